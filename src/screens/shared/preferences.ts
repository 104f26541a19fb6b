import type { Meanings, PreferenceName, Preferences } from '../../preferences/list.ts';
import { meaningOf, openPreferences } from '../../preferences/store.ts';
import { part } from '../../pwa/files.ts';
import { useStore } from './useStore.ts';

/** What this device remembers, for every game on it. */
export const preferences = openPreferences({
  read: async (key) => (await fetchedShelf()).read(key),
  write: async (changes) => (await fetchedShelf()).write(changes),
});

/** The first screen asks for it, and is drawn before it is there. */
async function fetchedShelf() {
  const { shelf } = await part(() => import('./shelf.ts'));
  return shelf;
}

/** What a preference is set to, and how to set it. */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): readonly [Preferences[Name], (choice: Preferences[Name]) => void] {
  const choice = useStore(preferences, (all) => all[name]);
  return [choice, (chosen) => void preferences.change({ [name]: chosen })];
}

/** What a preference means as it is set. */
export function useMeaning<Name extends PreferenceName>(name: Name): Meanings[Name] {
  return useStore(preferences, (all) => meaningOf(all, name));
}
