import { NOBODY } from '../../engine/game.ts';
import { numberAt } from '../../engine/lists.ts';
import type { PublicTable } from '../../engine/view.ts';
import type { Weights } from './weights.ts';

/** Turns this seat may still expect, the present one included: certain in the last round, before that a guess. */
export function turnsToCome(table: PublicTable, seat: number, { pace }: Weights): number {
  if (table.lastRoundBy !== NOBODY) return turnsInLastRound(table, seat);
  let fewest = Infinity;
  for (let other = 0; other < table.trains.length; other++) fewest = Math.min(fewest, numberAt(table.trains, other));
  return fewest / pace + 1;
}

function turnsInLastRound({ turn, turnsLeft, board }: PublicTable, seat: number): number {
  const wait = (seat - turn + board.players) % board.players;
  return turnsLeft <= wait ? 0 : Math.floor((turnsLeft - 1 - wait) / board.players) + 1;
}

/** The end comes when a rival has no trains left. */
export function fewestRivalTrains({ trains }: PublicTable, seat: number): number {
  let fewest = Infinity;
  for (let other = 0; other < trains.length; other++) {
    if (other !== seat) fewest = Math.min(fewest, numberAt(trains, other));
  }
  return fewest;
}
