import { CARDS, type CardName } from '../../../engine/cards.ts';
import type { Text } from '../../../i18n/text.ts';

/** Where the cards lie in a hand: a colour never moves. */
const PLACES: readonly CardName[] = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'black',
  'white',
  'locomotive',
];

/** The nine kinds of card as numbers, in the order in which they lie in a hand. */
export const HAND_ORDER: readonly number[] = PLACES.map((name) => CARDS.indexOf(name));

export function cardName(card: number): CardName {
  const name = CARDS[card];
  if (name === undefined) throw new Error(`There is no card ${card}.`);
  return name;
}

/** "green", "locomotive" */
export function colorWord({ cards, turn }: Text, card: number): string {
  const name = cardName(card);
  return name === 'locomotive' ? turn.locomotive : cards.colors[name];
}
