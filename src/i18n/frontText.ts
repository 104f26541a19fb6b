import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { front } from './en/front.ts';
import type { Wording } from './wording.ts';

/** The words around a game. Whoever has all words has these. */
export type FrontText = Wording<typeof front>;

export const FrontContext = createContext<FrontText>(front);

export function useFrontText(): FrontText {
  return useContext(FrontContext);
}
