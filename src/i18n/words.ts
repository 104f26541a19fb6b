import type { FrontText } from './frontText.ts';
import type { Language } from './languages.ts';
import type { RuleText } from './ruleText.ts';
import type { Text } from './text.ts';

/** Words of every language, fetched when the first asks for them, and there at once from then on. */
export interface Words<Entries> {
  readonly here: (language: Language) => Entries | null;
  readonly load: (language: Language) => Promise<Entries>;
}

/** Of everything around a game. */
export const frontWords = wordsOf<FrontText>({
  en: async () => (await import('./en/front.ts')).front,
  fr: async () => (await import('./fr/front.ts')).front,
  nl: async () => (await import('./nl/front.ts')).front,
});

/** Those and all of a game. */
export const allWords = wordsOf<Text>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
});

/** Of the rules alone: whoever reads them needs no others of a game. */
export const ruleWords = wordsOf<RuleText>({
  en: async () => (await import('./en/rules/rules.ts')).rules,
  fr: async () => (await import('./fr/rules/rules.ts')).rules,
  nl: async () => (await import('./nl/rules/rules.ts')).rules,
});

function wordsOf<Entries>(loads: Readonly<Record<Language, () => Promise<Entries>>>): Words<Entries> {
  const here = new Map<Language, Entries>();
  return {
    here: (language) => here.get(language) ?? null,
    load: async (language) => {
      const words = here.get(language) ?? (await loads[language]());
      here.set(language, words);
      return words;
    },
  };
}
