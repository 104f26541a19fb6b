// How far something is from whatever lies on a board.
import type { BoardFile } from '../../layout/boardFile.ts';
import type { BadgeSpot } from './badges.ts';

/** A box around its middle. */
export interface CenteredBox extends BadgeSpot {
  readonly width: number;
  readonly height: number;
}

export interface Disc extends BadgeSpot {
  readonly radius: number;
}

/** A space: a box that is turned. */
interface Bar extends CenteredBox {
  readonly cos: number;
  readonly sin: number;
}

export interface Obstacles {
  readonly boxes: readonly CenteredBox[];
  readonly discs: readonly Disc[];
  readonly bars: readonly Bar[];
}

export function barsOf({ routes, spaceWidth }: BoardFile): readonly Bar[] {
  return routes.flatMap(({ spaces, spaceLength }) =>
    spaces.map(([x, y, angle]) => {
      const turn = (angle * Math.PI) / 180;
      return { x, y, width: spaceLength, height: spaceWidth, cos: Math.cos(turn), sin: Math.sin(turn) };
    }),
  );
}

/** What lies within reach of a place: the rest need not be measured. */
export function groundNear({ boxes, discs, bars }: Obstacles, { x, y }: BadgeSpot, reach: number): Obstacles {
  const isNear = (other: BadgeSpot & { readonly width?: number }) =>
    Math.hypot(other.x - x, other.y - y) < reach + (other.width ?? 0) / 2;
  return { boxes: boxes.filter(isNear), discs: discs.filter(isNear), bars: bars.filter(isNear) };
}

/** Below 0 where it lies on something. Hundreds of places are tried, so nothing is made anew here. */
export function roomAround(box: CenteredBox, { boxes, discs, bars }: Obstacles): number {
  let room = Number.POSITIVE_INFINITY;
  for (const other of boxes) room = Math.min(room, gapBetween(box, other));
  for (const disc of discs) room = Math.min(room, gapTo(disc, box) - disc.radius);
  for (const bar of bars) room = Math.min(room, gapToBar(box, bar));
  return room;
}

export function roomAroundDisc(disc: Disc, { boxes, discs, bars }: Obstacles): number {
  let room = Number.POSITIVE_INFINITY;
  for (const box of boxes) room = Math.min(room, gapTo(disc, box));
  for (const { x, y, radius } of discs) room = Math.min(room, Math.hypot(x - disc.x, y - disc.y) - radius);
  for (const bar of bars) room = Math.min(room, gapFromBar(bar, disc));
  return room - disc.radius;
}

/** From a point to a box; 0 within it. */
export function gapTo(point: BadgeSpot, { x, y, width, height }: CenteredBox): number {
  return beyond(Math.abs(point.x - x) - width / 2, Math.abs(point.y - y) - height / 2);
}

function gapFromBar({ x, y, width, height, cos, sin }: Bar, point: BadgeSpot): number {
  const [dx, dy] = [point.x - x, point.y - y];
  return beyond(Math.abs(dx * cos + dy * sin) - width / 2, Math.abs(dy * cos - dx * sin) - height / 2);
}

/** How far something is that lies beyond a box by so much, across and down. */
function beyond(across: number, down: number): number {
  return Math.hypot(Math.max(0, across), Math.max(0, down));
}

function gapBetween(one: CenteredBox, other: CenteredBox): number {
  return Math.max(
    Math.abs(one.x - other.x) - (one.width + other.width) / 2,
    Math.abs(one.y - other.y) - (one.height + other.height) / 2,
  );
}

/** The widest gap along any of their four sides: two boxes that do not overlap have one. */
function gapToBar(box: CenteredBox, bar: Bar): number {
  const { cos, sin } = bar;
  return Math.max(
    gapAlong(box, bar, 1, 0),
    gapAlong(box, bar, 0, 1),
    gapAlong(box, bar, cos, sin),
    gapAlong(box, bar, -sin, cos),
  );
}

function gapAlong({ x, y, width, height }: CenteredBox, bar: Bar, ax: number, ay: number): number {
  const { cos, sin } = bar;
  const apart = Math.abs((bar.x - x) * ax + (bar.y - y) * ay);
  const half = (Math.abs(ax) * width + Math.abs(ay) * height) / 2;
  const halfBar = (Math.abs(ax * cos + ay * sin) * bar.width + Math.abs(ay * cos - ax * sin) * bar.height) / 2;
  return apart - half - halfBar;
}
