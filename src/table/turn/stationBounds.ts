import { routeAt } from '../../engine/board.ts';
import { at, numberAt } from '../../engine/lists.ts';
import type { Ground } from './stationGround.ts';

/** By number of new stations and by city: the least that the way on to one city can cost. */
export type Bounds = readonly (readonly number[])[];

/**
 * Counted as if a station that stands could lend every route at its city, so that what is out of reach here is out of
 * reach for certain.
 */
export function bounds(ground: Ground, to: number): Bounds {
  const levels: number[][] = [];
  for (let fresh = 0; fresh <= ground.inHand; fresh++) {
    const fewer = levels.at(-1);
    const costs = fewer === undefined ? ground.stations.map(() => Infinity) : withOneMore(ground, fewer);
    costs[to] = 0;
    levels.push(spread(ground, costs));
  }
  return levels;
}

function withOneMore(ground: Ground, fewer: readonly number[]): number[] {
  const costs = [...fewer];
  for (const [route, { a, b, length }] of ground.board.routes.entries()) {
    if (!at(ground.lends, route) || lender(ground, route) === null) continue;
    costs[a] = Math.min(at(costs, a), at(fewer, b) + length);
    costs[b] = Math.min(at(costs, b), at(fewer, a) + length);
  }
  return costs;
}

/** What could lend a route: a station that stands in one of its cities, or else a new one. */
function lender({ board, stations }: Ground, route: number): 'built' | 'free' | null {
  const { a, b } = routeAt(board, route);
  return at(stations, a) === 'built'
    ? 'built'
    : at(stations, b) === 'built'
      ? 'built'
      : (at(stations, a) ?? at(stations, b));
}

/** Everything that can be reached without another new station. */
function spread(ground: Ground, costs: number[]): number[] {
  const { board, lends, tolls } = ground;
  const settled = costs.map(() => false);
  for (let city = nearest(costs, settled); city >= 0; city = nearest(costs, settled)) {
    settled[city] = true;
    for (const route of at(board.routesAt, city)) {
      const { a, b, length } = routeAt(board, route);
      const next = a === city ? b : a;
      const isLent = at(lends, route) && lender(ground, route) === 'built';
      const through = at(costs, city) + (isLent ? length : at(tolls, route));
      if (through < at(costs, next)) costs[next] = through;
    }
  }
  return costs;
}

function nearest(costs: readonly number[], settled: readonly boolean[]): number {
  let best = -1;
  let least = Infinity;
  for (let city = 0; city < costs.length; city++) {
    const cost = numberAt(costs, city);
    if (cost >= least || settled[city] === true) continue;
    best = city;
    least = cost;
  }
  return best;
}
