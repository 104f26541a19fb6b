import type { CARDS, CardName, LOCOMOTIVE } from '../../engine/cards.ts';
import type { Text } from '../../i18n/text.ts';

/** Wagon cards by their numbers. The compiler sees that it is the engine's list. */
const NAMES: typeof CARDS = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'locomotive'];

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

export const LOCOMOTIVE_CARD: typeof LOCOMOTIVE = 8;

/** The nine kinds of card as numbers, in the order in which they lie in a hand. */
export const HAND_ORDER: readonly number[] = PLACES.map((name) => NAMES.indexOf(name));

export function cardName(card: number): CardName {
  const name = NAMES[card];
  if (name === undefined) throw new Error(`There is no card ${card}.`);
  return name;
}

/** "green", "locomotive" */
export function colorWord({ cards, turn }: Text, card: number): string {
  const name = cardName(card);
  return name === 'locomotive' ? turn.locomotive : cards.colors[name];
}
