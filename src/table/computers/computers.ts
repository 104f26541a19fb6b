// The computers at a table: whenever one of them is on turn they think, act and hand on by themselves.
import type { Action } from '../../engine/actions.ts';
import type { ComputersAt } from '../session/scenes.ts';
import { letSee, type Pace } from './pace.ts';
import { NobodyThere, type Question, type Thinker, type Thought } from './thinking.ts';

/** What they need of the table they play at. */
export interface ComputerTable {
  /** Until all that was done is written down. */
  readonly settled: () => Promise<void>;
  /** What the computer on turn is to answer; `done`: its turn is complete; null: it is nobody's of them. */
  readonly due: () => Question | 'done' | null;
  /** Null: it thought, nothing came to its mind, and anything will do. */
  readonly act: (action: Action | null) => Promise<void>;
  readonly handOn: () => Promise<void>;
  /** How they are at it, for whatever is shown next. */
  readonly note: (how: ComputersAt) => void;
  /** Shows it at once. */
  readonly show: () => void;
}

export class Computers {
  readonly #table: ComputerTable;
  readonly #pace: Pace;
  readonly #thinker: () => Thinker;
  #thought: Thought<Action> | null = null;
  /** Counts the times they were set going or stopped: whoever was set going before must do nothing more. */
  #run = 0;
  #step: Promise<void> | null = null;
  #isPaused = false;
  /** Somebody is to press before the next move. */
  #press: (() => void) | null = null;
  #isClosed = false;

  constructor(table: ComputerTable, thinker: () => Thinker, pace: Pace) {
    this.#table = table;
    this.#thinker = thinker;
    this.#pace = pace;
  }

  /** Sets them going, unless they are paused. */
  go(): void {
    this.stop();
    if (!this.#isPaused && !this.#isClosed) void this.#play(Infinity);
  }

  /** Nothing is done any more by whatever was going on. */
  stop(): void {
    this.#run += 1;
    this.#thought?.cancel();
    this.#setThought(null);
    this.#press?.();
  }

  /** The press that they may be waiting for. */
  goOn(): void {
    this.#press?.();
  }

  pause(): void {
    this.#isPaused = true;
    this.stop();
    this.#table.show();
  }

  resume(): void {
    this.#isPaused = false;
    this.#setThought(this.#thought);
    this.#table.show();
    this.go();
  }

  /** One action, then a pause. What is asked for during a step is the same step. */
  step(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#step ??= this.#takeStep().finally(() => {
      this.#step = null;
    });
    return this.#step;
  }

  close(): void {
    this.#isClosed = true;
    this.stop();
  }

  #takeStep(): Promise<void> {
    this.pause();
    return this.#play(1);
  }

  async #play(actions: number): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const isOn = () => run === this.#run;
    for (let left = actions; left > 0; left--) {
      await this.#table.settled();
      if (isOn() && this.#table.due() === 'done') await this.#table.handOn();
      const question = isOn() ? this.#table.due() : null;
      if (question === null || question === 'done') return;
      const action = await this.#think(question);
      if (!isOn()) return;
      if (action === 'nobody there') return this.pause();
      await this.#table.act(action);
      if (left > 1) await letSee(this.#pace, () => this.#untilPressed());
    }
  }

  #untilPressed(): Promise<void> {
    return new Promise((pressed) => {
      const wait = (press: (() => void) | null) => {
        this.#press = press;
        this.#note();
        this.#table.show();
      };
      wait(() => {
        wait(null);
        pressed();
      });
    });
  }

  async #think(question: Question): Promise<Action | 'nobody there' | null> {
    const thought = this.#thinker().move(question);
    this.#setThought(thought);
    this.#table.show();
    try {
      return await thought.answer;
    } catch (why) {
      // Where it was cancelled nobody acts on it.
      return why instanceof NobodyThere ? 'nobody there' : null;
    } finally {
      if (this.#thought === thought) this.#setThought(null);
    }
  }

  #setThought(thought: Thought<Action> | null): void {
    this.#thought = thought;
    this.#note();
  }

  #note(): void {
    this.#table.note({ thinking: this.#thought !== null, paused: this.#isPaused, waits: this.#press !== null });
  }
}
