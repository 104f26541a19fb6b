import type { MapData, MapRoute } from '../../engine/map.ts';
import { type Point, projectionFor } from '../camera/projection.ts';

/** A network small enough for a card: a few paths for hundreds of routes. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  /** Dots, as lines of no length. */
  readonly cities: string;
  /** What a broad brush turns into land: cities and the routes that do not cross water. */
  readonly land: string;
  readonly routes: readonly { readonly color: MapRoute['color']; readonly path: string }[];
}

/** All sketches cover the same area, so that lines and dots weigh the same on each. */
const AREA = 360_000;
const MARGIN = 68;
const LANE_GAP = 9;

type Places = ReadonlyMap<string, Point>;

export function sketchOf(map: MapData): Sketch {
  const { places, width, height } = placeCities(map);
  const dots = [...places.values()].map((point) => `M${xy(point)}h0`).join('');
  const overLand = map.routes.filter((route) => route.kind !== 'ferry');
  return {
    width,
    height,
    cities: dots,
    land: dots + overLand.map((route) => straight(places, route, 0)).join(''),
    routes: routesByColor(map, places),
  };
}

/** Whether a board stands upright, so that a layout can give it a place that fits. */
export function isTall(map: MapData): boolean {
  const { width, height } = placeCities(map);
  return height > width;
}

function placeCities(map: MapData): { readonly places: Places; readonly width: number; readonly height: number } {
  const project = projectionFor(map.cities);
  const points = map.cities.map(project);
  const left = Math.min(...points.map((point) => point.x));
  const top = Math.min(...points.map((point) => point.y));
  const across = Math.max(...points.map((point) => point.x)) - left;
  const down = Math.max(...points.map((point) => point.y)) - top;
  const scale = Math.sqrt(AREA / (across * down));
  const place = ({ x, y }: Point) => ({ x: MARGIN + (x - left) * scale, y: MARGIN + (y - top) * scale });
  return {
    places: new Map(map.cities.map((city) => [city.id, place(project(city))])),
    width: Math.round(across * scale + 2 * MARGIN),
    height: Math.round(down * scale + 2 * MARGIN),
  };
}

function routesByColor(map: MapData, places: Places): Sketch['routes'] {
  const paths = new Map<MapRoute['color'], string>();
  for (const route of map.routes) {
    const path = straight(places, route, laneOffset(map, route));
    paths.set(route.color, (paths.get(route.color) ?? '') + path);
  }
  return [...paths].map(([color, path]) => ({ color, path }));
}

/** Parallel routes lie side by side, with the pair's middle on the straight line. */
function laneOffset(map: MapData, route: MapRoute): number {
  const lanes = map.routes.filter((other) => other.a === route.a && other.b === route.b);
  return (lanes.indexOf(route) - (lanes.length - 1) / 2) * LANE_GAP;
}

function straight(places: Places, route: MapRoute, offset: number): string {
  const from = places.get(route.a);
  const to = places.get(route.b);
  if (from === undefined || to === undefined) return '';
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const aside = { x: ((from.y - to.y) / length) * offset, y: ((to.x - from.x) / length) * offset };
  const moved = (point: Point) => xy({ x: point.x + aside.x, y: point.y + aside.y });
  return `M${moved(from)}L${moved(to)}`;
}

const xy = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
