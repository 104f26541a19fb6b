import { drawn, type Signal } from './signal.ts';

/** Numbers from −1 to 1, the same for the same seed: a sound is the same on every device. */
export function chance(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x80000000 - 1;
  };
}

export function noise(rate: number, seconds: number, seed: number, envelope: (at: number) => number): Signal {
  const next = chance(seed);
  return drawn(rate, seconds, (at) => next() * envelope(at));
}
