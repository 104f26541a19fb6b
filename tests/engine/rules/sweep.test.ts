import { describe, expect, it } from 'vitest';
import type { CardName } from '../../../src/engine/cards.ts';
import type { RecordEvent } from '../../../src/formats/recordShape.ts';
import { aGame, type Cards, mapOf, type Situation, type TestGame, withRules } from '../../support/games/aGame.ts';

const [usa, europe, nordic] = [mapOf('usa'), mapOf('europe'), mapOf('nordic')];
const L = 'locomotive';
/** Two locomotives: the next one that is turned up is the third. */
const TWO = [L, L, 'red', 'blue', 'green'] as const satisfies CardName[];
const THREE = [L, L, L, 'blue', 'green'] as const satisfies CardName[];
const COLORS = ['white', 'orange', 'yellow', 'black', 'purple'] as const satisfies CardName[];

const taken = (from: number, card: CardName) => ({ type: 'cardTaken', seat: 0, from, card });
const filled = (place: number, card: CardName) => ({ type: 'rowFilled', place, card });
const swept = (...cards: CardName[]) => ({ type: 'rowSwept', cards });
const newRow = (cards: readonly CardName[]) => cards.map((card, place) => filled(place, card));
const reshuffled = (count: number) => ({ type: 'deckReshuffled', count });

const types = (events: readonly RecordEvent[]) => events.map(({ type }) => type);
const locomotives = (cards: readonly (string | null | undefined)[]) => cards.filter((card) => card === L).length;

describe('MKT-3 the third face-up locomotive', () => {
  const maps = [
    { on: 'usa', map: usa },
    { on: 'europe', map: europe },
    { on: 'a map with everything', map: mapOf('everything') },
  ];

  it.each(maps)('sweeps the row between the first and the second card ($on)', ({ map }) => {
    const game = aGame({ map, hands: [], row: TWO, deckTop: [L, ...COLORS] });
    expect(game.draw(2)).toEqual([taken(2, 'red'), filled(2, L), swept(...THREE), ...newRow(COLORS)]);
    expect(game.discard).toEqual({ blue: 1, green: 1, locomotive: 3 });
    expect([game.table.turn, game.table.phase]).toEqual([0, 'drawing']);
    game.draw(3);
    expect(game.hand(0)).toEqual({ red: 1, black: 1 });
  });

  it('sweeps the row after the second card, before the next turn', () => {
    const game = aGame({ map: usa, hands: [], row: TWO, deckTop: ['yellow', L, ...COLORS] });
    game.draw('deck');
    expect(game.draw(2)).toEqual([taken(2, 'red'), filled(2, L), swept(...THREE), ...newRow(COLORS)]);
    expect([game.table.turn, game.table.phase]).toEqual([1, 'turn']);
  });

  it('two do not', () => {
    const game = aGame({ map: usa, hands: [], row: [L, 'red', 'red', 'blue', 'green'], deckTop: [L] });
    expect(game.draw(2)).toEqual([taken(2, 'red'), filled(2, L)]);
  });

  it('a locomotive taken leaves two, and the one that replaces it makes no third', () => {
    const game = aGame({ map: usa, hands: [], row: TWO, deckTop: [L] });
    expect(game.draw(0)).toEqual([taken(0, L), filled(0, L)]);
  });

  it('again and again, until fewer than three lie there', () => {
    const second = [L, L, L, L, 'red'] as const satisfies CardName[];
    const third = ['red', L, 'white', L, L] as const satisfies CardName[];
    const game = aGame({ map: usa, hands: [], row: TWO, deckTop: [L, ...second, ...third, ...COLORS] });
    expect(game.draw(2)).toEqual([
      taken(2, 'red'),
      filled(2, L),
      swept(...THREE),
      ...newRow(second),
      swept(...second),
      ...newRow(third),
      swept(...third),
      ...newRow(COLORS),
    ]);
    expect(game.discard).toEqual({ blue: 1, white: 1, green: 1, red: 2, locomotive: 10 });
  });

  it('the second card is then chosen from the new row, but no locomotive of it (DRAW-3)', () => {
    const game = aGame({ map: usa, hands: [], row: TWO, deckTop: [L, 'white', L, 'orange', L, 'yellow', ...COLORS] });
    game.draw(2);
    expect(game.row).toEqual(['white', L, 'orange', L, 'yellow']);
    expect(game.refusal((g) => g.draw(1))).toEqual({ code: 'locomotiveOnlyFirst', place: 1 });
    expect(game.draw(4)).toEqual([taken(4, 'yellow'), filled(4, 'white')]);
  });

  it('how many it takes is the map’s own', () => {
    const game = aGame({ map: withRules(usa, { sweepAt: 4 }), hands: [], row: TWO, deckTop: [L] });
    expect(game.draw(2)).toEqual([taken(2, 'red'), filled(2, L)]);
  });
});

