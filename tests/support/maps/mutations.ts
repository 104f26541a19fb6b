import { at } from '../../../src/engine/lists.ts';
import { below, type Random } from '../../../src/engine/random.ts';

/** Values that have broken readers of files before. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  2,
  3,
  4,
  5,
  6,
  7,
  9,
  12,
  13,
  41,
  100,
  101,
  1.5,
  1e21,
  '',
  ' ',
  'a',
  'A',
  'ash',
  'oslo',
  'long',
  'regular',
  'XA',
  'constructor',
  '__proto__',
  'plain',
  'tunnel',
  'ferry',
  'grey',
  'locomotive',
  'pointsGrand',
  'line\nbreak',
  '\u2028',
  '\u0000',
  '\ud800',
  'é'.repeat(61),
  '☃️',
  [],
  {},
  [[]],
  [null],
  { id: 'x' },
  { id: {} },
  { length: 3 },
  { '': 1 },
  [2, 5],
  [5, 2],
  JSON.parse('{ "__proto__": { "id": "x" } }'),
  { what: 'trainsLeft' },
  { what: 'routesTo', city: {} },
  { what: 'routesOfLength', length: 1 },
];
const STRANGE_NAMES = [
  '',
  '0',
  '2',
  '13',
  'id',
  'name',
  'a',
  'points',
  'set',
  'length',
  '__proto__',
  'constructor',
  'toString',
  'x\ny',
];

interface Spot {
  readonly parent: Record<string, unknown>;
  readonly key: string;
}

/** A copy of a JSON value with a few things at random places deleted, replaced, doubled, swapped or added. */
export function mutated(json: unknown, random: Random, changes: number): unknown {
  const copy: unknown = structuredClone(json);
  for (let i = 0; i < changes; i++) pick(CHANGES, random)(spotIn(copy, random), spotIn(copy, random), random);
  return copy;
}

type Change = (spot: Spot, other: Spot, random: Random) => void;

const CHANGES: readonly Change[] = [
  remove,
  duplicate,
  swap,
  ({ parent, key }, _, random) => write(parent, key, pick(STRANGE, random)),
  ({ parent, key }, _, random) => write(parent, key, nudged(parent[key], random)),
  ({ parent, key }, other) => write(parent, key, other.parent[other.key]),
  ({ parent }, _, random) => write(parent, pick(STRANGE_NAMES, random), pick(STRANGE, random)),
];

/** Walks down from the top and stops somewhere, so that shallow places come up as often as the many deep ones. */
function spotIn(json: unknown, random: Random): Spot {
  let parent = json as Record<string, unknown>;
  if (Object.keys(parent).length === 0) return { parent, key: '' };
  let key = pick(Object.keys(parent), random);
  for (let depth = 0; depth < 8 && below(random, 5) > 0; depth++) {
    const child = parent[key];
    const keys = typeof child === 'object' && child !== null ? Object.keys(child) : [];
    if (keys.length === 0) break;
    parent = child as Record<string, unknown>;
    key = pick(keys, random);
  }
  return { parent, key };
}

function remove({ parent, key }: Spot): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

function duplicate({ parent, key }: Spot): void {
  if (Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)]));
  else write(parent, `${key}2`, structuredClone(parent[key]));
}

function nudged(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + below(random, 5) - 2;
  if (typeof value === 'string') return `${value}x`;
  return typeof value === 'boolean' ? !value : null;
}

/** A plain assignment to __proto__ would change the prototype; a file's field of that name does not. */
function write(parent: Record<string, unknown>, key: string, value: unknown): void {
  if (Array.isArray(parent) && !/^\d+$/.test(key)) return;
  Object.defineProperty(parent, key, {
    value: structuredClone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function swap({ parent, key }: Spot, other: Spot): void {
  const kept = parent[key];
  write(parent, key, other.parent[other.key]);
  write(other.parent, other.key, kept);
}

export function pick<T>(list: readonly T[], random: Random): T {
  return at(list, below(random, list.length));
}
