import { clamp, read } from '../plane/geometry.ts';
import { chordOf, firstShare, lengthOf, parameterAfter, secondShare, spotAt } from './curves.ts';
import type { RouteNetwork } from './network.ts';
import type { Sheet } from './sheet.ts';

/** Every space of every lane as an oriented rectangle, and what is needed to push it. */
export interface Spaces {
  readonly count: number;
  readonly bundle: Int32Array;
  readonly lane: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  readonly half: Float64Array;
  /** Parameter of its middle on the bundle's curve. */
  readonly t: Float64Array;
  readonly speed: Float64Array;
  /** How far it is between the two pads, from 0 to 1. */
  readonly share: Float64Array;
  /** The way between the pads. */
  readonly usable: Float64Array;
}

export function emptySpaces({ bundles }: RouteNetwork): Spaces {
  const owners = bundles.flatMap((bundle, e) =>
    bundle.lanes.flatMap((lane, l) => Array.from({ length: lane.spaces }, () => [e, l] as const)),
  );
  const count = owners.length;
  const list = () => new Float64Array(count);
  return {
    count,
    bundle: Int32Array.from(owners, ([e]) => e),
    lane: Int32Array.from(owners, ([, l]) => l),
    x: list(),
    y: list(),
    cos: list(),
    sin: list(),
    half: list(),
    t: list(),
    speed: list(),
    share: list(),
    usable: list(),
  };
}

/** Puts every space on its curve. The curves must have been sampled. */
export function placeSpaces(sheet: Sheet): void {
  let c = 0;
  sheet.network.bundles.forEach((bundle, e) => {
    for (const lane of bundle.lanes) {
      placeLane(sheet, e, lane.offset, lane.spaces, c);
      c += lane.spaces;
    }
  });
}

function placeLane(sheet: Sheet, e: number, offset: number, count: number, first: number): void {
  const { spaces, sizes, values, at: offsets, curves } = sheet;
  const chord = chordOf(sheet, e);
  const pad = read(values, offsets.pads + 2 * e);
  const usable = lengthOf(curves, e) - pad - read(values, offsets.pads + 2 * e + 1);
  const slot = usable / count;
  const half = Math.min(slot - sizes.gap, sizes.longest) / 2;
  for (let k = 0, c = first; k < count; k++, c++) {
    const t = parameterAfter(curves, e, pad + slot * (k + 0.5));
    const spot = spotAt(chord, t);
    spaces.x[c] = spot.x - spot.sin * offset;
    spaces.y[c] = spot.y + spot.cos * offset;
    spaces.cos[c] = spot.cos;
    spaces.sin[c] = spot.sin;
    spaces.half[c] = half;
    spaces.t[c] = t;
    spaces.speed[c] = spot.speed;
    spaces.share[c] = (k + 0.5) / count;
    spaces.usable[c] = usable;
  }
}

/** Adds a force on the point of a space that lies `along` its middle: it moves the cities, the bends and the pads. */
export function pushSpace(sheet: Sheet, slope: Float64Array, c: number, along: number, fx: number, fy: number): void {
  const { spaces, network, values, at: offsets } = sheet;
  const e = spaces.bundle[c] ?? 0;
  const bundle = network.bundles[e];
  if (bundle === undefined) return;
  const { a, b } = bundle;
  const bends = offsets.bends + 2 * e;
  const pads = offsets.pads + 2 * e;
  const t = read(spaces.t, c) + along / read(spaces.speed, c);
  const first = firstShare(t);
  const second = secondShare(t);
  const aside = first * read(values, bends) + second * read(values, bends + 1);
  const toB = clamp(t, 0, 1);
  add(slope, 2 * b, toB * fx + aside * fy);
  add(slope, 2 * b + 1, toB * fy - aside * fx);
  add(slope, 2 * a, (1 - toB) * fx - aside * fy);
  add(slope, 2 * a + 1, (1 - toB) * fy + aside * fx);
  const dx = read(values, 2 * b) - read(values, 2 * a);
  const dy = read(values, 2 * b + 1) - read(values, 2 * a + 1);
  const across = fy * dx - fx * dy;
  add(slope, bends, first * across);
  add(slope, bends + 1, second * across);
  const lengthwise = fx * read(spaces.cos, c) + fy * read(spaces.sin, c);
  const share = read(spaces.share, c) + along / read(spaces.usable, c);
  add(slope, pads, lengthwise * (1 - share));
  add(slope, pads + 1, -lengthwise * share);
}

/** Bends the curve under a space and leaves its cities alone. */
export function bendSpace(sheet: Sheet, slope: Float64Array, c: number, fx: number, fy: number): void {
  const { spaces, network, values, at: offsets } = sheet;
  const e = spaces.bundle[c] ?? 0;
  const bundle = network.bundles[e];
  if (bundle === undefined) return;
  const dx = read(values, 2 * bundle.b) - read(values, 2 * bundle.a);
  const dy = read(values, 2 * bundle.b + 1) - read(values, 2 * bundle.a + 1);
  const across = fy * dx - fx * dy;
  const t = read(spaces.t, c);
  add(slope, offsets.bends + 2 * e, firstShare(t) * across);
  add(slope, offsets.bends + 2 * e + 1, secondShare(t) * across);
}

export function add(list: Float64Array, i: number, value: number): void {
  list[i] = read(list, i) + value;
}
