import type { LandMask } from '../land/landMask.ts';
import { read } from '../plane/geometry.ts';
import { thinPlate } from '../plane/warp.ts';
import type { Sheet } from './sheet.ts';

/** How far inland each point of the board lies; negative on water. Kept on a grid. */
export interface WaterField {
  readonly columns: number;
  readonly rows: number;
  readonly depth: Float32Array;
}

const CELL = 5;
const DIAGONAL = Math.SQRT2;
/** Nearly interpolating: an exact spline swings too much between crowded cities. */
const SMOOTHING = 1e-3;

export function waterFieldOf(sheet: Sheet, land: LandMask): WaterField {
  const columns = Math.ceil(sheet.zone.width / CELL) + 2;
  const rows = Math.ceil(sheet.zone.height / CELL) + 2;
  const isLand = boardLand(sheet, land);
  const mask = new Uint8Array(columns * rows);
  for (let k = 0; k < mask.length; k++) mask[k] = isLand((k % columns) * CELL, Math.floor(k / columns) * CELL);
  const toWater = distancesTo(mask, 0, columns, rows);
  const toLand = distancesTo(mask, 1, columns, rows);
  const depth = toWater.map((value, k) => (value - read(toLand, k)) * CELL);
  return { columns, rows, depth: smooth(smooth(depth, columns, rows), columns, rows) };
}

/** Land at a point of the board: back through the warp to where the point really lies. */
export function boardLand(sheet: Sheet, land: LandMask): LandMask {
  const cities = sheet.values.subarray(0, 2 * sheet.network.cities);
  const back = thinPlate(cities, sheet.anchors.places, SMOOTHING);
  return (x, y) => land(...back(x, y));
}

/** Chamfer distances in cells to the nearest cell with this value. */
function distancesTo(mask: Uint8Array, value: 0 | 1, columns: number, rows: number): Float32Array {
  const distance = Float32Array.from(mask, (cell) => (cell === value ? 0 : 1e4));
  const lower = (k: number, offset: number, step: number) => {
    distance[k] = Math.min(read(distance, k), read(distance, k + offset) + step);
  };
  const sweep = (k: number, way: 1 | -1) => {
    lower(k, -way, 1);
    lower(k, -way * columns, 1);
    lower(k, -way * (columns + 1), DIAGONAL);
    lower(k, -way * (columns - 1), DIAGONAL);
  };
  for (let row = 1; row < rows; row++) for (let i = 1; i < columns - 1; i++) sweep(row * columns + i, 1);
  for (let row = rows - 2; row >= 0; row--) for (let i = columns - 2; i > 0; i--) sweep(row * columns + i, -1);
  return distance;
}

function smooth(field: Float32Array, columns: number, rows: number): Float32Array {
  const out = Float32Array.from(field);
  for (let row = 1; row < rows - 1; row++) {
    for (let i = 1; i < columns - 1; i++) {
      const k = row * columns + i;
      const around = read(field, k - 1) + read(field, k + 1) + read(field, k - columns) + read(field, k + columns);
      out[k] = (4 * read(field, k) + around) / 8;
    }
  }
  return out;
}

/** The depth at a point and the direction in which it grows; null near the edge of the board. */
export function depthAt(field: WaterField, x: number, y: number): { depth: number; dx: number; dy: number } | null {
  const i = Math.floor(x / CELL);
  const j = Math.floor(y / CELL);
  if (i < 1 || j < 1 || i >= field.columns - 2 || j >= field.rows - 2) return null;
  const u = x / CELL - i;
  const v = y / CELL - j;
  const k = j * field.columns + i;
  const [a, b] = [read(field.depth, k), read(field.depth, k + 1)];
  const [c, d] = [read(field.depth, k + field.columns), read(field.depth, k + field.columns + 1)];
  return {
    depth: (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v,
    dx: ((b - a) * (1 - v) + (d - c) * v) / CELL,
    dy: ((c - a) * (1 - u) + (d - b) * u) / CELL,
  };
}
