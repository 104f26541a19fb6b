// The planner: one plan for all tickets, the cards it asks for, claims as soon as they can be paid, more tickets while
// there is time, points when there is not.
import type { Action } from '../../engine/actions.ts';
import type { CardCounts } from '../../engine/cards.ts';
import { canDraw } from '../../engine/draw.ts';
import { NOBODY } from '../../engine/game.ts';
import { at, range } from '../../engine/lists.ts';
import { stationPrice } from '../../engine/stations.ts';
import { extraPrice } from '../../engine/tunnels.ts';
import type { SeatView } from '../../engine/view.ts';
import type { Bot } from '../ground/bot.ts';
import { railsOf } from '../ground/rails.ts';
import { fewestRivalTrains, turnsToCome } from '../ground/tempo.ts';
import { type Memory, type Mind, planOf, targetsOf } from '../plan/mind.ts';
import type { Plan } from '../plan/plan.ts';
import { anyStation } from './anyStation.ts';
import { blockingClaim } from './blocking.ts';
import { bestClaim, type Claim, claimAction } from './claiming.ts';
import { chooseCard } from './drawing.ts';
import { bestLastMove } from './lastTurn.ts';
import { bestPayment, NOTHING_WANTED } from './paying.ts';
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
      return drawFurther(view, mind, memory);
    default:
      return takeTurn(view, mind, memory);
  }
}

function takeTurn(view: SeatView, mind: Mind, memory: Memory | null): Action {
  const { table, seat } = view;
  const { weights } = mind;
  const turnsLeft = turnsToCome(table, seat, weights);
  if (turnsLeft <= 1) return bestLastMove(view) ?? drawOrElse(view, [], NOTHING_WANTED, mind);
  const plan = planOf(view, mind, memory);
  if (isDone(plan) && plan.hopeless.length <= weights.ticketsLost && wantsTickets(view, mind))
    return { type: 'drawTickets' };
  const targets = targetsOf(view, plan, mind, memory);
  const wanted = wantedCards(railsOf(table.board), targets);
  const claim = bestClaim(view, targets, wanted, weights, turnsLeft <= 3);
  if (claim !== null && (plan.routes.length > 0 || isWorthwhile(view, claim, mind))) return claimAction(claim);
  // In imagined games nobody is in anybody's way only for its own sake: it takes long to find out where.
  const block = weights.blockLength > 0 && mind.isHasty !== true ? blockingClaim(view, wanted, weights) : null;
  if (block !== null) return claimAction(block);
  const station = plan.routes.length === 0 || turnsLeft <= 3 ? stationFor(view, plan, wanted) : null;
  return station ?? drawOrElse(view, targets, wanted, mind);
}

function drawFurther(view: SeatView, mind: Mind, memory: Memory | null): Action {
  const targets = targetsOf(view, planOf(view, mind, memory), mind, memory);
  return drawFor(view, targets, wantedCards(railsOf(view.table.board), targets), mind);
}

function isDone({ routes, borrowed }: Plan): boolean {
  return routes.length === 0 && borrowed.length === 0;
}

function wantsTickets({ table, seat }: SeatView, { weights, ignoresTickets }: Mind): boolean {
  return (
    ignoresTickets !== true &&
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

function stationFor(view: SeatView, { borrowed }: Plan, wanted: CardCounts): Action | null {
  const { table, seat, hand } = view;
  const price = stationPrice(table, seat);
  if (price === null) return null;
  const ends = borrowed.flatMap((route) => [at(table.board.routes, route).a, at(table.board.routes, route).b]);
  const city = ends.find((end) => at(table.stationOwner, end) === NOBODY);
  if (city === undefined) return null;
  const payment = bestPayment(price, hand, wanted);
  return payment === null ? null : { type: 'buildStation', city, payment: payment.cards };
}

function drawFor(view: SeatView, targets: readonly number[], wanted: CardCounts, { weights }: Mind): Action {
  return chooseCard(view, useOfCards(railsOf(view.table.board), targets, view.hand, wanted), weights);
}

/** TURN-2: who cannot draw must do something else if there is anything. */
function drawOrElse(view: SeatView, targets: readonly number[], wanted: CardCounts, mind: Mind): Action {
  const { table } = view;
  if (canDraw(table)) return drawFor(view, targets, wanted, mind);
  const claim = bestClaim(view, range(table.board.routes.length), wanted, mind.weights, true);
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
