import type { RoutePlace } from '../boardFile.ts';
import { evenly, type Line, lengthOf, lineOf, type Vertex } from '../plane/polylines.ts';
import type { Places } from './places.ts';

type IsLand = (x: number, y: number) => boolean;

const STEP = 3;
/** Water on both sides of a lane that needs no channel. */
const SHORE = 3;
/** Farther inland than this no channel is dug, … */
const REACH = 16;
/** … unless it joins two that are so near. */
const ISTHMUS = 45;
const SHORTEST = 6;

/** The parts of the ferries' lanes that touch land near the sea: there the drawing puts water under them. */
export function channelsOf(places: Places, isFerry: readonly boolean[], isLand: IsLand): readonly Line[] {
  return places.routes
    .filter((_, i) => isFerry[i] === true)
    .flatMap((route) => channelsUnder(route, places, isLand))
    .filter((part) => lengthOf(part) >= SHORTEST);
}

function channelsUnder(route: RoutePlace, { cityRadius, spaceWidth }: Places, isLand: IsLand): readonly Line[] {
  const cut = Math.round((cityRadius * 0.7) / STEP);
  const points = evenly(lineOf(route.lane), STEP).slice(cut, -cut || undefined);
  const kinds = points.map((point) => groundAt(point, spaceWidth / 2 + SHORE, isLand));
  return runsOf(points, joinedOver(kinds));
}

/** Open water, land at the shore, or land far from it. */
type Ground = 'open' | 'shore' | 'inland';

function groundAt(point: Vertex, half: number, isLand: IsLand): Ground {
  if (around(point, half).every(([x, y]) => !isLand(x, y))) return 'open';
  const nearWater = [half, REACH].some((radius) => around(point, radius).some(([x, y]) => !isLand(x, y)));
  return nearWater ? 'shore' : 'inland';
}

function around([x, y]: Vertex, radius: number): Line {
  return [
    [x, y],
    ...Array.from({ length: 12 }, (_, i): Vertex => {
      const angle = (i * Math.PI) / 6;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  ];
}

/** Land between two shores becomes a strait if it is narrow. */
function joinedOver(grounds: readonly Ground[]): readonly boolean[] {
  return grounds.map((ground, i) => {
    if (ground !== 'inland') return ground === 'shore';
    const before = grounds.slice(0, i).findLastIndex((other) => other !== 'inland');
    const after = grounds.findIndex((other, k) => k > i && other !== 'inland');
    return before >= 0 && after >= 0 && (after - before) * STEP <= ISTHMUS;
  });
}

function runsOf(points: Line, wanted: readonly boolean[]): readonly Line[] {
  const runs: Vertex[][] = [];
  points.forEach((point, i) => {
    if (wanted[i] !== true) return;
    if (wanted[i - 1] !== true) runs.push([]);
    runs.at(-1)?.push(point);
  });
  return runs;
}
