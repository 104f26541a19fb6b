import type { Bot } from './bot.ts';
import { candidatesFor } from './candidates.ts';
import type { Mind } from './mind.ts';
import { type Budget, bestByRollouts } from './rollouts.ts';

/** Orders that a plan tries inside a rollout: speed counts for more there. */
const ORDERS_IN_ROLLOUTS = 2;
/** The second card of a turn decides less than the turn; tickets decide more. */
const SHARE = { opening: 1.5, tickets: 1.5, drawing: 0.5, tunnel: 0.5 } as const;

/** The planner, improved by trying its moves and others in imagined games. */
export function expert(mind: Mind, budget: Budget): Bot {
  const inRollouts: Mind = { ...mind, orders: ORDERS_IN_ROLLOUTS };
  return (view, random) => {
    const candidates = candidatesFor(view, mind);
    const own = candidates[0];
    if (candidates.length === 1 && own !== undefined) return own;
    const share: number = SHARE[view.table.phase as keyof typeof SHARE] ?? 1;
    return bestByRollouts(view, candidates, inRollouts, { ...budget, rollouts: budget.rollouts * share }, random);
  };
}
