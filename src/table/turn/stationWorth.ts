import { routeAt } from '../../engine/board.ts';
import { NOBODY } from '../../engine/game.ts';
import { at, sum } from '../../engine/lists.ts';
import { bestBorrowing, isCompleted } from '../../engine/scoring/borrowing.ts';
import { join, networkOf, routesOf } from '../../engine/scoring/network.ts';
import type { SeatView } from '../../engine/view.ts';
import { groundOf } from './stationGround.ts';
import { stationWay } from './stationWays.ts';
import { newStations, type TicketProgress, ticketProgress } from './ticketProgress.ts';

/** What a station in a city would do for its seat as the board stands. */
export interface StationWorth {
  /** The rival's route that it would lend, for what it completes or else for what it brings nearer. */
  readonly borrows: number | null;
  readonly completes: readonly number[];
  /** Points of those tickets, less those of a ticket that its stations would leave for them. */
  readonly points: number;
  /** The ticket that it brings nearest beyond those it completes. */
  readonly nearer: NearerTicket | null;
  /** A rival has a route here. Without one there is nothing to borrow yet. */
  readonly hasRivals: boolean;
}

interface NearerTicket {
  readonly ticket: number;
  readonly route: number;
  /** Trains and stations that are still to come then. */
  readonly trains: number;
  readonly stations: number;
}

/** STN-3, STN-4: asks the final scoring of the engine, with the station and without it. */
export function stationWorth(view: SeatView, city: number): StationWorth {
  const built = withStation(view, city);
  const [now, then] = [scored(view), scored(built)];
  const completes = then.completed.filter((ticket) => !now.completed.includes(ticket));
  const nearer = nearestOf(view, built, city, then.completed);
  const lent = then.borrowed.find((each) => each.city === city)?.route ?? null;
  return {
    borrows: completes.length > 0 ? lent : (nearer?.route ?? null),
    completes,
    points: pointsOf(view, then.completed) - pointsOf(view, now.completed),
    nearer,
    hasRivals: at(view.table.board.routesAt, city).some((route) => isRivals(view, route)),
  };
}

/** The same seat with a station in this city, whatever it costs. */
function withStation(view: SeatView, city: number): SeatView {
  const { table, seat } = view;
  const stations = table.stations.with(seat, [...at(table.stations, seat), city]);
  return { ...view, table: { ...table, stations, stationOwner: table.stationOwner.with(city, seat) } };
}

/** The tickets that would count as completed if the game ended now, and what the stations would borrow for them. */
function scored(view: SeatView) {
  const { table, seat, tickets } = view;
  const network = networkOf(table.board, routesOf(view, seat));
  const borrowed = bestBorrowing(view, seat, network, tickets);
  for (const { route } of borrowed) {
    const { a, b } = routeAt(table.board, route);
    join(network, a, b);
  }
  return { borrowed, completed: tickets.filter((ticket) => isCompleted(table.board, network, ticket)) };
}

function pointsOf({ table }: SeatView, tickets: readonly number[]): number {
  return sum(tickets.map((ticket) => at(table.board.tickets, ticket).points));
}

function isRivals({ table, seat }: SeatView, route: number): boolean {
  const by = at(table.owner, route);
  return by !== NOBODY && by !== seat;
}

/** Of the tickets that it does not complete the one with least left to do, more points first. */
function nearestOf(view: SeatView, built: SeatView, city: number, completed: readonly number[]): NearerTicket | null {
  const open = view.tickets.filter((ticket) => !completed.includes(ticket));
  const nearer = ticketProgress(view, open).flatMap((before) => nearerBy(view, built, city, before) ?? []);
  const points = ({ ticket }: NearerTicket) => at(view.table.board.tickets, ticket).points;
  const [nearest = null] = nearer.sort(
    (one, other) => one.stations - other.stations || one.trains - other.trains || points(other) - points(one),
  );
  return nearest;
}

function nearerBy(view: SeatView, built: SeatView, city: number, before: TicketProgress): NearerTicket | null {
  const { ticket } = before;
  const [after] = ticketProgress(built, [ticket]);
  const lent = after?.lent.find((each) => each.city === city);
  if (after === undefined || lent === undefined || newStations(after) >= newStations(before)) {
    return fewerTrains(view, built, city, ticket);
  }
  const left = { trains: after.toGo ?? 0, stations: newStations(after) };
  // Nothing is left, and still it is not completed: the station serves another ticket better.
  return left.trains + left.stations === 0 ? null : { ticket, route: lent.route, ...left };
}

/** A ticket that trains alone can join may take fewer of them over what the station lends. */
function fewerTrains(view: SeatView, built: SeatView, city: number, ticket: number): NearerTicket | null {
  const [before, after] = [wayOverBuilt(view, ticket), wayOverBuilt(built, ticket)];
  const lent = after?.lent.find((each) => each.city === city);
  if (after === null || lent === undefined || after.trains === 0) return null;
  if (before !== null && before.trains <= after.trains) return null;
  return { ticket, route: lent.route, trains: after.trains, stations: 0 };
}

/** The way with the fewest trains over the stations that stand. */
function wayOverBuilt(view: SeatView, ticket: number) {
  const { table, seat } = view;
  const { a, b } = at(table.board.tickets, ticket);
  const ground = groundOf(view, false);
  const stations = ground.stations.map((each) => (each === 'free' ? null : each));
  const way = stationWay({ ...ground, inHand: 0, stations }, a, b);
  if (way === null) return null;
  const lent = new Set(way.lent.map(({ route }) => route));
  const left = way.path.filter((route) => !lent.has(route) && at(table.owner, route) !== seat);
  return { lent: way.lent, trains: sum(left.map((route) => routeAt(table.board, route).length)) };
}
