import { describe, expect, it } from 'vitest';
import type { CardName } from '../../src/engine/cards.ts';
import { aGame, type Cards, counts, mapOf, type TestGame } from '../support/games/aGame.ts';
import { cards, NEXT_TURN, publicChanges } from '../support/games/publicChanges.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const nordic = mapOf('nordic');
const ROW: CardName[] = ['red', 'blue', 'green', 'white', 'black'];

describe('INFO-1 public counters after drawing', () => {
  it('a face-up card: which one it was, and that this hand has it', () => {
    const game = aGame({ map: usa, hands: [], row: ROW, deckTop: ['yellow'] });
    expect(publicChanges(game, () => game.draw(0))).toEqual({
      phase: 'drawing',
      drawn: 1,
      row: [5, 1, 4, 3, 6],
      deckSize: 110 - 5 - 1,
      handSizes: [1, 0],
      seenInHand: cards({ red: 1 }, {}),
      taken: cards({ red: 1 }, {}),
    });
  });

  it('a blind card: only that there is one more in the hand and one fewer in the deck', () => {
    const game = aGame({ map: usa, hands: [], row: ROW, deckTop: ['locomotive'] });
    expect(publicChanges(game, () => game.draw('deck'))).toEqual({
      phase: 'drawing',
      drawn: 1,
      deckSize: 104,
      handSizes: [1, 0],
    });
    expect(publicChanges(game, () => game.stop())).toEqual({ ...NEXT_TURN, phase: 'turn', drawn: 0 });
  });

  it('a sweep: the row lies in the discard pile', () => {
    const row: CardName[] = ['red', 'locomotive', 'locomotive', 'white', 'black'];
    const deck: CardName[] = ['locomotive', 'red', 'blue', 'green', 'white', 'yellow', 'orange'];
    const game = aGame({ map: usa, hands: [], row, deck });
    expect(publicChanges(game, () => game.draw(0))).toMatchObject({
      row: [7, 1, 4, 3, 5],
      discard: counts({ locomotive: 3, white: 1, black: 1 }),
      discardSize: 5,
      deckSize: 1,
    });
  });

  it('a reshuffle: the discard pile is empty and the deck has its cards', () => {
    const game = aGame({ map: usa, hands: [], row: ROW, deck: [], discard: { red: 3, blue: 2 } });
    expect(publicChanges(game, () => game.draw('deck'))).toEqual({
      phase: 'drawing',
      drawn: 1,
      discard: counts({}),
      discardSize: 0,
      deckSize: 4,
      reshuffles: 1,
      handSizes: [1, 0],
    });
  });
});

describe('INFO-1 public counters after paying', () => {
  it('a route: the owner, trains and points, and what was paid', () => {
    const game = aGame({ map: usa, hands: [{ red: 3, locomotive: 1 }] });
    const route = game.route('chicago--duluth');
    const paid = { red: 2, locomotive: 1 };
    expect(publicChanges(game, () => game.claim('chicago--duluth', paid))).toEqual({
      ...NEXT_TURN,
      owner: usa.routes.map((_, i) => (i === route ? 0 : -1)),
      trains: [42, 45],
      scores: [4, 0],
      handSizes: [1, 0],
      discard: counts(paid),
      discardSize: 3,
      paid: cards(paid, {}),
    });
  });

  it('a draw bonus: how many cards, not which', () => {
    const game = aGame({ map: nordic, hands: [{ locomotive: 1, red: 1 }], row: ROW, deckTop: ['locomotive'] });
    const route = game.route('bergen--stavanger--1');
    const paid = { locomotive: 1, red: 1 };
    expect(publicChanges(game, () => game.claim('bergen--stavanger--1', paid))).toEqual({
      ...NEXT_TURN,
      owner: nordic.routes.map((_, i) => (i === route ? 0 : -1)),
      trains: [38, 40],
      scores: [2, 0],
      handSizes: [1, 0],
      deckSize: 114 - 5 - 2 - 1,
      discard: counts(paid),
      discardSize: 2,
      paid: cards(paid, {}),
    });
  });

  it('a station: where, and what was paid', () => {
    const game = aGame({ map: europe, hands: [{ blue: 2 }] });
    const city = game.city('roma');
    expect(publicChanges(game, () => game.station('roma', { blue: 1 }))).toEqual({
      ...NEXT_TURN,
      stationOwner: europe.cities.map((_, i) => (i === city ? 0 : -1)),
      stations: [[city], []],
      handSizes: [1, 0],
      discard: counts({ blue: 1 }),
      discardSize: 1,
      paid: cards({ blue: 1 }, {}),
    });
  });
});

