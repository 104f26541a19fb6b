export const LANGUAGES = ['en', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own words, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
};

/** The first of those that are asked for that there is: "fr-BE" asks for French. */
export function languageAmong(asked: readonly string[]): Language {
  const found = asked.map((each) => LANGUAGES.find((language) => language === each.split('-')[0]?.toLowerCase()));
  return found.find((language) => language !== undefined) ?? 'en';
}
