// What Hard would do in this seat, and why: facts for a sentence, all of them known to the seat.
import { type Action, DECK } from '../engine/actions.ts';
import { priceOfRoute } from '../engine/board.ts';
import { LOCOMOTIVE } from '../engine/cards.ts';
import { NOBODY } from '../engine/game.ts';
import { at } from '../engine/lists.ts';
import { ANY_COLOR, colorHeldMost } from '../engine/prices.ts';
import { isCompleted } from '../engine/scoring/borrowing.ts';
import { networkOf, routesOf } from '../engine/scoring/network.ts';
import type { SeatView } from '../engine/view.ts';
import { decide } from './moves/planner.ts';
import { ticketWorths } from './moves/ticketChoice.ts';
import { type Mind, planOf, targetsOf } from './plan/mind.ts';
import type { Plan } from './plan/plan.ts';

/** Why a route is wanted: the tickets that would be cut without it; none: for its points. */
export interface RouteNeed {
  readonly route: number;
  readonly tickets: readonly number[];
  readonly points: number;
  /** Cards in hand that can pay for it, and how many it takes. */
  readonly held: number;
  readonly needs: number;
}

export type Reason =
  | { readonly why: 'claim'; readonly need: RouteNeed }
  /** A card, for the nearest of the routes that it can help to pay; null: nothing in particular is missing. */
  | { readonly why: 'draw'; readonly need: RouteNeed | null }
  | { readonly why: 'drawTickets'; readonly trains: number }
  /** The tickets to keep, and how many trains they take together. */
  | { readonly why: 'keepTickets'; readonly kept: readonly number[]; readonly trains: number }
  | { readonly why: 'station'; readonly tickets: readonly number[] }
  | { readonly why: 'payTunnel' | 'withdrawTunnel' | 'pass' };

export interface Hint {
  readonly action: Action;
  readonly reason: Reason;
}

export function hintFor(view: SeatView, mind: Mind): Hint {
  const action = decide(view, mind, null);
  return { action, reason: reasonFor(view, action, mind) };
}

function reasonFor(view: SeatView, action: Action, mind: Mind): Reason {
  switch (action.type) {
    case 'claimRoute':
      return { why: 'claim', need: needOf(view, action.route, planOf(view, mind, null), LOCOMOTIVE) };
    case 'drawCard':
      return { why: 'draw', need: nearestNeed(view, cardFrom(view, action.from), mind) };
    case 'stopDrawing':
      return { why: 'draw', need: nearestNeed(view, LOCOMOTIVE, mind) };
    case 'drawTickets':
      return { why: 'drawTickets', trains: at(view.table.trains, view.seat) };
    case 'keepTickets':
      return { why: 'keepTickets', kept: action.kept, trains: trainsFor(view, action, mind) };
    case 'buildStation':
      return { why: 'station', tickets: ticketsForStation(view, action.city, planOf(view, mind, null)) };
    default:
      return { why: action.type };
  }
}

/** The card at a place of the row. One from the deck may be anything, and so helps wherever a locomotive would. */
function cardFrom({ table }: SeatView, from: number): number {
  return from === DECK ? LOCOMOTIVE : at(table.row, from);
}

/** What is held for a route that takes any colour is counted in the colour of `card`, if it has one. */
function needOf(view: SeatView, route: number, plan: Plan, card: number): RouteNeed {
  const { table, hand } = view;
  const price = priceOfRoute(table.board, route);
  const forGrey = card === LOCOMOTIVE ? colorHeldMost(hand) : card;
  const color = price.color === ANY_COLOR ? forGrey : price.color;
  const held = Math.min(price.length, at(hand, color) + at(hand, LOCOMOTIVE));
  const { points } = at(table.board.routes, route);
  return { route, tickets: ticketsThatNeed(view, route, plan), points, held, needs: price.length };
}

/** Tickets that the plan completes with this route and would not complete without it. */
function ticketsThatNeed({ table, seat }: SeatView, route: number, plan: Plan): number[] {
  const own = [...routesOf({ table }, seat), ...plan.borrowed];
  const without = networkOf(table.board, [...own, ...plan.routes.filter((other) => other !== route)]);
  const withAll = networkOf(table.board, [...own, ...plan.routes]);
  return plan.open.filter(
    (ticket) => isCompleted(table.board, withAll, ticket) && !isCompleted(table.board, without, ticket),
  );
}

/** Open tickets that the plan completes with a rival's route at this city, and not without (STN-3). */
function ticketsForStation({ table, seat }: SeatView, city: number, plan: Plan): number[] {
  const { board, owner } = table;
  const here = at(board.routesAt, city);
  const others = [
    ...routesOf({ table }, seat),
    ...plan.routes,
    ...plan.borrowed.filter((route) => !here.includes(route)),
  ];
  const lent = here.filter((route) => at(owner, route) !== NOBODY && at(owner, route) !== seat);
  const without = networkOf(board, others);
  const withOne = lent.map((route) => networkOf(board, [...others, route]));
  return plan.open.filter(
    (ticket) => !isCompleted(board, without, ticket) && withOne.some((network) => isCompleted(board, network, ticket)),
  );
}

/** Of the routes that a card helps to pay, the one that lacks the fewest. */
function nearestNeed(view: SeatView, card: number, mind: Mind): RouteNeed | null {
  const plan = planOf(view, mind, null);
  const fits = (route: number) => {
    const { color } = priceOfRoute(view.table.board, route);
    return card === LOCOMOTIVE || color === ANY_COLOR || color === card;
  };
  const needs = targetsOf(view, plan, mind, null)
    .filter(fits)
    .map((route) => needOf(view, route, plan, card));
  const lacking = needs.sort((one, other) => one.needs - one.held - (other.needs - other.held));
  return lacking.find(({ needs: most, held }) => held < most) ?? lacking[0] ?? null;
}

function trainsFor(view: SeatView, action: Action, mind: Mind): number {
  const choice = ticketWorths(view, mind).find((one) => `${keptOf(one.action)}` === `${keptOf(action)}`);
  const routes = choice?.plan.routes ?? [];
  return routes.reduce((sum, route) => sum + at(view.table.board.routes, route).length, 0);
}

function keptOf(action: Action): readonly number[] {
  return action.type === 'keepTickets' ? action.kept : [];
}
