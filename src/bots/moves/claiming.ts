// Which of some routes to claim now, and with which cards.
import type { Action } from '../../engine/actions.ts';
import { priceOfRoute } from '../../engine/board.ts';
import { type CardCounts, LOCOMOTIVE } from '../../engine/cards.ts';
import { numberAt } from '../../engine/lists.ts';
import { colorOf } from '../../engine/prices.ts';
import type { SeatView } from '../../engine/view.ts';
import { isAttached, rivalsAt } from '../ground/extras.ts';
import { whole } from '../ground/numbers.ts';
import { isOpen, railsOf } from '../ground/rails.ts';
import type { Weights } from '../ground/weights.ts';
import { bestPayment, type Payment } from './paying.ts';

export interface Claim {
  readonly route: number;
  readonly payment: Payment;
  readonly score: number;
}

export function claimAction({ route, payment }: Claim): Action {
  return { type: 'claimRoute', route, payment: payment.cards };
}

export function canClaim({ table, seat }: SeatView, route: number): boolean {
  const rails = railsOf(table.board);
  return isOpen(rails, table, seat, route) && whole(rails.length, route) <= numberAt(table.trains, seat);
}

/** `bold`: tunnels are tried with nothing to spare. */
export function bestClaim(
  view: SeatView,
  routes: readonly number[],
  wanted: CardCounts,
  weights: Weights,
  bold: boolean,
): Claim | null {
  let best: Claim | null = null;
  for (const route of routes) {
    const claim = canClaim(view, route) ? claimOf(view, route, wanted, weights, bold) : null;
    if (claim !== null && (best === null || claim.score > best.score)) best = claim;
  }
  return best;
}

function claimOf(view: SeatView, route: number, wanted: CardCounts, weights: Weights, bold: boolean): Claim | null {
  const { board } = view.table;
  const rails = railsOf(board);
  const payment = bestPayment(priceOfRoute(board, route), view.hand, wanted);
  if (payment === null) return null;
  if (whole(rails.isTunnel, route) === 1 && !bold && spareCards(view.hand, payment) < 1) return null;
  const score =
    0.5 * whole(rails.points, route) +
    weights.urgency * rivalsAt(view, rails, route) +
    whole(rails.drawBonus, route) +
    (isAttached(view, rails, route) ? 0.5 * weights.attached : 0) -
    weights.locomotive * payment.locomotives;
  return { route, payment, score };
}

/** Cards left after a payment that could pay what a tunnel asks for on top. */
function spareCards(hand: CardCounts, { cards }: Payment): number {
  const color = colorOf(cards);
  const locomotives = numberAt(hand, LOCOMOTIVE) - numberAt(cards, LOCOMOTIVE);
  return color === LOCOMOTIVE ? locomotives : numberAt(hand, color) - numberAt(cards, color) + locomotives;
}
