import { type Board, makeBoard } from '../../engine/board.ts';
import { at } from '../../engine/lists.ts';
import type { TableView } from '../../engine/view.ts';

/** A ticket of the deck in play, as it is printed: where it is now is nobody's business. */
export interface ListedTicket {
  readonly ticket: number;
  readonly a: number;
  readonly b: number;
  readonly points: number;
  readonly isLong: boolean;
  /** What it is worth in the map's other decks, where that is something else. */
  readonly elsewhere: readonly DeckWorth[];
}

interface DeckWorth {
  readonly deck: string;
  readonly points: number;
}

/** Every ticket that is played with at this table. Only the box is asked, never the game. */
export function ticketsInPlay({ table: { board } }: TableView): readonly ListedTicket[] {
  const others = otherDecks(board);
  return ticketsOf(board).map((ticket) => {
    const { a, b, points, isLong } = at(board.tickets, ticket);
    const elsewhere = others.flatMap((other) => worthIn(other, ticket, points));
    return { ticket, a, b, points, isLong, elsewhere };
  });
}

function ticketsOf({ longTickets, regularTickets }: Board): readonly number[] {
  return [...longTickets, ...regularTickets];
}

function otherDecks({ map, players, ticketDeck }: Board): readonly Board[] {
  const decks = Object.keys(map.rules.ticketDecks ?? {}).filter((deck) => deck !== ticketDeck);
  return decks.map((deck) => makeBoard(map, players, deck));
}

function worthIn(other: Board, ticket: number, here: number): readonly DeckWorth[] {
  const { points } = at(other.tickets, ticket);
  if (other.ticketDeck === null || points === here || !ticketsOf(other).includes(ticket)) return [];
  return [{ deck: other.ticketDeck, points }];
}
