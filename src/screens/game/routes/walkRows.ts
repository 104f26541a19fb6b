const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Up and down go through the rows, and letters go to the field: what begins as a look becomes a search. */
export function walkRows(event: KeyboardEvent): void {
  const { target, currentTarget: list, key } = event;
  if (!(list instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
  const field = list.querySelector<HTMLInputElement>('input[type="search"]');
  if (target !== field && /^[\p{L}/]$/u.test(key)) {
    if (key === '/') event.preventDefault();
    field?.focus();
  } else walk(event, [...list.querySelectorAll<HTMLButtonElement>('button.route-row')], field);
}

function walk(event: KeyboardEvent, rows: readonly HTMLButtonElement[], field: HTMLInputElement | null): void {
  const { target, key } = event;
  const at = rows.findIndex((row) => row.matches(':focus'));
  const goes = STEPS[key];
  const isMeant = at >= 0 || (target === field && key === 'ArrowDown');
  if (goes === undefined || !isMeant) return;
  event.preventDefault();
  rows[goes(at, rows.length - 1)]?.focus();
}
