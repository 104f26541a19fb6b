import { describe, expect, it } from 'vitest';
import type { MapData } from '../../../src/engine/map.ts';
import { aGame, type Cards, mapOf, type TestGame } from '../../support/games/aGame.ts';
import { aPrice, cannotPay, doesNotFit } from '../../support/games/refusals.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;

interface Case {
  readonly name: string;
  readonly route: string;
  readonly hand: Cards;
  readonly payments: readonly Cards[];
}

/** All payments for a route, in the order in which they are offered: fewest locomotives, then fewest cards, then colours in their usual order. */
function paymentsOf(map: MapData, { route, hand }: Case): Cards[] {
  return aGame({ map, hands: [hand], row: ROW, deck: [] }).payments(route);
}

describe('ROUTE-1 the payments for a coloured route', () => {
  it.each<Case>([
    {
      name: 'the colour, then ever more locomotives in its place',
      route: 'dallas--el-paso', // 4 red
      hand: { red: 5, locomotive: 6 },
      payments: [
        { red: 4 },
        { red: 3, locomotive: 1 },
        { red: 2, locomotive: 2 },
        { red: 1, locomotive: 3 },
        { locomotive: 4 },
      ],
    },
    {
      name: 'only what the hand has',
      route: 'dallas--el-paso',
      hand: { red: 3, locomotive: 2, blue: 5 },
      payments: [
        { red: 3, locomotive: 1 },
        { red: 2, locomotive: 2 },
      ],
    },
    {
      name: 'a hand that just reaches',
      route: 'dallas--el-paso',
      hand: { red: 1, locomotive: 3 },
      payments: [{ red: 1, locomotive: 3 }],
    },
    {
      name: 'locomotives only, for want of the colour',
      route: 'dallas--el-paso',
      hand: { locomotive: 4, green: 12 },
      payments: [{ locomotive: 4 }],
    },
    { name: 'none, one card short', route: 'dallas--el-paso', hand: { red: 1, locomotive: 2 }, payments: [] },
    { name: 'none in another colour', route: 'dallas--el-paso', hand: { blue: 12, green: 12 }, payments: [] },
    {
      name: 'a long route',
      route: 'miami--new-orleans', // 6 red
      hand: { red: 5, locomotive: 2 },
      payments: [
        { red: 5, locomotive: 1 },
        { red: 4, locomotive: 2 },
      ],
    },
  ])('$name', (example) => {
    expect(paymentsOf(usa, example)).toEqual(example.payments);
  });
});

describe('ROUTE-2 the payments for a grey route', () => {
  it.each<Case>([
    {
      name: 'each colour that reaches, and each that reaches with locomotives',
      route: 'calgary--vancouver', // 3 grey
      hand: { blue: 3, green: 1, red: 2, locomotive: 2 },
      payments: [
        { blue: 3 },
        { blue: 2, locomotive: 1 },
        { red: 2, locomotive: 1 },
        { blue: 1, locomotive: 2 },
        { green: 1, locomotive: 2 },
        { red: 1, locomotive: 2 },
      ],
    },
    {
      name: 'locomotives only, once',
      route: 'denver--santa-fe', // 2 grey
      hand: { locomotive: 3 },
      payments: [{ locomotive: 2 }],
    },
    {
      name: 'locomotives only comes last, once for all colours',
      route: 'denver--santa-fe',
      hand: { purple: 1, yellow: 2, locomotive: 2 },
      payments: [{ yellow: 2 }, { purple: 1, locomotive: 1 }, { yellow: 1, locomotive: 1 }, { locomotive: 2 }],
    },
    {
      name: 'all eight colours',
      route: 'portland--seattle--1', // 1 grey
      hand: { purple: 1, blue: 1, orange: 1, white: 1, green: 1, yellow: 1, black: 1, red: 1, locomotive: 1 },
      payments: [
        { purple: 1 },
        { blue: 1 },
        { orange: 1 },
        { white: 1 },
        { green: 1 },
        { yellow: 1 },
        { black: 1 },
        { red: 1 },
        { locomotive: 1 },
      ],
    },
    {
      name: 'none from many colours with too few of each',
      route: 'calgary--vancouver',
      hand: { purple: 2, blue: 2, orange: 2, white: 2, green: 2, yellow: 2, black: 2, red: 2 },
      payments: [],
    },
    { name: 'none from an empty hand', route: 'portland--seattle--1', hand: {}, payments: [] },
  ])('$name', (example) => {
    expect(paymentsOf(usa, example)).toEqual(example.payments);
  });
});

function aFerryGame(hand: Cards): TestGame {
  return aGame({ map: europe, hands: [hand], row: ROW, deck: [] });
}

describe('FERRY-1 europe: a locomotive for each symbol, any one colour for the other spaces', () => {
  it.each<Case>([
    {
      name: 'six spaces, two symbols',
      route: 'palermo--smyrna',
      hand: { blue: 6, red: 4, locomotive: 3 },
      payments: [
        { blue: 4, locomotive: 2 },
        { red: 4, locomotive: 2 },
        { blue: 3, locomotive: 3 },
        { red: 3, locomotive: 3 },
      ],
    },
    {
      name: 'two spaces, one symbol',
      route: 'athina--smyrna',
      hand: { blue: 2, locomotive: 2 },
      payments: [{ blue: 1, locomotive: 1 }, { locomotive: 2 }],
    },
    {
      name: 'a symbol on every space: locomotives only',
      route: 'amsterdam--london',
      hand: { red: 9, locomotive: 3 },
      payments: [{ locomotive: 2 }],
    },
    {
      name: 'too few locomotives',
      route: 'amsterdam--london',
      hand: { red: 9, locomotive: 1 },
      payments: [],
    },
    { name: 'no pairs here', route: 'athina--smyrna', hand: { red: 9, blue: 9 }, payments: [] },
  ])('$name', (example) => {
    expect(paymentsOf(europe, example)).toEqual(example.payments);
  });

  it.each<{ name: string; paid: Cards }>([
    { name: 'a pair for a symbol', paid: { red: 6, locomotive: 1 } },
    { name: 'a locomotive too few', paid: { red: 5, locomotive: 1 } },
    { name: 'locomotives for symbols and again for spaces', paid: { red: 4, locomotive: 3 } },
    { name: 'two colours', paid: { red: 3, blue: 1, locomotive: 2 } },
  ])('does not take $name', ({ paid }) => {
    const game = aFerryGame({ red: 7, blue: 3, locomotive: 4 });
    const refusal = game.refusal((g) => g.claim('palermo--smyrna', paid));
    expect(refusal).toEqual(doesNotFit(aPrice(6, 'any', 2), paid));
  });

  it('says how many locomotives are held when there are too few', () => {
    const game = aFerryGame({ red: 9, locomotive: 1 });
    const refusal = game.refusal((g) => g.claim('amsterdam--london', { red: 1, locomotive: 1 }));
    expect(refusal).toEqual(cannotPay(aPrice(2, 'any', 2), 'red', 9, 1));
  });

  it('is claimed like any route', () => {
    const game = aFerryGame({ red: 4, locomotive: 3 });
    expect(game.claim('palermo--smyrna', { red: 4, locomotive: 2 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: 'palermo--smyrna', paid: { red: 4, locomotive: 2 }, points: 15 },
    ]);
    expect([game.table.trains[0], game.hand(0), game.discard]).toEqual([
      39,
      { locomotive: 1 },
      { red: 4, locomotive: 2 },
    ]);
  });
});
