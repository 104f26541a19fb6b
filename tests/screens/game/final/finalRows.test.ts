import { describe, expect, test } from 'vitest';
import { makeBoard } from '../../../../src/engine/board.ts';
import { PLAYER_COLORS } from '../../../../src/engine/players.ts';
import { resultOf } from '../../../../src/engine/scoring/result.ts';
import { viewFor } from '../../../../src/engine/view.ts';
import { en } from '../../../../src/i18n/en.ts';
import { finalParts } from '../../../../src/screens/game/final/finalParts.ts';
import { finalRows } from '../../../../src/screens/game/final/finalRows.ts';
import { bonusTitle, pointsWord, tieNotes } from '../../../../src/screens/game/final/finalWords.ts';
import { routesOfSeat } from '../../../../src/screens/game/frame/publicTable.ts';
import { PERSON } from '../../../../src/table/game/opponents.ts';
import type { TableState } from '../../../../src/table/session/scenes.ts';
import { longestPathOf } from '../../../../src/table/story/counted.ts';
import { brokenTies } from '../../../../src/table/story/ties.ts';
import { mapOf } from '../../../support/games/aGame.ts';
import { begin, playOn } from '../../../support/games/randomGames.ts';
import { MAP_IDS } from '../../../support/maps/mapFiles.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dina', 'Emil'];

function finished(id: (typeof MAP_IDS)[number], players: number, seed: string) {
  const map = mapOf(id);
  const { game } = playOn(begin({ board: makeBoard(map, players), seed, firstSeat: 0 }));
  const result = resultOf(game);
  const seats = NAMES.slice(0, players).map((name, seat) => {
    return { name, color: PLAYER_COLORS[seat] ?? 'red', by: PERSON } as const;
  });
  const state: TableState = {
    gameId: 'x',
    map,
    players: seats,
    computers: false,
    curtains: true,
    openHands: false,
    hints: true,
    scene: { kind: 'final', result },
    table: viewFor(game, 'table'),
    saving: 'saved',
    unsaved: false,
    atRisk: false,
    news: null,
    notThere: null,
    happened: null,
  };
  return { state, result };
}

const GAMES = MAP_IDS.flatMap((map) => [2, 3, 5].map((players) => [map, players] as const));

describe('the table of points', () => {
  test.each(GAMES)('%s with %i: the parts of each line add up to its total', (map, players) => {
    const { state, result } = finished(map, players, `final ${map} ${players}`);
    const rows = finalRows(state, result);
    expect(rows.map(({ seat }) => seat).sort()).toEqual(result.seats.map(({ seat }) => seat));
    for (const row of rows) {
      const parts = [row.done, row.failed, ...(row.stations === null ? [] : [row.stations]), ...row.bonuses];
      expect(row.routes + parts.reduce((sum, { points }) => sum + points, 0)).toBe(row.total);
      expect(row.name).toBe(NAMES[row.seat]);
    }
  });

  test.each(GAMES)('%s with %i: the best stand first, and all have the same columns', (map, players) => {
    const { state, result } = finished(map, players, `order ${map} ${players}`);
    const rows = finalRows(state, result);
    const totals = rows.map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
    expect(rows[0]?.place).toBe(1);
    const columns = rows.map(({ bonuses, stations }) => [stations === null, ...bonuses.map(({ id }) => id)]);
    for (const each of columns) expect(each).toEqual(columns[0]);
    expect(columns[0]?.[0]).toBe(state.map.rules.stations === null);
  });

  test.each(GAMES)('%s with %i: every sum has a title of its own, and they add up to the total', (map, players) => {
    const { state, result } = finished(map, players, `parts ${map} ${players}`);
    for (const row of finalRows(state, result)) {
      const parts = finalParts(en, state, row);
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(row.total);
      expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
      expect(parts.slice(0, 3).map(({ title }) => title)).toEqual(['Routes', 'Tickets done', 'Tickets failed']);
    }
  });

  test.each(GAMES)('%s with %i: every bonus has a name of its own', (map, players) => {
    const { state, result } = finished(map, players, `names ${map} ${players}`);
    const ids = result.seats[0]?.bonuses.map(({ id }) => id) ?? [];
    const titles = ids.map((id) => bonusTitle(en, state, id));
    expect(new Set(titles).size).toBe(ids.length);
    for (const title of titles) expect(ids).not.toContain(title);
  });

  test.each(GAMES)('%s with %i: the longest path runs over own routes and is as long as counted', (map, players) => {
    const { state, result } = finished(map, players, `path ${map} ${players}`);
    for (const { seat, longestPath } of result.seats) {
      const path = longestPathOf(state.table, seat);
      const network = routesOfSeat(state.table, seat);
      expect(path.filter((route) => !network.includes(route))).toEqual([]);
      const { routes } = state.table.table.board;
      expect(path.reduce((sum, route) => sum + (routes[route]?.length ?? 0), 0)).toBe(longestPath);
    }
  });
});

test('points carry their sign', () => {
  expect([4, 0, -8].map((points) => pointsWord(en, points))).toEqual(['+4', '0', '−8']);
});

describe('level on points', () => {
  const { state, result } = finished('europe', 3, 'ties');
  const [one, two, three] = result.seats;
  if (one === undefined || two === undefined || three === undefined) throw new Error('three play');
  const level = [one, two, three].map((seat) => ({ ...seat, total: 50, tickets: [], longestPath: 9 }));
  const withPath = (seat: number, longestPath: number) =>
    level.map((each) => (each.seat === seat ? { ...each, longestPath } : each));
  const stations = state.table.table.stations.map(() => []);
  const same: TableState = { ...state, table: { table: { ...state.table.table, stations } } };

  test('the rule that decided is named', () => {
    const decided = { seats: withPath(1, 12), ranking: [[1], [0, 2]] };
    expect(brokenTies(same.table, decided)).toEqual([{ by: 'longestPath', better: [1], other: [0, 2] }]);
    expect(tieNotes(en, same, decided).map(({ words }) => words)).toEqual([
      'Level on points: Ben had a longer path than Anna and Cleo.',
      'Anna and Cleo are level in everything and share the place.',
    ]);
  });

  test('the winner is told only of a tie for the victory; others stand below the last of whom they speak', () => {
    const notes = (seats: readonly (typeof one)[], ranking: readonly (readonly number[])[]) =>
      tieNotes(en, same, { seats, ranking }).map(({ ofWinner, below }) => ({ ofWinner, below }));
    expect(notes(withPath(1, 12), [[1], [0, 2]])).toEqual([
      { ofWinner: true, below: 2 },
      { ofWinner: false, below: 2 },
    ]);
    const behind = withPath(0, 12).map((each) => (each.seat === 1 ? { ...each, total: 90 } : each));
    expect(notes(behind, [[1], [0], [2]])).toEqual([{ ofWinner: false, below: 2 }]);
    expect(notes(level, [[0, 1, 2]])).toEqual([{ ofWinner: true, below: 2 }]);
  });

  test('fewer stations come before the longer path', () => {
    const built: TableState = { ...same, table: { table: { ...same.table.table, stations: [[1], [], [2, 3]] } } };
    expect(brokenTies(built.table, { seats: withPath(0, 30), ranking: [[1], [0], [2]] }).map(({ by }) => by)).toEqual([
      'fewestStations',
      'fewestStations',
    ]);
  });

  test('players with different totals need no rule', () => {
    expect(
      brokenTies(state.table, {
        seats: level.map((seat) => ({ ...seat, total: 50 - seat.seat })),
        ranking: [[0], [1], [2]],
      }),
    ).toEqual([]);
  });
});
