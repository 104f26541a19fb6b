import { type Network, networkOf, routesOf } from '../engine/scoring/network.ts';
import type { SeatView } from '../engine/view.ts';
import { lookAhead, newProspect, type Prospect } from './costs.ts';
import { bestExtras } from './extras.ts';
import { count } from './numbers.ts';
import { openTickets, type Plan, planTickets } from './plan.ts';
import { isOpen, type Rails, railsOf } from './rails.ts';
import type { Weights } from './weights.ts';

/** How a planner thinks. */
export interface Mind {
  readonly weights: Weights;
  /** Orders of the tickets that a plan may try. */
  readonly orders: number;
}

/** The plan of a seat, kept from one of its moves to the next. Without one, every move begins by planning anew. */
export interface Memory {
  plan: Plan | null;
  tickets: number;
  /** Routes collected for beside the tickets, and the turns taken when they were chosen. */
  extras: readonly number[];
  extrasSince: number;
}

export function newMemory(plan: Plan | null, tickets: number): Memory {
  return { plan, tickets, extras: [], extrasSince: -Infinity };
}

/** Rounds after which the routes beside the tickets are looked for anew, even if all can still be had. */
const EXTRAS_LAST = 2;

const prospects = new WeakMap<Rails, Prospect>();

/** What routes cost this seat now. The lists are used again by the next call for the same board. */
export function prospectFor(view: SeatView, weights: Weights): Prospect {
  const rails = railsOf(view.table.board);
  const prospect = prospects.get(rails) ?? newProspect(rails);
  prospects.set(rails, prospect);
  lookAhead(view, weights, prospect);
  return prospect;
}

export function networkOfSeat({ table, seat }: SeatView): Network {
  return networkOf(table.board, routesOf({ table }, seat));
}

export function planOf(view: SeatView, mind: Mind, memory: Memory | null): Plan {
  const kept = memory === null ? null : keptPlan(view, memory);
  if (kept !== null) return kept;
  const open = openTickets(view, networkOfSeat(view), view.tickets);
  const plan = planTickets(view, prospectFor(view, mind.weights), open, mind.weights, mind.orders);
  if (memory !== null) {
    memory.plan = plan;
    memory.tickets = view.tickets.length;
  }
  return plan;
}

/** A plan holds as long as all its routes can still be had; those that have been claimed drop out. */
function keptPlan(view: SeatView, memory: Memory): Plan | null {
  const { plan } = memory;
  if (plan === null || memory.tickets !== view.tickets.length) return null;
  const { table, seat } = view;
  let claimed = 0;
  for (const route of plan.routes) {
    if (count(table.owner, route) === seat) claimed++;
    else if (!isOpen(railsOf(table.board), table, seat, route)) return null;
  }
  if (claimed === 0) return plan;
  memory.plan = { ...plan, routes: plan.routes.filter((route) => count(table.owner, route) !== seat) };
  return memory.plan;
}

/** The routes that cards are collected for: those of the plan or, once it is done, the most worthwhile of the others. */
export function targetsOf(view: SeatView, plan: Plan, { weights }: Mind, memory: Memory | null): readonly number[] {
  if (plan.routes.length > 0) return plan.routes;
  if (memory === null) return bestExtras(view, weights);
  if (!areExtrasFresh(view, memory)) {
    memory.extras = bestExtras(view, weights);
    memory.extrasSince = view.table.turnsTaken;
  }
  return memory.extras;
}

function areExtrasFresh({ table, seat }: SeatView, { extras, extrasSince }: Memory): boolean {
  if (extras.length === 0 || table.turnsTaken > extrasSince + EXTRAS_LAST * table.board.players) return false;
  const rails = railsOf(table.board);
  for (const route of extras) if (!isOpen(rails, table, seat, route)) return false;
  return true;
}
