import { type Board, routeAt } from '../../engine/board.ts';
import { at } from '../../engine/lists.ts';

/** What a route adds to a path; Infinity where it cannot be used. */
export type Toll = (route: number) => number;

interface Search {
  readonly cost: number[];
  /** The route by which a city was reached. */
  readonly by: number[];
  readonly settled: boolean[];
}

/** The routes of the cheapest path between two cities, in order; null where there is none. */
export function cheapestPath(board: Board, from: number, to: number, toll: Toll): readonly number[] | null {
  const search: Search = { cost: [], by: [], settled: [] };
  search.cost[from] = 0;
  for (let city = nearest(board, search); city >= 0; city = nearest(board, search)) {
    if (city === to) return walkBack(board, search, from, to);
    search.settled[city] = true;
    for (const route of at(board.routesAt, city)) relax(board, search, city, route, toll);
  }
  return null;
}

/** The city that is cheapest to reach among those not settled yet. */
function nearest(board: Board, { cost, settled }: Search): number {
  let best = -1;
  let least = Infinity;
  for (let city = 0; city < board.routesAt.length; city++) {
    const reached = cost[city] ?? Infinity;
    if (settled[city] !== true && reached < least) {
      best = city;
      least = reached;
    }
  }
  return best;
}

function relax(board: Board, { cost, by }: Search, city: number, route: number, toll: Toll): void {
  const next = otherEnd(board, route, city);
  const through = at(cost, city) + toll(route);
  if (through >= (cost[next] ?? Infinity)) return;
  cost[next] = through;
  by[next] = route;
}

function otherEnd(board: Board, route: number, city: number): number {
  const { a, b } = routeAt(board, route);
  return a === city ? b : a;
}

function walkBack(board: Board, { by }: Search, from: number, to: number): readonly number[] {
  const path: number[] = [];
  for (let city = to; city !== from; city = otherEnd(board, at(by, city), city)) path.push(at(by, city));
  return path.reverse();
}