describe('MKT-3 MKT-2 a sweep when the deck runs out', () => {
  it('reshuffles in the middle of the new row, with the cards just swept', () => {
    const game = aGame({ map: usa, hands: [], row: TWO, deck: [L, 'white'], discard: { yellow: 3 } });
    const events = game.draw(2);
    expect(events.slice(0, 5)).toEqual([
      taken(2, 'red'),
      filled(2, L),
      swept(...THREE),
      filled(0, 'white'),
      reshuffled(3 + 5),
    ]);
    expect(events.slice(5, 9).map((event) => (event.type === 'rowFilled' ? event.place : null))).toEqual([1, 2, 3, 4]);
    expect([...game.row, ...game.deck, ...asList(game.discard)].toSorted()).toEqual(
      [...THREE, 'white', 'yellow', 'yellow', 'yellow'].toSorted(),
    );
  });

  it('reshuffles before the first card of the new row if the third locomotive was the last card', () => {
    const game = aGame({ map: usa, hands: [], row: TWO, deck: [L], discard: { yellow: 9 } });
    expect(game.draw(2).slice(0, 4)).toEqual([taken(2, 'red'), filled(2, L), swept(...THREE), reshuffled(14)]);
    expect(locomotives(game.row)).toBeLessThan(3);
  });

  it('lays a row of five however often it takes', () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const game = aGame({ map: usa, seed, hands: [], row: TWO, deck: [L, 'white', L, L, L, L], discard: {} });
      game.draw(2);
      return game;
    });
    // Three ordinary cards are left: every row but one with all three of them is swept.
    for (const { row } of rows) expect([row.length, locomotives(row)]).toEqual([5, 2]);
    expect(rows.some(({ events }) => types(events).filter((type) => type === 'rowSwept').length > 1)).toBe(true);
  });
});

function asList(cards: Cards): string[] {
  return Object.entries(cards).flatMap(([card, count]) => Array<string>(count).fill(card));
}

