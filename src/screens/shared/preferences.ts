import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import {
  type Meanings,
  PLAYER_PREFERENCES,
  type PlayerPreferenceName,
  type PlayerPreferences,
  type PreferenceName,
  type Preferences,
} from '../../preferences/list.ts';
import { type ByPlayer, meaningOf, openPlayerPreferences, openPreferences } from '../../preferences/store.ts';
import { part } from '../../pwa/files.ts';
import { useStore } from './useStore.ts';

const drawer = {
  read: async (key: string) => (await fetchedShelf()).read(key),
  write: async (changes: readonly (readonly [key: string, value: unknown])[]) => (await fetchedShelf()).write(changes),
};

/** Of what this browser may keep without a shelf. */
const copyIn = (key: string) => ({
  read: () => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  write: (all: unknown) => {
    try {
      localStorage.setItem(key, JSON.stringify(all));
    } catch {
      // The first picture of the next visit is the usual one for a blink.
    }
  },
});

/** What this device remembers, for every game on it. */
export const preferences = openPreferences(drawer, copyIn('preferences'));

/** What it remembers of each player. */
export const playerPreferences = openPlayerPreferences(drawer, copyIn('playerPreferences'));

/** The first screen asks for it, and is drawn before it is there. */
async function fetchedShelf() {
  const { shelf } = await part(() => import('./shelf.ts'));
  return shelf;
}

/** For whom the screen is. */
interface Reader {
  /** By whatever tells names apart; null: for anybody. */
  readonly player: string | null;
  /** In place of what is remembered. */
  readonly chosen: PlayerPreferences;
}

export const ReaderContext = createContext<Reader>({ player: null, chosen: {} });

/** What a preference of the tablet is set to, and how to set it. */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): readonly [Preferences[Name], (choice: Preferences[Name]) => void] {
  const choice = useStore(preferences, (all) => all[name]);
  return [choice, (chosen) => void preferences.change({ [name]: chosen })];
}

/** What it is set to for a player, who has the tablet's until the first choice of the own; null: for the tablet. */
export function useChoiceOf<Name extends PlayerPreferenceName>(player: string | null, name: Name): Preferences[Name] {
  const ofTablet = useStore(preferences, (all) => all[name]);
  const own = useStore(playerPreferences, (all) => (player === null ? undefined : all[player]?.[name]));
  return own ?? ofTablet;
}

/** For a player, or for the tablet. */
export function changeFor(player: string | null, part: PlayerPreferences): void {
  void (player === null ? preferences.change(part) : playerPreferences.change(player, part));
}

/** All that one player has, chosen or not, is what others have from now on. */
export function givenToAll(player: string, others: readonly string[]): void {
  const all = playerPreferences.getState();
  const tablet = preferences.getState();
  const given = Object.fromEntries(
    PLAYER_PREFERENCES.map((name) => [name, all[player]?.[name] ?? tablet[name]]),
  ) as PlayerPreferences;
  void playerPreferences.putBack({ ...all, ...Object.fromEntries(others.map((other) => [other, given])) });
}

/** Others have again what they had then; whatever else was chosen since stands. */
export function takenBack(then: ByPlayer, others: readonly string[]): void {
  const rest = Object.entries(playerPreferences.getState()).filter(([player]) => !others.includes(player));
  const theirs = Object.entries(then).filter(([player]) => others.includes(player));
  void playerPreferences.putBack(Object.fromEntries([...rest, ...theirs]));
}

/** What a preference of the tablet means as it is set. */
export function useMeaning<Name extends PreferenceName>(name: Name): Meanings[Name] {
  return useStore(preferences, (all) => meaningOf(all, name));
}

/** What a preference of whoever reads the screen means. */
export function useReadersMeaning<Name extends PlayerPreferenceName>(name: Name): Meanings[Name] {
  const { player, chosen } = useContext(ReaderContext);
  const remembered = useChoiceOf(player, name);
  return meaningOf({ ...preferences.getState(), [name]: chosen[name] ?? remembered }, name);
}
