// Walking from city to city by the arrow keys.
import type { Point } from '../camera/projection.ts';

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const AHEAD: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};
/** What lies aside counts for more than its distance, so that a key goes where it points. */
const SIDEWAYS = 1;
/** 60 degrees to each side: every city is seen from some other, by one key or by two. */
const CONE = 1.7;

/** The nearest city in a direction; where there is none, the walk stays. */
export function cityTowards(cities: readonly Point[], from: number, direction: Direction): number {
  const here = cities[from];
  if (here === undefined) return from;
  const efforts = cities.map((city) => effortTo(here, city, AHEAD[direction]));
  const least = Math.min(...efforts);
  return least === Number.POSITIVE_INFINITY ? from : efforts.indexOf(least);
}

function effortTo(from: Point, to: Point, ahead: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const forth = dx * ahead.x + dy * ahead.y;
  const aside = Math.abs(dx * ahead.y - dy * ahead.x);
  return forth <= 0 || aside > forth * CONE ? Number.POSITIVE_INFINITY : Math.hypot(dx, dy) + SIDEWAYS * aside;
}
