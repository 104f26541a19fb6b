import { sampleCurves } from '../network/curves.ts';
import { type Neighbours, neighboursOf } from '../network/neighbours.ts';
import type { Sheet } from '../network/sheet.ts';
import { placeSpaces } from '../network/spaces.ts';
import { clamp, read } from '../plane/geometry.ts';

export interface Descent {
  readonly steps: number;
  /** How far a variable moves in a step, in shares of the pitch: at the beginning and at the end. */
  readonly rate: readonly [number, number];
  readonly moves: 'cities' | 'cities and routes' | 'everything';
  /** `done` runs from 0 to 1. */
  readonly forces: (slope: Float64Array, near: Neighbours, done: number) => void;
}

const NEIGHBOURS_EVERY = 10;
const MOST_BEND = 0.75;
const MOST_PAD = 0.75;
const LEAST_PAD = 0.9;

/** How readily each kind of variable moves. */
const READY = { cities: 1, labels: 0.8, pads: 0.35, bends: 0.34 };

/** Moves all that may move downhill, by Adam. Nothing here is random: the same network always comes out the same. */
export function descend(sheet: Sheet, { steps, rate, moves, forces }: Descent): void {
  const { values, at: offsets } = sheet;
  const count = { cities: offsets.bends, 'cities and routes': offsets.labels, everything: offsets.end }[moves];
  const ready = readiness(sheet);
  const slope = new Float64Array(offsets.end);
  const mean = new Float64Array(count);
  const spread = new Float64Array(count);
  let near: Neighbours = { spaces: new Int32Array(), spaceAndCity: new Int32Array(), spaceAndLabel: new Int32Array() };
  for (let step = 0; step < steps; step++) {
    const done = step / steps;
    slope.fill(0);
    sampleCurves(sheet);
    placeSpaces(sheet);
    if (moves !== 'cities' && step % NEIGHBOURS_EVERY === 0) near = neighboursOf(sheet);
    forces(slope, near, done);
    const pace = rate[0] * (rate[1] / rate[0]) ** done;
    const unbiasedMean = 1 - 0.9 ** (step + 1);
    const unbiasedSpread = 1 - 0.99 ** (step + 1);
    for (let i = 0; i < count; i++) {
      const s = read(slope, i);
      const m = 0.9 * read(mean, i) + 0.1 * s;
      const v = 0.99 * read(spread, i) + 0.01 * s * s;
      mean[i] = m;
      spread[i] = v;
      values[i] =
        read(values, i) - (pace * read(ready, i) * (m / unbiasedMean)) / (Math.sqrt(v / unbiasedSpread) + 1e-7);
    }
    holdLimits(sheet);
  }
}

function readiness({ at: offsets, sizes }: Sheet): Float64Array {
  const ready = new Float64Array(offsets.end);
  ready.fill(READY.cities * sizes.pitch, 0, offsets.bends);
  ready.fill(READY.bends, offsets.bends, offsets.pads);
  ready.fill(READY.pads * sizes.pitch, offsets.pads, offsets.labels);
  ready.fill(READY.labels * sizes.pitch, offsets.labels);
  return ready;
}

function holdLimits({ values, at: offsets, sizes }: Sheet): void {
  for (let i = offsets.bends; i < offsets.pads; i++) values[i] = clamp(read(values, i), -MOST_BEND, MOST_BEND);
  for (let i = offsets.pads; i < offsets.labels; i++) {
    values[i] = clamp(read(values, i), LEAST_PAD * sizes.start, sizes.start + MOST_PAD * sizes.pitch);
  }
}
