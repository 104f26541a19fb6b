import { isOpenTo } from '../../engine/claim.ts';
import { NOBODY, seatAfter } from '../../engine/game.ts';
import { at, range } from '../../engine/lists.ts';
import type { PublicTable, TableView } from '../../engine/view.ts';

/** From so few trains on the table is told that the end may be near. */
const NEAR = 8;

export interface NearEnd {
  /** Who could bring on the last round soonest; of several, the one whose turn comes first. */
  readonly seat: number;
  /** In how many turns of its own at the earliest, the present one included. */
  readonly turns: number;
}

/** Null while nobody is near, or once the last round has begun. */
export function couldEndIn({ table }: TableView): NearEnd | null {
  if (table.phase === 'over' || table.lastRoundBy !== NOBODY) return null;
  let soonest: NearEnd | null = null;
  for (let i = 0, seat = table.turn; i < table.board.players; i++, seat = seatAfter(table, seat)) {
    const turns = at(table.trains, seat) <= NEAR ? turnsToEnd(table, seat) : Infinity;
    if (turns < (soonest?.turns ?? Infinity)) soonest = { seat, turns };
  }
  return soonest;
}

/** Turns to place enough trains, and before that to draw the cards for them, if every draw were lucky. */
function turnsToEnd(table: PublicTable, seat: number): number {
  const trains = at(table.trains, seat);
  const { lastRoundAt, cardsPerTurn } = table.board.rules;
  const claims = fewestClaims(openLengths(table, seat), trains);
  const turns = claims.flatMap((routes, placed) => {
    if (routes === Infinity || placed < trains - lastRoundAt) return [];
    const cards = at(table.handSizes, seat) + routes * mostBonus(table);
    return [routes + Math.ceil(Math.max(0, placed - cards) / cardsPerTurn)];
  });
  return Math.min(...turns);
}

function mostBonus({ board }: PublicTable): number {
  return Math.max(0, ...board.routes.map(({ drawBonus }) => drawBonus));
}

/** One length for each pair of cities: nobody owns two routes side by side. */
function openLengths(table: PublicTable, seat: number): readonly number[] {
  return table.board.routes.flatMap(({ length, parallels }, route) => {
    const isFirst = !parallels.some((other) => other < route && isOpenTo(table, seat, other));
    return isFirst && isOpenTo(table, seat, route) ? [length] : [];
  });
}

/** By number of trains: how few routes use up exactly so many; Infinity where none do. */
function fewestClaims(lengths: readonly number[], trains: number): readonly number[] {
  const fewest = range(trains + 1).map((placed) => (placed === 0 ? 0 : Infinity));
  for (const length of lengths) {
    for (let placed = trains; placed >= length; placed--) {
      fewest[placed] = Math.min(at(fewest, placed), at(fewest, placed - length) + 1);
    }
  }
  return fewest;
}
