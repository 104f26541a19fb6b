import { inStyle, type Level, type Style } from './characters.ts';
import type { Bot } from './ground/bot.ts';
import { DEFAULT_WEIGHTS, type TunedWeights, weightsFor } from './ground/weights.ts';
import { careless, keepCheapest } from './moves/careless.ts';
import { planner } from './moves/planner.ts';
import { expert } from './search/expert.ts';
import type { Budget } from './search/rollouts.ts';

/** What a player is told before the game. */
export interface Briefing {
  readonly players: number;
  /** Weights found for the map; without them the defaults do. */
  readonly tuned?: TunedWeights | undefined;
  readonly style?: Style | null;
  /** How long an expert may look ahead. */
  readonly budget: Budget;
}

/** Orders of its tickets that a player goes through when it plans. */
const ORDERS: Readonly<Record<Level, number>> = { easy: 1, normal: 1, hard: 24, expert: 24 };

/** One ticket at a time as it comes, without an eye for rivals or bonus cards. */
const FAMILY = {
  urgency: 0,
  bonus: 0,
  locomotiveMissing: 1,
  routePoints: 0.3,
  ticketTrains: 16,
  ticketsLost: 0,
  endTrains: 8,
  planSlack: 4,
};
/** Claims whatever it can, a locomotive is always tempting, and more tickets are frightening. */
const BEGINNER = { ...FAMILY, routePoints: 0, extras: 40, extraLength: 1, ticketTrains: 100 };

export function botOf(level: Level, briefing: Briefing): Bot {
  const { players, tuned, style = null, budget } = briefing;
  const orders = ORDERS[level];
  switch (level) {
    case 'easy':
      return easy(planner({ weights: inStyle({ ...DEFAULT_WEIGHTS, ...BEGINNER }, style), orders }));
    case 'normal':
      return careless(planner({ weights: inStyle({ ...DEFAULT_WEIGHTS, ...FAMILY }, style), orders }), 22, false);
    case 'hard':
      return planner({ weights: inStyle(weightsFor(tuned, players), style), orders });
    case 'expert':
      return expert({ weights: inStyle(weightsFor(tuned, players), style), orders }, budget);
    default:
      return level satisfies never;
  }
}

/** A child can win: every fifth turn or so is given away, and tickets are kept for being cheap. */
function easy(plays: Bot): Bot {
  const forgetful = careless(plays, 30, true);
  return (view, random) => (view.offer.length > 0 ? keepCheapest(view) : forgetful(view, random));
}
