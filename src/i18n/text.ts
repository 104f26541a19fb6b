import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { en } from './en.ts';
import type { Wording } from './wording.ts';

export type Text = Wording<typeof en>;

export const TextContext = createContext<Text | null>(null);

export function useText(): Text {
  const text = useContext(TextContext);
  if (text === null) throw new Error('Nothing says in which language to speak here.');
  return text;
}
