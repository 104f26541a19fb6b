import type { SeatView } from '../../engine/view.ts';
import { ticketProgress } from '../turn/ticketProgress.ts';
import type { Hint, Question, Reason, Thinker, Thought } from './thinking.ts';

/** One hint at a time, for whoever still wants it when it comes. */
export class Hints {
  readonly #thinker: () => Thinker;
  #thought: Thought<Hint> | null = null;

  constructor(thinker: () => Thinker) {
    this.#thinker = thinker;
  }

  /** Null: it was cancelled, or nobody could think. */
  async ask(question: Question): Promise<Hint | null> {
    this.cancel();
    const thought = this.#thinker().hint(question);
    this.#thought = thought;
    try {
      const hint = await thought.answer;
      return this.#thought === thought ? { ...hint, reason: withoutLost(question.view, hint.reason) } : null;
    } catch {
      return null;
    }
  }

  cancel(): void {
    this.#thought?.cancel();
    this.#thought = null;
  }
}

/** A plan counts on every route that a station could lend: what the slips call lost is no reason for anything. */
function withoutLost(view: SeatView, reason: Reason): Reason {
  const hopeful = (tickets: readonly number[]) =>
    ticketProgress(view, tickets).flatMap(({ ticket, hope }) => (hope === 'lost' ? [] : [ticket]));
  switch (reason.why) {
    case 'claim':
      return { ...reason, need: { ...reason.need, tickets: hopeful(reason.need.tickets) } };
    case 'draw':
      return { ...reason, need: reason.need && { ...reason.need, tickets: hopeful(reason.need.tickets) } };
    case 'station':
      return { ...reason, tickets: hopeful(reason.tickets) };
    default:
      return reason;
  }
}
