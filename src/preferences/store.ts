import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  choicesOf,
  type Meanings,
  PLAYER_PREFERENCES,
  type PlayerPreferences,
  PREFERENCE_NAMES,
  PREFERENCES,
  type PreferenceName,
  type Preferences,
} from './list.ts';

const KEY = 'preferences';
const PLAYERS_KEY = 'playerPreferences';

/** Where they are kept between two evenings. All of it may fail. */
interface Drawer {
  readonly read: (key: string) => Promise<unknown>;
  readonly write: (changes: readonly (readonly [key: string, value: unknown])[]) => Promise<void>;
}

/** A copy that can be read before the drawer has answered, so that the first picture is right already. It may fail as well. */
interface Copy {
  readonly read: () => unknown;
  readonly write: (preferences: Preferences) => void;
}

export interface PreferenceStore extends Pick<StoreApi<Preferences>, 'getState' | 'subscribe'> {
  /** Holds at once, and is kept for the next time if it can be. */
  readonly change: (part: Partial<Preferences>) => Promise<void>;
  /** The usual ones again, after all that was kept was taken away. */
  readonly forget: () => void;
}

/** What players have chosen, by whatever tells their names apart. */
export type ByPlayer = Readonly<Record<string, PlayerPreferences>>;

export interface PlayerPreferenceStore extends Pick<StoreApi<ByPlayer>, 'getState' | 'subscribe'> {
  readonly change: (player: string, part: PlayerPreferences) => Promise<void>;
  /** Instead of all that was chosen before. */
  readonly putBack: (all: ByPlayer) => Promise<void>;
  readonly forget: () => void;
}

const NO_COPY: Copy = { read: () => null, write: () => undefined };

/** Those of the copy, or the usual ones, until the drawer has answered. What is changed meanwhile stands. */
export function openPreferences(drawer: Drawer, copy: Copy = NO_COPY): PreferenceStore {
  const store = createStore(() => chosenOf(copy.read()));
  let changed: Partial<Preferences> = {};
  const loaded = found(drawer, KEY).then((kept) => {
    if (kept !== undefined) store.setState({ ...chosenOf(kept), ...changed });
    copy.write(store.getState());
  });
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    change: async (part) => {
      changed = { ...changed, ...part };
      store.setState(part);
      copy.write(store.getState());
      await loaded; // or what was kept before would be lost
      await keep(drawer, KEY, store.getState());
    },
    forget: () => {
      changed = {};
      store.setState(chosenOf(null));
    },
  };
}

export function openPlayerPreferences(drawer: Drawer): PlayerPreferenceStore {
  const store = createStore((): ByPlayer => ({}));
  let changes: readonly ((all: ByPlayer) => ByPlayer)[] = [];
  const loaded = found(drawer, PLAYERS_KEY).then((kept) => {
    const all = changes.reduce((before, change) => change(before), byPlayer(kept));
    store.setState(all, true);
  });
  const make = async (change: (all: ByPlayer) => ByPlayer) => {
    changes = [...changes, change];
    store.setState(change(store.getState()), true);
    await loaded;
    await keep(drawer, PLAYERS_KEY, store.getState());
  };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    change: (player, part) => make((all) => ({ ...all, [player]: { ...all[player], ...part } })),
    putBack: (all) => make(() => all),
    forget: () => {
      changes = [];
      store.setState({}, true);
    },
  };
}

/** What a preference means as it is set. */
export function meaningOf<Name extends PreferenceName>(preferences: Preferences, name: Name): Meanings[Name] {
  return PREFERENCES[name].choices[preferences[name]];
}

/** Undefined: nothing was kept, or it cannot be read. */
async function found({ read }: Drawer, key: string): Promise<unknown> {
  try {
    return await read(key);
  } catch {
    return undefined;
  }
}

async function keep({ write }: Drawer, key: string, value: unknown): Promise<void> {
  try {
    await write([[key, value]]);
  } catch {
    // They hold until the page is closed.
  }
}

/** Each by itself: one that is missing or of a later day does not spoil the others. */
function chosenOf(kept: unknown): Preferences {
  const entries = new Map<string, unknown>(Object.entries(kept ?? {}));
  const all: { [Name in PreferenceName]?: Preferences[Name] } = {};
  for (const name of PREFERENCE_NAMES) choose(all, name, choiceIn(name, entries.get(name)) ?? PREFERENCES[name].usual);
  return all as Preferences; // the loop went through every name
}

function byPlayer(kept: unknown): ByPlayer {
  return Object.fromEntries(Object.entries(kept ?? {}).map(([player, chosen]) => [player, playerChoices(chosen)]));
}

function playerChoices(kept: unknown): PlayerPreferences {
  const entries = new Map<string, unknown>(Object.entries(kept ?? {}));
  const all: { -readonly [Name in keyof PlayerPreferences]: PlayerPreferences[Name] } = {};
  for (const name of PLAYER_PREFERENCES) {
    const choice = choiceIn(name, entries.get(name));
    if (choice !== undefined) choose(all, name, choice);
  }
  return all;
}

function choiceIn<Name extends PreferenceName>(name: Name, kept: unknown): Preferences[Name] | undefined {
  return choicesOf(name).find((choice) => choice === kept);
}

function choose<Name extends PreferenceName>(
  all: { [Each in PreferenceName]?: Preferences[Each] },
  name: Name,
  choice: Preferences[Name],
): void {
  all[name] = choice;
}
