import type { Size } from '../boardFile.ts';
import { solve } from './linear.ts';

/** Where a point of the flat map comes to lie on the board, or the way back. */
export type Warp = (x: number, y: number) => readonly [x: number, y: number];

/** From the projected plane to the board before it is bent: board = plane * k + o. */
export interface Affine {
  readonly kx: number;
  readonly ky: number;
  readonly ox: number;
  readonly oy: number;
}

/** Keeps the numbers of the equations within a few powers of ten of each other. */
const UNIT = 300;
const NOTHING = new Float64Array();

/**
 * The smoothest sheet that carries from[i] to to[i] (a thin plate spline). Points are x, y, x, y, …
 * With smoothing above 0 it passes near them only, and bends less. Points in one line span no sheet: then everything
 * is shifted as they are in the mean.
 */
export function thinPlate(from: ArrayLike<number>, to: ArrayLike<number>, smoothing = 0): Warp {
  const at = Float64Array.from(from, (v) => v / UNIT);
  const solved = solve(equations(at, from, to, smoothing), 2);
  if (solved === null) return meanShift(from, to);
  const [wx = NOTHING, wy = NOTHING] = solved;
  return (x, y) => {
    const [dx, dy] = shiftAt(at, wx, wy, x / UNIT, y / UNIT);
    return [x + dx, y + dy];
  };
}

function meanShift(from: ArrayLike<number>, to: ArrayLike<number>): Warp {
  const mean = (axis: 0 | 1) => {
    let sum = 0;
    for (let i = axis; i < from.length; i += 2) sum += shift(from, to, i);
    return (2 * sum) / from.length;
  };
  const [dx, dy] = [mean(0), mean(1)];
  return (x, y) => [x + dx, y + dy];
}

/** One row for each point, three that keep the sheet flat far away; the last two columns are the shifts wanted. */
function equations(at: Float64Array, from: ArrayLike<number>, to: ArrayLike<number>, smoothing: number) {
  const count = at.length / 2;
  const size = count + 3;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 2));
  rows.slice(0, count).forEach((row, i) => {
    const x = at[2 * i] ?? 0;
    const y = at[2 * i + 1] ?? 0;
    for (let j = 0; j < count; j++) row[j] = bending(x - (at[2 * j] ?? 0), y - (at[2 * j + 1] ?? 0));
    row[i] = smoothing;
    row.set([1, x, y, shift(from, to, 2 * i), shift(from, to, 2 * i + 1)], count);
    [1, x, y].forEach((value, k) => {
      rows[count + k]?.set([value], i);
    });
  });
  return rows;
}

const shift = (from: ArrayLike<number>, to: ArrayLike<number>, i: number) => (to[i] ?? 0) - (from[i] ?? 0);

function bending(dx: number, dy: number): number {
  const square = dx * dx + dy * dy;
  return square > 1e-12 ? square * Math.log(square) : 0;
}

function shiftAt(at: Float64Array, wx: Float64Array, wy: Float64Array, x: number, y: number) {
  const count = at.length / 2;
  let dx = (wx[count] ?? 0) + (wx[count + 1] ?? 0) * x + (wx[count + 2] ?? 0) * y;
  let dy = (wy[count] ?? 0) + (wy[count + 1] ?? 0) * x + (wy[count + 2] ?? 0) * y;
  for (let j = 0; j < count; j++) {
    const bent = bending(x - (at[2 * j] ?? 0), y - (at[2 * j + 1] ?? 0));
    dx += (wx[j] ?? 0) * bent;
    dy += (wy[j] ?? 0) * bent;
  }
  return [dx, dy] as const;
}

/** At how many places of the board, looked at every `step` units, the warp folds: there the map would lie mirrored. */
export function countFolds(warp: Warp, size: Size, step = 10): number {
  let folds = 0;
  for (let y = 0; y <= size.height; y += step) {
    for (let x = 0; x <= size.width; x += step) if (stretchAt(warp, x, y) <= 0) folds++;
  }
  return folds;
}

/** How many times larger a small area gets; negative where it is mirrored. */
export function stretchAt(warp: Warp, x: number, y: number): number {
  const [leftX, leftY] = warp(x - 0.5, y);
  const [rightX, rightY] = warp(x + 0.5, y);
  const [topX, topY] = warp(x, y - 0.5);
  const [bottomX, bottomY] = warp(x, y + 0.5);
  return (rightX - leftX) * (bottomY - topY) - (rightY - leftY) * (bottomX - topX);
}
