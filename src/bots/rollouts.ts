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

/** Orders of the tickets that a plan tries inside a game played on: speed counts for more there. */
const ORDERS_IN_ROLLOUTS = 1;
/** Points by which a game must be won for its value to come near 1. */
const CLEAR_MARGIN = 25;
/** Games before a candidate may be dropped, and between two reviews. */
const FIRST_REVIEW = 8;
const REVIEW_EVERY = 4;
/** A candidate is preferred to the planner's move if it is better by this many standard errors. */
const LEAVE_ERRORS = 0.7;
/** What the games to come could still change, in standard errors: about one time in ten they change more. */
const HOPE = 1.2;
/** A candidate that is behind the best one by this many errors is dropped. */
const BEHIND = 1.6;

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
  const hasty: Mind = { ...mind, orders: ORDERS_IN_ROLLOUTS, isHasty: true };
  const ownPlan = view.table.phase === 'opening' ? null : planOf(view, mind, null);
  let games = 0;
  let used = 0;
  let alive = trials;
  while (alive.length > 0 && used < budget.rollouts && budget.isOver?.() !== true) {
    const game = imagine(random);
    const memories = memoriesFor(game, view.seat, hasty, ownPlan);
    const value = playOn(game, incumbent, view.seat, hasty, memories);
    for (const trial of alive) note(trial, playOn(game, trial.action, view.seat, hasty, memories) - value);
    used += alive.length + 1;
    games++;
    if (games < FIRST_REVIEW || games % REVIEW_EVERY !== 0) continue;
    const inAll = games + (budget.rollouts - used) / (alive.length + 1);
    dropHopeless(alive, games, inAll);
    alive = alive.filter(({ isAlive }) => isAlive);
    if (isSettled(alive, games, inAll)) break;
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

/**
 * Drops what the games to come are not likely to bring far enough ahead of the planner's move, or what is clearly
 * behind another: the games that it would have taken go to the others.
 */
function dropHopeless(alive: readonly Trial[], games: number, inAll: number): void {
  const best = Math.max(0, ...alive.map((trial) => meanOf(trial, games)));
  for (const trial of alive) {
    const mean = meanOf(trial, games);
    const error = errorOf(trial, games);
    const hasHope =
      mean + HOPE * error * Math.sqrt(1 - games / inAll) > LEAVE_ERRORS * error * Math.sqrt(games / inAll);
    const isBehind = mean < best && mean + BEHIND * error < best - error;
    trial.isAlive = hasHope && !isBehind;
  }
}

/** Whether one candidate is left and the games to come are not likely to bring it back behind the planner's move. */
function isSettled(alive: readonly Trial[], games: number, inAll: number): boolean {
  const [only, another] = alive;
  if (only === undefined || another !== undefined) return false;
  const error = errorOf(only, games);
  const needed = HOPE * Math.sqrt(1 - games / inAll) + LEAVE_ERRORS * Math.sqrt(games / inAll);
  return meanOf(only, games) > needed * error;
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
