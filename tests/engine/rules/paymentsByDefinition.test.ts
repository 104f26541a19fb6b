import { describe, expect, it } from 'vitest';
import { COLORS, KINDS_OF_CARD, LOCOMOTIVE } from '../../../src/engine/cards.ts';
import { ANY_COLOR, canPay, isPaymentFor, type Price, paymentsFor } from '../../../src/engine/prices.ts';
import { below, stream } from '../../../src/engine/random.ts';

/** A second opinion, written straight from the words of ROUTE-1, ROUTE-2, FERRY-1, FERRY-2 and TUN-3. */
function pays(price: Price, cards: readonly number[]): boolean {
  if (total(cards) < price.length || total(cards) > price.length + price.symbols) return false;
  const spaces = price.length - price.symbols;
  if (price.color !== ANY_COLOR) return paysWithSet(price, cards, price.symbols, spaces, price.color);
  return COLOR_NUMBERS.some((color) => paysWithSet(price, cards, price.symbols, spaces, color));
}

const COLOR_NUMBERS = Array.from({ length: COLORS }, (_, color) => color);

/** Can these cards be laid out: something on each symbol, then one card on each space, and nothing left over? */
function paysWithSet(price: Price, cards: readonly number[], symbols: number, spaces: number, color: number): boolean {
  const laid = (card: number, count: number, symbol: number, space: number) =>
    (cards[card] ?? 0) >= count &&
    paysWithSet(price, cards.with(card, (cards[card] ?? 0) - count), symbols - symbol, spaces - space, color);
  if (symbols > 0)
    return laid(LOCOMOTIVE, 1, 1, 0) || (price.pairs && COLOR_NUMBERS.some((pair) => laid(pair, 2, 1, 0)));
  if (spaces > 0) return laid(color, 1, 0, 1) || laid(LOCOMOTIVE, 1, 0, 1);
  return cards.every((count) => count === 0);
}

/** Every part of a hand with at most so many cards. */
function partsOf(hand: readonly number[], most: number, from = 0): number[][] {
  if (from === KINDS_OF_CARD) return [[]];
  const parts: number[][] = [];
  for (let count = 0; count <= Math.min(hand[from] ?? 0, most); count++) {
    for (const rest of partsOf(hand, most - count, from + 1)) parts.push([count, ...rest]);
  }
  return parts;
}

const total = (cards: readonly number[]) => cards.reduce((sum, count) => sum + count, 0);
/** Fewer locomotives, or as many and fewer cards. */
function isBetter(one: readonly number[], other: readonly number[]): boolean {
  return (
    locomotives(one) < locomotives(other) || (locomotives(one) === locomotives(other) && total(one) < total(other))
  );
}

const locomotives = (cards: readonly number[]) => cards[LOCOMOTIVE] ?? 0;
const asSet = (payments: readonly (readonly number[])[]) => payments.map((cards) => cards.join()).sort();

const RED = 7;
/** Five spaces, three of them with a symbol paid by a pair, and one card too many. */
const MOST_CARDS = 9;
const PRICES: Price[] = [ANY_COLOR, RED].flatMap((color) =>
  [1, 2, 3, 4, 5].flatMap((length) =>
    [0, 1, 2, 3]
      .filter((symbols) => symbols <= length)
      .flatMap((symbols) => [true, false].map((pairs) => ({ length, color, symbols, pairs }))),
  ),
);
const EXTRAS: Price[] = [1, 2, 3].map((length) => ({ length, color: LOCOMOTIVE, symbols: 0, pairs: false }));

//                p  b  o  w  g  y  k  r  loc
const HANDS = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 6],
  [0, 0, 0, 0, 0, 0, 0, 8, 0],
  [0, 0, 0, 0, 0, 0, 0, 5, 3],
  [4, 4, 0, 0, 0, 0, 0, 4, 1],
  [0, 2, 2, 2, 0, 0, 0, 2, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 2],
  [3, 0, 0, 5, 0, 0, 0, 1, 2],
  [0, 6, 0, 0, 0, 0, 0, 2, 0],
  ...Array.from({ length: 7 }, (_, i) => randomHand(`hand ${i}`)),
];

function randomHand(seed: string): number[] {
  const random = stream(seed, 'payments');
  const hand = Array.from({ length: KINDS_OF_CARD }, () => 0);
  for (let i = 0; i < 9; i++) {
    const card = below(random, KINDS_OF_CARD);
    hand[card] = (hand[card] ?? 0) + 1;
  }
  return hand;
}

describe('ROUTE-1 ROUTE-2 FERRY-1 FERRY-2 FERRY-3 TUN-3 the payments offered are those the rules allow', () => {
  it.each(HANDS.map((hand) => ({ name: hand.join(' '), hand })))('hand $name', ({ hand }) => {
    const parts = partsOf(hand, MOST_CARDS);
    for (const price of [...PRICES, ...EXTRAS]) {
      const allowed = parts.filter((part) => pays(price, part));
      const allowedParts = new Set(allowed);
      const offered = paymentsFor(price, hand);
      expect(asSet(offered), JSON.stringify(price)).toEqual(asSet(allowed));
      expect(offered.filter((cards, i) => i > 0 && isBetter(cards, offered[i - 1] ?? []))).toEqual([]);
      expect(parts.filter((part) => isPaymentFor(price, part) !== allowedParts.has(part))).toEqual([]);
      expect(canPay(price, hand)).toBe(allowed.length > 0);
    }
  });
});
