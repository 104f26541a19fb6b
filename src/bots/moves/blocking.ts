// A claim that is only in somebody's way.
import { type CardCounts, LOCOMOTIVE } from '../../engine/cards.ts';
import { NOBODY } from '../../engine/game.ts';
import { at, numberAt, range } from '../../engine/lists.ts';
import { isJoined, type Network, networkOf } from '../../engine/scoring/network.ts';
import type { SeatView } from '../../engine/view.ts';
import { rivalsAt } from '../ground/extras.ts';
import { whole } from '../ground/numbers.ts';
import { railsOf } from '../ground/rails.ts';
import type { Weights } from '../ground/weights.ts';
import { bestClaim, type Claim } from './claiming.ts';

/** A short route that would join two parts of rivals' networks, paid with cards that are not `wanted` by the own plan. */
export function blockingClaim(view: SeatView, wanted: CardCounts, weights: Weights): Claim | null {
  const rails = railsOf(view.table.board);
  const rivals = networkOfRivals(view);
  const isInTheWay = (route: number) =>
    whole(rails.length, route) <= weights.blockLength &&
    rivalsAt(view, rails, route) === 2 &&
    !isJoined(rivals, whole(rails.a, route), whole(rails.b, route));
  const claim = bestClaim(view, range(rails.routes).filter(isInTheWay), wanted, weights, false);
  if (claim === null || claim.payment.locomotives > 0) return null;
  const isSpare = (count: number, card: number) =>
    card === LOCOMOTIVE || at(view.hand, card) - at(wanted, card) >= count;
  return claim.payment.cards.every((count, card) => count === 0 || isSpare(count, card)) ? claim : null;
}

/** Ends that rivals' routes join already cannot be parted any more. */
function networkOfRivals({ table, seat }: SeatView): Network {
  const isRivals = (owner: number) => owner !== NOBODY && owner !== seat;
  return networkOf(
    table.board,
    range(table.board.routes.length).filter((route) => isRivals(numberAt(table.owner, route))),
  );
}
