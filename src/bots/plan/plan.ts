// One plan for all tickets together: each is joined by its cheapest way, with what earlier tickets have already laid
// counting as there. Which ticket comes first matters, so several orders are tried and the best is kept.
import { NOBODY } from '../../engine/game.ts';
import { at } from '../../engine/lists.ts';
import { isCompleted } from '../../engine/scoring/borrowing.ts';
import type { Network } from '../../engine/scoring/network.ts';
import { stationsLeft } from '../../engine/stations.ts';
import type { SeatView } from '../../engine/view.ts';
import type { Prospect } from '../ground/costs.ts';
import { real, whole } from '../ground/numbers.ts';
import { turnsToCome } from '../ground/tempo.ts';
import { cheapestWay, NO_WAY, routesBack } from '../ground/ways.ts';
import type { Weights } from '../ground/weights.ts';

export interface Plan {
  /** Tickets that were still open when it was made. */
  readonly open: readonly number[];
  /**
   * Open tickets that it gives up: without a way, too far, or not worth it. Of ways it sees more than there are: a station
   * that stands lends it every route at its city, and a new one may stand where a rival's does.
   */
  readonly hopeless: readonly number[];
  /** Routes to claim. */
  readonly routes: readonly number[];
  /** Rivals' routes to use by means of a station. */
  readonly borrowed: readonly number[];
  readonly turns: number;
  /** Points of the open tickets, given up ones counted against it. */
  readonly ticketPoints: number;
  /** Those points less what the way there costs. */
  readonly gain: number;
}

const NO_PLAN: Plan = { open: [], hopeless: [], routes: [], borrowed: [], turns: 0, ticketPoints: 0, gain: 0 };

/** What the search for the best order has put together so far. */
interface Search {
  readonly view: SeatView;
  readonly prospect: Prospect;
  /** Costs by depth: what a ticket has used is free for those after it. */
  readonly costs: readonly Float64Array[];
  readonly open: readonly number[];
  readonly trains: number;
  readonly turnLimit: number;
  readonly stations: number;
  ordersLeft: number;
  best: Plan | null;
}

interface Draft {
  readonly routes: readonly number[];
  readonly borrowed: readonly number[];
  readonly hopeless: readonly number[];
  readonly trains: number;
  readonly turns: number;
  readonly points: number;
  readonly cost: number;
}

const EMPTY_DRAFT: Draft = { routes: [], borrowed: [], hopeless: [], trains: 0, turns: 0, points: 0, cost: 0 };
const way: number[] = [];

export function openTickets({ table }: SeatView, network: Network, tickets: readonly number[]): number[] {
  return tickets.filter((ticket) => !isCompleted(table.board, network, ticket));
}

/** `prospect` says what routes cost this seat now; `orders` how many orders may be tried. */
export function planTickets(
  view: SeatView,
  prospect: Prospect,
  open: readonly number[],
  weights: Weights,
  orders: number,
): Plan {
  if (open.length === 0) return NO_PLAN;
  const { table, seat } = view;
  const points = (ticket: number) => at(table.board.tickets, ticket).points;
  const search: Search = {
    view,
    prospect,
    costs: costsByDepth(prospect.costs, open.length),
    open: [...open].sort((one, other) => points(other) - points(one)),
    trains: at(table.trains, seat),
    turnLimit: turnsToCome(table, seat, weights) + weights.planSlack,
    stations: stationsLeft(table, seat),
    ordersLeft: orders,
    best: null,
  };
  const total = search.open.reduce((sum, ticket) => sum + points(ticket), 0);
  tryOrders(search, EMPTY_DRAFT, 0, 0, total);
  return search.best ?? NO_PLAN;
}

/** Kept from call to call, for boards of every size. */
const scratch: Float64Array[] = [];

function costsByDepth(costs: Float64Array, depths: number): readonly Float64Array[] {
  for (let depth = 0; depth < depths; depth++) {
    if (scratch[depth]?.length !== costs.length) scratch[depth] = new Float64Array(costs.length);
  }
  at(scratch, 0).set(costs);
  return scratch;
}

