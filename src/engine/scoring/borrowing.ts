import { type Board, routeAt } from '../board.ts';
import { NOBODY } from '../game.ts';
import { at } from '../lists.ts';
import type { TableView } from '../view.ts';
import { isJoined, join, type Network } from './network.ts';

/** A station's use of one opponent's route (STN-3). */
export interface Borrowed {
  readonly city: number;
  readonly route: number;
}

/** What one choice of borrowed routes is worth. */
interface Choice {
  readonly borrowed: readonly Borrowed[];
  readonly points: number;
  readonly completed: number;
}

/** STN-4: the best choice over all stations together. */
export function bestBorrowing(view: TableView, seat: number, own: Network, tickets: readonly number[]): Borrowed[] {
  const { board } = view.table;
  const stations = at(view.table.stations, seat);
  if (stations.length === 0 || tickets.every((ticket) => isCompleted(board, own, ticket))) return [];
  const options = stations.map((city) => usefulRoutes(view, seat, city, own));
  let best: Choice = { borrowed: [], points: -Infinity, completed: 0 };
  for (const way of waysToBorrow(board, options, 0, { borrowed: [], network: own })) {
    const choice = worthOf(board, way, tickets);
    if (isBetter(choice, best)) best = choice;
  }
  return [...best.borrowed];
}

/**
 * Opponents' routes at a station's city that could help: those that lead somewhere new, and of parallel ones the first
 * in the map file, because ties go to the lower position.
 */
function usefulRoutes({ table }: TableView, seat: number, city: number, own: Network): Borrowed[] {
  const { board } = table;
  const routes = at(board.routesAt, city).filter((route) => {
    const { a, b, parallels } = routeAt(board, route);
    const isOpponents = (r: number) => at(table.owner, r) !== NOBODY && at(table.owner, r) !== seat;
    return isOpponents(route) && !isJoined(own, a, b) && !parallels.some((p) => p < route && isOpponents(p));
  });
  return routes.map((route) => ({ city, route }));
}

interface Way {
  readonly borrowed: readonly Borrowed[];
  readonly network: Network;
}

/** Every way to borrow, a route before none, so that a route two stations could use goes to the older one. */
function* waysToBorrow(
  board: Board,
  options: readonly (readonly Borrowed[])[],
  station: number,
  way: Way,
): Generator<Way> {
  if (station === options.length) {
    yield way;
    return;
  }
  for (const option of at(options, station)) {
    const { a, b } = routeAt(board, option.route);
    if (isJoined(way.network, a, b)) continue;
    const network = way.network.slice();
    join(network, a, b);
    yield* waysToBorrow(board, options, station + 1, { borrowed: [...way.borrowed, option], network });
  }
  yield* waysToBorrow(board, options, station + 1, way);
}

function worthOf(board: Board, { borrowed, network }: Way, tickets: readonly number[]): Choice {
  let points = 0;
  let completed = 0;
  for (const ticket of tickets) {
    const done = isCompleted(board, network, ticket);
    points += ticketPoints(board, ticket, done);
    if (done) completed++;
  }
  return { borrowed, points, completed };
}

function isBetter(one: Choice, other: Choice): boolean {
  if (one.points !== other.points) return one.points > other.points;
  if (one.completed !== other.completed) return one.completed > other.completed;
  if (one.borrowed.length !== other.borrowed.length) return one.borrowed.length < other.borrowed.length;
  return isListedFirst(positions(one), positions(other));
}

function positions(choice: Choice): number[] {
  return choice.borrowed.map(({ route }) => route).sort((a, b) => a - b);
}

function isListedFirst(one: readonly number[], other: readonly number[]): boolean {
  const difference = one.findIndex((route, i) => route !== at(other, i));
  return difference >= 0 && at(one, difference) < at(other, difference);
}

/** TKT-3. */
export function isCompleted(board: Board, network: Network, ticket: number): boolean {
  const { a, b } = at(board.tickets, ticket);
  return isJoined(network, a, b);
}

export function ticketPoints(board: Board, ticket: number, completed: boolean): number {
  const { points } = at(board.tickets, ticket);
  return completed ? points : -points;
}
