// A board at the size of a card: what stays of it when a finger's breadth is all the room there is.
import type { MapData, MapRoute } from '../engine/map.ts';
import type { BoardFile, RoutePlace } from './boardFile.ts';
import { clipRing } from './land/clip.ts';
import { simplify } from './land/simplify.ts';
import { pathOf } from './land/svgPath.ts';
import {
  areaOf,
  between,
  distance,
  type Extent,
  evenly,
  extentOf,
  grown,
  isIn,
  type Line,
  lineOf,
  type Vertex,
} from './plane/polylines.ts';

/** In whole steps of a grid, which are shorter to write than units of the board. Cities and routes are in the map's order. */
export interface BoardSketch {
  readonly land: string;
  readonly lakes: string;
  /** x, y, x, y, … */
  readonly cities: readonly number[];
  /** Between which cities each route lies: two places in their list a route. */
  readonly ends: readonly number[];
  readonly colors: readonly MapRoute['color'][];
  /** For each route how far its lane lies beside the straight line, after a third and after two: two numbers a route. */
  readonly bends: readonly number[];
}

/** Units of the board in one step. */
const GRID = 3;
/** How far a coast may be off, among the cities and away from them. */
const TOLERANCE = { near: 7, far: 20 };
/** Smaller islands and lakes are left out. */
const LEAST_AREA = { near: 300, far: 2_000 };
/** What is seen beside the cities, and what a tall card shows above and below the zone. Land and sea run on beyond that. */
const BESIDE = 60;
const ABOVE = 258;
const NEAR = 30;
/** Farther than any card reaches. */
const FAR = 2_000;

const steps = (units: number) => Math.round(units / GRID);

export function sketchOf({ cities, routes, geography, zone }: BoardFile, map: MapData): BoardSketch {
  const places = new Map(map.cities.map(({ id }, place) => [id, place]));
  const network = extentOf(cities.map(({ x, y }): Vertex => [x, y]));
  return {
    land: outline(geography.land, network, zone.height),
    lakes: outline(geography.lakes, network, zone.height),
    cities: cities.flatMap(({ x, y }) => [steps(x), steps(y)]),
    ends: map.routes.flatMap(({ a, b }) => [places.get(a) ?? 0, places.get(b) ?? 0]),
    colors: map.routes.map(({ color }) => color),
    bends: routes.flatMap(bendsOf),
  };
}

function outline(path: string, network: Extent, height: number): string {
  const frame = { ...grown(network, BESIDE), top: -ABOVE, bottom: height + ABOVE };
  const near = grown(network, NEAR);
  const kindOf = (point: Vertex) => (isIn(point, near) ? 'near' : 'far');
  const isLarge = (ring: Line) =>
    Math.abs(areaOf(ring)) > LEAST_AREA[ring.some((point) => kindOf(point) === 'near') ? 'near' : 'far'];
  const rings = ringsOf(path)
    .map((ring) => clipRing(ring, frame))
    .filter((ring) => ring.length > 0 && isLarge(ring))
    .map((ring) => simplify(ring, (point) => TOLERANCE[kindOf(point)]))
    .filter((ring) => ring.length > 3)
    .map((ring) => runOn(ring, frame));
  return pathOf(
    rings.map((ring) => ring.map(([x, y]): Vertex => [steps(x), steps(y)])),
    true,
  );
}

/** The rings of an outline as `pathOf` writes it. */
function ringsOf(path: string): readonly Line[] {
  return path
    .split('z')
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const ring: Vertex[] = [];
      for (const [dx, dy] of lineOf(numbers)) {
        const [x, y] = ring.at(-1) ?? [0, 0];
        ring.push([x + dx, y + dy]);
      }
      return [...ring, ...ring.slice(0, 1)];
    });
}

/** What lies on the edge of the frame is drawn out far beyond it. */
function runOn(ring: Line, frame: Extent): Line {
  return ring.flatMap((point, i) => {
    const far = drawnOut(point, frame);
    if (far === null) return [point];
    const isOn = (other: Vertex | undefined) => other !== undefined && drawnOut(other, frame) !== null;
    const [before, after] = [isOn(ring[i - 1]), isOn(ring[i + 1])];
    if (before && after) return [far];
    return before ? [far, point] : [point, far];
  });
}

function drawnOut([x, y]: Vertex, { left, right, top, bottom }: Extent): Vertex | null {
  const far = (value: number, low: number, high: number) =>
    Math.abs(value - low) < 0.5 ? low - FAR : Math.abs(value - high) < 0.5 ? high + FAR : value;
  const out: Vertex = [far(x, left, right), far(y, top, bottom)];
  return out[0] === x && out[1] === y ? null : out;
}

function bendsOf({ lane }: RoutePlace): readonly number[] {
  const line = lineOf(lane);
  const [a, b] = [line[0], line.at(-1)];
  if (a === undefined || b === undefined) return [0, 0];
  const points = evenly(line, distance(a, b) / 30);
  const thirds = [1, 2].map((part) => points[Math.round(((points.length - 1) * part) / 3)] ?? between(a, b, part / 3));
  return thirds.map((point) => steps(beside(point, a, b)));
}

function beside([x, y]: Vertex, [ax, ay]: Vertex, [bx, by]: Vertex): number {
  return ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / (Math.hypot(bx - ax, by - ay) || 1);
}
