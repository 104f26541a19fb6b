/** How often silence is counted, and after how many counts it is too long: two and a half seconds in all. */
const TICK_MS = 500;
const MOST_TICKS = 5;

/**
 * Notices when somebody who should be at work falls silent. It counts ticks and does not look at the clock: a page that
 * slept or stood still was not listening, and what was said meanwhile is heard before the next tick.
 */
export class Watch {
  readonly #onSilence: () => void;
  readonly #tickMs: number;
  #timer: ReturnType<typeof setInterval> | undefined;
  #ticks = 0;

  constructor(onSilence: () => void, tickMs = TICK_MS) {
    this.#onSilence = onSilence;
    this.#tickMs = tickMs;
  }

  /** More work for the same one is no sign of life: a watch that has begun goes on. */
  begin(): void {
    this.#timer ??= setInterval(() => this.#tick(), this.#tickMs);
  }

  heard(): void {
    this.#ticks = 0;
  }

  end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#ticks = 0;
  }

  #tick(): void {
    this.#ticks += 1;
    if (this.#ticks < MOST_TICKS) return;
    this.end();
    this.#onSilence();
  }
}