// Plans and drafts are written out, never spread: one made by a spread is far dearer, and these are made by the million.

/** The same plan with other routes to claim. */
export function withRoutes({ open, hopeless, borrowed, turns, ticketPoints, gain }: Plan, routes: number[]): Plan {
  return { open, hopeless, routes, borrowed, turns, ticketPoints, gain };
}

/** `used` holds a bit for each ticket placed; `toCome` the points of the others. */
function tryOrders(search: Search, draft: Draft, depth: number, used: number, toCome: number): void {
  if (search.best !== null && draft.points + toCome - draft.cost <= search.best.gain) return;
  if (depth === search.open.length) {
    search.ordersLeft--;
    search.best = finished(search, draft);
    return;
  }
  const left = search.open.length - depth;
  // With many tickets only the first and the last few change places: all orders would be too many.
  const isFixed = depth > 0 && left > 3;
  for (let i = 0; i < search.open.length; i++) {
    if (used & (1 << i)) continue;
    if (search.ordersLeft <= 0) return;
    const ticket = at(search.open, i);
    const next = withTicket(search, draft, depth, ticket);
    const { points } = at(search.view.table.board.tickets, ticket);
    tryOrders(search, next, depth + 1, used | (1 << i), toCome - points);
    if (isFixed) return;
  }
}

function finished({ open }: Search, { hopeless, routes, borrowed, turns, points, cost }: Draft): Plan {
  return { open, hopeless, routes, borrowed, turns, ticketPoints: points, gain: points - cost };
}

function withTicket(search: Search, draft: Draft, depth: number, ticket: number): Draft {
  const { rails } = search.prospect;
  const costs = at(search.costs, depth);
  const { a, b, points } = at(search.view.table.board.tickets, ticket);
  const cost = cheapestWay(rails, costs, a, b);
  // A ticket given up costs its points, one completed brings them: a way may cost as much as the difference.
  const joined = cost < NO_WAY && cost < 2 * points ? join(search, draft, costs, ticket, cost) : null;
  const hasNext = depth + 1 < search.open.length;
  if (hasNext) at(search.costs, depth + 1).set(costs);
  if (joined === null) return giveUp(draft, ticket, points);
  if (hasNext) makeFree(at(search.costs, depth + 1), joined);
  return joined;
}

function giveUp(draft: Draft, ticket: number, lost: number): Draft {
  const { routes, borrowed, trains, turns, cost } = draft;
  const hopeless = [...draft.hopeless, ticket];
  return { routes, borrowed, hopeless, trains, turns, points: draft.points - lost, cost };
}

function makeFree(costs: Float64Array, { routes, borrowed }: Draft): void {
  for (const route of routes) costs[route] = 0;
  for (const route of borrowed) costs[route] = 0;
}

/** The draft with a ticket and the way found for it; null if there are not enough trains, stations or turns. */
function join(search: Search, draft: Draft, costs: Float64Array, ticket: number, cost: number): Draft | null {
  const { rails, turns } = search.prospect;
  const { owner, board } = search.view.table;
  const { b, points } = at(board.tickets, ticket);
  routesBack(rails, b, way);
  const routes = draft.routes.slice();
  const borrowed = draft.borrowed.slice();
  let trains = draft.trains;
  let turnsTaken = draft.turns;
  for (const route of way) {
    if (real(costs, route) === 0) continue;
    if (at(owner, route) !== NOBODY) borrowed.push(route);
    else {
      routes.push(route);
      trains += whole(rails.length, route);
      turnsTaken += real(turns, route);
    }
  }
  turnsTaken += 1.5 * (borrowed.length - draft.borrowed.length);
  const fits = trains <= search.trains && borrowed.length <= search.stations && turnsTaken <= search.turnLimit;
  if (!fits) return null;
  const worth = draft.points + points;
  const paid = draft.cost + cost;
  return { routes, borrowed, hopeless: draft.hopeless, trains, turns: turnsTaken, points: worth, cost: paid };
}
