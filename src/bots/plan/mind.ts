import { numberAt } from '../../engine/lists.ts';
import { type Network, networkOf, routesOf } from '../../engine/scoring/network.ts';
import type { SeatView } from '../../engine/view.ts';
import { lookAhead, newProspect, type Prospect } from '../ground/costs.ts';
import { bestExtras } from '../ground/extras.ts';
import { isOpen, type Rails, railsOf } from '../ground/rails.ts';
import type { Weights } from '../ground/weights.ts';
import { openTickets, type Plan, planTickets, withRoutes } from './plan.ts';

/** How a planner thinks. */
export interface Mind {
  readonly weights: Weights;
  /** Orders of the tickets that a plan may try. */
  readonly orders: number;
  /** Tickets offered are judged one by one, not in sets: for games that are only imagined. */
  readonly isHasty?: boolean;
  /** Plays for the points of routes alone. */
  readonly ignoresTickets?: boolean;
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

/** Rounds after which the routes beside the tickets are looked for anew, even if most can still be had. */
const EXTRAS_LAST = 2;

const prospects = new WeakMap<Rails, Prospect>();

/** What routes cost this seat now. The lists are used again by the next call for the same board. */
export function prospectFor(view: SeatView, weights: Weights): Prospect {
  const rails = railsOf(view.table.board);
  const prospect = prospects.get(rails) ?? addProspect(rails);
  lookAhead(view, weights, prospect);
  return prospect;
}

function addProspect(rails: Rails): Prospect {
  const prospect = newProspect(rails);
  prospects.set(rails, prospect);
  return prospect;
}

export function networkOfSeat({ table, seat }: SeatView): Network {
  return networkOf(table.board, routesOf({ table }, seat));
}

export function planOf(view: SeatView, mind: Mind, memory: Memory | null): Plan {
  const kept = memory === null ? null : keptPlan(view, memory);
  if (kept !== null) return kept;
  const open = mind.ignoresTickets === true ? [] : openTickets(view, networkOfSeat(view), view.tickets);
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
    if (numberAt(table.owner, route) === seat) claimed++;
    else if (!isOpen(railsOf(table.board), table, seat, route)) return null;
  }
  if (claimed === 0) return plan;
  const left = plan.routes.filter((route) => numberAt(table.owner, route) !== seat);
  memory.plan = withRoutes(plan, left);
  return memory.plan;
}

/** The routes that cards are collected for: those of the plan or, once it is done, the most worthwhile of the others. */
export function targetsOf(view: SeatView, plan: Plan, { weights }: Mind, memory: Memory | null): readonly number[] {
  if (plan.routes.length > 0) return plan.routes;
  if (memory === null) return bestExtras(view, weights);
  dropTaken(view, memory);
  const { table } = view;
  const isOld = table.turnsTaken > memory.extrasSince + EXTRAS_LAST * table.board.players;
  if (isOld || memory.extras.length < weights.extras / 2) {
    memory.extras = bestExtras(view, weights);
    memory.extrasSince = table.turnsTaken;
  }
  return memory.extras;
}

function dropTaken({ table, seat }: SeatView, memory: Memory): void {
  const rails = railsOf(table.board);
  const isLeft = (route: number) => isOpen(rails, table, seat, route);
  if (!memory.extras.every(isLeft)) memory.extras = memory.extras.filter(isLeft);
}
