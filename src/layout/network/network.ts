import type { MapData } from '../../engine/map.ts';
import type { Sizes } from '../plane/sizes.ts';

/** Parallel routes between the same two cities: one curve with several lanes. */
export interface Bundle {
  /** Positions of its cities, the lower one first. */
  readonly a: number;
  readonly b: number;
  readonly lanes: readonly Lane[];
  /** Spaces of its longest route. */
  readonly spaces: number;
  readonly ferry: boolean;
  readonly halfWidth: number;
}

export interface Lane {
  readonly route: number;
  readonly spaces: number;
  /** How far it lies to the right of the bundle's middle, seen from a to b. */
  readonly offset: number;
  /** The route is written from b to a. */
  readonly backwards: boolean;
}

export interface RouteNetwork {
  readonly cities: number;
  readonly bundles: readonly Bundle[];
}

export function networkOf(map: MapData, sizes: Sizes): RouteNetwork {
  const position = new Map(map.cities.map((city, i) => [city.id, i]));
  const groups = new Map<string, { a: number; b: number; routes: number[] }>();
  map.routes.forEach((route, i) => {
    const ends = [position.get(route.a) ?? 0, position.get(route.b) ?? 0] as const;
    const [a, b] = [Math.min(...ends), Math.max(...ends)];
    const group = groups.get(`${a} ${b}`) ?? { a, b, routes: [] };
    groups.set(`${a} ${b}`, group);
    group.routes.push(i);
  });
  const bundles = [...groups.values()].map(({ a, b, routes }) => bundleOf(map, sizes, a, b, routes));
  return { cities: map.cities.length, bundles };
}

function bundleOf(map: MapData, sizes: Sizes, a: number, b: number, routes: readonly number[]): Bundle {
  const middle = (routes.length - 1) / 2;
  const from = map.cities[a]?.id;
  const lanes = routes.map((route, k) => ({
    route,
    spaces: map.routes[route]?.length ?? 1,
    offset: (k - middle) * sizes.lane,
    backwards: map.routes[route]?.a !== from,
  }));
  return {
    a,
    b,
    lanes,
    spaces: Math.max(...lanes.map((lane) => lane.spaces)),
    ferry: routes.some((route) => map.routes[route]?.kind === 'ferry'),
    halfWidth: middle * sizes.lane + sizes.width / 2,
  };
}
