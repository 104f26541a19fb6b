import { entries, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { type DatabaseLoss, yieldingStore } from './connection.ts';

/** One change to what is kept: a new value, or undefined to take it away. */
export type Change = readonly [key: string, value: unknown];

/** What must stand under a key at the moment of writing; otherwise another tab was there first. */
export interface Expected {
  readonly key: string;
  readonly is: (found: unknown) => boolean;
}

/** Another tab has written what this one did not expect: nothing of this one's was written. */
export class Overtaken extends Error {}

/** Where games are kept between two evenings. All of it may fail: the device may be full, or forbid it. */
export interface Shelf {
  readonly read: (key: string) => Promise<unknown>;
  readonly readAll: () => Promise<readonly (readonly [key: string, value: unknown])[]>;
  /** All changes or none; none where not all is as expected, which is looked at in the same transaction. */
  readonly write: (changes: readonly Change[], expected?: Expected) => Promise<void>;
  /** Tells when all of it was taken away under the page. Answers how to stop listening. */
  readonly onLost: (tell: (why: DatabaseLoss) => void) => () => void;
}

/** Some browsers have let a request hang for ever; the game must go on without it. */
const PATIENCE_MS = 5_000;

class NoAnswer extends Error {}

/** The shelf of this browser: its own database, one entry a game, one transaction a write. */
export function browserShelf(): Shelf {
  const listeners = new Set<(why: DatabaseLoss) => void>();
  const tell = (why: DatabaseLoss) => {
    for (const listener of listeners) listener(why);
  };
  let store: UseStore | undefined;
  const open = () => {
    store ??= yieldingStore('railpass-games', 'games', tell);
    return store;
  };
  return {
    read: (key) => inTime(() => get<unknown>(key, open())),
    readAll: () => inTime(() => entries<string, unknown>(open())),
    write: async (changes, expected) => {
      await inTime(() => open()('readwrite', (games) => writeExpected(games, changes, expected)));
      void askToKeep();
    },
    onLost: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Reads and writes in one transaction, which the browser gives to one tab at a time. `update` of idb-keyval does that for
 * a single key; here the save before goes along under a key of its own.
 */
async function writeExpected(games: IDBObjectStore, changes: readonly Change[], expected?: Expected): Promise<void> {
  if (expected !== undefined && !expected.is(await promisifyRequest(games.get(expected.key)))) throw new Overtaken();
  for (const [key, value] of changes) {
    if (value === undefined) games.delete(key);
    else games.put(value, key);
  }
  await promisifyRequest(games.transaction);
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
