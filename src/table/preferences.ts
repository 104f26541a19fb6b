import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Shelf } from './saves/shelf.ts';

const KEY = 'preferences';

/** How long a hand may lie untouched before it is covered. */
export const COVER_AFTER = ['15 s', '30 s', '45 s', '2 min', 'never'] as const;
type CoverAfter = (typeof COVER_AFTER)[number];

/** How long what a computer does is shown before it goes on. */
export const COMPUTER_SPEEDS = ['normal', 'fast', 'instant'] as const;
export type ComputerSpeed = (typeof COMPUTER_SPEEDS)[number];

/** What this device is told once and remembers, whatever game is played on it. */
export interface Preferences {
  readonly coverAfter: CoverAfter;
  readonly computerSpeed: ComputerSpeed;
}

export const USUAL: Preferences = { coverAfter: '45 s', computerSpeed: 'normal' };

const IDLE_MS: Readonly<Record<CoverAfter, number | null>> = {
  '15 s': 15_000,
  '30 s': 30_000,
  '45 s': 45_000,
  '2 min': 120_000,
  never: null,
};

/** Null: it is never covered for that. */
export function idleMs({ coverAfter }: Preferences): number | null {
  return IDLE_MS[coverAfter];
}

export interface PreferenceStore extends Pick<StoreApi<Preferences>, 'getState' | 'subscribe'> {
  /** Holds at once, and is kept for the next time if it can be. */
  readonly change: (part: Partial<Preferences>) => Promise<void>;
}

/** The usual ones, until the shelf has answered. What is changed meanwhile stands. */
export function openPreferences(shelf: Pick<Shelf, 'read' | 'write'>): PreferenceStore {
  const store = createStore(() => USUAL);
  let changed: Partial<Preferences> = {};
  const loaded = kept(shelf).then((found) => store.setState({ ...found, ...changed }));
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    change: async (part) => {
      changed = { ...changed, ...part };
      store.setState(part);
      await loaded; // or what was kept before would be lost
      await keep(shelf, store.getState());
    },
  };
}

async function kept(shelf: Pick<Shelf, 'read'>): Promise<Preferences> {
  try {
    return readPreferences(await shelf.read(KEY));
  } catch {
    return USUAL;
  }
}

async function keep(shelf: Pick<Shelf, 'write'>, preferences: Preferences): Promise<void> {
  try {
    await shelf.write([[KEY, preferences]]);
  } catch {
    // They hold until the page is closed.
  }
}

/** Each by itself: one that is missing or of a later day does not spoil the others. */
function readPreferences(value: unknown): Preferences {
  const found: Partial<Record<keyof Preferences, unknown>> = typeof value === 'object' && value !== null ? value : {};
  return {
    coverAfter: COVER_AFTER.find((each) => each === found.coverAfter) ?? USUAL.coverAfter,
    computerSpeed: COMPUTER_SPEEDS.find((each) => each === found.computerSpeed) ?? USUAL.computerSpeed,
  };
}
