import type { PublicTable } from '../../engine/view.ts';
import type { Bot } from '../ground/bot.ts';
import type { Mind } from '../plan/mind.ts';
import { candidatesFor } from './candidates.ts';
import { type Budget, bestByRollouts } from './rollouts.ts';

/** What comes in the middle of a turn decides less than the turn itself. */
const SHARE = { opening: 1, tickets: 1, turn: 1, drawing: 0.5, tunnel: 0.5 } as const;

/** The budget is meant for two seats; a game of more takes as much longer to play on. */
function shareOf({ phase, board }: PublicTable): number {
  return (SHARE[phase as keyof typeof SHARE] ?? 1) * (2 / board.players);
}

/** The planner, improved by trying its moves and others in imagined games. */
export function expert(mind: Mind, budget: Budget): Bot {
  return (view, random) => {
    const candidates = candidatesFor(view, mind);
    const own = candidates[0];
    if (candidates.length === 1 && own !== undefined) return own;
    const rollouts = budget.rollouts * shareOf(view.table);
    return bestByRollouts(view, candidates, mind, { ...budget, rollouts }, random).action;
  };
}
