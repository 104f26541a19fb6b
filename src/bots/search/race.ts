// Which of several moves is better than the planner's own, found in as few games as possible. Every move is compared
// with the planner's in the same games; what is not likely to come out ahead drops out, and the games it would have
// taken go to the others.
import type { Action } from '../../engine/actions.ts';

/** What is known of a move: the sum of its differences to the planner's, and of their squares. */
export interface Trial {
  readonly action: Action;
  sum: number;
  squares: number;
}

/** Games before a move may drop out or be made, as fewer do not even tell how much they scatter; and between two reviews. */
const FIRST_REVIEW = 8;
const REVIEW_EVERY = 4;
/** A move is preferred to the planner's if it is better by this many standard errors, */
const LEAVE_ERRORS = 0.7;
/**
 * and by this much for each unit of their square. That asks for more only where few games could be played: most of what
 * seems better then does so by chance. It follows from a guess made before any game, by which other moves are a little
 * worse than the planner's (0.01) and differ by some 0.02.
 */
const DOUBT = 25;
/** What the games to come could still change, in standard errors: one time in eighteen they change more. */
const HOPE = 1.6;
/** A move that is behind the best one by this many errors drops out. */
const BEHIND = 2;

/** A difference this small, two tenths of a point in an even game, is not worth a search. */
const NEGLIGIBLE = 0.002;

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
    const hasHope = mean > asked(error, games / inAll) - hope(games, inAll) * error;
    return !isBehind && hasHope && mean + HOPE * error > NEGLIGIBLE;
  });
}

/** Whether one is left and the games to come are not likely to bring it back behind the planner's move. */
export function isSettled(trials: readonly Trial[], games: number, inAll: number): boolean {
  const [only, another] = trials;
  if (only === undefined || another !== undefined) return false;
  const error = errorOf(only, games);
  return meanOf(only, games) > asked(error, games / inAll) + hope(games, inAll) * error;
}

/** By how much a move must be ahead when all games have been played; `share` of them have been. */
function asked(error: number, share: number): number {
  const atTheEnd = error * Math.sqrt(share);
  return Math.max(LEAVE_ERRORS * atTheEnd, DOUBT * atTheEnd * atTheEnd);
}

/** By how many of the present errors the games to come may move it. */
function hope(games: number, inAll: number): number {
  return HOPE * Math.sqrt(Math.max(0, 1 - games / inAll));
}

/** The move that is most surely better than the planner's; null if none is clearly so, or too few games have told. */
export function clearlyBetter(trials: readonly Trial[], games: number): Action | null {
  if (games < FIRST_REVIEW) return null;
  let best: Action | null = null;
  let most = 0;
  for (const trial of trials) {
    const sure = meanOf(trial, games) - asked(errorOf(trial, games), 1);
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
