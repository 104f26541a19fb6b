// The algorithm of Łabno's thesis of 2018: it joins its tickets by shortest paths, claims the shortest route of them it
// can, or any of six spaces or more, draws from the deck only, and takes new tickets when the old ones are done.
import { type Action, DECK } from '../../engine/actions.ts';
import { canDraw, drawSources } from '../../engine/draw.ts';
import { NOBODY } from '../../engine/game.ts';
import { keepSet, ticketSets } from '../../engine/legal.ts';
import { at } from '../../engine/lists.ts';
import { cardsLeft } from '../../engine/row.ts';
import type { SeatView } from '../../engine/view.ts';
import { railsOf } from '../ground/rails.ts';
import { fewestRivalTrains } from '../ground/tempo.ts';
import { NO_WAY } from '../ground/ways.ts';
import { DEFAULT_WEIGHTS } from '../ground/weights.ts';
import { networkOfSeat } from '../plan/mind.ts';
import { openTickets, type Plan, planTickets } from '../plan/plan.ts';
import { answerTunnel, firstClaim, lastResort, lengthOf, routesThatCanBeHad } from './habits.ts';
import { lengthsFor } from './lengths.ts';

const LONG = 6;
const ORDERS = 6;

export function labno(view: SeatView): Action {
  switch (view.table.phase) {
    case 'opening':
    case 'tickets':
      return keepEasiest(view);
    case 'tunnel':
      return answerTunnel(view);
    case 'drawing':
      return drawBlind(view);
    default:
      return takeTurn(view);
  }
}

/** A train next to a point: so little that no ticket is given up to save trains. */
const TRAIN = 0.01;

/** Trains alone count: a plan that completes everything if it can, on the fewest trains. */
function planFor(view: SeatView, tickets: readonly number[]): Plan {
  const costs = lengthsFor(view).map((length) => (length < NO_WAY ? TRAIN * length : NO_WAY));
  const nothing = new Float64Array(costs.length);
  const prospect = { rails: railsOf(view.table.board), costs, turns: nothing, worth: nothing };
  const open = openTickets(view, networkOfSeat(view), tickets);
  return planTickets(view, prospect, open, { ...DEFAULT_WEIGHTS, planSlack: Infinity }, ORDERS);
}

/** The choice that needs the fewest trains; if none can be completed, the one with the fewest points to lose. */
function keepEasiest(view: SeatView): Action {
  let best = -1;
  let least = Infinity;
  for (const set of ticketSets(view)) {
    const kept = view.offer.filter((_, i) => set & (1 << i));
    const plan = planFor(view, [...view.tickets, ...kept]);
    const points = kept.reduce((sum, ticket) => sum + at(view.table.board.tickets, ticket).points, 0);
    const trains = plan.routes.reduce((sum, route) => sum + lengthOf(view, route), 0);
    const effort = plan.hopeless.length > 0 ? 1000 + points : trains;
    if (effort < least) {
      least = effort;
      best = set;
    }
  }
  return keepSet(view, best);
}

function takeTurn(view: SeatView): Action {
  const { table } = view;
  const plan = planFor(view, view.tickets);
  const isDone = plan.routes.length === 0;
  if (isDone && wantsTickets(view)) return { type: 'drawTickets' };
  const claim = isDone ? claimWhenRich(view, plan) : claimMatching(view, plan);
  return claim ?? (cardsLeft(table) > 0 ? { type: 'drawCard', from: DECK } : whenDeckIsOut(view, plan));
}

function wantsTickets({ table, seat }: SeatView): boolean {
  return (
    at(table.handSizes, seat) >= 8 &&
    at(table.trains, seat) >= 8 &&
    fewestRivalTrains(table, seat) > 6 &&
    table.ticketDeckSize >= table.board.rules.drawTickets.deal &&
    table.lastRoundBy === NOBODY
  );
}

/** On its paths, or long: the shortest first. */
function claimMatching(view: SeatView, plan: Plan): Action | null {
  const matching = routesThatCanBeHad(view).filter(
    (route) => plan.routes.includes(route) || lengthOf(view, route) >= LONG,
  );
  return firstClaim(
    view,
    matching.sort((one, other) => lengthOf(view, one) - lengthOf(view, other)),
  );
}

/** With its tickets done it saves up before it claims, a long route first of all. */
function claimWhenRich(view: SeatView, plan: Plan): Action | null {
  const isRich = Math.max(...view.hand) >= LONG;
  return isRich || view.table.lastRoundBy !== NOBODY ? claimAnything(view, plan) : null;
}

function claimAnything(view: SeatView, plan: Plan): Action | null {
  const byLength = routesThatCanBeHad(view).sort((one, other) => lengthOf(view, other) - lengthOf(view, one));
  return claimMatching(view, plan) ?? firstClaim(view, byLength);
}

function drawBlind(view: SeatView): Action {
  const from = cardsLeft(view.table) > 0 ? DECK : at(drawSources(view.table), 0);
  return { type: 'drawCard', from };
}

function whenDeckIsOut(view: SeatView, plan: Plan): Action {
  return claimAnything(view, plan) ?? (canDraw(view.table) ? drawBlind(view) : lastResort(view));
}
