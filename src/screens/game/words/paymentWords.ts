import type { CardCounts } from '../../../engine/cards.ts';
import { LOCOMOTIVE } from '../../../engine/cards.ts';
import type { Price } from '../../../engine/prices.ts';
import { ANY_COLOR } from '../../../engine/prices.ts';
import type { Text } from '../../../i18n/text.ts';
import { cardName, HAND_ORDER } from './cardNames.ts';

/** "2 orange and 1 locomotive" */
export function cardsWords(text: Text, cards: CardCounts): string {
  const kinds = HAND_ORDER.filter((card) => countOf(cards, card) > 0);
  return text.claim.list(kinds.map((card) => countedWords(text, card, countOf(cards, card))));
}

/** "green and a locomotive", but "2 orange": a single card needs no number. */
export function takenWords(text: Text, cards: readonly number[]): string {
  const kinds = [...new Set(cards)].map((kind) => {
    const count = cards.filter((card) => card === kind).length;
    return count === 1 ? text.claim.one[cardName(kind)] : countedWords(text, kind, count);
  });
  return text.claim.list(kinds);
}

/** "2 orange" */
export function countedWords({ claim }: Text, card: number, count: number): string {
  return claim.counted[cardName(card)](count);
}

/** "Orange" */
export function kindWord({ claim }: Text, card: number): string {
  return claim.kinds[cardName(card)];
}

export function countOf(cards: CardCounts, card: number): number {
  return cards[card] ?? 0;
}

export function totalOf(cards: CardCounts): number {
  return cards.reduce((sum, count) => sum + count, 0);
}

/** "4 red", "1 locomotive and 3 cards of one colour" */
export function priceWords(text: Text, price: Price): string {
  const { length, symbols, pairs } = price;
  const words = text.claim.price;
  if (symbols === 0) return setWords(text, price, length);
  if (length === symbols) return pairs ? words.pairs(symbols) : countedWords(text, LOCOMOTIVE, symbols);
  const set = setWords(text, price, length - symbols);
  return pairs ? words.withPairs(symbols, set) : words.withLocomotives(symbols, set);
}

function setWords(text: Text, price: Price, cards: number): string {
  return takesAnyColor(price) ? text.claim.price.anyColor(cards) : countedWords(text, price.color, cards);
}

/** A grey route, a station. */
export function takesAnyColor({ color }: Price): boolean {
  return color === ANY_COLOR;
}
