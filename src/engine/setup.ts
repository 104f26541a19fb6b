import type { EventOf } from './events.ts';
import type { Game } from './game.ts';
import { giveCard } from './hands.ts';
import { at, range } from './lists.ts';
import { popDeck } from './row.ts';

/** SET-1 to SET-4: what the shuffled decks deal, seat by seat: the cards, the row, the tickets, the bonus cards. */
export function dealing(game: Game): EventOf<'dealt'> {
  const { players, rules } = game.table.board;
  const { openingHand, faceUp, openingTickets, bonusCardsInPlay } = rules;
  const cards = game.deck.slice().reverse();
  const { regular, long = 0 } = openingTickets.deal;
  const share = (list: readonly number[], seat: number, size: number) => list.slice(seat * size, (seat + 1) * size);
  return {
    type: 'dealt',
    hands: range(players).map((seat) => share(cards, seat, openingHand)),
    faceUp: cards.slice(players * openingHand, players * openingHand + faceUp),
    offers: range(players).map((seat) => [
      ...share(game.longTickets, seat, long),
      ...share(game.ticketDeck, seat, regular),
    ]),
    bonusCards: game.bonusDeck.slice(0, bonusCardsInPlay ?? 0),
  };
}

export function deal(game: Game, { hands, faceUp, offers, bonusCards }: EventOf<'dealt'>): void {
  const { table } = game;
  for (const [seat, cards] of hands.entries()) {
    for (const card of cards) {
      popDeck(game);
      giveCard(game, seat, card, false);
    }
  }
  for (const [place, card] of faceUp.entries()) {
    popDeck(game);
    table.row[place] = card;
  }
  for (const [seat, tickets] of offers.entries()) dealTickets(game, seat, tickets);
  table.bonusCards.push(...bonusCards);
  // Long tickets and bonus cards that were not dealt leave the game (SET-3, SET-4).
  game.longTickets.length = 0;
  game.bonusDeck.length = 0;
  table.phase = 'opening';
}

function dealTickets(game: Game, seat: number, tickets: readonly number[]): void {
  const { table } = game;
  game.offers[seat] = tickets.slice();
  table.offerSizes[seat] = tickets.length;
  const regular = tickets.filter((ticket) => !at(table.board.tickets, ticket).isLong);
  game.ticketDeck.splice(0, regular.length);
  table.ticketDeckSize = game.ticketDeck.length;
}
