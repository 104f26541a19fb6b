// The planner: one plan for all tickets, the cards it asks for, claims as soon as they can be paid, more tickets while
// there is time, points when there is not.
import type { Action } from '../engine/actions.ts';
import { canDraw } from '../engine/draw.ts';
import { NOBODY } from '../engine/game.ts';
import { at, range } from '../engine/lists.ts';
import { stationPrice } from '../engine/stations.ts';
import { extraPrice } from '../engine/tunnels.ts';
import type { SeatView } from '../engine/view.ts';
import { anyStation } from './anyStation.ts';
import { blockingClaim } from './blocking.ts';
import type { Bot } from './bot.ts';
import { bestClaim, type Claim, claimAction } from './claiming.ts';
import { chooseCard } from './drawing.ts';
import { bestLastMove } from './lastTurn.ts';
import { type Memory, type Mind, planOf, targetsOf } from './mind.ts';
import { bestPayment } from './paying.ts';
import type { Plan } from './plan.ts';
import { railsOf } from './rails.ts';
import { fewestRivalTrains, turnsToCome } from './tempo.ts';
import { chooseTickets } from './ticketChoice.ts';
import { keepOneByOne } from './ticketsOneByOne.ts';
import { useOfCards, wantedCards } from './wants.ts';

export function planner(mind: Mind): Bot {
  return (view) => decide(view, mind, null);
}

export function decide(view: SeatView, mind: Mind, memory: Memory | null): Action {
  switch (view.table.phase) {
    case 'opening':
      return chooseTickets(view, mind);
    case 'tickets':
      return mind.isHasty === true ? keepOneByOne(view, mind, memory) : chooseTickets(view, mind);
    case 'tunnel':
      return answerTunnel(view, mind, memory);
    case 'drawing':
      return drawFor(view, targetsOf(view, planOf(view, mind, memory), mind, memory), mind);
    default:
      return takeTurn(view, mind, memory);
  }
}

function takeTurn(view: SeatView, mind: Mind, memory: Memory | null): Action {
  const { table, seat } = view;
  const { weights } = mind;
  const turnsLeft = turnsToCome(table, seat, weights);
  if (turnsLeft <= 1) return bestLastMove(view) ?? drawOrElse(view, [], mind);
  const plan = planOf(view, mind, memory);
  if (isDone(plan) && plan.hopeless.length <= weights.ticketsLost && wantsTickets(view, mind))
    return { type: 'drawTickets' };
  const targets = targetsOf(view, plan, mind, memory);
  const claim = bestClaim(view, targets, wantedCards(railsOf(table.board), targets), weights, turnsLeft <= 3);
  if (claim !== null && (plan.routes.length > 0 || isWorthwhile(view, claim, mind))) return claimAction(claim);
  const block = weights.blockLength > 0 ? blockingClaim(view, targets, weights) : null;
  if (block !== null) return claimAction(block);
  const station = plan.routes.length === 0 || turnsLeft <= 3 ? stationFor(view, plan, targets) : null;
  return station ?? drawOrElse(view, targets, mind);
}

function isDone({ routes, borrowed }: Plan): boolean {
  return routes.length === 0 && borrowed.length === 0;
}

function wantsTickets({ table, seat }: SeatView, { weights }: Mind): boolean {
  return (
    table.lastRoundBy === NOBODY &&
    table.ticketDeckSize > 0 &&
    at(table.trains, seat) >= weights.ticketTrains &&
    fewestRivalTrains(table, seat) >= weights.ticketRivalTrains
  );
}

/** A short route only for its points can wait while there is time for a longer one. */
function isWorthwhile({ table, seat }: SeatView, { route }: Claim, { weights }: Mind): boolean {
  const isLate = table.lastRoundBy !== NOBODY || fewestRivalTrains(table, seat) <= weights.endTrains;
  const { length } = at(table.board.routes, route);
  // Nobody waits for a route longer than the board has.
  const longEnough = Math.min(weights.extraLength, railsOf(table.board).longest);
  return isLate || length >= longEnough || at(table.trains, seat) <= 8;
}

function stationFor(view: SeatView, { borrowed }: Plan, targets: readonly number[]): Action | null {
  const { table, seat, hand } = view;
  const price = stationPrice(table, seat);
  if (price === null) return null;
  const ends = borrowed.flatMap((route) => [at(table.board.routes, route).a, at(table.board.routes, route).b]);
  const city = ends.find((end) => at(table.stationOwner, end) === NOBODY);
  if (city === undefined) return null;
  const payment = bestPayment(price, hand, wantedCards(railsOf(table.board), targets));
  return payment === null ? null : { type: 'buildStation', city, payment: payment.cards };
}

function drawFor(view: SeatView, targets: readonly number[], { weights }: Mind): Action {
  const rails = railsOf(view.table.board);
  return chooseCard(view, useOfCards(rails, targets, view.hand, wantedCards(rails, targets)), weights);
}

/** TURN-2: who cannot draw must do something else if there is anything. */
function drawOrElse(view: SeatView, targets: readonly number[], mind: Mind): Action {
  const { table } = view;
  if (canDraw(table)) return drawFor(view, targets, mind);
  const all = range(table.board.routes.length);
  const claim = bestClaim(view, all, wantedCards(railsOf(table.board), targets), mind.weights, true);
  if (claim !== null) return claimAction(claim);
  if (table.ticketDeckSize > 0) return { type: 'drawTickets' };
  return anyStation(view);
}

/** The turn is spent either way: who can pay, pays. */
function answerTunnel(view: SeatView, mind: Mind, memory: Memory | null): Action {
  const { tunnel, board } = view.table;
  if (tunnel === null) return { type: 'withdrawTunnel' };
  const { routes } = planOf(view, mind, memory);
  const payment = bestPayment(extraPrice(tunnel), view.hand, wantedCards(railsOf(board), routes));
  return payment === null ? { type: 'withdrawTunnel' } : { type: 'payTunnel', payment: payment.cards };
}
