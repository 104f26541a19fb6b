import type { Game } from '../../engine/game.ts';
import { numberAt } from '../../engine/lists.ts';
import { totalsOf } from '../../engine/scoring/result.ts';

/** Points ahead of the best rival when the game is over; negative behind. */
export function marginOf(game: Game, seat: number): number {
  const totals = totalsOf(game);
  let best = -Infinity;
  for (let other = 0; other < totals.length; other++)
    if (other !== seat) best = Math.max(best, numberAt(totals, other));
  return numberAt(totals, seat) - best;
}
