import type { GeoProjection } from 'd3-geo';
import type { Size } from '../boardFile.ts';
import { type Line, pairsOf } from '../plane/polylines.ts';
import type { Affine } from '../plane/warp.ts';
import { ringsIn, unbent, viewOf } from './outlines.ts';
import type { World } from './world.ts';

export type LandMask = (x: number, y: number) => 0 | 1;

/** So far beyond the board it knows land from water; farther out everything is water. */
const MARGIN = 270;

/** 1 on land, 0 on seas and lakes, at places of the board before it is bent. */
export function landMask(world: World, projection: GeoProjection, fit: Affine, size: Size, cell = 3): LandMask {
  const box = { left: -MARGIN, top: -MARGIN, right: size.width + MARGIN, bottom: size.height + MARGIN };
  const view = viewOf({ projection, fit, warp: unbent, back: unbent }, box);
  const grid = emptyGrid(size, cell);
  fill(grid, ringsIn(view, world.land), 1);
  fill(grid, ringsIn(view, world.lakes), 0);
  return (x, y) => valueAt(grid, x, y);
}

interface Grid {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly land: Uint8Array;
}

function emptyGrid({ width, height }: Size, cell: number): Grid {
  const columns = Math.ceil((width + 2 * MARGIN) / cell);
  const rows = Math.ceil((height + 2 * MARGIN) / cell);
  return { cell, columns, rows, land: new Uint8Array(columns * rows) };
}

function valueAt({ cell, columns, rows, land }: Grid, x: number, y: number): 0 | 1 {
  const column = Math.floor((x + MARGIN) / cell);
  const row = Math.floor((y + MARGIN) / cell);
  const outside = column < 0 || row < 0 || column >= columns || row >= rows;
  return !outside && land[row * columns + column] === 1 ? 1 : 0;
}

/** Whatever lies inside an odd number of rings gets the value: so holes stay as they were. */
function fill(grid: Grid, rings: readonly Line[], value: 0 | 1): void {
  crossingsOf(grid, rings).forEach((crossings, row) => {
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = row * grid.columns + columnAt(grid, crossings[i] ?? 0);
      const to = row * grid.columns + columnAt(grid, crossings[i + 1] ?? 0);
      grid.land.fill(value, from, to);
    }
  });
}

/** The first column whose middle lies right of x. */
function columnAt({ cell, columns }: Grid, x: number): number {
  return Math.min(columns, Math.max(0, Math.ceil((x + MARGIN) / cell - 0.5)));
}

/** Where the rings cross the middle of each row. */
function crossingsOf(grid: Grid, rings: readonly Line[]): number[][] {
  const crossings = Array.from({ length: grid.rows }, (): number[] => []);
  const rowAt = (y: number) => Math.ceil((y + MARGIN) / grid.cell - 0.5);
  for (const [[ax, ay], [bx, by]] of rings.flatMap(pairsOf)) {
    const [from, to] = [rowAt(Math.min(ay, by)), rowAt(Math.max(ay, by))];
    for (let row = from; row < to; row++) {
      const y = (row + 0.5) * grid.cell - MARGIN;
      crossings[row]?.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    }
  }
  return crossings;
}
