// The board as the planners walk it: flat lists, made once for each board.
import { type Board, priceOfRoute } from '../../engine/board.ts';
import { isOpenTo } from '../../engine/claim.ts';
import { at, numberAt } from '../../engine/lists.ts';
import type { PublicTable } from '../../engine/view.ts';
import { whole } from './numbers.ts';

export interface Rails {
  readonly cities: number;
  readonly routes: number;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly length: Int32Array;
  /** The length of the longest route. */
  readonly longest: number;
  /** A colour, or ANY_COLOR. */
  readonly color: Int32Array;
  readonly points: Int32Array;
  /** Spaces that ask for a locomotive. */
  readonly symbols: Int32Array;
  /** 1 if it is one. */
  readonly isTunnel: Int32Array;
  readonly drawBonus: Int32Array;
  /** 1 if several of the parallel routes it belongs to can be used at this table. */
  readonly sharesLanes: Int32Array;
  /** The ways out of city c are those from firstWay[c] to firstWay[c + 1]: the route, and the city it leads to. */
  readonly firstWay: Int32Array;
  readonly wayRoute: Int32Array;
  readonly wayCity: Int32Array;
}

const known = new WeakMap<Board, Rails>();

/** The board asked for last: nearly always the same as before, and much sooner found here. */
let last: { readonly board: Board; readonly rails: Rails } | null = null;

export function railsOf(board: Board): Rails {
  if (last?.board !== board) last = { board, rails: known.get(board) ?? addRails(board) };
  return last.rails;
}

function addRails(board: Board): Rails {
  const rails = layRails(board);
  known.set(board, rails);
  return rails;
}

function layRails(board: Board): Rails {
  const { routes, routesAt } = board;
  const ways = routesAt.flatMap((ends, city) => ends.map((route) => ({ route, city: otherEnd(board, route, city) })));
  return {
    cities: routesAt.length,
    routes: routes.length,
    a: Int32Array.from(routes.map(({ a }) => a)),
    b: Int32Array.from(routes.map(({ b }) => b)),
    length: Int32Array.from(routes.map(({ length }) => length)),
    longest: Math.max(0, ...routes.map(({ length }) => length)),
    color: Int32Array.from(routes.map(({ color }) => color)),
    points: Int32Array.from(routes.map(({ points }) => points)),
    symbols: Int32Array.from(routes.map((_, route) => priceOfRoute(board, route).symbols)),
    isTunnel: Int32Array.from(routes.map(({ kind }) => (kind === 'tunnel' ? 1 : 0))),
    drawBonus: Int32Array.from(routes.map(({ drawBonus }) => drawBonus)),
    sharesLanes: Int32Array.from(routes.map(({ lanesOpen }) => (lanesOpen > 1 ? 1 : 0))),
    firstWay: Int32Array.from(firstWays(routesAt)),
    wayRoute: Int32Array.from(ways.map(({ route }) => route)),
    wayCity: Int32Array.from(ways.map(({ city }) => city)),
  };
}

function otherEnd(board: Board, route: number, city: number): number {
  const { a, b } = at(board.routes, route);
  return a === city ? b : a;
}

function firstWays(routesAt: Board['routesAt']): number[] {
  const first = [0];
  for (const ends of routesAt) first.push(at(first, first.length - 1) + ends.length);
  return first;
}

/** Whether the board lets this seat claim a route: what is closed is closed to all, and most have no lane beside them. */
export function isOpen(rails: Rails, table: PublicTable, seat: number, route: number): boolean {
  if (numberAt(table.closed, route) === 1) return false;
  return whole(rails.sharesLanes, route) === 0 || isOpenTo(table, seat, route);
}
