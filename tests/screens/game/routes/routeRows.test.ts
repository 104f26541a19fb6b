import { describe, expect, test } from 'vitest';
import { viewFor } from '../../../../src/engine/view.ts';
import { en } from '../../../../src/i18n/en.ts';
import { filtered, leadingTo, OWN_FILTERS, PUBLIC_FILTERS } from '../../../../src/screens/game/routes/routeFilters.ts';
import { ownRows, publicRows, type RouteRow } from '../../../../src/screens/game/routes/routeRows.ts';
import { draftAfter, routesInReach } from '../../../../src/table/turn/draft.ts';
import { aGame, type Situation } from '../../../support/games/aGame.ts';
import { MAP_IDS, mapFile } from '../../../support/maps/mapFiles.ts';

const COMPANY = { players: [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cleo' }, { name: 'Dina' }] };

const viewOf = (situation: Situation, seat = 0) => viewFor(aGame(situation).game, seat);
const listOf = (situation: Situation, seat = 0) => ownRows(en, viewOf(situation, seat), COMPANY);
const openListOf = (situation: Situation) => publicRows(en, viewFor(aGame(situation).game, 'table'), COMPANY);

function rowOf(rows: readonly RouteRow[], map: 'usa' | 'europe' | 'nordic', id: string): RouteRow | undefined {
  const position = mapFile(map).routes.findIndex((route) => route.id === id);
  return rows.find(({ route }) => route === position);
}

const first = (
  map: 'usa' | 'europe' | 'nordic',
  is: (route: ReturnType<typeof mapFile>['routes'][number]) => boolean,
) => mapFile(map).routes.find(is)?.id ?? '';

describe('the list of routes', () => {
  test.each(MAP_IDS)('%s: has every route once, whoever reads it', (map) => {
    const all = mapFile(map).routes.map((_, route) => route);
    for (const rows of [listOf({ map }), openListOf({ map })]) {
      expect(rows.map(({ route }) => route).sort((a, b) => a - b)).toEqual(all);
    }
  });

  test('begins with what can be paid, and among those by name', () => {
    const standings = listOf({ map: 'europe', hands: [{ red: 3, locomotive: 1 }] }).map(({ standing }) => standing);
    expect(standings[0]).toBe('payable');
    expect(standings.lastIndexOf('payable')).toBeLessThan(standings.indexOf('short'));
  });

  test('a route says how long it is, its colour, its kind and its engines', () => {
    const ferry = first('europe', ({ kind, locomotives }) => kind === 'ferry' && locomotives === 2);
    expect(rowOf(listOf({ map: 'europe' }), 'europe', ferry)?.facts).toMatch(
      /^Any colour, \d spaces, ferry, needs 2 locomotives$/,
    );
    const drawing = first('nordic', ({ drawBonus = 0 }) => drawBonus > 0);
    expect(rowOf(listOf({ map: 'nordic' }), 'nordic', drawing)?.facts).toMatch(/draw \d cards?$/);
  });
});

describe('who listens to the list of routes', () => {
  test('hears that a route is on the way of an own ticket, unless it is theirs', () => {
    const rows = listOf({ map: 'europe', hands: [{ red: 4, locomotive: 2 }] });
    expect(rows.some(({ wanted }) => wanted)).toBe(true);
    for (const { wanted, standing, label } of rows)
      expect(label.includes(en.board.helpful)).toBe(wanted && standing !== 'mine');
  });

  test('hears that there are other ways to pay wherever they are to be seen', () => {
    const rows = listOf({ map: 'nordic', hands: [{ red: 4, blue: 4, locomotive: 2 }] });
    const several = rows.filter(({ note, standing }) => standing === 'payable' && note?.includes('other way') === true);
    expect(several.length).toBeGreaterThan(0);
    for (const { label, note } of several) expect(label.endsWith(`, ${note}`)).toBe(true);
  });
});

describe('ROUTE-2 what a player can pay', () => {
  test.each(MAP_IDS)('%s: is just what can be claimed now, and begins with the payment that the tray would', (map) => {
    const view = viewOf({ map, hands: [{ red: 4, blue: 3, locomotive: 2 }] });
    const payable = filtered(ownRows(en, view, COMPANY), 'payable');
    expect(payable.length).toBeGreaterThan(0);
    expect(payable.map(({ route }) => route).sort((a, b) => a - b)).toEqual(
      [...routesInReach(view, null)].sort((a, b) => a - b),
    );
    for (const { route } of payable) {
      expect(draftAfter(view, null, { step: 'route', route })).toMatchObject({
        kind: 'claim',
        payment: expect.anything(),
      });
    }
  });

  test('says the cards, and how many other ways there are', () => {
    const red = first('usa', ({ color, length }) => color === 'red' && length === 3);
    const row = rowOf(listOf({ hands: [{ red: 3, locomotive: 1 }] }), 'usa', red);
    expect(row).toMatchObject({ standing: 'payable', answer: '3 red', note: 'or 1 other way' });
    expect(row?.label).toMatch(/^.+ to .+, 3 trains, red, free, you can pay: 3 red, or 1 other way$/);
  });

  test('TUN-2 of a tunnel it is never the whole price', () => {
    const tunnel = first('europe', ({ kind, color, length }) => kind === 'tunnel' && color === 'grey' && length === 2);
    const row = rowOf(listOf({ map: 'europe', hands: [{ orange: 5 }] }), 'europe', tunnel);
    expect(row).toMatchObject({ answer: '2 orange', note: 'and perhaps more' });
    expect(row?.label).toContain('and perhaps more');
  });
});

describe('why a route cannot be claimed', () => {
  test('ROUTE-2 too few cards, with the numbers of the why-not', () => {
    const red = first('usa', ({ color, length }) => color === 'red' && length === 3);
    expect(rowOf(listOf({ hands: [{ red: 1, locomotive: 1 }] }), 'usa', red)).toMatchObject({
      standing: 'short',
      answer: '1 card short',
      note: 'Needs 3 red. You have 1 red and 1 locomotive.',
    });
  });

  test('ROUTE-3 too few trains', () => {
    const long = first('usa', ({ length }) => length === 6);
    expect(rowOf(listOf({ hands: [{ locomotive: 6 }], trains: [4, 45] }), 'usa', long)).toMatchObject({
      standing: 'short',
      answer: '2 trains short',
    });
  });

  test('DBL-1, DBL-2 the twin of a route that is owned', () => {
    const { routes } = mapFile('usa');
    const twin = routes.find((one, at) =>
      routes.some((other, place) => place > at && other.a === one.a && other.b === one.b),
    );
    const other = routes.findLast(({ a, b }) => a === twin?.a && b === twin?.b);
    const game = { players: 4, routes: [[twin?.id ?? '']] };
    const rows = listOf(game);
    expect(rowOf(rows, 'usa', other?.id ?? '')).toMatchObject({ standing: 'closed', answer: 'Its twin is yours' });
    expect(rowOf(rows, 'usa', twin?.id ?? '')).toMatchObject({ standing: 'mine', answer: 'Yours' });
    expect(rowOf(listOf({ ...game, turn: 1 }, 1), 'usa', twin?.id ?? '')).toMatchObject({
      standing: 'taken',
      answer: 'Anna',
    });
    const forTwo = { ...game, players: 2 };
    expect(rowOf(listOf({ ...forTwo, turn: 1 }, 1), 'usa', other?.id ?? '')).toMatchObject({
      answer: 'Closed with 2 players',
    });
    expect(rowOf(openListOf(forTwo), 'usa', other?.id ?? '')).toMatchObject({ standing: 'closed', answer: 'Closed' });
  });

  test('TURN-1 between two cards of a draw the rows still say what could be paid', () => {
    const game = aGame({ hands: [{ red: 3 }] });
    const before = ownRows(en, viewFor(game.game, 0), COMPANY).filter(({ standing }) => standing === 'payable').length;
    game.draw('deck');
    const after = ownRows(en, viewFor(game.game, 0), COMPANY).filter(({ standing }) => standing === 'payable').length;
    expect(after).toBeGreaterThanOrEqual(before);
    expect(before).toBeGreaterThan(0);
  });
});

describe('filters', () => {
  const own = first('usa', ({ length }) => length === 2);

  test('mine are the routes that the seat owns', () => {
    const mine = filtered(listOf({ routes: [[own]] }), 'mine');
    expect(mine.map(({ label }) => label)).toEqual([expect.stringMatching(/, yours$/)]);
  });

  test('for my tickets are the routes on their way, those that the seat owns among them', () => {
    const { tickets, routes } = mapFile('usa');
    const ticket = tickets.find(({ a, b }) => routes.every((route) => !(route.a === a && route.b === b)));
    const wanted = filtered(listOf({ tickets: [[ticket?.id ?? '']] }), 'wanted');
    expect(wanted.length).toBeGreaterThan(1);
    const ends = wanted.flatMap(({ data }) => [data.a, data.b]);
    expect(ends).toEqual(expect.arrayContaining([ticket?.a, ticket?.b]));
    expect(filtered(listOf({ tickets: [[]] }), 'wanted')).toEqual([]);
  });

  test('INFO-2 the open list asks for nothing that a hand decides, and stays the same whatever is in the hands', () => {
    expect(PUBLIC_FILTERS).not.toContain('payable');
    expect(PUBLIC_FILTERS).not.toContain('wanted');
    const tickets = mapFile('usa')
      .tickets.slice(0, 2)
      .map(({ id }) => [id]);
    const rich = openListOf({ routes: [[own]], hands: [{ red: 9, locomotive: 5 }, { blue: 5 }], tickets });
    const poor = openListOf({ routes: [[own]], hands: [{}, {}], tickets: tickets.toReversed() });
    expect(rich).toEqual(poor);
    for (const { standing } of rich) expect(['free', 'closed', 'taken']).toContain(standing);
  });

  test('free and taken share the open list, but for what is closed', () => {
    const rows = openListOf({ routes: [[own]], players: 4 });
    expect(filtered(rows, 'taken')).toHaveLength(1);
    expect(filtered(rows, 'free')).toHaveLength(rows.length - 1);
    expect(OWN_FILTERS.map((filter) => filtered(rows, filter).length).at(-1)).toBe(rows.length);
  });
});

describe('search', () => {
  const rows = openListOf({ map: 'nordic' });
  const endsOf = (letters: string) => leadingTo(rows, letters).map(({ cities }) => cities);

  test('finds the routes of a city by its first letters, with or without accents', () => {
    for (const letters of ['kobenh', 'KØBEN', ' København ']) {
      expect(endsOf(letters).length).toBeGreaterThan(0);
      for (const cities of endsOf(letters)) expect(cities).toContain('København');
    }
  });

  test('finds nothing where there is nothing, and everything without letters', () => {
    expect(endsOf('xyz')).toEqual([]);
    expect(endsOf(' ')).toHaveLength(rows.length);
  });
});
