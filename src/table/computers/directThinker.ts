// Thinking on the page itself: where there is no worker, and in tests.
import type { Budget } from '../../bots/search/rollouts.ts';
import { loadTunedWeights } from '../game/opponents.ts';
import { Cancelled, type Question, type Thinker, type Thought } from './thinking.ts';
import { hintOn, moveFor } from './thoughts.ts';

export interface DirectThinkerOptions {
  /** How long an expert may look ahead. */
  readonly budget?: () => Budget;
}

export function directThinker({ budget }: DirectThinkerOptions = {}): Thinker {
  const open = new Set<() => void>();
  const think = <Answer>(question: Question, answer: (tuned: Tuned) => Answer): Thought<Answer> => {
    const thought = cancellable(async (isWanted) => {
      const tuned = await loadTunedWeights(question.view.table.board.map.id);
      return isWanted() ? answer(tuned) : null;
    });
    open.add(thought.cancel);
    void thought.answer.catch(() => null).then(() => open.delete(thought.cancel));
    return thought;
  };
  return {
    move: (question) => think(question, (tuned) => moveFor(question, tuned, budget?.())),
    hint: (question) => think(question, (tuned) => hintOn(question, tuned)),
    close: () => {
      for (const cancel of open) cancel();
    },
  };
}

type Tuned = Awaited<ReturnType<typeof loadTunedWeights>>;

/** `find` answers null once nobody wants to know any more. */
function cancellable<Answer>(find: (isWanted: () => boolean) => Promise<Answer | null>): Thought<Answer> {
  let isWanted = true;
  let cancel = () => {
    isWanted = false;
  };
  const cancelled = new Promise<never>((_, reject) => {
    cancel = () => {
      isWanted = false;
      reject(new Cancelled());
    };
  });
  const found = find(() => isWanted).then((answer) => answer ?? cancelled);
  return { answer: Promise.race([found, cancelled]), cancel: () => cancel() };
}
