// The last turn of a seat: nothing is left to prepare, so what it brings can simply be counted.
import type { Action } from '../../engine/actions.ts';
import { priceOfRoute } from '../../engine/board.ts';
import { NOBODY } from '../../engine/game.ts';
import { at } from '../../engine/lists.ts';
import { canPay } from '../../engine/prices.ts';
import { type Network, partOf } from '../../engine/scoring/network.ts';
import { stationPrice } from '../../engine/stations.ts';
import type { SeatView } from '../../engine/view.ts';
import { networkOfSeat } from '../plan/mind.ts';
import { openTickets } from '../plan/plan.ts';
import { canClaim } from './claiming.ts';
import { bestPayment, NOTHING_WANTED } from './paying.ts';

/** The claim or station that scores most at once; null if none does. */
export function bestLastMove(view: SeatView): Action | null {
  const network = networkOfSeat(view);
  const missing = openTickets(view, network, view.tickets).map((ticket) => missingLink(view, network, ticket));
  const claim = bestRoute(view, network, missing);
  const station = bestStation(view, network, missing);
  if (claim === null) return station?.action ?? null;
  return station !== null && station.points > claim.points ? station.action : claim.action;
}

interface Scored {
  readonly action: Action;
  readonly points: number;
}

/** A ticket still open: the two parts of the network that a last route would have to join. */
interface MissingLink {
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

function missingLink({ table }: SeatView, network: Network, ticket: number): MissingLink {
  const { a, b, points } = at(table.board.tickets, ticket);
  return { from: partOf(network, a), to: partOf(network, b), points };
}

function bestRoute(view: SeatView, network: Network, missing: readonly MissingLink[]): Scored | null {
  const { board } = view.table;
  let best = -1;
  let most = 0;
  for (let route = 0; route < board.routes.length; route++) {
    if (!canClaim(view, route)) continue;
    const points = at(board.routes, route).points + ticketsGained(view, network, missing, route);
    if (points > most && canPay(priceOfRoute(board, route), view.hand)) {
      most = points;
      best = route;
    }
  }
  const payment = best < 0 ? null : bestPayment(priceOfRoute(board, best), view.hand, NOTHING_WANTED);
  if (payment === null) return null;
  return { points: most, action: { type: 'claimRoute', route: best, payment: payment.cards } };
}

/** A ticket completed brings its points and takes away the loss. */
function ticketsGained({ table }: SeatView, network: Network, missing: readonly MissingLink[], route: number): number {
  if (missing.length === 0) return 0;
  const { a, b } = at(table.board.routes, route);
  const one = partOf(network, a);
  const other = partOf(network, b);
  let gained = 0;
  for (const { from, to, points } of missing) {
    if ((from === one && to === other) || (from === other && to === one)) gained += 2 * points;
  }
  return gained;
}

function bestStation(view: SeatView, network: Network, missing: readonly MissingLink[]): Scored | null {
  const { table, seat, hand } = view;
  const price = stationPrice(table, seat);
  if (price === null || !canPay(price, hand)) return null;
  let city = -1;
  let most = 0;
  for (const [route, { a, b }] of table.board.routes.entries()) {
    const owner = at(table.owner, route);
    const end = at(table.stationOwner, a) === NOBODY ? a : b;
    if (owner === NOBODY || owner === seat || at(table.stationOwner, end) !== NOBODY) continue;
    const points = ticketsGained(view, network, missing, route) - (table.board.rules.stations?.pointsUnused ?? 0);
    if (points > most) {
      most = points;
      city = end;
    }
  }
  const payment = city < 0 ? null : bestPayment(price, hand, NOTHING_WANTED);
  return payment === null ? null : { points: most, action: { type: 'buildStation', city, payment: payment.cards } };
}
