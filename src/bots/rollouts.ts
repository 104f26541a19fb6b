// Search by playing on. Each candidate move is tried in the same imagined games, which are then played to the end by
// planners in all seats; what counts is how much better it does than the planner's own move, game by game. That
// difference is far less scattered than the outcomes themselves, and the planner's move stands unless another is
// clearly better: without that rule the scatter of so few games makes the search play worse than the planner alone.
import type { Action } from '../engine/actions.ts';
import { cloneGame, type Game } from '../engine/game.ts';
import { at } from '../engine/lists.ts';
import { playLegal } from '../engine/play.ts';
import type { Random } from '../engine/random.ts';
import { type SeatView, viewFor } from '../engine/view.ts';
import { imaginationOf } from './imagine.ts';
import { marginOf } from './margin.ts';
import { type Memory, type Mind, newMemory, planOf } from './mind.ts';
import { decide } from './planner.ts';

export interface Budget {
  /** Games played on, over all candidates. */
  readonly rollouts: number;
  /** True when time is up. */
  readonly isOver?: () => boolean;
}

/** What is known of a candidate: the sum of its differences to the first one, and of their squares. */
interface Trial {
  readonly action: Action;
  sum: number;
  squares: number;
  isAlive: boolean;
}

/** Points by which a game must be won for its value to come near 1. */
const CLEAR_MARGIN = 25;
/** Looks before a candidate may be dropped, and between two reviews. */
const FIRST_REVIEW = 12;
const REVIEW_EVERY = 6;
const DROP_ERRORS = 1.6;
const LEAVE_ERRORS = 1;

/** The best of the candidates; the first is the planner's own. */
export function bestByRollouts(
  view: SeatView,
  candidates: readonly Action[],
  mind: Mind,
  budget: Budget,
  random: Random,
): Action {
  const [incumbent, ...others] = candidates;
  if (incumbent === undefined) throw new Error('a search needs a candidate');
  const trials = others.map((action): Trial => ({ action, sum: 0, squares: 0, isAlive: true }));
  const games = tryAll(view, incumbent, trials, mind, budget, random);
  return clearlyBetter(trials, games) ?? incumbent;
}

function tryAll(
  view: SeatView,
  incumbent: Action,
  trials: readonly Trial[],
  mind: Mind,
  budget: Budget,
  random: Random,
): number {
  const imagine = imaginationOf(view);
  const ownPlan = view.table.phase === 'opening' ? null : planOf(view, mind, null);
  let games = 0;
  let used = 0;
  while (used < budget.rollouts && budget.isOver?.() !== true) {
    const alive = trials.filter(({ isAlive }) => isAlive);
    if (alive.length === 0) break;
    const game = imagine(random);
    const memories = memoriesFor(game, view.seat, mind, ownPlan);
    const value = playOn(game, incumbent, view.seat, mind, memories);
    for (const trial of alive) note(trial, playOn(game, trial.action, view.seat, mind, memories) - value);
    used += alive.length + 1;
    games++;
    if (games >= FIRST_REVIEW && games % REVIEW_EVERY === 0) dropHopeless(alive, games);
  }
  return games;
}

/** Plans of all seats in an imagined game: the same for every candidate, so they are made once. */
function memoriesFor(game: Game, own: number, mind: Mind, ownPlan: Memory['plan']): Memory[] {
  return game.tickets.map((tickets, seat) => {
    if (game.table.phase === 'opening') return newMemory(null, -1);
    const plan = seat === own ? ownPlan : planOf(viewFor(game, seat), mind, null);
    return newMemory(plan, tickets.length);
  });
}

function note(trial: Trial, difference: number): void {
  trial.sum += difference;
  trial.squares += difference * difference;
}

function playOn(imagined: Game, first: Action, seat: number, mind: Mind, memories: readonly Memory[]): number {
  const game = cloneGame(imagined);
  const own = memories.map((memory) => ({ ...memory }));
  playLegal(game, first);
  while (game.table.phase !== 'over') {
    const { turn } = game.table;
    playLegal(game, decide(viewFor(game, turn), mind, at(own, turn)));
  }
  return 1 / (1 + Math.exp(-marginOf(game, seat) / CLEAR_MARGIN));
}

function meanOf({ sum }: Trial, games: number): number {
  return sum / games;
}

function errorOf(trial: Trial, games: number): number {
  const mean = meanOf(trial, games);
  return Math.sqrt(Math.max(1e-6, trial.squares / games - mean * mean) / games);
}

function dropHopeless(alive: readonly Trial[], games: number): void {
  const best = Math.max(0, ...alive.map((trial) => meanOf(trial, games)));
  for (const trial of alive) {
    const mean = meanOf(trial, games);
    const error = errorOf(trial, games);
    const isBest = mean === best && best > 0;
    trial.isAlive = isBest || mean + DROP_ERRORS * error > Math.max(0, best - error);
  }
}

function clearlyBetter(trials: readonly Trial[], games: number): Action | null {
  let best: Action | null = null;
  let most = 0;
  for (const trial of trials) {
    if (!trial.isAlive || games === 0) continue;
    const sure = meanOf(trial, games) - LEAVE_ERRORS * errorOf(trial, games);
    if (sure > most) {
      most = sure;
      best = trial.action;
    }
  }
  return best;
}
