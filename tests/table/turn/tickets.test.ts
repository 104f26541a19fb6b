import { describe, expect, test } from 'vitest';
import { couldEndIn } from '../../../src/table/story/ending.ts';
import {
  broughtNearer,
  completedBy,
  type TicketProgress,
  ticketProgress,
  ticketsTogether,
} from '../../../src/table/turn/ticketProgress.ts';
import { aGame, type Situation, type TestGame } from '../../support/games/aGame.ts';

const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;

function progressOf(situation: Situation): { game: TestGame; progress: TicketProgress } {
  const game = aGame({ row: ROW, ...situation });
  const [progress] = ticketProgress(game.view(0));
  if (progress === undefined) throw new Error('a ticket is missing');
  return { game, progress };
}

function routes(game: TestGame, ...ids: readonly string[]): number[] {
  return ids.map((id) => game.route(id));
}

describe('how far a ticket has come', () => {
  test('is found out once for a view, whoever asks', () => {
    const view = aGame({ row: ROW, tickets: [['denver--el-paso', 'duluth--el-paso']] }).view(0);
    const [first, second] = ticketProgress(view);
    const [again] = ticketProgress(view, view.tickets.slice(1));
    expect(again).toBe(second);
    expect(again).not.toEqual(first);
  });

  test('on an empty board: the trains of its cheapest path', () => {
    const { game, progress } = progressOf({ tickets: [['denver--el-paso']] });
    expect(progress).toMatchObject({ hope: 'open', toGo: 4, pips: 4, lent: [] });
    expect(progress.path).toEqual(routes(game, 'denver--santa-fe', 'el-paso--santa-fe'));
  });

  test('own routes cost nothing', () => {
    const { progress } = progressOf({ tickets: [['denver--el-paso']], routes: [['denver--santa-fe']] });
    expect(progress).toMatchObject({ hope: 'open', toGo: 2, pips: 4 });
  });

  test('it is done when own routes join its cities, and its path is the one they take', () => {
    const own = ['denver--santa-fe', 'el-paso--santa-fe'];
    const { game, progress } = progressOf({ tickets: [['denver--el-paso']], routes: [own] });
    expect(progress).toMatchObject({ hope: 'done', toGo: 0, pips: 4, path: routes(game, ...own) });
  });

  test('a longer way that is owned for the most part is cheaper', () => {
    const { game, progress } = progressOf({ tickets: [['denver--el-paso']], routes: [['denver--phoenix']] });
    expect(progress.toGo).toBe(3);
    expect(progress.path).toEqual(routes(game, 'denver--phoenix', 'el-paso--phoenix'));
  });

  test('it goes round what others own and what is closed', () => {
    const { game, progress } = progressOf({
      tickets: [['denver--el-paso']],
      routes: [[], ['denver--santa-fe', 'seattle--vancouver--1']],
    });
    expect(progress.path).not.toContain(game.route('denver--santa-fe'));
    expect(progress.toGo).toBe(8);
  });

  test('without stations it is lost when the trains do not reach', () => {
    const { progress } = progressOf({ tickets: [['denver--el-paso']], trains: [3, 45] });
    expect(progress).toMatchObject({ hope: 'lost', toGo: 4 });
  });

  test('and when no path is left', () => {
    const around = ['seattle--vancouver--1', 'calgary--vancouver'];
    const { progress } = progressOf({ tickets: [['montreal--vancouver']], deckName: 'classic', routes: [[], around] });
    expect(progress).toMatchObject({ hope: 'lost', toGo: null, path: [], pips: 0, lent: [] });
  });

  test('stations that are built may complete it without making it done', () => {
    const { progress } = progressOf({
      map: 'europe',
      tickets: [['edinburgh--paris']],
      routes: [['edinburgh--london--1', 'dieppe--london--1'], ['dieppe--paris']],
      stations: [['paris']],
    });
    expect(progress).toMatchObject({ hope: 'open', doneByStations: true });
  });

  test('tickets that are only offered can be asked about too', () => {
    const game = aGame({ row: ROW, tickets: [[]] });
    const offered = game.board.map.tickets.findIndex(({ id }) => id === 'denver--el-paso');
    expect(ticketProgress(game.view(0), [offered])).toMatchObject([{ ticket: offered, toGo: 4 }]);
  });
});

