import { describe, expect, test } from 'vitest';
import type { BoardModel, RouteModel } from '../../../../src/board/model.ts';
import { viewFor } from '../../../../src/engine/view.ts';
import { en } from '../../../../src/i18n/en.ts';
import { type BoardInput, boardModelOf } from '../../../../src/screens/game/board/boardModel.ts';
import { freshFor, thingsIn } from '../../../../src/screens/game/board/freshThings.ts';
import type { Story } from '../../../../src/table/story/story.ts';
import { type DraftStep, draftAfter, firstDraft } from '../../../../src/table/turn/draft.ts';
import { aGame, cardNumber, type TestGame } from '../../../support/games/aGame.ts';
import { boardFile } from '../../../support/maps/boardFiles.ts';

const places = boardFile('europe', 'landscape');
const players = [
  { name: 'Anna', color: 'red' },
  { name: 'Ben', color: 'blue' },
] as const;
const game = aGame({
  map: 'europe',
  hands: [{ orange: 3, red: 1 }, { white: 5 }],
  row: ['blue', 'green', 'white', 'black', 'yellow'],
  tickets: [['angora--athina'], ['essen--kyiv']],
  routes: [['athina--smyrna'], ['edinburgh--london--1']],
  stations: [[], ['palermo']],
});

type Extras = Partial<Pick<BoardInput, 'draft' | 'lit' | 'fresh' | 'litCities' | 'choosing' | 'atRest'>>;

function seen(extras: Extras = {}, by: TestGame = game): BoardModel {
  return boardModelOf({ text: en, places, view: by.view(0), players, ...extras });
}

function touched(...steps: readonly DraftStep[]): BoardModel {
  const view = game.view(0);
  return seen({ draft: steps.reduce((draft, step) => draftAfter(view, draft, step), firstDraft(view)) });
}

function routeOf(model: BoardModel, id: string): RouteModel {
  const route = model.routes[game.route(id)];
  if (route === undefined) throw new Error(`the board has no ${id}`);
  return route;
}

function routesThat(model: BoardModel, are: (route: RouteModel) => boolean): (string | undefined)[] {
  return model.routes.flatMap((route, id) => (are(route) ? [game.board.map.routes[id]?.id] : []));
}

function citiesThat(model: BoardModel, are: (city: BoardModel['cities'][number]) => boolean): (string | undefined)[] {
  return model.cities.flatMap((city, id) => (are(city) ? [game.board.map.cities[id]?.id] : []));
}

describe('the board of a seat on turn', () => {
  test('shows whose routes and stations there are, and what is closed beside them', () => {
    const model = seen();
    expect(routeOf(model, 'athina--smyrna').state).toEqual({ kind: 'claimed', by: 'red' });
    expect(routeOf(model, 'edinburgh--london--1').state).toEqual({ kind: 'claimed', by: 'blue' });
    expect(routeOf(model, 'edinburgh--london--2').state).toEqual({ kind: 'closed' });
    expect(routeOf(model, 'berlin--wien').state).toEqual({ kind: 'free' });
    expect(model.cities[game.city('palermo')]?.station).toBe('blue');
  });

  test('says so to those who listen', () => {
    const model = seen();
    expect(routeOf(model, 'edinburgh--london--1').label).toContain('claimed by Ben');
    expect(routeOf(model, 'brest--dieppe').label).toContain('you can pay');
    expect(model.cities[game.city('athina')]?.label).toBe('Athína, on your ticket');
  });

  test('outlines what the hand can pay', () => {
    const hinted = routesThat(seen(), ({ affordable }) => affordable);
    expect(hinted).toContain('brest--dieppe');
    expect(hinted).toContain('budapest--wien--1');
    expect(hinted).not.toContain('berlin--wien');
    expect(hinted).not.toContain('edinburgh--london--2');
  });

  test('rings the cities of its tickets', () => {
    expect(citiesThat(seen(), ({ ticket }) => ticket)).toEqual(['angora', 'athina']);
  });

  test('gives no hints when it is not on turn', () => {
    const model = boardModelOf({ text: en, places, view: game.view(1), players });
    expect(routesThat(model, ({ affordable }) => affordable)).toEqual([]);
  });
});

