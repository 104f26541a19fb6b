import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../src/engine/play.ts';
import { aGame, type Cards, counts, mapOf, type TestGame } from '../../support/games/aGame.ts';
import { aPrice, cannotPay, doesNotFit, notHeld } from '../../support/games/refusals.ts';

const europe = mapOf('europe');
const everything = mapOf('everything');
const ROW = ['orange', 'green', 'white', 'black', 'yellow'] as const;
const BUILT = [[], ['roma'], ['roma', 'paris'], ['roma', 'paris', 'wien']] as const;

/** Seat 0 has already built so many stations. */
function aStationGame(hand: Cards, built = 0): TestGame {
  return aGame({ map: europe, players: 3, hands: [hand], row: ROW, stations: [BUILT[built] ?? []] });
}

/** The payments the engine offers for a station in a city. */
function offers(game: TestGame, city: string): (readonly number[])[] {
  const wanted = game.city(city);
  return game.legal().flatMap((a) => (a.type === 'buildStation' && a.city === wanted ? [a.payment] : []));
}

describe('STN-2 a station costs one, two, then three cards of one colour', () => {
  it.each<{ name: string; built: number; hand: Cards; payments: Cards[] }>([
    {
      name: 'the first: any one card',
      built: 0,
      hand: { blue: 1, red: 3, locomotive: 2 },
      payments: [{ blue: 1 }, { red: 1 }, { locomotive: 1 }],
    },
    {
      name: 'the second: two',
      built: 1,
      hand: { blue: 1, red: 3, locomotive: 2 },
      payments: [{ red: 2 }, { blue: 1, locomotive: 1 }, { red: 1, locomotive: 1 }, { locomotive: 2 }],
    },
    {
      name: 'the third: three',
      built: 2,
      hand: { blue: 1, red: 3, locomotive: 2 },
      payments: [{ red: 3 }, { red: 2, locomotive: 1 }, { blue: 1, locomotive: 2 }, { red: 1, locomotive: 2 }],
    },
    { name: 'the third with locomotives alone', built: 2, hand: { locomotive: 3 }, payments: [{ locomotive: 3 }] },
    { name: 'the second from cards of different colours: none', built: 1, hand: { blue: 1, red: 1 }, payments: [] },
    { name: 'the third, a card short: none', built: 2, hand: { red: 2, blue: 2 }, payments: [] },
    { name: 'the first from an empty hand: none', built: 0, hand: {}, payments: [] },
  ])('$name', ({ built, hand, payments }) => {
    expect(offers(aStationGame(hand, built), 'madrid')).toEqual(payments.map(counts));
    for (const paid of payments) {
      const game = aStationGame(hand, built);
      expect(game.station('madrid', paid)).toEqual([{ type: 'stationBuilt', seat: 0, city: 'madrid', paid }]);
    }
  });

  it.each<{ name: string; built: number; paid: Cards }>([
    { name: 'two cards for the first', built: 0, paid: { red: 2 } },
    { name: 'nothing for the first', built: 0, paid: {} },
    { name: 'one card for the second', built: 1, paid: { red: 1 } },
    { name: 'two colours for the second', built: 1, paid: { red: 1, blue: 1 } },
    { name: 'two colours for the third', built: 2, paid: { red: 2, blue: 1 } },
    { name: 'four cards for the third', built: 2, paid: { red: 3, locomotive: 1 } },
  ])('does not take $name', ({ built, paid }) => {
    const game = aStationGame({ red: 3, blue: 2, locomotive: 1 }, built);
    expect(game.refusal((g) => g.station('madrid', paid))).toEqual(doesNotFit(aPrice(built + 1, 'any'), paid));
  });

  it('does not take cards the player does not hold', () => {
    const game = aStationGame({ red: 1, locomotive: 1 }, 1);
    expect(game.refusal((g) => g.station('madrid', { red: 2 }))).toEqual(notHeld('red', 2, 1));
  });

  it('says what is missing when no payment can be made', () => {
    const game = aStationGame({ red: 2, blue: 1 }, 2);
    const refusal = game.refusal((g) => g.station('madrid', { red: 2, blue: 1 }));
    expect(refusal).toEqual(cannotPay(aPrice(3, 'any'), 'red', 2, 0));
  });

  it('exactly the cards paid go to the discard pile; trains and score stay', () => {
    const game = aStationGame({ red: 3, blue: 2, locomotive: 2 }, 1);
    game.station('madrid', { red: 1, locomotive: 1 });
    expect([game.hand(0), game.discard]).toEqual([
      { red: 2, blue: 2, locomotive: 1 },
      { red: 1, locomotive: 1 },
    ]);
    expect([game.table.handSizes[0], game.table.trains[0], game.table.scores[0]]).toEqual([5, 45, 0]);
    expect(game.table.stations[0]).toEqual(['roma', 'madrid'].map((city) => game.city(city)));
  });
});

