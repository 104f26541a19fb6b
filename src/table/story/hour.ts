import { NOBODY } from '../../engine/game.ts';
import type { TableView } from '../../engine/view.ts';

/** How late it is in a game, as a day goes: the same for everybody, and told by nothing but the table. */
export type Hour = 'morning' | 'noon' | 'evening' | 'night';

const DAY: readonly Hour[] = ['morning', 'noon', 'evening', 'night'];

/** By so many of ten parts of somebody's trains on the board it is noon, evening and night. */
const TENTHS = [2.5, 5.5, 8];
/** Whoever saves cards for long makes no endless morning: from these rounds on it is noon, and evening. */
const ROUNDS = [9, 18];

/** Whoever is nearest to the end tells how late it is; the last round is played at night. */
export function hourOf({ table }: TableView): Hour {
  const { board, trains, turnsTaken, lastRoundBy } = table;
  if (lastRoundBy !== NOBODY) return 'night';
  const built = 10 * (1 - Math.min(...trains) / board.rules.trains);
  const rounds = Math.floor(turnsTaken / board.players);
  const byTrains = TENTHS.filter((tenths) => built >= tenths).length;
  const byRounds = ROUNDS.filter((round) => rounds >= round).length;
  return DAY[Math.max(byTrains, byRounds)] ?? 'night';
}
