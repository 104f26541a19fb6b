import { describe, expect, test } from 'vitest';
import { couldEndIn } from '../../src/table/ending.ts';
import { type TicketProgress, ticketProgress, ticketsTogether } from '../../src/table/ticketProgress.ts';
import { aGame, type Situation, type TestGame } from '../support/aGame.ts';

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
  test('on an empty board: the trains of its cheapest path', () => {
    const { game, progress } = progressOf({ tickets: [['denver--el-paso']] });
    expect(progress).toMatchObject({ done: false, toGo: 4, pips: 4, cutOff: false, atRisk: false });
    expect(progress.path).toEqual(routes(game, 'denver--santa-fe', 'el-paso--santa-fe'));
  });

  test('own routes cost nothing', () => {
    const { progress } = progressOf({ tickets: [['denver--el-paso']], routes: [['denver--santa-fe']] });
    expect(progress).toMatchObject({ done: false, toGo: 2, pips: 4 });
  });

  test('it is done when own routes join its cities, and its path is the one they take', () => {
    const own = ['denver--santa-fe', 'el-paso--santa-fe'];
    const { game, progress } = progressOf({ tickets: [['denver--el-paso']], routes: [own] });
    expect(progress).toMatchObject({ done: true, toGo: 0, pips: 4, atRisk: false, path: routes(game, ...own) });
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

  test('it is at risk when the trains do not reach', () => {
    expect(progressOf({ tickets: [['denver--el-paso']], trains: [3, 45] }).progress).toMatchObject({
      atRisk: true,
      cutOff: false,
      toGo: 4,
    });
  });

  test('it is cut off when no path is left', () => {
    const around = ['brest--petrograd'];
    const { progress } = progressOf({
      map: 'europe',
      tickets: [around],
      routes: [[], ['brest--dieppe', 'brest--pamplona', 'brest--paris']],
    });
    expect(progress).toMatchObject({
      cutOff: true,
      atRisk: true,
      toGo: null,
      path: [],
      pips: 0,
      doneByStations: false,
    });
  });

  test('stations that are built may complete it without making it done', () => {
    const { progress } = progressOf({
      map: 'europe',
      tickets: [['edinburgh--paris']],
      routes: [['edinburgh--london--1', 'dieppe--london--1'], ['dieppe--paris']],
      stations: [['paris']],
    });
    expect(progress).toMatchObject({ done: false, doneByStations: true });
  });

  test('tickets that are only offered can be asked about too', () => {
    const game = aGame({ row: ROW, tickets: [[]] });
    const offered = game.board.map.tickets.findIndex(({ id }) => id === 'denver--el-paso');
    expect(ticketProgress(game.view(0), [offered])).toMatchObject([{ ticket: offered, toGo: 4 }]);
  });
});

describe('several tickets together', () => {
  const game = aGame({ row: ROW, tickets: [['denver--el-paso', 'denver--saint-louis', 'chicago--santa-fe']] });
  const { tickets } = game.view(0);

  test('count the routes they share once', () => {
    const alone = ticketProgress(game.view(0)).map(({ toGo }) => toGo ?? 0);
    const { trains, routes: shared, cutOff } = ticketsTogether(game.view(0), tickets);
    expect(alone).toEqual([4, 6, 9]);
    // Denver to Santa Fe, El Paso and Saint Louis, and on to Chicago.
    expect(trains).toBe(12);
    expect(new Set(shared).size).toBe(shared.length);
    expect(cutOff).toEqual([]);
  });

  test('come out the same in any order, and as nothing when they are done', () => {
    expect(ticketsTogether(game.view(0), [...tickets].reverse()).trains).toBe(12);
    expect(ticketsTogether(game.view(0), [])).toEqual({ trains: 0, routes: [], cutOff: [] });
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
