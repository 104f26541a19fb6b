import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { en } from './en.ts';

/** The same entries with any words: what a language must provide. */
type Wording<Entry> = Entry extends string
  ? string
  : Entry extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Entry]: Wording<Entry[Key]> };

export type Text = Wording<typeof en>;

export const TextContext = createContext<Text>(en);

export function useText(): Text {
  return useContext(TextContext);
}
