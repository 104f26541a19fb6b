import type { MapData, MapRoute } from '../../engine/map.ts';
import { count, shown } from '../sentences.ts';
import { cityWords, type MapCheck, routeWords } from './words.ts';

function* networkInPieces(map: MapData) {
  const reached = reachedFrom(map, map.cities[0]?.id ?? '');
  const lonely = map.cities.findIndex((city) => !reached.has(city.id));
  if (lonely >= 0) yield `${cityWords(map, lonely)} cannot be reached by routes from ${cityWords(map, 0)}.`;
}

function reachedFrom(map: MapData, start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  // A set goes on to cities added while it is walked.
  for (const city of reached) {
    for (const route of map.routes) {
      if (route.a === city) reached.add(route.b);
      if (route.b === city) reached.add(route.a);
    }
  }
  return reached;
}

type Placed = readonly [position: number, route: MapRoute];

/** The routes that join the same two cities, together (DBL-1). */
export function parallels(map: MapData): Placed[][] {
  const groups = new Map<string, Placed[]>();
  for (const [position, route] of map.routes.entries()) {
    const ends = [route.a, route.b].sort().join(' ');
    groups.set(ends, [...(groups.get(ends) ?? []), [position, route]]);
  }
  return [...groups.values()];
}

function* unequalParallels(map: MapData) {
  for (const [first, ...others] of parallels(map)) {
    for (const [i, route] of others) {
      if (first === undefined || route.length === first[1].length) continue;
      const words = routeWords(first[1], first[0]);
      yield `${routeWords(route, i, 'length')} is ${route.length}, but ${words} joins the same cities with length ${first[1].length}.`;
    }
  }
}

function* tooManyParallels(map: MapData) {
  for (const group of parallels(map)) {
    const fourth = group[3];
    if (fourth === undefined) continue;
    const [i, { a, b }] = fourth;
    yield `${routeWords(fourth[1], i)} is one of ${group.length} routes between ${shown(a)} and ${shown(b)}, but 3 are the most.`;
  }
}

function* lengthsWithoutPoints({ routes, rules }: MapData) {
  const told = new Set<number>();
  for (const [i, route] of routes.entries()) {
    if (Object.hasOwn(rules.routePoints, route.length) || told.has(route.length)) continue;
    told.add(route.length);
    yield `rules.routePoints has no points for length ${route.length}, but ${routeWords(route, i)} is that long.`;
  }
}

function* longerThanTrains({ routes, rules }: MapData) {
  for (const [i, route] of routes.entries()) {
    if (route.length <= rules.trains) continue;
    yield `${routeWords(route, i, 'length')} is ${route.length}, but a player has only ${count(rules.trains, 'train')} (rules.trains).`;
  }
}

function* symbolsOutOfPlace({ routes }: MapData) {
  for (const [i, route] of routes.entries()) {
    const fault = symbolFault(route);
    if (fault !== undefined) yield `${routeWords(route, i, 'locomotives')} ${fault}.`;
  }
}

function symbolFault({ kind, length, locomotives }: MapRoute): string | undefined {
  if (kind === 'ferry' && locomotives === undefined) return 'is missing, but a ferry has locomotive symbols';
  if (locomotives === undefined) return undefined;
  if (kind !== 'ferry') return `is ${locomotives}, but only a ferry has locomotive symbols and its kind is "${kind}"`;
  return locomotives > length ? `is ${locomotives}, but the ferry has only ${count(length, 'space')}` : undefined;
}

function* ferriesWithoutRule({ routes, rules }: MapData) {
  const ferry = routes.findIndex((route) => route.kind === 'ferry');
  const route = routes[ferry];
  if (rules.ferrySymbol !== null || route === undefined) return;
  yield `rules.ferrySymbol is null, but ${routeWords(route, ferry)} is a ferry.`;
}

function* tunnelsWithoutCards({ routes, rules }: MapData) {
  const tunnel = routes.findIndex((route) => route.kind === 'tunnel');
  const route = routes[tunnel];
  if (rules.tunnelCards > 0 || route === undefined) return;
  yield `rules.tunnelCards is 0, but ${routeWords(route, tunnel)} is a tunnel.`;
}

export const routeChecks: readonly MapCheck[] = [
  networkInPieces,
  unequalParallels,
  tooManyParallels,
  lengthsWithoutPoints,
  longerThanTrains,
  symbolsOutOfPlace,
  ferriesWithoutRule,
  tunnelsWithoutCards,
];
