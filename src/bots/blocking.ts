// A claim that is only in somebody's way.
import { LOCOMOTIVE } from '../engine/cards.ts';
import { at, range } from '../engine/lists.ts';
import type { SeatView } from '../engine/view.ts';
import { bestClaim, type Claim } from './claiming.ts';
import { rivalsAt } from './extras.ts';
import { whole } from './numbers.ts';
import { railsOf } from './rails.ts';
import { wantedCards } from './wants.ts';
import type { Weights } from './weights.ts';

/** A short route between two ends of rivals' networks, paid with cards that the own plan does not ask for. */
export function blockingClaim(view: SeatView, targets: readonly number[], weights: Weights): Claim | null {
  const rails = railsOf(view.table.board);
  const wanted = wantedCards(rails, targets);
  const inTheWay = range(rails.routes).filter(
    (route) => whole(rails.length, route) <= weights.blockLength && rivalsAt(view, rails, route) === 2,
  );
  const claim = bestClaim(view, inTheWay, wanted, weights, false);
  if (claim === null || claim.payment.locomotives > 0) return null;
  const isSpare = (count: number, card: number) =>
    card === LOCOMOTIVE || at(view.hand, card) - at(wanted, card) >= count;
  return claim.payment.cards.every((count, card) => count === 0 || isSpare(count, card)) ? claim : null;
}
