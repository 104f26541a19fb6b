import type { OpenTable } from '../../../src/table/openTable.ts';
import { type HoldWish, holdGame, type Locks } from '../../../src/table/saves/lock.ts';
import { makeSaves, type Saves } from '../../../src/table/saves/saves.ts';
import type { Change, Expected, Shelf } from '../../../src/table/saves/shelf.ts';
import { sitDown } from '../../../src/table/sitDown.ts';
import { KNOWN } from '../records/records.ts';
import { EVENING, type MemoryShelf } from './aTable.ts';

/** Where a tab can be stopped by the system, in the middle of what it does. */
export type StopAt =
  | 'before it reads'
  | 'after it has read'
  | 'before it writes'
  /** After it has seen that it may, before anything is put there. */
  | 'inside its write'
  | 'after it has written';

/** One tab of a browser: a page of its own on the shelf that all of them share. */
export class Tab implements Shelf {
  readonly saves: Saves;
  readonly #shelf: MemoryShelf;
  readonly #locks: Locks;
  #stop: { readonly at: StopAt; readonly woken: Promise<void> } | null = null;

  constructor(shelf: MemoryShelf, locks: Locks) {
    this.#shelf = shelf;
    this.#locks = locks;
    this.saves = makeSaves(this, KNOWN, { now: () => EVENING });
  }

  /** It comes no further than this until it is woken. */
  stop(at: StopAt): () => void {
    let wake = (): void => undefined;
    const woken = new Promise<void>((done) => {
      wake = done;
    });
    this.#stop = { at, woken };
    return () => {
      this.#stop = null;
      wake();
    };
  }

  async open(gameId: string): Promise<OpenTable> {
    const hold = (wish: HoldWish) => holdGame(wish, this.#locks);
    const seat = await sitDown(gameId, { saves: this.saves, hold });
    if (!seat.ok) throw new Error(seat.why);
    return seat.table;
  }

  readonly read = async (key: string): Promise<unknown> => {
    await this.#come('before it reads');
    const found = await this.#shelf.read(key);
    await this.#come('after it has read');
    return found;
  };

  readonly readAll = () => this.#shelf.readAll();

  readonly write = async (changes: readonly Change[], expected?: Expected): Promise<void> => {
    await this.#come('before it writes');
    const inside = this.#stop?.at === 'inside its write' ? this.#stop.woken : undefined;
    await this.#shelf.write(changes, expected, inside);
    await this.#come('after it has written');
  };

  readonly onLost: Shelf['onLost'] = (listener) => this.#shelf.onLost(listener);

  async #come(to: StopAt): Promise<void> {
    if (this.#stop?.at === to) await this.#stop.woken;
  }
}
