import type { Text } from '../../i18n/text.ts';

/** A deck of a board that is not known by name shows its id. */
export function deckName({ setup }: Text, deck: string): string {
  const known: Readonly<Record<string, string>> = setup.deck;
  return known[deck] ?? deck;
}
