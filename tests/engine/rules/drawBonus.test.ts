import { describe, expect, it } from 'vitest';
import type { MapData } from '../../../src/engine/map.ts';
import { apply } from '../../../src/engine/play.ts';
import { redact } from '../../../src/engine/redact.ts';
import { aGame, cardNumber, counts, mapOf } from '../../support/games/aGame.ts';

const nordic = mapOf('nordic');
const everything = mapOf('everything');
const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;
const PLUS_1 = 'andalsnes--trondheim--1'; // 1 space, one symbol
const PLUS_2 = 'andalsnes--bergen--1'; // 4 spaces, two symbols
const PLUS_3 = 'mo-i-rana--trondheim--1'; // 5 spaces, two symbols

/** A map on which a route of one space has a draw bonus of 3: its payment alone cannot make up for an empty deck. */
const generous: MapData = {
  ...everything,
  routes: everything.routes.map((route) => (route.id === 'ash--dale' ? { ...route, drawBonus: 3 } : route)),
};

describe('PLUS-1 cards drawn after the claim', () => {
  it.each([
    { name: '+1', route: PLUS_1, length: 1, points: 1, cards: ['red'] },
    { name: '+2', route: PLUS_2, length: 4, points: 7, cards: ['red', 'locomotive'] },
    { name: '+3', route: PLUS_3, length: 5, points: 10, cards: ['red', 'locomotive', 'red'] },
  ] as const)(
    '$name: blind from the top of the deck, after trains, payment and points',
    ({ route, length, points, cards }) => {
      const hand = { locomotive: length };
      const game = aGame({ map: nordic, hands: [hand], row: ROW, deckTop: ['red', 'locomotive', 'red', 'purple'] });
      const { deckSize } = game.table;
      expect(game.claim(route, hand)).toEqual([
        { type: 'routeClaimed', seat: 0, route, paid: hand, points },
        { type: 'bonusDrawn', seat: 0, cards },
      ]);
      expect(game.table.deckSize).toBe(deckSize - cards.length);
      expect([game.table.trains[0], game.table.scores[0], game.discard]).toEqual([40 - length, points, hand]);
    },
  );

  it('every card drawn comes into the hand, equal ones too', () => {
    const game = aGame({ map: nordic, hands: [{ red: 1, locomotive: 5 }], row: ROW, deckTop: ['red', 'red', 'red'] });
    game.claim(PLUS_3, { locomotive: 5 });
    expect([game.hand(0), game.table.handSizes[0]]).toEqual([{ red: 4 }, 4]);
  });

  it('never from the row', () => {
    const game = aGame({ map: nordic, hands: [{ locomotive: 5 }], row: ROW });
    game.claim(PLUS_3, { locomotive: 5 });
    expect(game.row).toEqual(ROW);
  });

  it('nothing is drawn for a route without a bonus', () => {
    const game = aGame({ map: nordic, hands: [{ locomotive: 5 }], row: ROW });
    const events = game.claim('helsinki--tallinn--1', { locomotive: 1 });
    expect(events.map((event) => event.type)).toEqual(['routeClaimed']);
    expect(game.hand(0)).toEqual({ locomotive: 4 });
  });

  it('it is no choice: the turn is over', () => {
    const game = aGame({ map: nordic, hands: [{ locomotive: 5 }], row: ROW });
    game.claim(PLUS_2, { locomotive: 4 });
    expect([game.table.phase, game.table.turn]).toEqual(['turn', 1]);
  });

  it('the last round is looked at after it', () => {
    const game = aGame({
      map: nordic,
      hands: [{ locomotive: 4 }],
      row: ROW,
      deckTop: ['red', 'blue'],
      trains: [6, 40],
    });
    expect(game.claim(PLUS_2, { locomotive: 4 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: PLUS_2, paid: { locomotive: 4 }, points: 7 },
      { type: 'bonusDrawn', seat: 0, cards: ['red', 'blue'] },
      { type: 'lastRound', seat: 0 },
    ]);
  });
});

