// A whole game as it may be, seen from one seat: cards from what it has not seen, tickets as the rivals' routes suggest.
import { determinise } from '../../engine/determinise.ts';
import type { Game } from '../../engine/game.ts';
import { at } from '../../engine/lists.ts';
import { type Random, shuffle } from '../../engine/random.ts';
import type { SeatView } from '../../engine/view.ts';
import { type TicketGuess, ticketGuessFor } from './inference.ts';

export type Imagination = (random: Random) => Game;

/** What follows from the table is worked out once for all games imagined of it. */
export function imaginationOf(view: SeatView): Imagination {
  const guesses = view.table.trains.map((_, seat) => (seat === view.seat ? null : ticketGuessFor(view, seat)));
  return (random) => {
    const game = determinise(view, random);
    if (view.table.phase !== 'opening') dealTicketsAgain(view, game, guesses, random);
    return game;
  };
}

function dealTicketsAgain(view: SeatView, game: Game, guesses: readonly (TicketGuess | null)[], random: Random): void {
  const { tickets } = view.table.board;
  const isLong = (ticket: number) => at(tickets, ticket).isLong;
  const inDeck = game.ticketDeck.length - view.refused.length;
  const rivals = guesses.flatMap((guess, seat) => (guess === null ? [] : [{ guess, seat }]));
  const held = rivals.flatMap(({ seat }) => at(game.tickets, seat));
  const regular = [...held.filter((ticket) => !isLong(ticket)), ...game.ticketDeck.slice(0, inDeck)];
  const long = unseenLong(view);
  for (const { guess, seat } of shuffle(rivals, random)) {
    const own = at(game.tickets, seat);
    const longHeld = own.filter(isLong).length;
    game.tickets[seat] = [...guess(long, longHeld, random), ...guess(regular, own.length - longHeld, random)];
  }
  game.ticketDeck.splice(0, inDeck, ...shuffle(regular, random));
}

function unseenLong({ table, tickets, gone }: SeatView): number[] {
  return table.board.longTickets.filter((ticket) => !tickets.includes(ticket) && !gone.includes(ticket));
}
