import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  choicesOf,
  type Meanings,
  PREFERENCE_NAMES,
  PREFERENCES,
  type PreferenceName,
  type Preferences,
} from './list.ts';

const KEY = 'preferences';

/** Where they are kept between two evenings. All of it may fail. */
interface Drawer {
  readonly read: (key: string) => Promise<unknown>;
  readonly write: (changes: readonly (readonly [key: string, value: unknown])[]) => Promise<void>;
}

export interface PreferenceStore extends Pick<StoreApi<Preferences>, 'getState' | 'subscribe'> {
  /** Holds at once, and is kept for the next time if it can be. */
  readonly change: (part: Partial<Preferences>) => Promise<void>;
}

const USUAL: Preferences = chosen(() => undefined);

/** The usual ones, until the drawer has answered. What is changed meanwhile stands. */
export function openPreferences(drawer: Drawer): PreferenceStore {
  const store = createStore(() => USUAL);
  let changed: Partial<Preferences> = {};
  const loaded = kept(drawer).then((found) => store.setState({ ...found, ...changed }));
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    change: async (part) => {
      changed = { ...changed, ...part };
      store.setState(part);
      await loaded; // or what was kept before would be lost
      await keep(drawer, store.getState());
    },
  };
}

/** What a preference means as it is set. */
export function meaningOf<Name extends PreferenceName>(preferences: Preferences, name: Name): Meanings[Name] {
  return PREFERENCES[name].choices[preferences[name]];
}

async function kept({ read }: Drawer): Promise<Preferences> {
  try {
    const found: unknown = await read(KEY);
    const entries = new Map<string, unknown>(Object.entries(found ?? {}));
    return chosen((name) => entries.get(name));
  } catch {
    return USUAL;
  }
}

async function keep({ write }: Drawer, preferences: Preferences): Promise<void> {
  try {
    await write([[KEY, preferences]]);
  } catch {
    // They hold until the page is closed.
  }
}

/** Each by itself: one that is missing or of a later day does not spoil the others. */
function chosen(found: (name: PreferenceName) => unknown): Preferences {
  const all: { [Name in PreferenceName]?: Preferences[Name] } = {};
  for (const name of PREFERENCE_NAMES) choose(all, name, found(name));
  return all as Preferences; // the loop went through every name
}

function choose<Name extends PreferenceName>(
  all: { [Each in PreferenceName]?: Preferences[Each] },
  name: Name,
  found: unknown,
): void {
  all[name] = choicesOf(name).find((choice) => choice === found) ?? PREFERENCES[name].usual;
}
