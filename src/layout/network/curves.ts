import { read } from '../plane/geometry.ts';
import type { Sheet } from './sheet.ts';

// A bundle's curve is a cubic whose control points lie at the thirds of the chord, moved aside by `bend` times the
// chord. It is linear in both cities, scales and turns with the chord, and cannot wiggle:
//   x(t) = (1 - t) A + t B + aside(t) R (B - A),   aside(t) = 3 (1 - t)² t bend1 + 3 (1 - t) t² bend2
// with R the quarter turn.

const SAMPLES = 20;
const STRIDE = SAMPLES + 1;

/** Every curve as a chain of short chords, with the length of the way so far. */
export interface Curves {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly way: Float64Array;
}

export function emptyCurves(bundles: number): Curves {
  const list = () => new Float64Array(STRIDE * bundles);
  return { x: list(), y: list(), way: list() };
}

const FIRST = Float64Array.from({ length: STRIDE }, (_, k) => firstShare(k / SAMPLES));
const SECOND = Float64Array.from({ length: STRIDE }, (_, k) => secondShare(k / SAMPLES));

export function firstShare(t: number): number {
  return 3 * (1 - t) * (1 - t) * t;
}

export function secondShare(t: number): number {
  return 3 * (1 - t) * t * t;
}

export function sampleCurves(sheet: Sheet): void {
  for (let e = 0; e < sheet.network.bundles.length; e++) sampleCurve(sheet, e);
}

function sampleCurve(sheet: Sheet, e: number): void {
  const { x, y, way } = sheet.curves;
  const { ax, ay, dx, dy, bend1, bend2 } = chordOf(sheet, e);
  let length = 0;
  for (let k = 0, q = e * STRIDE; k < STRIDE; k++, q++) {
    const t = k / SAMPLES;
    const aside = (FIRST[k] ?? 0) * bend1 + (SECOND[k] ?? 0) * bend2;
    x[q] = ax + t * dx - aside * dy;
    y[q] = ay + t * dy + aside * dx;
    if (k > 0) length += Math.hypot(read(x, q) - read(x, q - 1), read(y, q) - read(y, q - 1));
    way[q] = length;
  }
}

export interface Chord {
  readonly ax: number;
  readonly ay: number;
  readonly dx: number;
  readonly dy: number;
  readonly bend1: number;
  readonly bend2: number;
}

export function chordOf({ network, values, at: offsets }: Sheet, e: number): Chord {
  const bundle = network.bundles[e];
  if (bundle === undefined) throw new RangeError(`There is no bundle ${e}.`);
  const ax = read(values, 2 * bundle.a);
  const ay = read(values, 2 * bundle.a + 1);
  return {
    ax,
    ay,
    dx: read(values, 2 * bundle.b) - ax,
    dy: read(values, 2 * bundle.b + 1) - ay,
    bend1: read(values, offsets.bends + 2 * e),
    bend2: read(values, offsets.bends + 2 * e + 1),
  };
}

export interface TrackSpot {
  readonly x: number;
  readonly y: number;
  /** The direction of the track, of length 1. */
  readonly cos: number;
  readonly sin: number;
  /** How far a step of the parameter goes. */
  readonly speed: number;
}

export function spotAt({ ax, ay, dx, dy, bend1, bend2 }: Chord, t: number): TrackSpot {
  const s = 1 - t;
  const aside = 3 * s * t * (s * bend1 + t * bend2);
  const turn = 3 * ((s * s - 2 * s * t) * bend1 + (2 * s * t - t * t) * bend2);
  const vx = dx - turn * dy;
  const vy = dy + turn * dx;
  const speed = Math.hypot(vx, vy) || 1;
  return { x: ax + t * dx - aside * dy, y: ay + t * dy + aside * dx, cos: vx / speed, sin: vy / speed, speed };
}

export function lengthOf({ way }: Curves, e: number): number {
  return read(way, e * STRIDE + SAMPLES);
}

/** The parameter after a way along the curve. Beyond the ends it goes on at the last pace. */
export function parameterAfter({ way }: Curves, e: number, distance: number): number {
  const q = e * STRIDE;
  const total = read(way, q + SAMPLES);
  if (distance <= 0) return distance / Math.max(1e-6, read(way, q + 1)) / SAMPLES;
  if (distance >= total) {
    return 1 + (distance - total) / Math.max(1e-6, total - read(way, q + SAMPLES - 1)) / SAMPLES;
  }
  let low = 0;
  let high = SAMPLES;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (read(way, q + middle) <= distance) low = middle;
    else high = middle;
  }
  const before = read(way, q + low);
  return (low + (distance - before) / Math.max(1e-9, read(way, q + high) - before)) / SAMPLES;
}

/** How the length of a curve changes with its ends and bends. */
export function lengthSlope(sheet: Sheet, e: number): { bx: number; by: number; bend1: number; bend2: number } {
  const { x, y } = sheet.curves;
  const { dx, dy, bend1, bend2 } = chordOf(sheet, e);
  const slope = { bx: 0, by: 0, bend1: 0, bend2: 0 };
  for (let k = 1, q = e * STRIDE + 1; k < STRIDE; k++, q++) {
    const ux = read(x, q) - read(x, q - 1);
    const uy = read(y, q) - read(y, q - 1);
    const length = Math.hypot(ux, uy) || 1e-9;
    const first = read(FIRST, k) - read(FIRST, k - 1);
    const second = read(SECOND, k) - read(SECOND, k - 1);
    const aside = first * bend1 + second * bend2;
    slope.bx += (ux / SAMPLES + aside * uy) / length;
    slope.by += (uy / SAMPLES - aside * ux) / length;
    const across = (uy * dx - ux * dy) / length;
    slope.bend1 += first * across;
    slope.bend2 += second * across;
  }
  return slope;
}

/** The direction in which a curve leaves one of its cities, a little way out. */
export function departure({ x, y }: Curves, e: number, fromFirst: boolean): number {
  const q = e * STRIDE;
  const [from, to] = fromFirst ? [q, q + 3] : [q + SAMPLES, q + SAMPLES - 3];
  return Math.atan2(read(y, to) - read(y, from), read(x, to) - read(x, from));
}

/** The inner part of a curve, without what lies on its cities. */
export function innerChain({ x, y }: Curves, e: number): readonly (readonly [number, number])[] {
  return Array.from(
    { length: STRIDE - 2 },
    (_, k) => [read(x, e * STRIDE + k + 1), read(y, e * STRIDE + k + 1)] as const,
  );
}
