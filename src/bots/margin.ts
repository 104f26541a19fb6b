import type { Game } from '../engine/game.ts';
import { resultOf } from '../engine/scoring/result.ts';

/** Points ahead of the best rival when the game is over; negative behind. */
export function marginOf(game: Game, seat: number): number {
  const { seats } = resultOf(game);
  let own = 0;
  let best = -Infinity;
  for (const { seat: other, total } of seats) {
    if (other === seat) own = total;
    else best = Math.max(best, total);
  }
  return own - best;
}
