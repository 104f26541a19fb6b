import { describe, expect, test } from 'vitest';
import { en } from '../../../../src/i18n/en.ts';
import { completedBy } from '../../../../src/screens/game/pay/completedBy.ts';
import { cardsMissing } from '../../../../src/screens/game/pay/missing.ts';
import { cardsWords, priceWords } from '../../../../src/screens/game/words/paymentWords.ts';
import { aGame, type Cards, counts } from '../../../support/games/aGame.ts';
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

describe('cards that are missing', () => {
  const missing = (price: Parameters<typeof aPrice>, hand: Cards) => cardsMissing(aPrice(...price), counts(hand));

  test('are counted with all locomotives used', () => {
    expect(missing([4, 'red'], { red: 1, locomotive: 2 })).toBe(1);
    expect(missing([4, 'red'], { blue: 9 })).toBe(4);
  });

  test('are counted for the colour that lacks fewest', () => {
    expect(missing([5, 'any'], { red: 1, blue: 3, locomotive: 1 })).toBe(1);
  });

  test('include the locomotives a ferry asks for', () => {
    expect(missing([3, 'any', 1], { green: 9 })).toBe(1);
  });
});

describe('a route that completes a ticket', () => {
  const game = aGame({
    map: 'europe',
    hands: [{ green: 4 }],
    routes: [['erzurum--sochi']],
    tickets: [['erzurum--rostov', 'paris--zagrab']],
  });
  const completed = (route: string) =>
    completedBy(game.view(), game.route(route)).map((ticket) => game.board.map.tickets[ticket]?.id);

  test('is told from one that does not', () => {
    expect(completed('rostov--sochi')).toEqual(['erzurum--rostov']);
    expect(completed('marseille--pamplona')).toEqual([]);
  });

  test('does not complete a ticket twice', () => {
    const done = aGame({
      map: 'europe',
      routes: [['erzurum--sochi', 'rostov--sochi']],
      tickets: [['erzurum--rostov']],
    });
    expect(completedBy(done.view(), done.route('marseille--pamplona'))).toEqual([]);
  });
});
