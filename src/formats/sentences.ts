import type { BaseIssue } from 'valibot';

/** Names that are safe and short enough to stand in a sentence as they are. */
export const ID = /^(?!(?:constructor|prototype)$)[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/;
export const LONGEST_ID = 60;

const MOST_CHARACTERS = 40;

/** A value as words for a sentence: one line, never long, whatever the file holds. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function quoted(text: string): string {
  const start = text.slice(0, MOST_CHARACTERS).replace(/[\p{C}\p{Z}]/gu, ' ');
  return JSON.stringify(text.length > MOST_CHARACTERS ? `${start}…` : start);
}

/** "red, blue or green" */
export function either(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/** "1 card", "2 cards" */
export function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

export function seatsInWords(players: number): string {
  return `with ${players} players the seats are 0 to ${players - 1}`;
}

export type PathStep = string | number;

/** Where in the file, the way a programmer or an editor writes it: routes[12].b */
export function pathInWords(steps: readonly PathStep[]): string {
  return steps.map(stepInWords).join('').replace(/^\./, '');
}

function stepInWords(step: PathStep): string {
  if (typeof step === 'number') return `[${step}]`;
  return /^[\w$]{1,40}$/.test(step) ? `.${step}` : `[${shown(step)}]`;
}

/** Where in the file, with the id of the thing there, since nobody counts to routes[112]: routes[112].b (oslo--bergen) */
export function place(steps: readonly PathStep[], id?: string): string {
  const path = pathInWords(steps);
  return id === undefined ? path : `${path} (${id})`;
}

/** One plain sentence for what valibot found. Messages of our shapes begin with a verb: "must be …", "is missing". */
export function shapeFault(issue: BaseIssue<unknown>, whole: string): string {
  const path = issue.path ?? [];
  const steps = path.map((item) => (typeof item.key === 'number' ? item.key : String(item.key)));
  const where = steps.length === 0 ? whole : place(steps, idOnTheWay(path.slice(0, -1).map((item) => item.value)));
  return `${where} ${issue.message}.`;
}

function idOnTheWay(values: readonly unknown[]): string | undefined {
  return values.map(idOf).findLast((id) => id !== undefined);
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return isId(value.id) ? value.id : undefined;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_ID && ID.test(value);
}
