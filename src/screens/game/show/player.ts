import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Spot } from '../../../ui/spot.ts';
import type { Act } from './acts.ts';

/** What is being shown. Another object each time. */
export interface Show {
  readonly acts: readonly Act[];
  /** Nothing travels. */
  readonly still: boolean;
  /** Where things lay before. */
  readonly were: ReadonlyMap<Spot, DOMRect>;
}

interface OnStage {
  readonly show: Show | null;
}

/** Keeps what is being shown beside what is true. It can be cut off at any moment: nothing hangs on it. */
export class ShowPlayer {
  readonly stage: Pick<StoreApi<OnStage>, 'getState' | 'subscribe'>;
  readonly #store = createStore<OnStage>(() => ({ show: null }));
  /** Waits for something else to be seen first. */
  #next: Show | null = null;

  constructor() {
    this.stage = this.#store;
  }

  /** Takes the place of whatever is being shown. */
  play(show: Show): void {
    this.#next = null;
    this.#put(show.acts.length === 0 ? null : show);
  }

  /** To be shown when it is asked for. */
  prepare(show: Show): void {
    this.#put(null);
    this.#next = show;
  }

  begin(): void {
    if (this.#next !== null) this.play(this.#next);
  }

  /** At once, as if it were over. */
  cut(): void {
    this.#next = null;
    this.#put(null);
  }

  /** It is over; another one may be running by now. */
  end(show: Show): void {
    if (this.#store.getState().show === show) this.#put(null);
  }

  #put(show: Show | null): void {
    if (this.#store.getState().show !== show) this.#store.setState({ show });
  }
}
