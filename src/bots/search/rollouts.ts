// Search by playing on. Each candidate move is tried in the same imagined games, which are then played to the end by
// planners in all seats; what counts is how much better it does than the planner's own move, game by game. That
// difference scatters a third to a half less than between games dealt anew, but still far more than good moves differ. So
// the planner's move stands unless another is clearly better: without that rule the search plays worse than the planner.
import type { Action } from '../../engine/actions.ts';
import { cloneGame, type Game } from '../../engine/game.ts';
import { at } from '../../engine/lists.ts';
import { playLegal } from '../../engine/play.ts';
import type { Random } from '../../engine/random.ts';
import { type SeatView, viewFor } from '../../engine/view.ts';
import { decide } from '../moves/planner.ts';
import { type Memory, type Mind, newMemory, planOf } from '../plan/mind.ts';
import { imaginationOf } from './imagine.ts';
import { marginOf } from './margin.ts';
import { playsForPoints } from './purpose.ts';
import { clearlyBetter, isReviewDue, isSettled, newTrial, note, stillOpen, type Trial } from './race.ts';

export interface Budget {
  /** Games played on, over all candidates. */
  readonly rollouts: number;
  /** True when time is up. */
  readonly isOver?: () => boolean;
}

/** Orders of the tickets that a plan tries inside a game played on: speed counts for more there. */
const ORDERS_IN_ROLLOUTS = 1;
/** Points by which a game must be won for its value to come near 1. */
const CLEAR_MARGIN = 25;

export interface Found {
  readonly action: Action;
  /** Games played on to find it. */
  readonly rollouts: number;
}

/** The best of the candidates; the first is the planner's own. */
export function bestByRollouts(
  view: SeatView,
  candidates: readonly Action[],
  mind: Mind,
  budget: Budget,
  random: Random,
): Found {
  const [own, ...others] = candidates;
  if (own === undefined) throw new Error('a search needs a candidate');
  const play = playerFor(view, mind, random);
  let open: readonly Trial[] = others.map(newTrial);
  let games = 0;
  let rollouts = 0;
  while (open.length > 0 && rollouts < budget.rollouts && budget.isOver?.() !== true) {
    const playOn = play();
    const value = playOn(own);
    for (const trial of open) note(trial, playOn(trial.action) - value);
    rollouts += open.length + 1;
    games++;
    if (!isReviewDue(games)) continue;
    const inAll = games + (budget.rollouts - rollouts) / (open.length + 1);
    open = stillOpen(open, games, inAll);
    if (isSettled(open, games, inAll)) break;
  }
  return { action: clearlyBetter(open, games) ?? own, rollouts };
}

/** What a move is worth to the seat in one imagined game. */
type PlayOn = (first: Action) => number;

/** Imagines a game and plays on in it from any first move. */
function playerFor(view: SeatView, mind: Mind, random: Random): () => PlayOn {
  const imagine = imaginationOf(view);
  const minds = mindsFor(view, mind);
  const ownPlan = view.table.phase === 'opening' ? null : planOf(view, mind, null);
  return () => {
    const game = imagine(random);
    const memories = memoriesFor(game, view.seat, minds, ownPlan);
    return (first) => playToTheEnd(game, first, view.seat, minds, memories);
  };
}

/** Everybody is thought to play as the seat itself would, but for rivals that are seen to play for points alone. */
function mindsFor(view: SeatView, { weights }: Mind): readonly Mind[] {
  return view.table.trains.map((_, seat) => {
    const ignoresTickets = seat !== view.seat && playsForPoints(view.table, seat);
    // Written out, not spread: a spread object has a shape of its own, and code that meets a new shape at every search
    // is compiled anew at every search.
    return { weights, orders: ORDERS_IN_ROLLOUTS, isHasty: true, ignoresTickets };
  });
}

/** Plans of all seats in an imagined game: the same for every candidate, so they are made once. */
function memoriesFor(game: Game, own: number, minds: readonly Mind[], ownPlan: Memory['plan']): Memory[] {
  return game.tickets.map((tickets, seat) => {
    if (game.table.phase === 'opening') return newMemory(null, -1);
    const plan = seat === own ? ownPlan : planOf(viewFor(game, seat), at(minds, seat), null);
    return newMemory(plan, tickets.length);
  });
}

function playToTheEnd(
  imagined: Game,
  first: Action,
  seat: number,
  minds: readonly Mind[],
  memories: readonly Memory[],
): number {
  const game = cloneGame(imagined);
  const own = memories.map((memory) => ({ ...memory }));
  playLegal(game, first);
  while (game.table.phase !== 'over') {
    const { turn } = game.table;
    playLegal(game, decide(viewFor(game, turn), at(minds, turn), at(own, turn)));
  }
  return 1 / (1 + Math.exp(-marginOf(game, seat) / CLEAR_MARGIN));
}
