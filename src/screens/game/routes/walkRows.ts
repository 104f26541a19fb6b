const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};
const TURNS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Up and down go through the rows, also from above them; left and right change the filter. Letters go to the field: what
 * begins as a look becomes a search.
 */
export function walkRows(event: KeyboardEvent): void {
  const { target, currentTarget: list, key } = event;
  if (!(list instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
  const field = list.querySelector<HTMLInputElement>('input[type="search"]');
  if (target !== field && /^[\p{L}/]$/u.test(key)) {
    if (key === '/') event.preventDefault();
    field?.focus();
  } else if (TURNS[key] !== undefined && !(target instanceof HTMLInputElement)) turnFilter(event, list);
  else walk(event, [...list.querySelectorAll<HTMLButtonElement>('button.route-row')]);
}

function walk(event: KeyboardEvent, rows: readonly HTMLButtonElement[]): void {
  const { key, target } = event;
  const at = rows.findIndex((row) => row.matches(':focus'));
  const goes = STEPS[key];
  const isAbove = target instanceof Element && target.matches('input, h2');
  if (goes === undefined || !(at >= 0 || (isAbove && key === 'ArrowDown'))) return;
  event.preventDefault();
  rows[goes(at, rows.length - 1)]?.focus();
}

/** The focus goes along: the row that had it may be none of those that come. */
function turnFilter(event: KeyboardEvent, list: Element): void {
  const filters = [...list.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const next = filters[filters.findIndex(({ checked }) => checked) + (TURNS[event.key] ?? 0)];
  if (next === undefined) return;
  event.preventDefault();
  next.click();
  next.focus();
}
