// What Hard would do in this seat, and why: facts for a sentence, all of them known to the seat.
import type { Action } from '../engine/actions.ts';
import { priceOfRoute } from '../engine/board.ts';
import { LOCOMOTIVE } from '../engine/cards.ts';
import { at } from '../engine/lists.ts';
import { ANY_COLOR, colorHeldMost } from '../engine/prices.ts';
import { isCompleted } from '../engine/scoring/borrowing.ts';
import { networkOf, routesOf } from '../engine/scoring/network.ts';
import type { SeatView } from '../engine/view.ts';
import { type Mind, planOf, targetsOf } from './mind.ts';
import type { Plan } from './plan.ts';
import { decide } from './planner.ts';
import { ticketWorths } from './ticketChoice.ts';

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
  /** A card, for the route that it brings nearest; null: nothing in particular is missing. */
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
      return { why: 'claim', need: needOf(view, action.route, planOf(view, mind, null)) };
    case 'drawCard':
    case 'stopDrawing':
      return { why: 'draw', need: nearestNeed(view, mind) };
    case 'drawTickets':
      return { why: 'drawTickets', trains: at(view.table.trains, view.seat) };
    case 'keepTickets':
      return { why: 'keepTickets', kept: action.kept, trains: trainsFor(view, action, mind) };
    case 'buildStation':
      return { why: 'station', tickets: planOf(view, mind, null).open };
    default:
      return { why: action.type };
  }
}

function needOf(view: SeatView, route: number, plan: Plan): RouteNeed {
  const { table } = view;
  const price = priceOfRoute(table.board, route);
  const color = price.color === ANY_COLOR ? colorHeldMost(view.hand) : price.color;
  const held = Math.min(price.length, at(view.hand, color) + at(view.hand, LOCOMOTIVE));
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

/** The route that lacks the fewest cards. */
function nearestNeed(view: SeatView, mind: Mind): RouteNeed | null {
  const plan = planOf(view, mind, null);
  const targets = targetsOf(view, plan, mind, null);
  const needs = targets.map((route) => needOf(view, route, plan));
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