describe('INFO-1 public counters of a tunnel', () => {
  const aTunnel = () => {
    const game = aGame({ map: europe, hands: [{ black: 4, red: 1 }], row: ROW, deckTop: ['black', 'blue', 'green'] });
    return { game, opening: publicChanges(game, () => game.claim('madrid--pamplona--1', { black: 3 })) };
  };

  it('opened: the payment and the cards turned up lie on the table', () => {
    const { game, opening } = aTunnel();
    const route = game.route('madrid--pamplona--1');
    expect(opening).toEqual({
      phase: 'tunnel',
      tunnel: { route, paid: counts({ black: 3 }), revealed: [6, 1, 4], owed: 1 },
      handSizes: [2, 0],
      deckSize: 110 - 5 - 5 - 3,
    });
  });

  it('withdrawn: everybody knows that the payment is back in the hand; it was not paid', () => {
    const { game } = aTunnel();
    expect(publicChanges(game, () => game.withdraw())).toEqual({
      ...NEXT_TURN,
      phase: 'turn',
      tunnel: null,
      handSizes: [5, 0],
      seenInHand: cards({ black: 3 }, {}),
      discard: counts({ black: 1, blue: 1, green: 1 }),
      discardSize: 3,
    });
  });

  it('paid: the extra cards are part of the payment, the cards turned up are not', () => {
    const { game } = aTunnel();
    expect(publicChanges(game, () => game.payTunnel({ black: 1 }))).toMatchObject({
      tunnel: null,
      handSizes: [1, 0],
      trains: [42, 45],
      scores: [4, 0],
      discard: counts({ black: 5, blue: 1, green: 1 }),
      discardSize: 7,
      paid: cards({ black: 4 }, {}),
    });
  });
});

describe('INFO-1 cards a hand certainly holds', () => {
  const seenAfter = (act: (game: TestGame) => unknown) => {
    const game = aGame({
      map: europe,
      hands: [{ red: 2, black: 4 }],
      row: ['red', 'red', 'green', 'white', 'black'],
      deckTop: ['black', 'black', 'red', 'red', 'red'],
    });
    game.draw(0);
    game.draw(1);
    game.skipTurn();
    act(game);
    return game.table.seenInHand[0];
  };

  it.each<{ name: string; act: (game: TestGame) => unknown; seen: Cards }>([
    { name: 'those taken face up', act: () => null, seen: { red: 2 } },
    {
      name: 'a payment in another colour leaves them',
      act: (game) => game.station('roma', { black: 1 }),
      seen: { red: 2 },
    },
    {
      name: 'a payment of such cards takes them away first',
      act: (game) => game.station('roma', { red: 1 }),
      seen: { red: 1 },
    },
    {
      name: 'never fewer than none, although the hand held more',
      act: (game) => game.claim('kyiv--smolensk', { red: 3 }),
      seen: {},
    },
    {
      name: 'a payment laid down and taken back is known card by card',
      act: (game) => [game.claim('erzurum--sochi', { red: 3 }), game.withdraw()],
      seen: { red: 3 },
    },
  ])('$name', ({ act, seen }) => {
    expect(seenAfter(act)).toEqual(counts(seen));
  });
});
