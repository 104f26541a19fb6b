import { routeAt } from '../engine/board.ts';
import { isOpenTo } from '../engine/claim.ts';
import { at, sum } from '../engine/lists.ts';
import { bestBorrowing, isCompleted } from '../engine/scoring/borrowing.ts';
import { join, type Network, networkOf, routesOf } from '../engine/scoring/network.ts';
import type { SeatView } from '../engine/view.ts';
import { cheapestPath, type Toll } from './paths.ts';

/** How far a ticket has come. Stations that could still be built are left out of it. */
export interface TicketProgress {
  readonly ticket: number;
  /** Own routes join its cities. */
  readonly done: boolean;
  /** Not done, but as the board stands the stations built so far would complete it. */
  readonly doneByStations: boolean;
  /** Trains still to be placed on the cheapest path; null when no path is left. */
  readonly toGo: number | null;
  readonly cutOff: boolean;
  /** Cut off, or further than the trains reach. */
  readonly atRisk: boolean;
  /** Spaces of the whole path, own ones included. */
  readonly pips: number;
  /** Its routes, in order from one city to the other. */
  readonly path: readonly number[];
}

/** Trains count first; among paths of equal cost the one with fewer spaces is shown. */
const TRAIN = 1000;

/** How far each of these tickets has come: those in the hand, unless others are asked about. */
export function ticketProgress(view: SeatView, tickets = view.tickets): readonly TicketProgress[] {
  const toll = tollFor(view, new Set());
  const network = networkWithStations(view);
  return tickets.map((ticket) => {
    const path = pathOf(view, ticket, toll);
    const toGo = path && trainsOf(view, path);
    return {
      ticket,
      done: toGo === 0,
      doneByStations: toGo !== 0 && isCompleted(view.table.board, network, ticket),
      toGo,
      cutOff: path === null,
      atRisk: toGo === null || toGo > at(view.table.trains, view.seat),
      pips: spacesOf(view, path ?? []),
      path: path ?? [],
    };
  });
}

/** Own routes, and those the stations would borrow if the game ended now. */
function networkWithStations(view: SeatView): Network {
  const { table, seat, tickets } = view;
  const network = networkOf(table.board, routesOf(view, seat));
  for (const { route } of bestBorrowing(view, seat, network, tickets)) {
    const { a, b } = routeAt(table.board, route);
    join(network, a, b);
  }
  return network;
}

function pathOf({ table }: SeatView, ticket: number, toll: Toll): readonly number[] | null {
  const { a, b } = at(table.board.tickets, ticket);
  return cheapestPath(table.board, a, b, toll);
}

/** Own routes, and those planned already, cost nothing but their place on the path. */
function tollFor({ table, seat }: SeatView, planned: ReadonlySet<number>): Toll {
  return (route) => {
    const { length } = routeAt(table.board, route);
    if (at(table.owner, route) === seat || planned.has(route)) return length;
    return isOpenTo(table, seat, route) ? length * TRAIN + length : Infinity;
  };
}

function spacesOf({ table }: SeatView, routes: readonly number[]): number {
  return sum(routes.map((route) => routeAt(table.board, route).length));
}

function trainsOf(view: SeatView, routes: readonly number[]): number {
  return spacesOf(view, missing(view, routes));
}

function missing({ table, seat }: SeatView, routes: readonly number[]): readonly number[] {
  return routes.filter((route) => at(table.owner, route) !== seat);
}

/** Tickets taken together. */
export interface TicketsTogether {
  /** Trains for all of them, shared routes counted once. */
  readonly trains: number;
  /** Routes still to be claimed. */
  readonly routes: readonly number[];
  /** Tickets that no path is left for. */
  readonly cutOff: readonly number[];
}

/** Plans the cheapest ticket first; what is planned is free for those after it. */
export function ticketsTogether(view: SeatView, tickets: readonly number[]): TicketsTogether {
  const planned = new Set<number>();
  const left = new Set(tickets);
  for (let next = cheapest(view, left, planned); next !== null; next = cheapest(view, left, planned)) {
    left.delete(next.ticket);
    for (const route of missing(view, next.path)) planned.add(route);
  }
  const routes = [...planned];
  return { trains: spacesOf(view, routes), routes, cutOff: [...left] };
}

interface PlannedTicket {
  readonly ticket: number;
  readonly path: readonly number[];
  readonly cost: number;
}

function cheapest(view: SeatView, tickets: ReadonlySet<number>, planned: ReadonlySet<number>): PlannedTicket | null {
  const toll = tollFor(view, planned);
  let best: PlannedTicket | null = null;
  for (const ticket of tickets) {
    const path = pathOf(view, ticket, toll);
    const cost = path === null ? Infinity : sum(path.map(toll));
    if (path !== null && cost < (best?.cost ?? Infinity)) best = { ticket, path, cost };
  }
  return best;
}
