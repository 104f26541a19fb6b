import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { en } from './en.ts';
import type { Wording } from './wording.ts';

export type Text = Wording<typeof en>;

const TextContext = createContext<Text>(en);

export function useText(): Text {
  return useContext(TextContext);
}
