import type { EventOf } from './events.ts';
import { deckCard, type Game } from './game.ts';
import { giveCard } from './hands.ts';
import { range } from './lists.ts';
import { popDeck } from './row.ts';

/** PLUS-1: the cards of a draw bonus, or what there is. */
export function bonusDrawing(game: Game): EventOf<'bonusDrawn'> {
  const { table } = game;
  const cards = Math.min(table.bonusOwed, table.deckSize);
  return { type: 'bonusDrawn', seat: table.turn, cards: range(cards).map((depth) => deckCard(game, depth)) };
}

export function drawBonus(game: Game, { seat, cards }: EventOf<'bonusDrawn'>): void {
  for (const card of cards) {
    popDeck(game);
    giveCard(game, seat, card, false);
  }
  game.table.bonusOwed = 0;
}
