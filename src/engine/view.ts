import type { CardCounts } from './cards.ts';
import type { Game, Table } from './game.ts';
import { at } from './lists.ts';

type Frozen<T> = { readonly [K in keyof T]: T[K] extends number[] ? readonly number[] : FrozenLists<T[K]> };
type FrozenLists<T> = T extends number[][] ? readonly (readonly number[])[] : T;

/** The table as it may be read, not written. */
export type PublicTable = Frozen<Table>;

/** What everybody may know (INFO-1). */
export type TableView = { readonly table: PublicTable };

/** What one seat may know: the table, its own hand and its own tickets (INFO-2). Nothing leads from it to the rest. */
export interface SeatView extends TableView {
  readonly seat: number;
  readonly hand: CardCounts;
  readonly tickets: readonly number[];
  /** Tickets to choose from now; empty if there is nothing to choose. */
  readonly offer: readonly number[];
  /** Tickets it refused: those that lie in the ticket deck as far as it can tell, and those that left the game. */
  readonly refused: readonly number[];
  readonly gone: readonly number[];
}

/**
 * A view shares its lists with the game. Games handed out by `apply` never change; whoever plays in place on a game of
 * his own must take a new view after each action.
 */
export function viewFor(game: Game, seat: number): SeatView;
export function viewFor(game: Game, seat: 'table'): TableView;
export function viewFor(game: Game, seat: number | 'table'): SeatView | TableView {
  if (seat === 'table') return { table: game.table };
  return {
    table: game.table,
    seat,
    hand: at(game.hands, seat),
    tickets: at(game.tickets, seat),
    offer: at(game.offers, seat),
    refused: at(game.refused, seat),
    gone: at(game.gone, seat),
  };
}

export function isOnTurn(view: SeatView): boolean {
  return view.seat === view.table.turn && view.table.phase !== 'over';
}
