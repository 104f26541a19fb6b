import type { MapRoute } from '../../engine/map.ts';
import type { PlayerColor } from '../../engine/players.ts';
import type { BoardSketch } from '../../layout/sketch.ts';

export interface RouteLines {
  readonly color: MapRoute['color'];
  readonly path: string;
}

/** Who has claimed a route, by its place in the map; undefined: nobody. */
export type RouteOwners = readonly (PlayerColor | undefined)[];

/** All routes that are still free, a path for each colour. */
export function freeLines(sketch: BoardSketch, owners: RouteOwners): readonly RouteLines[] {
  return gathered(sketch, (i, color) => (owners[i] === undefined ? color : undefined));
}

/** The routes of each player. */
export function claimedLines(sketch: BoardSketch, owners: RouteOwners) {
  return gathered(sketch, (i) => owners[i]);
}

function gathered<Key extends string>(
  sketch: BoardSketch,
  keyOf: (route: number, color: MapRoute['color']) => Key | undefined,
): readonly { readonly color: Key; readonly path: string }[] {
  const paths = new Map<Key, string>();
  for (const [i, color] of sketch.colors.entries()) {
    const key = keyOf(i, color);
    if (key !== undefined) paths.set(key, (paths.get(key) ?? '') + routeCurve(sketch, i));
  }
  return [...paths].map(([color, path]) => ({ color, path }));
}

type Spot = readonly [x: number, y: number];

function cityAt({ cities }: BoardSketch, city: number): Spot {
  return [cities[2 * city] ?? 0, cities[2 * city + 1] ?? 0];
}

function routeCurve(sketch: BoardSketch, route: number): string {
  const [a = 0, b = 0] = sketch.ends.slice(2 * route, 2 * route + 2);
  return curve(cityAt(sketch, a), cityAt(sketch, b), bendsAt(sketch, route));
}

function bendsAt({ bends }: BoardSketch, route: number): Spot {
  return [bends[2 * route] ?? 0, bends[2 * route + 1] ?? 0];
}

/** The one curve that lies so far beside the straight line after a third and after two. */
function curve([ax, ay]: Spot, [bx, by]: Spot, [one, two]: Spot): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(by - ay) / length, (ax - bx) / length];
  const handle = (part: number, out: number) =>
    `${(ax + (bx - ax) * part + nx * out).toFixed(1)} ${(ay + (by - ay) * part + ny * out).toFixed(1)}`;
  return `M${ax} ${ay}C${handle(1 / 3, 3 * one - 1.5 * two)} ${handle(2 / 3, 3 * two - 1.5 * one)} ${bx} ${by}`;
}

/** Cities as dots, which are lines of no length. */
export function cityDots({ cities }: BoardSketch): string {
  return cities.map((x, i) => (i % 2 === 0 ? `M${x} ${cities[i + 1] ?? 0}h0` : '')).join('');
}

/** Room for the dots at the edge. */
const MARGIN = 9;

/** The part that every picture shows whole. */
export function viewBoxOf({ cities }: BoardSketch): string {
  const [xs, ys] = [0, 1].map((axis) => cities.filter((_, i) => i % 2 === axis)) as [number[], number[]];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return `${left} ${top} ${Math.max(...xs) + MARGIN - left} ${Math.max(...ys) + MARGIN - top}`;
}
