import type { FrontText } from '../../i18n/frontText.ts';

/** A deck of a board that is not known by name shows its id. */
export function deckName({ setup }: FrontText, deck: string): string {
  const known: Readonly<Record<string, string>> = setup.deck;
  return known[deck] ?? deck;
}
