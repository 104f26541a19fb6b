// The last turn of a seat: nothing is left to prepare, so what it brings can simply be counted.
import type { Action } from '../engine/actions.ts';
import { priceOfRoute } from '../engine/board.ts';
import { KINDS_OF_CARD } from '../engine/cards.ts';
import { NOBODY } from '../engine/game.ts';
import { at, filled } from '../engine/lists.ts';
import { canPay } from '../engine/prices.ts';
import { isJoined, type Network } from '../engine/scoring/network.ts';
import { stationPrice } from '../engine/stations.ts';
import type { SeatView } from '../engine/view.ts';
import { canClaim } from './claiming.ts';
import { networkOfSeat } from './mind.ts';
import { bestPayment } from './paying.ts';
import { openTickets } from './plan.ts';

const NOTHING_WANTED = filled(KINDS_OF_CARD, 0);

/** The claim or station that scores most at once; null if none does. */
export function bestLastMove(view: SeatView): Action | null {
  const network = networkOfSeat(view);
  const open = openTickets(view, network, view.tickets);
  const claim = bestRoute(view, network, open);
  const station = bestStation(view, network, open);
  if (claim === null) return station?.action ?? null;
  return station !== null && station.points > claim.points ? station.action : claim.action;
}

interface Scored {
  readonly action: Action;
  readonly points: number;
}

function bestRoute(view: SeatView, network: Network, open: readonly number[]): Scored | null {
  const { board } = view.table;
  let best = -1;
  let most = 0;
  for (let route = 0; route < board.routes.length; route++) {
    if (!canClaim(view, route) || !canPay(priceOfRoute(board, route), view.hand)) continue;
    const points = at(board.routes, route).points + ticketsGained(view, network, open, route);
    if (points > most) {
      most = points;
      best = route;
    }
  }
  const payment = best < 0 ? null : bestPayment(priceOfRoute(board, best), view.hand, NOTHING_WANTED);
  if (payment === null) return null;
  return { points: most, action: { type: 'claimRoute', route: best, payment: payment.cards } };
}

/** A ticket completed brings its points and takes away the loss. */
function ticketsGained({ table }: SeatView, network: Network, open: readonly number[], route: number): number {
  const { a, b } = at(table.board.routes, route);
  let points = 0;
  for (const ticket of open) {
    const ends = at(table.board.tickets, ticket);
    const straight = isJoined(network, ends.a, a) && isJoined(network, ends.b, b);
    if (straight || (isJoined(network, ends.a, b) && isJoined(network, ends.b, a))) points += 2 * ends.points;
  }
  return points;
}

function bestStation(view: SeatView, network: Network, open: readonly number[]): Scored | null {
  const { table, seat, hand } = view;
  const price = stationPrice(table, seat);
  if (price === null || !canPay(price, hand)) return null;
  let city = -1;
  let most = 0;
  for (const [route, { a, b }] of table.board.routes.entries()) {
    const owner = at(table.owner, route);
    const end = at(table.stationOwner, a) === NOBODY ? a : b;
    if (owner === NOBODY || owner === seat || at(table.stationOwner, end) !== NOBODY) continue;
    const points = ticketsGained(view, network, open, route) - (table.board.rules.stations?.pointsUnused ?? 0);
    if (points > most) {
      most = points;
      city = end;
    }
  }
  const payment = city < 0 ? null : bestPayment(price, hand, NOTHING_WANTED);
  return payment === null ? null : { points: most, action: { type: 'buildStation', city, payment: payment.cards } };
}
