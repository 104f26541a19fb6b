// What a board must keep to, counted exactly on the finished, rounded file.
import type { MapData } from '../engine/map.ts';
import type { BoardFile, LabelPlace, RoutePlace } from './boardFile.ts';
import { distanceToLine, isAnyCrossing, isCrossing } from './plane/geometry.ts';
import { lineOf, type Vertex } from './plane/polylines.ts';
import { ZONES } from './plane/zone.ts';

export interface Metrics {
  readonly spaceOverlaps: number;
  readonly spacesOnCities: number;
  readonly spacesOnLabels: number;
  readonly labelOverlaps: number;
  readonly labelsOnCities: number;
  readonly crossings: number;
  readonly outside: number;
  /** Spaces and names under what the screen lays on the board. */
  readonly covered: number;
  readonly longestToShortest: number;
  readonly shortest: number;
  readonly longest: number;
  readonly smallestFont: number;
  readonly smallestGap: number;
  /** What went wrong, by name. */
  readonly faults: readonly string[];
}

type Polygon = readonly Vertex[];
type Board = Omit<BoardFile, 'geography'>;

interface Piece {
  readonly route: number;
  readonly name: string;
  readonly polygon: Polygon;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

export function metricsOf(board: Board, map: MapData): Metrics {
  const spaces = board.routes.flatMap((place, route) => piecesOf(board, map, place, route));
  const labels = board.cities.map((city, i) => ({ name: map.cities[i]?.name ?? '', polygon: boxOf(city.label), i }));
  const lengths = board.routes.map((route) => route.spaceLength);
  const pairs = nearPairs(spaces, map);
  const found = {
    spaceOverlaps: pairs.filter(({ gap }) => gap === 0).map(({ name }) => `spaces of ${name}`),
    spacesOnCities: spaces.flatMap((space) => citiesUnder(board, map, space)),
    spacesOnLabels: spaces.flatMap((space) =>
      labels
        .filter(({ polygon }) => isNear(space, polygon) && gapBetween(space.polygon, polygon) === 0)
        .map(({ name }) => `${space.name} on the name ${name}`),
    ),
    labelOverlaps: labels.flatMap((one, k) =>
      labels
        .slice(k + 1)
        .filter((other) => gapBetween(one.polygon, other.polygon) === 0)
        .map((other) => `the names ${one.name} and ${other.name}`),
    ),
    labelsOnCities: labels.flatMap(({ name, polygon }) =>
      board.cities.flatMap(({ x, y }, j) =>
        gapToPoint([x, y], polygon) < board.cityRadius ? [`the name ${name} on ${map.cities[j]?.name}`] : [],
      ),
    ),
    crossings: crossingsOf(board, map),
    outside: spaces.filter(({ polygon }) => isOutside(board, polygon)).map(({ name }) => `${name} outside`),
    covered: [...spaces, ...labels]
      .filter(({ polygon }) => isCovered(board, polygon))
      .map(({ name }) => `${name} covered`),
  };
  const counts = Object.fromEntries(Object.entries(found).map(([key, list]) => [key, list.length]));
  return {
    ...(counts as Record<keyof typeof found, number>),
    longestToShortest: Math.max(...lengths) / Math.min(...lengths),
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
    smallestFont: Math.min(...board.cities.map((city) => city.label.fontSize)),
    smallestGap: Math.min(...pairs.filter(({ parallel }) => !parallel).map(({ gap }) => gap)),
    faults: Object.values(found).flat(),
  };
}

function piecesOf(board: Board, map: MapData, place: RoutePlace, route: number): readonly Piece[] {
  const { a = '', b = '' } = map.routes[route] ?? {};
  return place.spaces.map(([x, y, angle], k) => ({
    route,
    name: `${a}–${b} ${k + 1}`,
    polygon: turnedBox(x, y, place.spaceLength, board.spaceWidth, angle),
    x,
    y,
    reach: (place.spaceLength + board.spaceWidth) / 2,
  }));
}

function turnedBox(x: number, y: number, length: number, width: number, degrees: number): Polygon {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const corner = (u: number, v: number): Vertex => [
    x + (u * length * cos) / 2 - (v * width * sin) / 2,
    y + (u * length * sin) / 2 + (v * width * cos) / 2,
  ];
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

function boxOf({ x, y, width, height }: LabelPlace): Polygon {
  return turnedBox(x, y, width, height, 0);
}

const NEAR = 12;

function nearPairs(spaces: readonly Piece[], map: MapData) {
  const ends = (piece: Piece) => [map.routes[piece.route]?.a, map.routes[piece.route]?.b].sort().join(' ');
  return spaces.flatMap((one, k) =>
    spaces.slice(k + 1).flatMap((other) => {
      const reach = one.reach + other.reach + NEAR;
      const isFar = Math.abs(one.x - other.x) > reach || Math.abs(one.y - other.y) > reach;
      if (isFar || one.route === other.route) return [];
      const gap = gapBetween(one.polygon, other.polygon);
      return [{ gap, name: `${one.name} and ${other.name}`, parallel: ends(one) === ends(other) }];
    }),
  );
}

function isNear(space: Piece, polygon: Polygon): boolean {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const inX = space.x > Math.min(...xs) - space.reach && space.x < Math.max(...xs) + space.reach;
  return inX && space.y > Math.min(...ys) - space.reach && space.y < Math.max(...ys) + space.reach;
}

function citiesUnder(board: Board, map: MapData, space: Piece): readonly string[] {
  return board.cities.flatMap(({ x, y }, i) => {
    const isFar = Math.hypot(x - space.x, y - space.y) > space.reach + board.cityRadius;
    if (isFar || gapToPoint([x, y], space.polygon) > board.cityRadius) return [];
    return [`${space.name} on ${map.cities[i]?.name}`];
  });
}

function isOutside({ zone }: Board, polygon: Polygon): boolean {
  return polygon.some(([x, y]) => x < 0 || y < 0 || x > zone.width || y > zone.height);
}

function isCovered({ orientation }: Board, polygon: Polygon): boolean {
  return polygon.some(([x, y]) =>
    ZONES[orientation].keepOut.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom),
  );
}

function crossingsOf(board: Board, map: MapData): readonly string[] {
  const lanes = board.routes.map((place, route) => ({ route, line: innerLine(place) }));
  const name = (route: number) => `${map.routes[route]?.a}–${map.routes[route]?.b}`;
  return lanes.flatMap((one, k) =>
    lanes
      .slice(k + 1)
      .filter((other) => isAnyCrossing(one.line, other.line))
      .map((other) => `${name(one.route)} crosses ${name(other.route)}`),
  );
}

/** The lane without its way out of the cities, where lanes meet. */
function innerLine({ lane }: RoutePlace): readonly Vertex[] {
  return lineOf(lane).slice(1, -1);
}

function gapBetween(one: Polygon, other: Polygon): number {
  if (one.some((p) => isInside(p, other)) || other.some((p) => isInside(p, one))) return 0;
  let gap = Number.POSITIVE_INFINITY;
  for (const [a, b] of sidesOf(one)) {
    for (const [c, d] of sidesOf(other)) {
      if (isCrossing(a, b, c, d)) return 0;
      gap = Math.min(gap, distanceToLine(a, c, d), distanceToLine(c, a, b));
    }
  }
  return gap;
}

function gapToPoint(point: Vertex, polygon: Polygon): number {
  if (isInside(point, polygon)) return 0;
  return Math.min(...sidesOf(polygon).map(([a, b]) => distanceToLine(point, a, b)));
}

function sidesOf(polygon: Polygon): readonly (readonly [Vertex, Vertex])[] {
  return polygon.map((point, k) => [point, polygon[(k + 1) % polygon.length] ?? point] as const);
}

function isInside([x, y]: Vertex, polygon: Polygon): boolean {
  return sidesOf(polygon).every(([a, b]) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) >= 0);
}