describe('the board while something is begun', () => {
  test('a route that can be paid is selected, with trains in its player’s colour', () => {
    const model = touched({ step: 'route', route: game.route('brest--dieppe') });
    expect(model.selected).toBe(game.route('brest--dieppe'));
    expect(routesThat(model, ({ ghost }) => ghost === 'red')).toEqual(['brest--dieppe']);
    expect(routesThat(model, ({ affordable }) => affordable)).toEqual([]);
    expect(citiesThat(model, ({ lit }) => lit)).toEqual(['brest', 'dieppe']);
  });

  test('a route that cannot be paid is selected without trains', () => {
    const model = touched({ step: 'route', route: game.route('berlin--wien') });
    expect(model.selected).toBe(game.route('berlin--wien'));
    expect(routesThat(model, ({ ghost }) => ghost !== null)).toEqual([]);
  });

  test('with a card chosen only the routes it can pay stay in front', () => {
    const model = touched({ step: 'card', card: cardNumber('red') });
    const front = routesThat(model, ({ dimmed }) => !dimmed);
    expect(front).toEqual(['budapest--wien--1']);
    expect(routesThat(model, ({ affordable }) => affordable)).toEqual(front);
  });

  test('a card that can pay for nothing puts nothing back', () => {
    const model = touched({ step: 'card', card: cardNumber('white') });
    expect(routesThat(model, ({ dimmed }) => dimmed)).toEqual([]);
  });

  test('the city of a station stands out', () => {
    const model = touched({ step: 'city', city: game.city('wien') });
    expect(citiesThat(model, ({ lit }) => lit)).toEqual(['wien']);
    expect(citiesThat(model, ({ dimmed }) => !dimmed)).toEqual(['wien']);
  });

  test('a lit path stands in front of everything, and hints make way for it', () => {
    const path = [game.route('athina--smyrna'), game.route('angora--smyrna')];
    const ends = [game.city('angora'), game.city('athina')];
    const model = seen({ lit: { of: 'ticket', routes: path, ends } });
    expect(routesThat(model, ({ lit }) => lit === 'ticket')).toEqual(['angora--smyrna', 'athina--smyrna']);
    expect(routesThat(model, ({ dimmed }) => !dimmed)).toEqual(['angora--smyrna', 'athina--smyrna']);
    expect(routesThat(model, ({ affordable }) => affordable)).toEqual([]);
    expect(citiesThat(model, ({ dimmed }) => !dimmed)).toEqual(['angora', 'athina', 'smyrna']);
  });
});

describe('the covered board', () => {
  const covered = (by: TestGame) => boardModelOf({ text: en, places, view: viewFor(by.game, 'table'), players });

  test('has nothing of any seat: no hint, no ring, no selection', () => {
    const model = covered(game);
    expect(
      routesThat(model, ({ affordable, ghost, lit, dimmed }) => affordable || ghost !== null || lit !== null || dimmed),
    ).toEqual([]);
    expect(citiesThat(model, ({ ticket, lit, dimmed }) => ticket || lit || dimmed)).toEqual([]);
    expect(model.selected).toBeNull();
  });

  test('is the same whatever is in the hands', () => {
    const other = aGame({
      map: 'europe',
      hands: [{ purple: 4 }, { locomotive: 5 }],
      row: ['blue', 'green', 'white', 'black', 'yellow'],
      tickets: [['paris--wien'], ['brest--venezia']],
      routes: [['athina--smyrna'], ['edinburgh--london--1']],
      stations: [[], ['palermo']],
    });
    expect(JSON.stringify(covered(other))).toBe(JSON.stringify(covered(game)));
  });
});

describe('what is new to a seat', () => {
  const claimed = (seat: number, route: number): Story => ({
    at: 0,
    what: 'claimed',
    seat,
    route,
    points: 1,
    paid: [],
    tunnel: null,
    bonus: 0,
  });

  test('is what the others have built since its last turn', () => {
    const stories: Story[] = [
      claimed(1, 10),
      claimed(0, 11),
      claimed(1, 12),
      { at: 0, what: 'station', seat: 2, city: 4, paid: [] },
    ];
    expect(freshFor(stories, 0)).toEqual({ routes: [12], cities: [4] });
  });

  test('stays new while its own turn is under way', () => {
    expect(freshFor([claimed(0, 1), claimed(1, 2), claimed(0, 3)], 0)).toEqual({ routes: [2], cities: [] });
  });

  test('is everything before its first turn', () => {
    expect(freshFor([claimed(1, 2), claimed(2, 3)], 0)).toEqual({ routes: [2, 3], cities: [] });
  });

  test('draws and passes put nothing on the board', () => {
    const quiet: Story[] = [
      { at: 0, what: 'passed', seat: 1 },
      { at: 0, what: 'swept', cards: [8, 8, 8], times: 1 },
    ];
    expect(thingsIn(quiet)).toEqual({ routes: [], cities: [] });
  });
});

describe('while a computer plays', () => {
  const route = game.route('edinburgh--london--1');

  test('the route that it chooses is lit with its trains in outline, as if it were still free', () => {
    const model = seen({ choosing: { route, seat: 1 }, atRest: true });
    expect(model.selected).toBe(route);
    expect(model.routes[route]).toMatchObject({ state: { kind: 'free' }, ghost: 'blue' });
    expect(seen().routes[route]).toMatchObject({ state: { kind: 'claimed', by: 'blue' }, ghost: null });
  });

  test('nothing is offered to a seat that waits, though its turn comes next', () => {
    expect(seen().routes.some(({ affordable }) => affordable)).toBe(true);
    expect(seen({ atRest: true }).routes.some(({ affordable }) => affordable)).toBe(false);
  });
});
