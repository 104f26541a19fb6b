import { type Language, languageAmong } from '../../i18n/languages.ts';
import { meaningOf } from '../../preferences/store.ts';
import { playerPreferences, preferences, useReadersMeaning } from './preferences.ts';

/** What is spoken where nobody has chosen: the language of the browser, as far as it is one of ours. */
const asked = (): Language => languageAmong(navigator.languages);

/** Of the tablet. */
export function languageNow(): Language {
  return meaningOf(preferences.getState(), 'language') ?? asked();
}

/** Of a player, who is told apart by the name. */
export function languageFor(player: string): Language {
  const own = playerPreferences.getState()[player]?.language;
  return (own && meaningOf({ ...preferences.getState(), language: own }, 'language')) ?? languageNow();
}

/** Of whoever reads the screen. */
export function useReadersLanguage(): Language {
  return useReadersMeaning('language') ?? asked();
}