describe('STN-1 one a turn, three a game, in any city without a station', () => {
  it('any city of the board, without a route there', () => {
    const game = aStationGame({ red: 1 });
    const cities = game.legal().flatMap((a) => (a.type === 'buildStation' ? [a.city] : []));
    expect(cities).toEqual(europe.cities.map((_, city) => city));
    expect(game.table.owner.every((owner) => owner < 0)).toBe(true);
  });

  it.each([
    { name: 'an opponent’s', stations: [[], ['paris']], by: 1 },
    { name: 'one’s own', stations: [['paris'], []], by: 0 },
  ])('not where a station stands already: $name', ({ stations, by }) => {
    const game = aGame({ map: europe, hands: [{ red: 5 }], row: ROW, stations });
    const refusal = game.refusal((g) => g.station('paris', { red: by === 0 ? 2 : 1 }));
    expect(refusal).toEqual({ code: 'stationTaken', by });
    expect(offers(game, 'paris')).toEqual([]);
    expect(offers(game, 'madrid')).toHaveLength(1);
  });

  it('three and no more', () => {
    const game = aStationGame({ red: 12 }, 3);
    expect(game.refusal((g) => g.station('madrid', { red: 3 }))).toEqual({ code: 'stationsUsedUp', each: 3 });
    expect(game.legalKinds()).not.toContain('buildStation');
  });

  it('three in one game, each dearer than the last', () => {
    const game = aGame({ map: europe, hands: [{ red: 6 }], row: ROW });
    for (const [built, city] of ['roma', 'paris', 'wien'].entries()) {
      game.station(city, { red: built + 1 });
      game.skipTurn();
    }
    expect([game.hand(0), game.table.stations[0]]).toEqual([
      {},
      ['roma', 'paris', 'wien'].map((city) => game.city(city)),
    ]);
  });

  it('opponents’ stations do not make one’s own dearer', () => {
    const game = aGame({ map: europe, hands: [{ red: 1 }], row: ROW, stations: [[], ['paris', 'wien']] });
    game.station('roma', { red: 1 });
    expect(game.table.stationOwner[game.city('roma')]).toBe(0);
  });

  it('one a turn: it is the whole turn', () => {
    const game = aStationGame({ red: 5 });
    game.station('roma', { red: 1 });
    expect([game.table.phase, game.table.turn]).toEqual(['turn', 1]);
    const second = { type: 'buildStation', city: game.city('paris'), payment: counts({ red: 2 }) } as const;
    expect(refusalOf(game.view(0), second)).toEqual({ code: 'notYourTurn', turn: 1 });
  });

  it.each(['drawing', 'tickets'])('not once something else has been begun (%s)', (phase) => {
    const game = aStationGame({ red: 5 });
    if (phase === 'drawing') game.draw('deck');
    else game.drawTickets();
    expect(game.refusal((g) => g.station('roma', { red: 1 }))).toEqual({ code: 'notNow', phase });
  });

  it('no longer when every city has one', () => {
    const cities = everything.cities.map((city) => city.id);
    const stations = [0, 3, 6, 9].map((from) => cities.slice(from, from + 3));
    const game = aGame({ map: everything, players: 4, hands: [{}, {}, {}, { red: 4 }], row: ROW, stations, turn: 3 });
    expect(game.table.stations.map((built) => built.length)).toEqual([3, 3, 3, 2]);
    expect(game.legalKinds()).not.toContain('buildStation');
    expect(game.refusal((g) => g.station('ash', { red: 3 }))).toEqual({ code: 'stationTaken', by: 0 });
  });

  it('needs no trains', () => {
    const game = aGame({ map: europe, hands: [{ red: 1 }], row: ROW, trains: [3, 45] });
    game.station('roma', { red: 1 });
    expect(game.table.trains).toEqual([3, 45]);
  });

  it.each(['usa', 'nordic'] as const)('not on a map without stations: %s', (map) => {
    const game = aGame({ map, hands: [{ red: 5 }], row: ROW });
    const build = { type: 'buildStation', city: 0, payment: counts({ red: 1 }) } as const;
    expect(game.refusal((g) => g.act(build))).toEqual({ code: 'noStationsOnMap' });
    expect(game.legalKinds()).not.toContain('buildStation');
  });

  it('a payment feeds an empty place of the row', () => {
    const row = ['orange', null, 'white', 'black', 'yellow'] as const;
    const game = aGame({ map: everything, hands: [{ red: 1 }], row, deck: [] });
    expect(game.station('ash', { red: 1 })).toEqual([
      { type: 'stationBuilt', seat: 0, city: 'ash', paid: { red: 1 } },
      { type: 'deckReshuffled', count: 1 },
      { type: 'rowFilled', place: 1, card: 'red' },
    ]);
  });
});
