import { describe, expect, it } from 'vitest';
import type { CardName } from '../../../src/engine/cards.ts';
import { aGame, mapOf, type Situation } from '../../support/games/aGame.ts';

const [usa, europe] = [mapOf('usa'), mapOf('europe')];
const FULL = ['red', 'blue', 'green', 'white', 'black'] as const satisfies CardName[];

describe('MKT-1 a taken face-up card', () => {
  it.each([0, 1, 2, 3, 4])('is replaced at once from the deck, in its place %i', (place) => {
    const game = aGame({ map: usa, hands: [], row: FULL, deckTop: ['yellow', 'orange'] });
    const { deckSize } = game.table;
    expect(game.draw(place)).toEqual([
      { type: 'cardTaken', seat: 0, from: place, card: FULL[place] },
      { type: 'rowFilled', place, card: 'yellow' },
    ]);
    expect(game.row).toEqual(FULL.map((card, i) => (i === place ? 'yellow' : card)));
    expect(game.table.deckSize).toBe(deckSize - 1);
  });

  it('a card drawn blind leaves the row alone', () => {
    const game = aGame({ map: usa, hands: [], row: FULL });
    game.draw('deck');
    expect(game.row).toEqual(FULL);
  });
});

describe('MKT-2 the discard pile becomes a deck only when a card is needed', () => {
  it('not when the last card of the deck goes', () => {
    const game = aGame({ map: usa, hands: [], row: FULL, deck: ['yellow', 'orange'], discard: { purple: 2 } });
    game.draw('deck');
    game.draw('deck');
    expect(game.events.map(({ type }) => type)).toEqual(['cardTaken', 'cardTaken']);
    expect([game.table.deckSize, game.table.discardSize]).toEqual([0, 2]);
  });

  it('not when a payment is discarded and the row is full', () => {
    const game = aGame({ map: usa, hands: [{ orange: 2 }], row: FULL, deck: [], discard: { purple: 2 } });
    expect(game.claim('atlanta--charleston', { orange: 2 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: 'atlanta--charleston', paid: { orange: 2 }, points: 2 },
    ]);
    expect(game.discard).toEqual({ purple: 2, orange: 2 });
  });

  it('it has every card that was in the discard pile, which is empty then', () => {
    const discard = { purple: 3, yellow: 4, locomotive: 2 };
    const game = aGame({ map: usa, hands: [], row: FULL, deck: [], discard });
    const [reshuffle, taken] = game.draw('deck');
    expect(reshuffle).toEqual({ type: 'deckReshuffled', count: 9 });
    const drawn = taken?.type === 'cardTaken' ? taken.card : undefined;
    const sorted = ['locomotive', 'locomotive', ...Array(3).fill('purple'), ...Array(4).fill('yellow')];
    expect([drawn, ...game.deck].toSorted()).toEqual(sorted);
    expect([game.discard, game.table.discardSize, game.table.deckSize]).toEqual([{}, 0, 8]);
  });

  it('it is shuffled: a pile of many colours does not come up colour by colour', () => {
    const discard = { purple: 9, orange: 9, yellow: 9 };
    const changes = ['one', 'two', 'three'].map((seed) => {
      const game = aGame({ map: usa, seed, hands: [], row: FULL, deck: [], discard });
      game.draw('deck');
      return game.deck.filter((card, i) => i > 0 && card !== game.deck[i - 1]).length;
    });
    expect(Math.min(...changes)).toBeGreaterThan(8);
  });

  const tunnels: readonly {
    name: string;
    deck: CardName[];
    purple: number;
    reshuffled: number;
    revealed: CardName[];
  }[] = [
    {
      name: 'three left',
      deck: ['red', 'blue', 'white'],
      purple: 4,
      reshuffled: 0,
      revealed: ['red', 'blue', 'white'],
    },
    { name: 'two left', deck: ['red', 'blue'], purple: 4, reshuffled: 4, revealed: ['red', 'blue', 'purple'] },
    { name: 'one left', deck: ['red'], purple: 4, reshuffled: 4, revealed: ['red', 'purple', 'purple'] },
    { name: 'none left', deck: [], purple: 4, reshuffled: 4, revealed: ['purple', 'purple', 'purple'] },
    { name: 'too few together', deck: ['red'], purple: 1, reshuffled: 1, revealed: ['red', 'purple'] },
    { name: 'no discard', deck: ['red', 'blue'], purple: 0, reshuffled: 0, revealed: ['red', 'blue'] },
  ];

  it.each(tunnels)(
    'cards left in the deck come first: a tunnel with $name',
    ({ deck, purple, reshuffled, revealed }) => {
      const game = aGame({ map: europe, hands: [{ yellow: 2 }], row: FULL, deck, discard: { purple } });
      const route = 'barcelona--pamplona';
      expect(game.claim(route, { yellow: 2 })).toEqual([
        ...(reshuffled > 0 ? [{ type: 'deckReshuffled', count: reshuffled }] : []),
        { type: 'tunnelOpened', seat: 0, route, paid: { yellow: 2 }, revealed, owed: 0 },
        { type: 'routeClaimed', seat: 0, route, paid: { yellow: 2 }, points: 2 },
      ]);
    },
  );

  it('cards left in the deck come first: a draw bonus', () => {
    const game = aGame({ map: 'everything', hands: [{ black: 5 }], row: FULL, deck: ['red'], discard: {} });
    expect(game.claim('isle--kiln', { black: 5 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: 'isle--kiln', paid: { black: 5 }, points: 10 },
      { type: 'deckReshuffled', count: 5 },
      { type: 'bonusDrawn', seat: 0, cards: ['red', 'black', 'black'] },
    ]);
  });
});

