import type { Meanings, PreferenceName, Preferences } from '../../preferences/list.ts';
import { meaningOf, openPreferences } from '../../preferences/store.ts';
import { shelf } from './shelf.ts';
import { useStore } from './useStore.ts';

/** What this device remembers, for every game on it. */
export const preferences = openPreferences(shelf);

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
