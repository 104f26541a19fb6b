import { describe, expect, it } from 'vitest';
import type { CardName } from '../../../src/engine/cards.ts';
import { aGame, mapOf, type Situation, type TestGame, withRules } from '../../support/games/aGame.ts';
import { everythingMap } from '../../support/maps/everythingMap.ts';

const [usa, europe] = [mapOf('usa'), mapOf('europe')];
const everythingButStations = withRules('everything', { stations: null });

/** No card in row, deck, discard and hands, and no ticket. */
const nothingLeft = {
  hands: [],
  row: [null, null, null, null, null],
  deck: [],
  discard: {},
  tickets: [],
  ticketDeck: [],
} as const satisfies Situation;

function everyRouteBut(...free: readonly string[]): string[] {
  return everythingMap.routes.map(({ id }) => id).filter((id) => !free.includes(id));
}

describe('TURN-1 one thing a turn', () => {
  const start: Situation = {
    map: 'everything',
    hands: [{ red: 2, blue: 1 }, { green: 2 }],
    row: ['white', 'green', 'yellow', 'black', 'orange'],
    deckTop: ['blue', 'blue', 'purple', 'purple'],
  };

  const things: readonly { readonly name: string; readonly play: (game: TestGame) => unknown }[] = [
    { name: 'drawing two cards', play: (g) => [g.draw('deck'), g.draw(0)] },
    { name: 'drawing one card and stopping', play: (g) => [g.draw('deck'), g.stop()] },
    { name: 'claiming a route', play: (g) => g.claim('ash--birch--1', { red: 2 }) },
    { name: 'drawing tickets', play: (g) => [g.drawTickets(), g.act({ type: 'keepTickets', kept: g.view().offer })] },
    { name: 'building a station', play: (g) => g.station('elm', { blue: 1 }) },
    { name: 'a tunnel taken', play: (g) => g.claim('birch--elm', { red: 2 }) },
  ];

  it.each(things)('$name is a turn; then it is the next seat’s', ({ play }) => {
    const game = aGame(start);
    expect(game.legalKinds()).toEqual(['drawCard', 'claimRoute', 'drawTickets', 'buildStation']);
    play(game);
    expect(game.table.turn).toBe(1);
    expect(game.table.phase).toBe('turn');
    expect(game.legalKinds()).toEqual(['drawCard', 'claimRoute', 'drawTickets', 'buildStation']);
  });

  it('a station can be built only where the map has stations', () => {
    const game = aGame({ ...start, map: everythingButStations });
    expect(game.legalKinds()).toEqual(['drawCard', 'claimRoute', 'drawTickets']);
    expect(game.refusal((g) => g.station('elm', { red: 1 }))).toEqual({ code: 'noStationsOnMap' });
  });

  const besides: typeof things = [
    { name: 'a claim', play: (g) => g.claim('ash--birch--1', { red: 2 }) },
    { name: 'tickets', play: (g) => g.drawTickets() },
    { name: 'a station', play: (g) => g.station('elm', { blue: 1 }) },
    { name: 'a pass', play: (g) => g.pass() },
  ];

  it.each(besides)('after the first card there is no time for $name', ({ play }) => {
    const game = aGame(start);
    game.draw('deck');
    expect(game.refusal(play)).toEqual({ code: 'notNow', phase: 'drawing' });
  });

  it.each([...besides, { name: 'a card', play: (g: TestGame) => g.draw('deck') }])(
    'with tickets to choose from there is no time for $name',
    ({ play }) => {
      const game = aGame(start);
      game.drawTickets();
      expect(game.refusal(play)).toEqual({ code: 'notNow', phase: 'tickets' });
    },
  );

  it.each([...besides, { name: 'a card', play: (g: TestGame) => g.draw('deck') }])(
    'with a tunnel open there is no time for $name',
    ({ play }) => {
      const game = aGame({ ...start, deckTop: ['red', 'locomotive', 'purple'] });
      game.claim('birch--elm', { red: 2 });
      expect(game.refusal(play)).toEqual({ code: 'notNow', phase: 'tunnel' });
    },
  );
});

