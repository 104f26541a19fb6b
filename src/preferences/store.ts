import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Copy, type Drawer, KeptTwice, NO_COPY } from './keptTwice.ts';
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

/** Those of the copy, or the usual ones, until the drawer has answered. What is changed meanwhile stands. */
export function openPreferences(drawer: Drawer, copy: Copy = NO_COPY): PreferenceStore {
  const kept = new KeptTwice(drawer, copy, KEY);
  const store = createStore(() => chosenOf(kept.first));
  let changed: Partial<Preferences> = {};
  const loaded = kept.later().then(({ all, isBehind }) => {
    store.setState({ ...chosenOf(all), ...changed });
    kept.copy(store.getState());
    if (isBehind) void kept.keep(store.getState());
  });
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    change: async (part) => {
      changed = { ...changed, ...part };
      store.setState(part);
      kept.change(store.getState());
      await loaded; // or what was kept before would be lost
      await kept.keep(store.getState());
    },
    forget: () => {
      changed = {};
      store.setState(chosenOf(null));
    },
  };
}

export function openPlayerPreferences(drawer: Drawer, copy: Copy = NO_COPY): PlayerPreferenceStore {
  const kept = new KeptTwice(drawer, copy, PLAYERS_KEY);
  const store = createStore((): ByPlayer => byPlayer(kept.first));
  let changes: readonly ((all: ByPlayer) => ByPlayer)[] = [];
  const loaded = kept.later().then(({ all, isBehind }) => {
    store.setState(
      changes.reduce((before, change) => change(before), byPlayer(all)),
      true,
    );
    kept.copy(store.getState());
    if (isBehind) void kept.keep(store.getState());
  });
  const make = async (change: (all: ByPlayer) => ByPlayer) => {
    changes = [...changes, change];
    store.setState(change(store.getState()), true);
    kept.change(store.getState());
    await loaded;
    await kept.keep(store.getState());
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

/** Those of a player's own, as far as they make sense. */
export function playerChoices(kept: unknown): PlayerPreferences {
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
