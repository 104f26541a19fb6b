import { areaOf, distance, extentOf, grown, isIn, type Line, type Vertex } from '../plane/polylines.ts';
import type { Places } from './places.ts';

/** A larger island is cut by a channel; of a smaller one nothing but crumbs would be left. */
const LARGEST = 160;
/** Beside a space. */
const SHORE = 4;

/** Small islands without a city that lie under a ferry. */
export function isletsUnder(land: readonly Line[], places: Places, isFerry: readonly boolean[]): ReadonlySet<Line> {
  const ferries = places.routes.filter((_, i) => isFerry[i] === true);
  const points = ferries.flatMap(({ lane }) => pointsOf(lane));
  const cities = places.cities.map(({ x, y }): Vertex => [x, y]);
  const small = land.filter((ring) => Math.abs(areaOf(ring)) <= LARGEST);
  return new Set(
    small.filter(
      (ring) => touches(ring, points, places.spaceWidth / 2 + SHORE) && !touches(ring, cities, places.cityRadius),
    ),
  );
}

/** The ends belong to the cities. */
function pointsOf(lane: readonly number[]): Line {
  const points = lane.flatMap((x, i): Vertex[] => (i % 2 === 0 ? [[x, lane[i + 1] ?? 0]] : []));
  return points.slice(1, -1);
}

function touches(ring: Line, points: Line, reach: number): boolean {
  const box = grown(extentOf(ring), reach);
  const near = points.filter((point) => isIn(point, box));
  return near.some((point) => isIn(point, extentOf(ring)) || ring.some((corner) => distance(corner, point) <= reach));
}
