// Which of the tickets offered to keep: every choice is planned for, and the best is taken.
import type { Action } from '../../engine/actions.ts';
import { keepSet, ticketSets } from '../../engine/legal.ts';
import { at } from '../../engine/lists.ts';
import { isCompleted } from '../../engine/scoring/borrowing.ts';
import type { SeatView } from '../../engine/view.ts';
import { turnsToCome } from '../ground/tempo.ts';
import { type Mind, networkOfSeat, prospectFor } from '../plan/mind.ts';
import { openTickets, type Plan, planTickets } from '../plan/plan.ts';

export function chooseTickets(view: SeatView, mind: Mind): Action {
  let best: Action | null = null;
  let most = -Infinity;
  for (const { action, worth } of ticketWorths(view, mind)) {
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best ?? keepSet(view, (1 << view.offer.length) - 1);
}

export interface TicketChoice {
  readonly action: Action;
  readonly plan: Plan;
  readonly worth: number;
}

export function ticketWorths(view: SeatView, mind: Mind): TicketChoice[] {
  const prospect = prospectFor(view, mind.weights);
  const network = networkOfSeat(view);
  return ticketSets(view).map((set) => {
    const kept = view.offer.filter((_, i) => set & (1 << i));
    const open = openTickets(view, network, [...view.tickets, ...kept]);
    const plan = planTickets(view, prospect, open, mind.weights, mind.orders);
    const done = kept.filter((ticket) => isCompleted(view.table.board, network, ticket));
    return { action: keepSet(view, set), plan, worth: pointsOf(view, done) + worthOf(view, mind, plan) };
  });
}

function pointsOf({ table }: SeatView, tickets: readonly number[]): number {
  return tickets.reduce((sum, ticket) => sum + at(table.board.tickets, ticket).points, 0);
}

function worthOf({ table, seat }: SeatView, { weights }: Mind, plan: Plan): number {
  const routePoints = plan.routes.reduce((sum, route) => sum + at(table.board.routes, route).points, 0);
  const late = Math.max(0, plan.turns - turnsToCome(table, seat, weights) + weights.ticketSlack);
  return plan.ticketPoints + routePoints - weights.ticketTurn * plan.turns - weights.overrun * late;
}
