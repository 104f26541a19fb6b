import { type CardCounts, KINDS_OF_CARD } from './cards.ts';
import { type Game, NOBODY, type Table } from './game.ts';
import { addTo, at, numberAt } from './lists.ts';

/** A card comes into a hand; `seen` if everybody saw which. */
export function giveCard(game: Game, seat: number, card: number, seen: boolean): void {
  const { table } = game;
  addTo(at(game.hands, seat), card, 1);
  addTo(table.handSizes, seat, 1);
  if (seen) addTo(at(table.seenInHand, seat), card, 1);
}

/** Cards leave a hand and lie on the table, seen by all. */
export function layDown(game: Game, seat: number, cards: CardCounts): void {
  const hand = at(game.hands, seat);
  const seen = at(game.table.seenInHand, seat);
  for (let card = 0; card < KINDS_OF_CARD; card++) {
    const count = numberAt(cards, card);
    if (count === 0) continue;
    addTo(hand, card, -count);
    addTo(game.table.handSizes, seat, -count);
    seen[card] = Math.max(0, numberAt(seen, card) - count);
  }
}

/** Cards laid down go back into the hand; everybody now knows that they are there. */
export function takeBack(game: Game, seat: number, cards: CardCounts): void {
  for (let card = 0; card < KINDS_OF_CARD; card++) {
    for (let i = numberAt(cards, card); i > 0; i--) giveCard(game, seat, card, true);
  }
}

/** Cards on the table go to the discard pile as a payment. */
export function discardPayment(table: Table, seat: number, cards: CardCounts): void {
  const paid = at(table.paid, seat);
  for (let card = 0; card < KINDS_OF_CARD; card++) {
    const count = numberAt(cards, card);
    if (count === 0) continue;
    addTo(table.discard, card, count);
    table.discardSize += count;
    addTo(paid, card, count);
  }
}

export function isFree(owner: readonly number[], thing: number): boolean {
  return numberAt(owner, thing) === NOBODY;
}
