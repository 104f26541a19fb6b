import type { Hint, Question, Thinker, Thought } from './thinking.ts';

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
      return this.#thought === thought ? hint : null;
    } catch {
      return null;
    }
  }

  cancel(): void {
    this.#thought?.cancel();
    this.#thought = null;
  }
}
