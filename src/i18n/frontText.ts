import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { front } from './en/front.ts';
import type { Wording } from './wording.ts';

/** The words around a game. Whoever has all words has these. */
export type FrontText = Wording<typeof front>;

export const FrontContext = createContext<FrontText | null>(null);

export function useFrontText(): FrontText {
  const text = useContext(FrontContext);
  if (text === null) throw new Error('Nothing says in which language to speak here.');
  return text;
}