describe('MKT-2 an empty place is filled, lowest first, as soon as there are cards', () => {
  const gaps = { row: ['red', null, null, 'blue', null], deck: [], discard: {} } as const satisfies Situation;

  const claims = [
    { name: 'one card', route: 'atlanta--nashville', paid: 1, points: 1, filled: [1], left: 0 },
    { name: 'two cards', route: 'atlanta--charleston', paid: 2, points: 2, filled: [1, 2], left: 0 },
    { name: 'three cards', route: 'calgary--vancouver', paid: 3, points: 4, filled: [1, 2, 4], left: 0 },
    { name: 'four cards', route: 'calgary--helena', paid: 4, points: 7, filled: [1, 2, 4], left: 1 },
  ];

  it.each(claims)('a claim pays $name', ({ route, paid, points, filled, left }) => {
    const game = aGame({ map: usa, hands: [{ orange: paid }], ...gaps });
    expect(game.claim(route, { orange: paid })).toEqual([
      { type: 'routeClaimed', seat: 0, route, paid: { orange: paid }, points },
      { type: 'deckReshuffled', count: paid },
      ...filled.map((place) => ({ type: 'rowFilled', place, card: 'orange' })),
    ]);
    expect([game.table.deckSize, game.table.discardSize]).toEqual([left, 0]);
    expect(game.row).toEqual(gaps.row.map((card, place) => (filled.includes(place) ? 'orange' : card)));
  });

  it('a station pays two cards', () => {
    const game = aGame({ map: europe, hands: [{ orange: 2 }], stations: [['roma']], ...gaps });
    expect(game.station('paris', { orange: 2 })).toEqual([
      { type: 'stationBuilt', seat: 0, city: 'paris', paid: { orange: 2 } },
      { type: 'deckReshuffled', count: 2 },
      { type: 'rowFilled', place: 1, card: 'orange' },
      { type: 'rowFilled', place: 2, card: 'orange' },
    ]);
  });

  it('a tunnel finds nothing to turn up; its payment fills the row', () => {
    const game = aGame({ map: europe, hands: [{ orange: 2 }], ...gaps });
    const route = 'barcelona--pamplona';
    expect(game.claim(route, { orange: 2 })).toEqual([
      { type: 'tunnelOpened', seat: 0, route, paid: { orange: 2 }, revealed: [], owed: 0 },
      { type: 'routeClaimed', seat: 0, route, paid: { orange: 2 }, points: 2 },
      { type: 'deckReshuffled', count: 2 },
      { type: 'rowFilled', place: 1, card: 'orange' },
      { type: 'rowFilled', place: 2, card: 'orange' },
    ]);
  });

  it('a draw bonus comes before the row', () => {
    const game = aGame({ map: 'everything', hands: [{ black: 5 }], ...gaps });
    expect(game.claim('isle--kiln', { black: 5 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: 'isle--kiln', paid: { black: 5 }, points: 10 },
      { type: 'deckReshuffled', count: 5 },
      { type: 'bonusDrawn', seat: 0, cards: ['black', 'black', 'black'] },
      { type: 'rowFilled', place: 1, card: 'black' },
      { type: 'rowFilled', place: 2, card: 'black' },
    ]);
    expect(game.row).toEqual(['red', 'black', 'black', 'blue', null]);
  });

  it('a tunnel withdrawn discards what was turned up, and the full row stays as it is', () => {
    const game = aGame({
      map: europe,
      hands: [{ orange: 2 }],
      row: FULL,
      deck: ['orange', 'red', 'blue'],
      discard: {},
    });
    game.claim('barcelona--pamplona', { orange: 2 });
    expect(game.withdraw()).toEqual([{ type: 'tunnelWithdrawn', seat: 0, route: 'barcelona--pamplona' }]);
    expect(game.discard).toEqual({ orange: 1, red: 1, blue: 1 });
    expect([game.row, game.table.deckSize]).toEqual([FULL, 0]);
  });

  // In play the row is full whenever there are cards to turn up; should it ever not be, the order is the same.
  it('a tunnel withdrawn fills the places that are empty', () => {
    const deck: CardName[] = ['orange', 'orange', 'orange'];
    const game = aGame({
      map: europe,
      hands: [{ orange: 2 }],
      row: ['red', null, 'blue', 'red', null],
      deck,
      discard: {},
    });
    game.claim('barcelona--pamplona', { orange: 2 });
    expect(game.withdraw()).toEqual([
      { type: 'tunnelWithdrawn', seat: 0, route: 'barcelona--pamplona' },
      { type: 'deckReshuffled', count: 3 },
      { type: 'rowFilled', place: 1, card: 'orange' },
      { type: 'rowFilled', place: 4, card: 'orange' },
    ]);
  });

  it('nobody waits for the empty place: the next player draws from the others', () => {
    const game = aGame({ map: usa, hands: [], ...gaps });
    expect(game.draw(3)).toEqual([{ type: 'cardTaken', seat: 0, from: 3, card: 'blue' }]);
    expect(game.draw(0)).toEqual([{ type: 'cardTaken', seat: 0, from: 0, card: 'red' }]);
    expect(game.row).toEqual([null, null, null, null, null]);
  });
});
