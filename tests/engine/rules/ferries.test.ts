import { describe, expect, it } from 'vitest';
import { aGame, type Cards, mapOf, TestGame, withRules } from '../../support/games/aGame.ts';
import { aPrice, doesNotFit, notHeld } from '../../support/games/refusals.ts';

const nordic = mapOf('nordic');
const everything = mapOf('everything');
const europeWithPairs = withRules('europe', { ferrySymbol: 'locomotive or pair' });
const MAPS = { nordic, everything, europeWithPairs };
const ROW = ['orange', 'green', 'white', 'black', 'yellow'] as const;

interface Case {
  readonly name: string;
  readonly map: keyof typeof MAPS;
  readonly route: string;
  readonly hand: Cards;
  readonly payments: readonly Cards[];
}

function aFerryGame(map: keyof typeof MAPS, hand: Cards) {
  return aGame({ map: MAPS[map], hands: [hand], row: ROW, deck: ['orange', 'orange', 'orange'] });
}

describe('FERRY-2 nordic: a locomotive or a pair of one colour for each symbol', () => {
  it.each<Case>([
    {
      name: 'one space, one symbol: a pair of any colour, or a locomotive',
      map: 'nordic',
      route: 'helsinki--tallinn--1',
      hand: { green: 5, black: 1, red: 2, locomotive: 2 },
      payments: [{ green: 2 }, { red: 2 }, { locomotive: 1 }],
    },
    {
      name: 'two spaces, one symbol: pairs like and unlike the set, and with a locomotive for the set',
      map: 'nordic',
      route: 'gdansk--karlskrona',
      hand: { blue: 2, red: 3, locomotive: 1 },
      payments: [
        { blue: 1, red: 2 },
        { blue: 2, red: 1 },
        { red: 3 },
        { blue: 1, locomotive: 1 },
        { red: 1, locomotive: 1 },
        { blue: 2, locomotive: 1 },
        { red: 2, locomotive: 1 },
      ],
    },
    {
      name: 'four spaces, two symbols: every payment once, however many ways it splits',
      map: 'nordic',
      route: 'andalsnes--bergen--1',
      hand: { blue: 4, green: 2, red: 2, locomotive: 1 },
      payments: [
        { blue: 4, green: 2 },
        { blue: 4, red: 2 },
        { blue: 2, green: 2, red: 2 },
        { blue: 4, locomotive: 1 },
        { blue: 2, green: 2, locomotive: 1 },
        { blue: 2, red: 2, locomotive: 1 },
        { green: 2, red: 2, locomotive: 1 },
        { blue: 3, green: 2, locomotive: 1 },
        { blue: 3, red: 2, locomotive: 1 },
        { blue: 1, green: 2, red: 2, locomotive: 1 },
        { blue: 4, green: 1, locomotive: 1 },
        { blue: 2, green: 1, red: 2, locomotive: 1 },
        { blue: 4, red: 1, locomotive: 1 },
        { blue: 2, green: 2, red: 1, locomotive: 1 },
      ],
    },
    {
      name: 'five spaces, two symbols: one colour for everything',
      map: 'nordic',
      route: 'mo-i-rana--trondheim--1',
      hand: { red: 7 },
      payments: [{ red: 7 }],
    },
    {
      name: 'five spaces, two symbols: one card short',
      map: 'nordic',
      route: 'mo-i-rana--trondheim--1',
      hand: { red: 6 },
      payments: [],
    },
    {
      name: 'locomotives only',
      map: 'nordic',
      route: 'gdansk--karlskrona',
      hand: { locomotive: 4 },
      payments: [{ locomotive: 2 }],
    },
    {
      name: 'a coloured ferry: the set is of its colour, the pair of any',
      map: 'everything',
      route: 'glen--isle', // 3 blue, one symbol
      hand: { blue: 3, red: 2, locomotive: 1 },
      payments: [
        { blue: 2, red: 2 },
        { blue: 2, locomotive: 1 },
        { blue: 3, locomotive: 1 },
        { blue: 1, red: 2, locomotive: 1 },
      ],
    },
    {
      name: 'a symbol on every space: pairs and locomotives, no set',
      map: 'europeWithPairs',
      route: 'amsterdam--london', // 2 grey, two symbols
      hand: { blue: 3, red: 4, locomotive: 1 },
      payments: [{ blue: 2, red: 2 }, { red: 4 }, { blue: 2, locomotive: 1 }, { red: 2, locomotive: 1 }],
    },
  ])('$name', ({ map, route, hand, payments }) => {
    const game = aFerryGame(map, hand);
    expect(game.payments(route)).toEqual(payments);
    for (const paid of payments) {
      expect(new TestGame(game.board, game.game).claim(route, paid)[0]).toMatchObject({ route, paid });
    }
  });

  it('takes only as many trains as it has spaces, although it costs more cards', () => {
    const game = aGame({
      map: nordic,
      hands: [{ red: 3, blue: 4 }],
      row: ROW,
      deckTop: ['red', 'red', 'red'],
      trains: [5, 40],
    });
    expect(game.claim('mo-i-rana--trondheim--1', { red: 3, blue: 4 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: 'mo-i-rana--trondheim--1', paid: { red: 3, blue: 4 }, points: 10 },
      { type: 'bonusDrawn', seat: 0, cards: ['red', 'red', 'red'] },
      { type: 'lastRound', seat: 0 },
    ]);
    expect([game.table.trains, game.table.scores, game.discard]).toEqual([[0, 40], [10, 0], { red: 3, blue: 4 }]);
  });

  it('is refused when the trains do not reach, whatever the cards', () => {
    const game = aGame({ map: nordic, hands: [{ red: 7 }], row: ROW, trains: [4, 40] });
    const refusal = game.refusal((g) => g.claim('mo-i-rana--trondheim--1', { red: 7 }));
    expect(refusal).toEqual({ code: 'trainsShort', needs: 5, has: 4 });
  });

  it.each<{ name: string; paid: Cards }>([
    { name: 'a third pair', paid: { blue: 4, green: 2, red: 2 } },
    { name: 'a pair where a locomotive pays already', paid: { blue: 4, green: 2, locomotive: 1 } },
    { name: 'a locomotive on top', paid: { blue: 2, green: 2, red: 2, locomotive: 1 } },
    { name: 'a pair of two colours', paid: { blue: 3, green: 2, red: 1 } },
    { name: 'a set of two colours', paid: { blue: 5, green: 1 } },
    { name: 'as many cards as spaces, but no pairs', paid: { blue: 4 } },
    { name: 'three for the symbols and one more for the set', paid: { blue: 5 } },
  ])('does not take $name', ({ paid }) => {
    const game = aFerryGame('nordic', { blue: 6, green: 2, red: 2, locomotive: 2 });
    const refusal = game.refusal((g) => g.claim('andalsnes--bergen--1', paid));
    expect(refusal).toEqual(doesNotFit(aPrice(4, 'any', 2, true), paid));
  });

  it('does not take a pair of cards that are not held', () => {
    const game = aFerryGame('nordic', { blue: 1, red: 2 });
    expect(game.refusal((g) => g.claim('helsinki--tallinn--1', { blue: 2 }))).toEqual(notHeld('blue', 2, 1));
  });

  it('does not take pairs on a route that is no ferry', () => {
    const game = aFerryGame('nordic', { blue: 6, white: 2 });
    const refusal = game.refusal((g) => g.claim('kajaani--oulu', { blue: 2, white: 1 })); // 2 white
    expect(refusal).toEqual(doesNotFit(aPrice(2, 'white'), { blue: 2, white: 1 }));
  });
});

describe('FERRY-3 a pair is two ordinary cards', () => {
  it.each<{ name: string; route: string; paid: Cards; price: ReturnType<typeof aPrice> }>([
    {
      name: 'a card and a locomotive',
      route: 'helsinki--tallinn--1',
      paid: { red: 1, locomotive: 1 },
      price: aPrice(1, 'any', 1, true),
    },
    {
      name: 'two locomotives',
      route: 'helsinki--tallinn--1',
      paid: { locomotive: 2 },
      price: aPrice(1, 'any', 1, true),
    },
    {
      name: 'a set card and two locomotives',
      route: 'gdansk--karlskrona',
      paid: { red: 1, locomotive: 2 },
      price: aPrice(2, 'any', 1, true),
    },
    {
      name: 'three locomotives',
      route: 'gdansk--karlskrona',
      paid: { locomotive: 3 },
      price: aPrice(2, 'any', 1, true),
    },
  ])('$name do not fit', ({ route, paid, price }) => {
    const game = aFerryGame('nordic', { red: 3, locomotive: 3 });
    expect(game.refusal((g) => g.claim(route, paid))).toEqual(doesNotFit(price, paid));
  });
});
