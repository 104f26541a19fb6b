// What a computer thinks about a question, wherever it thinks.
import { type Hint, hintFor } from '../bots/hint.ts';
import { botOf } from '../bots/levels.ts';
import type { Mind } from '../bots/mind.ts';
import type { Budget } from '../bots/rollouts.ts';
import { type TunedWeights, weightsFor } from '../bots/weights.ts';
import type { Action } from '../engine/actions.ts';
import type { Board } from '../engine/board.ts';
import { stream } from '../engine/random.ts';
import type { Question } from './thinking.ts';

const MOST_ROLLOUTS = 2_000;
const EXPERT_MS = 1_500;
/** As many as Hard goes through. */
const ORDERS = 24;

/** What an expert may use up from now on. */
function budgetFromNow(): Budget {
  const end = performance.now() + EXPERT_MS;
  return { rollouts: MOST_ROLLOUTS, isOver: () => performance.now() >= end };
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
