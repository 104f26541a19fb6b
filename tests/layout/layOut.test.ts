import { describe, expect, it, vi } from 'vitest';
import type { MapCity, MapData, MapRoute } from '../../src/engine/map.ts';
import { defaultAtlas } from '../../src/layout/land/projection.ts';
import { textWidth } from '../../src/layout/letters/textWidth.ts';
import { makeBoardFile } from '../../src/layout/makeBoardFile.ts';
import { BOARD_BARS } from '../support/maps/boardBars.ts';
import { everythingMap } from '../support/maps/everythingMap.ts';

vi.setConfig({ testTimeout: 60_000 });

type Drawn = readonly [id: string, lon: number, lat: number];
type Joined = readonly [a: string, b: string, length: number];

function mapOf(cities: readonly Drawn[], routes: readonly Joined[]): MapData {
  return {
    ...everythingMap,
    cities: cities.map(([id, lon, lat]): MapCity => ({ id, name: `City of ${id}`, lon, lat })),
    routes: routes.map(([a, b, length], i): MapRoute => ({ id: `r${i}`, a, b, length, color: 'red', kind: 'plain' })),
    tickets: [],
  };
}

function boardOf(map: MapData) {
  const atlas = defaultAtlas(map.cities);
  return makeBoardFile({ map, atlas, orientation: 'landscape', world: null, measure: textWidth });
}

const square: readonly Drawn[] = [
  ['a', 0, 50],
  ['b', 10, 50],
  ['c', 10, 45],
  ['d', 0, 45],
];

describe('a small network', () => {
  it('of two cities and one route is laid out', () => {
    const { board, metrics } = boardOf(mapOf(square.slice(0, 2), [['a', 'b', 3]]));
    expect(metrics).toMatchObject(BOARD_BARS);
    expect(board.routes[0]?.spaces).toHaveLength(3);
  });

  it('of cities in one line is laid out', () => {
    const line: readonly Drawn[] = [0, 5, 10, 15].map((lon, i) => [`c${i}`, lon, 50] as const);
    const { metrics } = boardOf(
      mapOf(line, [
        ['c0', 'c1', 2],
        ['c1', 'c2', 4],
        ['c2', 'c3', 1],
        ['c0', 'c3', 6],
      ]),
    );
    expect(metrics).toMatchObject(BOARD_BARS);
  });

  it('with two cities at the same place is laid out', () => {
    const twins: readonly Drawn[] = [...square, ['e', 0, 45]];
    expect(
      boardOf(
        mapOf(twins, [
          ['a', 'b', 3],
          ['b', 'c', 2],
          ['d', 'e', 1],
          ['e', 'c', 3],
        ]),
      ).metrics,
    ).toMatchObject(BOARD_BARS);
  });

  it('with four lanes, one of them longer, keeps the lanes apart', () => {
    const lanes: readonly Joined[] = [
      ['a', 'b', 3],
      ['a', 'b', 3],
      ['b', 'a', 4],
      ['a', 'b', 3],
      ['b', 'c', 2],
      ['c', 'd', 3],
    ];
    const { board, metrics } = boardOf(mapOf(square, lanes));
    expect(metrics).toMatchObject(BOARD_BARS);
    expect(board.routes.map((route) => route.spaces.length)).toEqual([3, 3, 4, 3, 2, 3]);
  });
});

describe('the spaces of a route', () => {
  it('run from its first city to its second, whichever way it is written', () => {
    const { board } = boardOf(
      mapOf(square, [
        ['a', 'b', 4],
        ['b', 'a', 4],
      ]),
    );
    const [there, back] = board.routes;
    expect(there?.spaces[0]?.[0]).toBeLessThan(there?.spaces[3]?.[0] ?? 0);
    expect(back?.spaces[0]?.[0]).toBeGreaterThan(back?.spaces[3]?.[0] ?? 0);
    expect(there?.lane.slice(0, 2)).toEqual([board.cities[0]?.x, board.cities[0]?.y]);
    expect(back?.lane.slice(0, 2)).toEqual([board.cities[1]?.x, board.cities[1]?.y]);
    expect(Math.abs((there?.spaces[0]?.[2] ?? 0) - (back?.spaces[3]?.[2] ?? 0))).toBeCloseTo(180, 0);
  });
});

it('The same network always comes out the same', () => {
  const map = mapOf(square, [
    ['a', 'b', 3],
    ['b', 'c', 2],
    ['c', 'a', 4],
  ]);
  expect(boardOf(map)).toEqual(boardOf(map));
});