describe('TURN-2 the forced pass', () => {
  const reasons: readonly (Situation & { readonly name: string })[] = [
    { name: 'no cards anywhere', map: usa, ...nothingLeft },
    {
      name: 'one card short for every free route',
      map: usa,
      ...nothingLeft,
      hands: [{ red: 1, blue: 1 }],
      ...noOnes(),
    },
    {
      name: 'cards of the wrong colours',
      map: everythingButStations,
      ...nothingLeft,
      hands: [{ green: 4, white: 4 }],
      routes: [[], everyRouteBut('ash--birch--1', 'elm--moor')],
    },
    {
      name: 'every route taken',
      map: everythingButStations,
      ...nothingLeft,
      hands: [{ red: 4, locomotive: 8 }],
      routes: [[], everyRouteBut()],
    },
    {
      name: 'too few trains for every free route',
      map: everythingButStations,
      ...nothingLeft,
      hands: [{ purple: 4, orange: 4, locomotive: 8 }],
      routes: [[], everyRouteBut('dale--glen', 'glen--kiln')],
      trains: [3, 3],
    },
    {
      name: 'the only free route is the closed half of a double route',
      map: everythingButStations,
      ...nothingLeft,
      hands: [{ blue: 2 }],
      routes: [[], everyRouteBut('ash--birch--2')],
    },
    {
      name: 'the only free route runs beside an own one',
      map: everythingButStations,
      players: 4,
      ...nothingLeft,
      hands: [{ blue: 2 }],
      routes: [['ash--birch--1'], everyRouteBut('ash--birch--1', 'ash--birch--2')],
    },
    {
      name: 'all stations built',
      map: europe,
      ...nothingLeft,
      hands: [{ green: 1 }],
      stations: [['roma', 'paris', 'wien']],
    },
    {
      name: 'the third station is too dear',
      map: europe,
      ...nothingLeft,
      hands: [{ orange: 1, yellow: 1, green: 1 }],
      stations: [['roma', 'paris']],
    },
  ];

  it.each(reasons)('is the only thing to do: $name', (situation) => {
    const game = aGame({ ...situation, trains: situation.trains ?? Array(situation.players ?? 2).fill(10) });
    expect(game.legal()).toEqual([{ type: 'pass' }]);
    expect(game.pass()).toEqual([{ type: 'passed', seat: 0 }]);
    expect(game.table.turn).toBe(1);
  });

  it('leaves everything as it is', () => {
    const game = aGame({ map: usa, ...nothingLeft, hands: [{ red: 1 }, { blue: 1 }], ...noOnes() });
    const { trains, scores, row, handSizes } = game.table;
    game.pass();
    expect(game.table).toMatchObject({ trains, scores, row, handSizes });
    expect([game.hand(0), game.hand(1)]).toEqual([{ red: 1 }, { blue: 1 }]);
  });
});

/** Seat 1 owns all usa routes of one space, so that a single card buys nothing. */
function noOnes(): Pick<Situation, 'routes'> {
  return { routes: [[], usa.routes.filter(({ length }) => length === 1).map(({ id }) => id)] };
}

const lone = (card: CardName): Pick<Situation, 'row'> => ({ row: [null, null, card, null, null] });

describe('TURN-2 no pass while anything can be begun', () => {
  const cases: readonly (Situation & { readonly name: string; readonly possible: readonly string[] })[] = [
    { name: 'a lone face-up card', map: usa, ...nothingLeft, ...lone('red'), possible: ['drawCard'] },
    { name: 'a lone face-up locomotive', map: usa, ...nothingLeft, ...lone('locomotive'), possible: ['drawCard'] },
    { name: 'a deck of one card', map: usa, ...nothingLeft, ...fullRow(), deck: ['blue'], possible: ['drawCard'] },
    {
      name: 'a discard pile of one card',
      map: usa,
      ...nothingLeft,
      ...fullRow(),
      discard: { red: 1 },
      possible: ['drawCard'],
    },
    { name: 'one ticket', map: usa, ...nothingLeft, ticketDeck: ['denver--el-paso'], possible: ['drawTickets'] },
    { name: 'a first station', map: europe, ...nothingLeft, hands: [{ green: 1 }], possible: ['buildStation'] },
    {
      name: 'a second station',
      map: europe,
      ...nothingLeft,
      hands: [{ green: 1, locomotive: 1 }],
      stations: [['roma']],
      routes: [[], europe.routes.filter(({ length, kind }) => length <= 2 || kind === 'ferry').map(({ id }) => id)],
      possible: ['buildStation'],
    },
    {
      name: 'a tunnel with nothing to spare for what may come up',
      map: everythingButStations,
      ...nothingLeft,
      hands: [{ green: 2 }],
      routes: [[], everyRouteBut('birch--elm')],
      trains: [2, 9],
      possible: ['claimRoute'],
    },
    {
      name: 'a route that takes exactly the trains left',
      map: everythingButStations,
      ...nothingLeft,
      hands: [{ locomotive: 4 }],
      routes: [[], everyRouteBut('dale--glen')],
      trains: [4, 9],
      possible: ['claimRoute'],
    },
    {
      name: 'a route for a card and a locomotive',
      map: usa,
      ...nothingLeft,
      hands: [{ red: 1, locomotive: 1 }],
      routes: [[], usa.routes.map(({ id }) => id).filter((id) => id !== 'boston--new-york--1')],
      players: 4,
      possible: ['claimRoute'],
    },
    {
      name: 'all four at once',
      map: 'everything',
      hands: [{ red: 2 }],
      possible: ['drawCard', 'claimRoute', 'drawTickets', 'buildStation'],
    },
  ];

  it.each(cases)('$name', ({ possible, ...situation }) => {
    const game = aGame(situation);
    expect(game.refusal((g) => g.pass())).toEqual({ code: 'canAct', possible });
    expect(game.legalKinds()).toEqual(possible);
  });
});

function fullRow(): Pick<Situation, 'row'> {
  return { row: ['red', 'blue', 'green', 'white', 'black'] };
}
