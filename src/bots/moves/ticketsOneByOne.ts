// A quick choice of tickets for games that are only imagined: each ticket offered is judged once, on top of the plan
// and of those already kept, instead of every set of them.
import type { Action } from '../../engine/actions.ts';
import { at, numberAt } from '../../engine/lists.ts';
import { ticketsToKeep } from '../../engine/tickets.ts';
import type { SeatView } from '../../engine/view.ts';
import type { Prospect } from '../ground/costs.ts';
import { real, whole } from '../ground/numbers.ts';
import { turnsToCome } from '../ground/tempo.ts';
import { cheapestWay, NO_WAY, routesBack } from '../ground/ways.ts';
import type { Weights } from '../ground/weights.ts';
import { type Memory, type Mind, planOf, prospectFor } from '../plan/mind.ts';
import type { Plan } from '../plan/plan.ts';

interface Judged {
  readonly ticket: number;
  readonly worth: number;
}

/** Trains and turns that are still to spare. */
interface Means {
  trains: number;
  turns: number;
}

const way: number[] = [];

export function keepOneByOne(view: SeatView, mind: Mind, memory: Memory | null): Action {
  const plan = planOf(view, mind, memory);
  const prospect = prospectFor(view, mind.weights);
  const means = meansBeside(view, plan, prospect, mind.weights);
  for (const route of plan.routes) prospect.costs[route] = 0;
  const { tickets } = view.table.board;
  const offer = [...view.offer].sort((one, other) => at(tickets, other).points - at(tickets, one).points);
  const judged = offer.map((ticket): Judged => ({ ticket, worth: judge(view, ticket, prospect, means, mind.weights) }));
  judged.sort((one, other) => other.worth - one.worth);
  const least = ticketsToKeep(view);
  return {
    type: 'keepTickets',
    kept: judged.filter(({ worth }, i) => worth > 0 || i < least).map(({ ticket }) => ticket),
  };
}

function meansBeside({ table, seat }: SeatView, plan: Plan, { rails, turns }: Prospect, weights: Weights): Means {
  const means = {
    trains: numberAt(table.trains, seat),
    turns: turnsToCome(table, seat, weights) - weights.ticketSlack,
  };
  for (const route of plan.routes) {
    means.trains -= whole(rails.length, route);
    means.turns -= real(turns, route);
  }
  return means;
}

/** What a ticket is worth; if it is worth keeping, its way is laid for those judged after it. */
function judge({ table }: SeatView, ticket: number, prospect: Prospect, means: Means, weights: Weights): number {
  const { rails, costs, turns } = prospect;
  const { a, b, points } = at(table.board.tickets, ticket);
  if (cheapestWay(rails, costs, a, b) >= NO_WAY) return -points;
  routesBack(rails, b, way);
  let trainsNeeded = 0;
  let turnsNeeded = 0;
  let worth = points;
  for (const route of way) {
    if (real(costs, route) === 0) continue;
    trainsNeeded += whole(rails.length, route);
    turnsNeeded += real(turns, route);
    worth += whole(rails.points, route);
  }
  if (trainsNeeded > means.trains) return -points;
  const late = Math.max(0, turnsNeeded - Math.max(0, means.turns));
  worth -= weights.ticketTurn * turnsNeeded + weights.overrun * late;
  if (worth <= 0) return worth;
  means.trains -= trainsNeeded;
  means.turns -= turnsNeeded;
  for (const route of way) costs[route] = 0;
  return worth;
}