describe('PLUS-1 when the deck is short', () => {
  it('the discard pile, this payment included, is reshuffled; what is left of the deck comes first', () => {
    const game = aGame({
      map: nordic,
      hands: [{ locomotive: 5 }],
      row: ROW,
      deck: ['white'],
      discard: { locomotive: 2 },
    });
    expect(game.claim(PLUS_3, { locomotive: 5 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: PLUS_3, paid: { locomotive: 5 }, points: 10 },
      { type: 'deckReshuffled', count: 7 },
      { type: 'bonusDrawn', seat: 0, cards: ['white', 'locomotive', 'locomotive'] },
    ]);
    expect([game.table.deckSize, game.discard]).toEqual([5, {}]);
  });

  it('no reshuffle when the deck has just enough', () => {
    const game = aGame({ map: nordic, hands: [{ locomotive: 5 }], row: ROW, deck: ['white', 'red', 'green'] });
    expect(game.claim(PLUS_3, { locomotive: 5 }).map((event) => event.type)).toEqual(['routeClaimed', 'bonusDrawn']);
    expect([game.hand(0), game.deck, game.discard]).toEqual([{ white: 1, green: 1, red: 1 }, [], { locomotive: 5 }]);
  });

  it('if fewer are left, those are drawn', () => {
    const game = aGame({ map: generous, hands: [{ red: 1 }], row: ROW, deck: ['white'] });
    expect(game.claim('ash--dale', { red: 1 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: 'ash--dale', paid: { red: 1 }, points: 1 },
      { type: 'deckReshuffled', count: 1 },
      { type: 'bonusDrawn', seat: 0, cards: ['white', 'red'] },
    ]);
    expect([game.hand(0), game.deck, game.discard]).toEqual([{ white: 1, red: 1 }, [], {}]);
  });

  it('the bonus is spent then: the next payment to come by is not drawn for it', () => {
    const game = aGame({ map: generous, hands: [{ red: 1 }, { blue: 1 }], row: ROW, deck: [] });
    game.claim('ash--dale', { red: 1 });
    expect(game.station('ash', { blue: 1 })).toEqual([
      { type: 'stationBuilt', seat: 1, city: 'ash', paid: { blue: 1 } },
    ]);
    expect([game.hand(0), game.hand(1), game.discard]).toEqual([{ red: 1 }, {}, { blue: 1 }]);
  });

  it('empty places of the row are filled afterwards', () => {
    const game = aGame({
      map: nordic,
      hands: [{ red: 2 }],
      row: ['blue', 'green', null, 'black', null],
      deck: [],
    });
    expect(game.claim(PLUS_1, { red: 2 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: PLUS_1, paid: { red: 2 }, points: 1 },
      { type: 'deckReshuffled', count: 2 },
      { type: 'bonusDrawn', seat: 0, cards: ['red'] },
      { type: 'rowFilled', place: 2, card: 'red' },
    ]);
    expect(game.row).toEqual(['blue', 'green', 'red', 'black', null]);
  });
});

describe('PLUS-1 INFO-2 others learn how many cards were drawn, not which', () => {
  const game = aGame({ map: nordic, players: 3, hands: [{ locomotive: 4 }], row: ROW, deckTop: ['red', 'blue'] });
  const outcome = apply(game.game, {
    type: 'claimRoute',
    route: game.route(PLUS_2),
    payment: counts({ locomotive: 4 }),
  });
  const drawn = outcome.ok ? outcome.events.filter((event) => event.type === 'bonusDrawn') : [];

  it.each([1, 2, 'table'] as const)('seen by %s', (viewer) => {
    const seen = drawn.map((event) => redact(event, viewer));
    expect(seen).toEqual([{ type: 'bonusDrawn', seat: 0, cards: null, count: 2 }]);
  });

  it('the player who drew them sees them', () => {
    const cards = [cardNumber('red'), cardNumber('blue')];
    expect(drawn.map((event) => redact(event, 0))).toEqual([{ type: 'bonusDrawn', seat: 0, cards, count: 2 }]);
  });

  it('the table knows the size of the hand and no card of it', () => {
    const table = outcome.ok ? outcome.game.table : game.table;
    expect([table.handSizes, table.seenInHand[0], table.taken[0]]).toEqual([[2, 0, 0], counts({}), counts({})]);
  });
});