describe('what stations can do for a ticket', () => {
  const around = ['brest--dieppe', 'brest--pamplona', 'brest--paris'];
  const cutOff: Situation = { map: 'europe', tickets: [['brest--petrograd']], routes: [[], around] };

  test('cut off by rivals, it takes one station, and the way says where', () => {
    const { game, progress } = progressOf(cutOff);
    expect(progress).toMatchObject({ hope: 'station', doneByStations: false });
    const [lent] = progress.lent;
    expect(progress.lent).toHaveLength(1);
    expect(routes(game, ...around)).toContain(lent?.route);
    expect(game.board.routesAt[lent?.city ?? -1]).toContain(lent?.route);
    expect(lent?.built).toBe(false);
    expect(progress.path).toContain(lent?.route);
  });

  test('where the trains do not reach, borrowed routes take none', () => {
    const { progress } = progressOf({ ...cutOff, tickets: [['edinburgh--paris']], trains: [1, 30] });
    expect(progress.hope).toBe('rival');
    const built = ['edinburgh--london--1', 'dieppe--london--1'];
    const { progress: helped } = progressOf({
      ...cutOff,
      tickets: [['edinburgh--paris']],
      routes: [[], built],
      trains: [1, 30],
    });
    expect(helped).toMatchObject({ hope: 'station', toGo: 1 });
    expect(helped.lent).toHaveLength(2);
  });

  test('with all stations built elsewhere, it is lost', () => {
    const { progress } = progressOf({ ...cutOff, stations: [['roma', 'athina', 'smyrna']] });
    expect(progress).toMatchObject({ hope: 'lost', toGo: null, lent: [] });
  });

  test('a station that stands beside the right route is enough', () => {
    const { game, progress } = progressOf({ ...cutOff, stations: [['paris', 'athina', 'smyrna']] });
    expect(progress.hope).toBe('station');
    expect(progress.lent).toEqual([{ city: game.city('paris'), route: game.route('brest--paris'), built: true }]);
  });

  test('a city with a rival’s station holds no other', () => {
    const stations = [
      ['roma', 'athina'],
      ['brest', 'paris', 'dieppe'],
    ];
    const { game, progress } = progressOf({ ...cutOff, stations });
    expect(progress.lent.map(({ city }) => city)).toEqual([game.city('pamplona')]);
  });
});

describe('several tickets together', () => {
  const game = aGame({ row: ROW, tickets: [['denver--el-paso', 'denver--saint-louis', 'chicago--santa-fe']] });
  const { tickets } = game.view(0);

  test('count the routes they share once', () => {
    const alone = ticketProgress(game.view(0)).map(({ toGo }) => toGo ?? 0);
    const { trains, routes: shared } = ticketsTogether(game.view(0), tickets);
    expect(alone).toEqual([4, 6, 9]);
    // Denver to Santa Fe, El Paso and Saint Louis, and on to Chicago.
    expect(trains).toBe(12);
    expect(new Set(shared).size).toBe(shared.length);
  });

  test('come out the same in any order, and as nothing when they are done', () => {
    expect(ticketsTogether(game.view(0), [...tickets].reverse()).trains).toBe(12);
    expect(ticketsTogether(game.view(0), [])).toEqual({ trains: 0, routes: [], paths: new Map() });
  });
});

describe('how soon the game could end', () => {
  const ends = (situation: Situation) => couldEndIn(aGame({ row: ROW, ...situation }).view(0));
  const many = { red: 12 };

  test('nobody is told while everybody has many trains', () => {
    expect(ends({ trains: [9, 45] })).toBeNull();
  });

  test('whoever has the cards and the trains for one long route could end it in one turn', () => {
    expect(ends({ trains: [45, 8], hands: [{}, many] })).toEqual({ seat: 1, turns: 1 });
  });

  test('cards that are missing take turns to draw', () => {
    expect(ends({ trains: [45, 8], hands: [{}, { red: 1 }] })).toEqual({ seat: 1, turns: 4 });
  });

  test('of two who could, the one whose turn comes first', () => {
    expect(ends({ trains: [4, 4], hands: [many, { purple: 12 }], turn: 1 })).toEqual({ seat: 1, turns: 1 });
  });

  test('once the last round has begun, that is said instead', () => {
    const game = aGame({ row: ROW, hands: [{ red: 4 }], trains: [6, 8] });
    game.claim('dallas--el-paso', { red: 4 });
    expect(couldEndIn(game.view(0))).toBeNull();
  });
});

describe('a route that completes a ticket', () => {
  const game = aGame({
    map: 'europe',
    hands: [{ green: 4 }],
    routes: [['erzurum--sochi']],
    tickets: [['erzurum--rostov', 'paris--zagrab']],
  });
  const completed = (route: string) =>
    completedBy(game.view(), game.route(route)).map((ticket) => game.board.map.tickets[ticket]?.id);

  test('is told from one that does not', () => {
    expect(completed('rostov--sochi')).toEqual(['erzurum--rostov']);
    expect(completed('marseille--pamplona')).toEqual([]);
  });

  test('does not complete a ticket twice', () => {
    const done = aGame({
      map: 'europe',
      routes: [['erzurum--sochi', 'rostov--sochi']],
      tickets: [['erzurum--rostov']],
    });
    expect(completedBy(done.view(), done.route('marseille--pamplona'))).toEqual([]);
  });
});

describe('a route that is about to be claimed', () => {
  test('brings the tickets nearer on whose way it lies, and says what is then to go', () => {
    const game = aGame({ row: ROW, tickets: [['denver--el-paso', 'boston--miami']] });
    const [first] = game.view(0).tickets;
    const nearer = broughtNearer(game.view(0), game.route('denver--santa-fe'));
    expect(nearer).toMatchObject([{ ticket: first, toGo: 2 }]);
    expect(broughtNearer(game.view(0), game.route('seattle--vancouver--1'))).toEqual([]);
  });

  test('and of one that it completes that is not said', () => {
    const game = aGame({ row: ROW, tickets: [['denver--el-paso']], routes: [['denver--santa-fe']] });
    const route = game.route('el-paso--santa-fe');
    expect(broughtNearer(game.view(0), route)).toEqual([]);
    expect(completedBy(game.view(0), route)).toEqual(game.view(0).tickets);
  });
});
