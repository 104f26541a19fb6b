/**
 * The generator behind every shuffle. It is frozen for ever: saved games continue from it, so a change would re-roll
 * the future of every game that is under way. tests/engine/random.test.ts holds its vectors.
 */
export type Random = () => number;

/** sfc32 (Chris Doty-Humphrey): 32 random bits a call. */
function sfc32(state0: number, state1: number, state2: number, state3: number): Random {
  let a = state0;
  let b = state1;
  let c = state2;
  let counter = state3;
  return () => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    c |= 0;
    return result >>> 0;
  };
}

/** Spreads a text over 32 bits: FNV-1a with a final avalanche, so that neighbouring seeds give unrelated streams. */
function hash(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

const WARM_UP = 12;

/** One independent stream of a seed, for example (seed, 'wagons', 2) for the second reshuffle. */
export function stream(seed: string, name: string, index = 0): Random {
  const text = `${seed}/${name}/${index}`;
  const random = sfc32(hash(text, 0x9e3779b9), hash(text, 0x243f6a88), hash(text, 0xb7e15162), 1);
  for (let i = 0; i < WARM_UP; i++) random();
  return random;
}

/** A whole number from 0 to limit − 1. */
export function below(random: Random, limit: number): number {
  return Math.floor((random() / 4294967296) * limit);
}

/** Fisher–Yates, in place. */
export function shuffle<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const kept = list[i] as T;
    list[i] = list[j] as T;
    list[j] = kept;
  }
  return list;
}
