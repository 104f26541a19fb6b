import type { BoardFile } from '../../layout/boardFile.ts';
import type { Point } from '../camera/projection.ts';

/** A part of a board, in its units. */
export interface CropBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around the whole network. */
const MARGIN = 24;
/** Around a path. The names of its ends need room in px: the map itself keeps that free. */
const PATH_MARGIN = { x: 24, y: 16 };
/** A short path still shows where on the board it lies. */
const LEAST = { width: 320, height: 240 };

/** The part of the board that holds every city, without the empty sea beside them. */
export function networkBox({ cities }: BoardFile): CropBox {
  return grown(boxAround(cities), { x: MARGIN, y: MARGIN });
}

/** The part of the board that shows these routes and cities with some of the country around them. */
export function pathBox(places: BoardFile, routes: readonly number[], cities: readonly number[]): CropBox {
  const points = [
    ...routes.flatMap((route) => pointsOf(places, route)),
    ...cities.flatMap((city) => places.cities[city] ?? []),
  ];
  return points.length === 0 ? networkBox(places) : atLeast(grown(boxAround(points), PATH_MARGIN));
}

/** Along the middle of a route. */
export function pointsOf({ routes }: BoardFile, route: number): readonly Point[] {
  const { lane = [] } = routes[route] ?? {};
  const points: Point[] = [];
  for (let i = 0; i + 1 < lane.length; i += 2) points.push({ x: lane[i] ?? 0, y: lane[i + 1] ?? 0 });
  return points;
}

function boxAround(points: readonly Point[]): CropBox {
  const x = Math.min(...points.map((point) => point.x));
  const y = Math.min(...points.map((point) => point.y));
  const width = Math.max(...points.map((point) => point.x)) - x;
  const height = Math.max(...points.map((point) => point.y)) - y;
  return { x, y, width, height };
}

function grown({ x, y, width, height }: CropBox, by: Point): CropBox {
  return { x: x - by.x, y: y - by.y, width: width + 2 * by.x, height: height + 2 * by.y };
}

/** The same, so broad for its height, and moved away from the edge of the board, beyond which the land soon ends. */
export function inlandBox({ zone }: BoardFile, box: CropBox, aspect: number): CropBox {
  const broad = grown(box, {
    x: Math.max(0, box.height * aspect - box.width) / 2,
    y: Math.max(0, box.width / aspect - box.height) / 2,
  });
  return { ...broad, x: inland(broad.x, broad.width, zone.width), y: inland(broad.y, broad.height, zone.height) };
}

function inland(from: number, length: number, zone: number): number {
  return length > zone ? (zone - length) / 2 : Math.min(Math.max(from, 0), zone - length);
}

function atLeast(box: CropBox): CropBox {
  const x = Math.max(0, LEAST.width - box.width) / 2;
  const y = Math.max(0, LEAST.height - box.height) / 2;
  return grown(box, { x, y });
}
