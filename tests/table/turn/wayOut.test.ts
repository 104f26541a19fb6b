import { describe, expect, test } from 'vitest';
import { DECK } from '../../../src/engine/actions.ts';
import { refusalOf } from '../../../src/engine/play.ts';
import { type Draft, draftAfter } from '../../../src/table/turn/draft.ts';
import { deedOf, type WayOut, wayOut } from '../../../src/table/turn/wayOut.ts';
import { aGame, cardNumber, type Situation, type TestGame } from '../../support/games/aGame.ts';

const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;

interface Asked {
  readonly game: TestGame;
  readonly way: WayOut | null;
}

function touched(situation: Situation, step: (game: TestGame) => Parameters<typeof draftAfter>[2]): Asked {
  const game = aGame({ row: ROW, ...situation });
  const draft: Draft | null = draftAfter(game.view(), null, step(game));
  return { game, way: wayOut(game.view(), draft) };
}

const claiming = (route: string, situation: Situation) =>
  touched(situation, (game) => ({ step: 'route', route: game.route(route) }));
const building = (city: string, situation: Situation) =>
  touched({ map: 'europe', ...situation }, (game) => ({ step: 'city', city: game.city(city) }));

/** The deed is one that the engine or the draft takes. */
function isPossible({ game, way }: Asked): boolean {
  const deed = way && deedOf(way);
  return deed?.kind === 'action' && refusalOf(game.view(), deed.action) === null;
}

describe('where cards are missing, the way on', () => {
  const red = cardNumber('red');

  test('begins with a card of that colour that lies open', () => {
    const asked = claiming('dallas--el-paso', { hands: [{ red: 2 }], row: ['blue', 'red', 'white', 'red', 'green'] });
    expect(asked.way).toEqual({ way: 'draw', engines: 0, color: red, cards: 2, from: 1, open: 2 });
    expect(isPossible(asked)).toBe(true);
  });

  test('or with an open locomotive, or with the deck', () => {
    const row = ['blue', 'green', 'locomotive', 'black', 'yellow'] as const;
    const engine = claiming('dallas--el-paso', { hands: [{ red: 3 }], row });
    expect(engine.way).toMatchObject({ way: 'draw', color: red, cards: 1, from: 2, open: 1 });
    const blind = claiming('dallas--el-paso', { hands: [{ red: 3 }] });
    expect(blind.way).toMatchObject({ way: 'draw', color: red, cards: 1, from: DECK, open: 0 });
    expect(isPossible(engine) && isPossible(blind)).toBe(true);
  });

  test('is nothing where nobody can draw (DRAW-6)', () => {
    const { way } = claiming('dallas--el-paso', { hands: [{ red: 3 }], deck: [] });
    expect(way).toBeNull();
  });

  test('of a grey route it is the colour that lacks least, and of those the one that lies open', () => {
    const { way } = claiming('denver--phoenix', { hands: [{ white: 4 }] });
    expect(way).toMatchObject({ way: 'draw', color: cardNumber('white'), cards: 1, from: 2, open: 1 });
    const station = building('roma', { hands: [{}] });
    expect(station.way).toMatchObject({ way: 'draw', engines: 0, cards: 1, from: 0, open: 1 });
  });

  test('a ferry asks for its locomotives apart (FERRY-1)', () => {
    const row = ['blue', 'green', 'locomotive', 'black', 'yellow'] as const;
    const { way } = claiming('athina--brindisi', { map: 'europe', hands: [{ blue: 3 }], row });
    expect(way).toMatchObject({ way: 'draw', engines: 1, cards: 0, from: 2, open: 1 });
    const both = claiming('athina--brindisi', { map: 'europe', hands: [{ blue: 2 }], row });
    expect(both.way).toMatchObject({ engines: 1, color: cardNumber('blue'), cards: 1, from: 0 });
  });

  test('the other track comes first where it can be paid (DBL-1)', () => {
    const asked = claiming('denver--kansas-city--1', { players: 4, hands: [{ orange: 4 }] });
    expect(asked.way).toMatchObject({ way: 'twin', route: asked.game.route('denver--kansas-city--2'), payable: true });
  });
});

