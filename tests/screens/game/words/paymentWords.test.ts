import { describe, expect, test } from 'vitest';
import { en } from '../../../../src/i18n/en.ts';
import { cardsWords, priceWords } from '../../../../src/screens/game/words/paymentWords.ts';
import { type Cards, counts } from '../../../support/games/aGame.ts';
import { aPrice } from '../../../support/games/refusals.ts';

describe('cards in words', () => {
  const words = (cards: Cards) => cardsWords(en, counts(cards));

  test('stand in the order of the hand, locomotives last', () => {
    expect(words({ locomotive: 1, orange: 2 })).toBe('2 orange and 1 locomotive');
    expect(words({ white: 2, locomotive: 2, red: 3 })).toBe('3 red, 2 white and 2 locomotives');
  });

  test('need no list when they are of one kind', () => {
    expect(words({ purple: 1 })).toBe('1 violet');
  });
});

describe('a price in words', () => {
  test('is a number of one colour', () => {
    expect(priceWords(en, aPrice(4, 'red'))).toBe('4 red');
    expect(priceWords(en, aPrice(3, 'any'))).toBe('3 cards of one colour');
    expect(priceWords(en, aPrice(1, 'any'))).toBe('1 card of any colour');
  });

  test('of nothing but symbols asks for no colour', () => {
    expect(priceWords(en, aPrice(2, 'any', 2))).toBe('2 locomotives');
    expect(priceWords(en, aPrice(1, 'any', 1, true))).toBe('1 locomotive or pair');
  });
});
