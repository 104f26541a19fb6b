import { type PathStep, pathInWords, shown } from './sentences.ts';

/** The first place in which two values are not the same. */
interface Difference {
  readonly path: readonly PathStep[];
  readonly expected: unknown;
  readonly found: unknown;
}

/** Lists of different lengths differ as a whole: their entries would be compared with the wrong ones. */
export function firstDifference(expected: unknown, found: unknown, path: readonly PathStep[]): Difference | null {
  if (expected === found) return null;
  if (!isContainer(expected) || !isContainer(found) || sizeOf(expected) !== sizeOf(found))
    return { path, expected, found };
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const step = Array.isArray(expected) ? Number(key) : key;
    const difference = firstDifference(Reflect.get(expected, key), Reflect.get(found, key), [...path, step]);
    if (difference !== null) return difference;
  }
  return null;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** How long a list is; all objects count as of one size. */
function sizeOf(value: object): number {
  return Array.isArray(value) ? value.length : -1;
}

/** "events[9].points (routeClaimed) is 5, but must be 7." */
export function differenceInWords({ path, expected, found }: Difference, id?: string): string {
  const where = pathInWords(path) + (id === undefined ? '' : ` (${id})`);
  if (expected === undefined) return `${where} is ${shown(found)}, but must not be there.`;
  return `${where} is ${shown(found)}, but must be ${shown(expected)}.`;
}
