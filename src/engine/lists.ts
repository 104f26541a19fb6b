/**
 * The element at a place the engine itself has computed. Indexes come from the compiled board or from checked input,
 * so a missing element is a bug of ours; the cast stands here once instead of a `!` at every read.
 */
export function at<T>(list: readonly T[], place: number): T {
  return list[place] as T;
}

/**
 * The same for a list of numbers. Simulations read millions of them a second, and a function that only ever sees one
 * kind of list is compiled to a plain read.
 */
export function numberAt(list: readonly number[], place: number): number {
  return list[place] as number;
}

export function addTo(list: number[], place: number, amount: number): void {
  list[place] = numberAt(list, place) + amount;
}

export function sum(list: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < list.length; i++) total += at(list, i);
  return total;
}

export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

export function range(length: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(i);
  return list;
}

export function isWholeNumberBelow(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit;
}
