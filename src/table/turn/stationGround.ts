import type { Board } from '../../engine/board.ts';
import { isOpenTo } from '../../engine/claim.ts';
import { NOBODY } from '../../engine/game.ts';
import { at, range } from '../../engine/lists.ts';
import { stationsLeft } from '../../engine/stations.ts';
import type { SeatView } from '../../engine/view.ts';

/** What a seat can travel on, as far as the board, its trains and its stations go. Cards and time are another matter. */
export interface Ground {
  readonly board: Board;
  readonly trains: number;
  readonly inHand: number;
  /** What it costs to travel a route as one's own; Infinity where it cannot be. */
  readonly tolls: readonly number[];
  /** Routes that a station could lend. */
  readonly lends: readonly boolean[];
  /** By city: a station of this seat's stands there, could be built there, or neither. */
  readonly stations: readonly ('built' | 'free' | null)[];
  /** What one train costs: more than all spaces of the board, which only choose between ways of equal trains. */
  readonly train: number;
}

/** With `later`, free routes are lent as well: a rival who can claim one may do so yet. */
export function groundOf({ table, seat }: SeatView, later: boolean): Ground {
  const { board, owner, stationOwner } = table;
  const train = 1 + board.routes.reduce((sum, { length }) => sum + length, 0);
  const inHand = stationsLeft(table, seat);
  const rivals = range(board.players).filter((other) => other !== seat);
  const mayBeClaimed = (route: number, { length }: { readonly length: number }) =>
    later && rivals.some((rival) => isOpenTo(table, rival, route) && at(table.trains, rival) >= length);
  return {
    board,
    trains: at(table.trains, seat),
    inHand,
    train,
    tolls: board.routes.map(({ length }, route) => {
      if (at(owner, route) === seat) return length;
      return isOpenTo(table, seat, route) ? length * train + length : Infinity;
    }),
    lends: board.routes.map((each, route) =>
      at(owner, route) === NOBODY ? mayBeClaimed(route, each) : at(owner, route) !== seat,
    ),
    stations: stationOwner.map((by) => {
      if (by === seat) return 'built';
      return by === NOBODY && inHand > 0 ? 'free' : null;
    }),
  };
}
