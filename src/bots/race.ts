// Which of several moves is better than the planner's own, found in as few games as possible. Every move is compared
// with the planner's in the same games; what is not likely to come out ahead drops out, and the games it would have
// taken go to the others.
import type { Action } from '../engine/actions.ts';

/** What is known of a move: the sum of its differences to the planner's, and of their squares. */
export interface Trial {
  readonly action: Action;
  sum: number;
  squares: number;
}

/** Games before a move may drop out, and between two reviews. */
const FIRST_REVIEW = 8;
const REVIEW_EVERY = 4;
/** A move is preferred to the planner's if it is better by this many standard errors. */
const LEAVE_ERRORS = 0.7;
/** What the games to come could still change, in standard errors: about one time in nine they change more. */
const HOPE = 1.2;
/** A move that is behind the best one by this many errors drops out. */
const BEHIND = 1.6;

/** A difference this small, some tenths of a point in an even game, is not worth a search. */
const NEGLIGIBLE = 0.004;

export function newTrial(action: Action): Trial {
  return { action, sum: 0, squares: 0 };
}

export function note(trial: Trial, difference: number): void {
  trial.sum += difference;
  trial.squares += difference * difference;
}

export function isReviewDue(games: number): boolean {
  return games >= FIRST_REVIEW && games % REVIEW_EVERY === 0;
}

/** Those worth further games, if `inAll` games can be played. */
export function stillOpen(trials: readonly Trial[], games: number, inAll: number): readonly Trial[] {
  const best = Math.max(0, ...trials.map((trial) => meanOf(trial, games)));
  return trials.filter((trial) => {
    const mean = meanOf(trial, games);
    const error = errorOf(trial, games);
    const isBehind = mean < best && mean + BEHIND * error < best - error;
    const hasHope = mean > (asked(games, inAll) - hope(games, inAll)) * error;
    return !isBehind && hasHope && mean + HOPE * error > NEGLIGIBLE;
  });
}

/** Whether one is left and the games to come are not likely to bring it back behind the planner's move. */
export function isSettled(trials: readonly Trial[], games: number, inAll: number): boolean {
  const [only, another] = trials;
  if (only === undefined || another !== undefined) return false;
  return meanOf(only, games) > (asked(games, inAll) + hope(games, inAll)) * errorOf(only, games);
}

/** By how many of the present errors a move must be ahead when all games have been played. */
function asked(games: number, inAll: number): number {
  return LEAVE_ERRORS * Math.sqrt(games / inAll);
}

/** By how many of the present errors the games to come may move it. */
function hope(games: number, inAll: number): number {
  return HOPE * Math.sqrt(Math.max(0, 1 - games / inAll));
}

/** The move that is most surely better than the planner's; null if none is clearly so. */
export function clearlyBetter(trials: readonly Trial[], games: number): Action | null {
  let best: Action | null = null;
  let most = 0;
  for (const trial of games === 0 ? [] : trials) {
    const sure = meanOf(trial, games) - LEAVE_ERRORS * errorOf(trial, games);
    if (sure > most) {
      most = sure;
      best = trial.action;
    }
  }
  return best;
}

function meanOf({ sum }: Trial, games: number): number {
  return sum / games;
}

function errorOf(trial: Trial, games: number): number {
  const mean = meanOf(trial, games);
  return Math.sqrt(Math.max(1e-6, trial.squares / games - mean * mean) / games);
}
