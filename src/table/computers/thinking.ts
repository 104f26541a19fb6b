// A computer that thinks, as a function with a cancel.
import type { Level, Style } from '../../bots/characters.ts';
import type { Hint } from '../../bots/hint.ts';
import type { Action } from '../../engine/actions.ts';
import type { SeatView } from '../../engine/view.ts';

export type { Hint, Reason, RouteNeed } from '../../bots/hint.ts';

/** All that a computer is told. */
export interface Question {
  readonly view: SeatView;
  readonly level: Level;
  readonly style: Style | null;
  /** Its chance. Nothing of the deal can be told from it. */
  readonly random: string;
}

export interface Thought<Answer> {
  /**
   * Rejects with `Cancelled` when it is cancelled, with `NobodyThere` where whoever thinks could not be fetched, and with
   * anything else only where thinking itself failed.
   */
  readonly answer: Promise<Answer>;
  /** Ends it at once; nothing happens if it has been answered. */
  readonly cancel: () => void;
}

export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** The page has lost its files, and with them all that can think: that may be cured, and no move is to stand in for it. */
export class NobodyThere extends Error {
  override readonly name = 'NobodyThere';
}

export interface Thinker {
  readonly move: (question: Question) => Thought<Action>;
  /** What Hard would do, and why; level and style of the question do not count. */
  readonly hint: (question: Question) => Thought<Hint>;
  /** Cancels whatever is being thought. */
  readonly close: () => void;
}
