// What a computer thinks about a question, wherever it thinks.

import { type TunedWeights, weightsFor } from '../../bots/ground/weights.ts';
import { type Hint, hintFor } from '../../bots/hint.ts';
import { botOf } from '../../bots/levels.ts';
import type { Mind } from '../../bots/plan/mind.ts';
import type { Budget } from '../../bots/search/rollouts.ts';
import type { Action } from '../../engine/actions.ts';
import type { Board } from '../../engine/board.ts';
import { stream } from '../../engine/random.ts';
import type { Question } from './thinking.ts';

const MOST_ROLLOUTS = 2_000;
const EXPERT_MS = 1_500;
const BEAT_MS = 400;
/** As many as Hard goes through. */
const ORDERS = 24;

/** What an expert may use up from now on. `onBeat` is called now and then while it does. */
export function budgetFromNow(onBeat: () => void = () => undefined): Budget {
  const end = performance.now() + EXPERT_MS;
  let nextBeat = performance.now() + BEAT_MS;
  const isOver = () => {
    const now = performance.now();
    if (now >= nextBeat) {
      nextBeat = now + BEAT_MS;
      onBeat();
    }
    return now >= end;
  };
  return { rollouts: MOST_ROLLOUTS, isOver };
}

export function moveFor(
  { view, level, style, random }: Question,
  tuned?: TunedWeights,
  budget = budgetFromNow(),
): Action {
  const { players } = view.table.board;
  return botOf(level, { players, tuned, style, budget })(view, stream(random, 'bot'));
}

export function hintOn({ view }: Pick<Question, 'view'>, tuned?: TunedWeights): Hint {
  return hintFor(view, mindOfHard(view.table.board, tuned));
}

export function mindOfHard({ players }: Board, tuned?: TunedWeights): Mind {
  return { weights: weightsFor(tuned, players), orders: ORDERS };
}
