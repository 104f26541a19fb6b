import { routeAt } from '../../engine/board.ts';
import { isOpenTo } from '../../engine/claim.ts';
import { at, sum } from '../../engine/lists.ts';
import { bestBorrowing, isCompleted } from '../../engine/scoring/borrowing.ts';
import { join, type Network, networkOf, routesOf } from '../../engine/scoring/network.ts';
import type { SeatView } from '../../engine/view.ts';
import { cheapestPath, type Toll } from './paths.ts';
import { groundOf } from './stationGround.ts';
import { type Lent, stationWay } from './stationWays.ts';

export type { Lent } from './stationWays.ts';

/**
 * What can still become of a ticket, whatever cards and turns allow: it is done, it is open by one's own trains, it takes
 * stations, it takes stations and a rival who claims a route yet, or nothing can save it. Once lost, always lost.
 */
export type Hope = 'done' | 'open' | 'station' | 'rival' | 'lost';

/** How far a ticket has come. */
export interface TicketProgress {
  readonly ticket: number;
  readonly hope: Hope;
  /** Not done, but as the board stands the stations built so far would complete it. */
  readonly doneByStations: boolean;
  /** Trains still to be placed on the way; null when no way is left. */
  readonly toGo: number | null;
  /** Spaces of the way, own ones included; what stations lend is left out. */
  readonly pips: number;
  /** Its routes, in order from one city to the other. */
  readonly path: readonly number[];
  /** Rivals' routes on it, and the stations that lend them. */
  readonly lent: readonly Lent[];
}

/** New stations that a ticket cannot do without. */
export function newStations({ lent, doneByStations }: Pick<TicketProgress, 'lent' | 'doneByStations'>): number {
  return doneByStations ? 0 : lent.filter(({ built }) => !built).length;
}

/** Trains count first; among paths of equal cost the one with fewer spaces is shown. */
const TRAIN = 1000;

/** Slips, hints, the board and the show ask the same of a view, which never changes: it is found out once. */
const known = new WeakMap<SeatView, Map<number, TicketProgress>>();

/** How far each of these tickets has come: those in the hand, unless others are asked about. */
export function ticketProgress(view: SeatView, tickets = view.tickets): readonly TicketProgress[] {
  const found = known.get(view) ?? new Map<number, TicketProgress>();
  known.set(view, found);
  const others = tickets.filter((ticket) => !found.has(ticket));
  if (others.length > 0) for (const progress of progressOf(view, others)) found.set(progress.ticket, progress);
  return tickets.flatMap((ticket) => found.get(ticket) ?? []);
}

function progressOf(view: SeatView, tickets: readonly number[]): readonly TicketProgress[] {
  const network = networkWithStations(view);
  const ways = waysFor(view);
  return tickets.map((ticket) => {
    const { hope, path, lent } = ways(ticket);
    const own = ownRoutes(path ?? [], lent);
    return {
      ticket,
      hope,
      doneByStations: hope !== 'done' && isCompleted(view.table.board, network, ticket),
      toGo: path && trainsOf(view, own),
      pips: spacesOf(view, own),
      path: path ?? [],
      lent,
    };
  });
}

interface Way {
  readonly hope: Hope;
  readonly path: readonly number[] | null;
  readonly lent: readonly Lent[];
}

/** The best way there is for a ticket. Where there is none, what could be travelled if trains were no matter. */
function waysFor(view: SeatView): (ticket: number) => Way {
  const { table, seat } = view;
  const toll = tollFor(view, new Set());
  const grounds = table.board.rules.stations === null ? null : [groundOf(view, false), groundOf(view, true)];
  return (ticket) => {
    const { a, b } = at(table.board.tickets, ticket);
    const path = pathOf(view, ticket, toll);
    const toGo = path === null ? Infinity : trainsOf(view, path);
    if (toGo <= at(table.trains, seat)) return { hope: toGo === 0 ? 'done' : 'open', path, lent: [] };
    const [now, later] = grounds ?? [];
    const byStation = now && stationWay(now, a, b);
    if (byStation) return { hope: 'station', ...byStation };
    const isHanging = later !== undefined && stationWay(later, a, b) !== null;
    return { hope: isHanging ? 'rival' : 'lost', path, lent: [] };
  };
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

/** Routes that join the same two cities as another one does. */
export interface WayRound {
  /** Those still to be claimed. */
  readonly routes: readonly number[];
  readonly trains: number;
}

/** The cheapest way between the ends of a route that does without it; null where the trains do not reach. */
export function wayRound(view: SeatView, route: number): WayRound | null {
  const { table, seat } = view;
  const { a, b, parallels } = routeAt(table.board, route);
  const toll = tollFor(view, new Set());
  const path = cheapestPath(table.board, a, b, (each) =>
    each === route || parallels.includes(each) ? Infinity : toll(each),
  );
  if (path === null) return null;
  const routes = missing(view, path);
  const trains = spacesOf(view, routes);
  return trains > at(table.trains, seat) ? null : { routes, trains };
}

/** Tickets taken together. */
export interface TicketsTogether {
  /** Trains for all of them that can be completed, shared routes counted once. */
  readonly trains: number;
  /** Routes still to be claimed. */
  readonly routes: readonly number[];
  /** The way of each, own routes and those that stations lend included: where they can, they run along each other. */
  readonly paths: ReadonlyMap<number, readonly number[]>;
}

/** Plans what stations leave to be claimed, then the cheapest ticket first; what is planned is free for those after it. */
export function ticketsTogether(view: SeatView, tickets: readonly number[]): TicketsTogether {
  const progress = ticketProgress(view, tickets);
  const byStation = progress.filter(({ hope }) => hope === 'station');
  const planned = new Set(byStation.flatMap(({ path, lent }) => missing(view, ownRoutes(path, lent))));
  const left = new Set(progress.flatMap(({ ticket, hope }) => (hope === 'open' ? [ticket] : [])));
  const paths = new Map(progress.map(({ ticket, path }) => [ticket, path]));
  for (let next = cheapest(view, left, planned); next !== null; next = cheapest(view, left, planned)) {
    left.delete(next.ticket);
    paths.set(next.ticket, next.path);
    for (const route of missing(view, next.path)) planned.add(route);
  }
  const routes = [...planned];
  return { trains: spacesOf(view, routes), routes, paths };
}

function ownRoutes(path: readonly number[], lent: readonly Lent[]): readonly number[] {
  return path.filter((route) => lent.every((each) => each.route !== route));
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

/** The tickets of the hand that this route would complete. */
export function completedBy(view: SeatView, route: number): readonly number[] {
  const done = doneIn(view);
  return doneIn(withRoute(view, route)).filter((ticket) => !done.includes(ticket));
}

/** The tickets of the hand that this route would bring nearer without completing them, with the trains then to go. */
export function broughtNearer(view: SeatView, route: number): readonly Pick<TicketProgress, 'ticket' | 'toGo'>[] {
  const before = new Map(ticketProgress(view).map(({ ticket, toGo }) => [ticket, toGo ?? Infinity]));
  return ticketProgress(withRoute(view, route)).filter(
    ({ ticket, hope, toGo }) => hope !== 'done' && hope !== 'lost' && (toGo ?? Infinity) < (before.get(ticket) ?? 0),
  );
}

function doneIn(view: SeatView): readonly number[] {
  return ticketProgress(view).flatMap(({ ticket, hope }) => (hope === 'done' ? [ticket] : []));
}

function withRoute(view: SeatView, route: number): SeatView {
  const { table, seat } = view;
  return { ...view, table: { ...table, owner: table.owner.with(route, seat) } };
}
