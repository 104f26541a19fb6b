import type { TableGame } from '../game/tableGame.ts';
import { type ActOutcome, refused } from './outcomes.ts';

/** Writes a game down, one change after the other, and lets commands wait for that. */
export class WriteQueue {
  readonly #save: (game: TableGame) => Promise<void>;
  #writing: Promise<void> = Promise.resolve();
  #isWriting = false;
  /** A command waits until the last change is written down. */
  #isAwaited = false;

  constructor(save: (game: TableGame) => Promise<void>) {
    this.#save = save;
  }

  keep(game: TableGame): Promise<void> {
    this.#writing = this.#keep(game);
    return this.#writing;
  }

  async #keep(game: TableGame): Promise<void> {
    this.#isWriting = true;
    try {
      await this.#save(game);
    } finally {
      this.#isWriting = false;
    }
  }

  /** Until all that was done is written down. */
  async settled(): Promise<void> {
    while (this.#isWriting) await this.#writing;
  }

  /** What is asked for while the last change is being written down waits for that, one command at most, and is judged then. */
  async onceKept(command: () => Promise<ActOutcome>): Promise<ActOutcome> {
    while (this.#isWriting) {
      if (this.#isAwaited) return refused({ code: 'saving' });
      this.#isAwaited = true;
      await this.#writing;
      this.#isAwaited = false;
    }
    return command();
  }
}