describe('MKT-3 no sweep that cannot help', () => {
  const cases: readonly { name: string; deck: CardName[]; discard: Cards; sweeps: boolean }[] = [
    { name: 'deck and discard are empty', deck: [L], discard: {}, sweeps: false },
    { name: 'the deck has only locomotives', deck: [L, L, L], discard: {}, sweeps: false },
    { name: 'the discard has only locomotives', deck: [L], discard: { locomotive: 4 }, sweeps: false },
    { name: 'the deck has one card that makes three', deck: [L, L, 'white'], discard: {}, sweeps: true },
    { name: 'the discard has one card that makes three', deck: [L], discard: { white: 1 }, sweeps: true },
  ];

  it.each(cases)('two ordinary cards in the row, and $name: sweep $sweeps', ({ deck, discard, sweeps }) => {
    const game = aGame({ map: usa, hands: [], row: TWO, deck, discard });
    const events = game.draw(2);
    expect(events.slice(0, 2)).toEqual([taken(2, 'red'), filled(2, L)]);
    expect(types(events.slice(2, 3))).toEqual(sweeps ? ['rowSwept'] : []);
    expect(locomotives(game.row)).toBe(sweeps ? 2 : 3);
  });

  const stuck = { row: THREE, deck: [], discard: {} } as const satisfies Situation;

  const discards: readonly { name: string; play: (game: TestGame) => RecordEvent[]; situation: Situation }[] = [
    {
      name: 'a claim',
      situation: { map: usa, hands: [{ white: 1 }] },
      play: (g) => g.claim('atlanta--nashville', { white: 1 }),
    },
    {
      name: 'a station',
      situation: { map: europe, hands: [{ white: 1 }] },
      play: (g) => g.station('paris', { white: 1 }),
    },
  ];

  it.each(discards)('$name that discards an ordinary card makes it possible again', ({ play, situation }) => {
    const game = aGame({ ...stuck, ...situation });
    const events = play(game);
    expect(events.slice(1, 3)).toEqual([swept(...THREE), reshuffled(6)]);
    // Of six cards, three are locomotives; a good row leaves one of them in the deck or the discard.
    expect(locomotives(game.row)).toBe(2);
    expect([...game.deck, ...asList(game.discard)]).toEqual([L]);
    expect(game.table.turn).toBe(1);
  });

  it('so does a tunnel, when nothing was there to be turned up', () => {
    const game = aGame({ map: europe, hands: [{ white: 2 }], ...stuck });
    const events = game.claim('barcelona--pamplona', { white: 2 });
    expect(types(events.slice(0, 2))).toEqual(['tunnelOpened', 'routeClaimed']);
    expect(events.slice(2, 4)).toEqual([swept(...THREE), reshuffled(7)]);
    expect(locomotives(game.row)).toBeLessThan(3);
  });

  it('a payment of locomotives does not', () => {
    const game = aGame({ map: usa, hands: [{ locomotive: 1 }, { white: 1 }], ...stuck });
    expect(types(game.claim('atlanta--nashville', { locomotive: 1 }))).toEqual(['routeClaimed']);
    expect([game.row, game.discard]).toEqual([THREE, { locomotive: 1 }]);
    expect(types(game.claim('portland--seattle--1', { white: 1 }).slice(1, 2))).toEqual(['rowSwept']);
  });

  it('is looked at once the row is filled as far as possible', () => {
    const game = aGame({ map: usa, hands: [{ white: 3 }], ...stuck, row: [L, null, L, L, null] });
    expect(game.claim('calgary--vancouver', { white: 3 }).slice(1, 7)).toEqual([
      reshuffled(3),
      filled(1, 'white'),
      filled(4, 'white'),
      swept(L, 'white', L, L, 'white'),
      filled(0, 'white'),
      reshuffled(5),
    ]);
    expect(locomotives(game.row)).toBe(2);
  });

  it('not when the payment only fills the row and nothing is left over', () => {
    const game = aGame({ map: usa, hands: [{ white: 2 }], ...stuck, row: [L, null, L, L, null] });
    expect(game.claim('atlanta--charleston', { white: 2 }).slice(1)).toEqual([
      reshuffled(2),
      filled(1, 'white'),
      filled(4, 'white'),
    ]);
    expect(game.row).toEqual([L, 'white', L, L, 'white']);
  });
});

describe('MKT-4 nordic', () => {
  it('never sweeps: three, four and five locomotives may lie there', () => {
    const game = aGame({ map: nordic, hands: [], row: TWO, deckTop: [L, L, L] });
    expect(game.draw(2)).toEqual([taken(2, 'red'), filled(2, L)]);
    expect(game.draw(3)).toEqual([taken(3, 'blue'), filled(3, L)]);
    expect(types(game.draw(4))).toEqual(['cardTaken', 'rowFilled']);
    expect(game.row).toEqual([L, L, L, L, L]);
    expect(game.table.discardSize).toBe(0);
  });
});
