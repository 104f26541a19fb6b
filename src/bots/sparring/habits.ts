// What the sparring partners have in common: how they pay, and what they do when nothing else is left.
import type { Action } from '../../engine/actions.ts';
import { priceOfRoute } from '../../engine/board.ts';
import { at, range } from '../../engine/lists.ts';
import { extraPrice } from '../../engine/tunnels.ts';
import type { SeatView } from '../../engine/view.ts';
import { anyStation } from '../moves/anyStation.ts';
import { canClaim } from '../moves/claiming.ts';
import { bestPayment, NOTHING_WANTED } from '../moves/paying.ts';

/** The first of these routes that can be claimed and paid. */
export function firstClaim(view: SeatView, routes: readonly number[]): Action | null {
  for (const route of routes) {
    const payment = canClaim(view, route) ? payFor(view, route) : null;
    if (payment !== null) return { type: 'claimRoute', route, payment };
  }
  return null;
}

function payFor({ table, hand }: SeatView, route: number) {
  return bestPayment(priceOfRoute(table.board, route), hand, NOTHING_WANTED)?.cards ?? null;
}

export function answerTunnel({ table, hand }: SeatView): Action {
  const payment = table.tunnel && bestPayment(extraPrice(table.tunnel), hand, NOTHING_WANTED);
  return payment ? { type: 'payTunnel', payment: payment.cards } : { type: 'withdrawTunnel' };
}

/** No card can be drawn: anything that can be claimed, else tickets, else a station, else a pass. */
export function lastResort(view: SeatView): Action {
  const { table } = view;
  const claim = firstClaim(view, range(table.board.routes.length));
  if (claim !== null) return claim;
  return table.ticketDeckSize > 0 ? { type: 'drawTickets' } : anyStation(view);
}

/** Routes of this board, each for its length; own ones for nothing, those that cannot be had out of reach. */
export function routesThatCanBeHad(view: SeatView): number[] {
  return range(view.table.board.routes.length).filter((route) => canClaim(view, route));
}

export function lengthOf({ table }: SeatView, route: number): number {
  return at(table.board.routes, route).length;
}
