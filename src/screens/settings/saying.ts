import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../../i18n/languages.ts';
import type { Text } from '../../i18n/text.ts';

export interface Said {
  readonly language: Language;
  readonly words: string;
}

/** Says a sentence to those who listen, in a language of its own. */
export type Say = (language: Language, words: (text: Text) => string) => void;

export const SayContext = createContext<Say>(() => undefined);

export function useSaying(): Say {
  return useContext(SayContext);
}