describe('past a route that somebody has, the way on', () => {
  test('is the track beside it, if the table is large enough (DBL-2)', () => {
    const routes = [[], ['denver--kansas-city--1']];
    const four = claiming('denver--kansas-city--1', { players: 4, hands: [{}], routes });
    expect(four.way).toEqual({ way: 'twin', route: four.game.route('denver--kansas-city--2'), payable: false });
    const two = claiming('denver--kansas-city--1', { players: 2, hands: [{}], routes });
    expect(two.way?.way).toBe('round');
  });

  test('goes round, over a route that can be paid now if there is one', () => {
    const taken: Situation = { routes: [[], ['denver--santa-fe']], hands: [{}] };
    const poor = claiming('denver--santa-fe', taken);
    expect(poor.way).toMatchObject({ way: 'round', payable: false });
    const rich = claiming('denver--santa-fe', { ...taken, hands: [{ red: 6, white: 6, blue: 6, yellow: 6 }] });
    expect(rich.way).toMatchObject({ way: 'round', payable: true });
    const deed = rich.way && deedOf(rich.way);
    const draft = deed?.kind === 'step' ? draftAfter(rich.game.view(), null, deed.step) : null;
    expect(draft).toMatchObject({ kind: 'claim', payment: expect.anything() });
  });

  test('is nothing that the trains do not reach', () => {
    const { way } = claiming('denver--santa-fe', { routes: [[], ['denver--santa-fe']], trains: [3, 40] });
    expect(way).toBeNull();
  });

  test('is a station where that takes less (STN-2, STN-3)', () => {
    const { game, way } = claiming('brest--dieppe', { map: 'europe', hands: [{}], routes: [[], ['brest--dieppe']] });
    expect(way).toEqual({ way: 'station', city: game.city('brest'), cards: 1 });
  });

  test('is needless where own routes join its cities', () => {
    const routes = [['dieppe--paris', 'brest--paris'], ['brest--dieppe']];
    expect(claiming('brest--dieppe', { map: 'europe', routes }).way).toEqual({ way: 'joined' });
    expect(claiming('brest--paris', { map: 'europe', routes }).way).toEqual({ way: 'joined' });
    expect(deedOf({ way: 'joined' })).toBeNull();
  });
});

describe('where trains are short, the way on', () => {
  test('names the routes that they still reach (ROUTE-3)', () => {
    const { way } = claiming('dallas--el-paso', { hands: [{ red: 4 }], trains: [2, 40] });
    expect(way).toEqual({ way: 'shorter', trains: 2 });
  });
});

describe('where a rival has the station, the way on', () => {
  test('is the city at the other end of the route it was for (STN-1, STN-3)', () => {
    const situation: Situation = {
      hands: [{ red: 3 }],
      tickets: [['edinburgh--paris']],
      routes: [['edinburgh--london--1', 'dieppe--london--1'], ['dieppe--paris']],
      stations: [[], ['paris']],
    };
    const { game, way } = building('paris', situation);
    expect(way).toEqual({ way: 'station', city: game.city('dieppe'), cards: 1 });
    expect(building('paris', { ...situation, tickets: [[]] }).way).toBeNull();
  });
});

test('what can be done, and what waits for something else, needs no way on', () => {
  expect(claiming('dallas--el-paso', { hands: [{ red: 4 }] }).way).toBeNull();
  const game = aGame({ hands: [{ red: 3 }], row: ROW });
  game.draw(0);
  const draft = draftAfter(game.view(), null, { step: 'route', route: game.route('dallas--el-paso') });
  expect(wayOut(game.view(), draft)).toBeNull();
  expect(wayOut(game.view(), null)).toBeNull();
});
