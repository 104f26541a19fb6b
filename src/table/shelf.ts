import { createStore, entries, get, promisifyRequest, type UseStore } from 'idb-keyval';

/** One change to what is kept: a new value, or undefined to take it away. */
export type Change = readonly [key: string, value: unknown];

/** Where games are kept between two evenings. All of it may fail: the device may be full, or forbid it. */
export interface Shelf {
  readonly read: (key: string) => Promise<unknown>;
  readonly readAll: () => Promise<readonly (readonly [key: string, value: unknown])[]>;
  /** All changes or none. */
  readonly write: (changes: readonly Change[]) => Promise<void>;
}

/** Some browsers have let a request hang for ever; the game must go on without it. */
const PATIENCE_MS = 5_000;

class NoAnswer extends Error {}

/** The shelf of this browser: its own database, one entry a game, one transaction a write. */
export function browserShelf(): Shelf {
  let store: UseStore | undefined;
  const open = () => {
    store ??= createStore('railpass-games', 'games');
    return store;
  };
  return {
    read: (key) => inTime(() => get<unknown>(key, open())),
    readAll: () => inTime(() => entries<string, unknown>(open())),
    write: async (changes) => {
      await inTime(() => open()('readwrite', (games) => writeAll(games, changes)));
      void askToKeep();
    },
  };
}

function writeAll(games: IDBObjectStore, changes: readonly Change[]): Promise<undefined> {
  for (const [key, value] of changes) {
    if (value === undefined) games.delete(key);
    else games.put(value, key);
  }
  return promisifyRequest(games.transaction);
}

async function inTime<T>(ask: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('the storage does not answer')), PATIENCE_MS);
  });
  try {
    return await Promise.race([ask(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

let asked = false;

/** Asks the browser, once, not to clear the games away when it needs room. */
async function askToKeep(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    await navigator.storage.persist();
  } catch {
    // It may always refuse, and some have never heard of it: the games are kept as long as it likes.
  }
}
