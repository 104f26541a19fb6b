import { describe, expect, test } from 'vitest';
import { sketchOf } from '../../src/layout/sketch.ts';
import { boardFile } from '../support/maps/boardFiles.ts';
import { MAP_IDS, mapFile } from '../support/maps/mapFiles.ts';

const GRID = 3;

describe.each(MAP_IDS)('the sketch of %s', (id) => {
  const board = boardFile(id, 'landscape');
  const sketch = sketchOf(board, mapFile(id));

  test('has every city where the board has it, and two bends for every route', () => {
    expect(sketch.cities).toHaveLength(2 * mapFile(id).cities.length);
    expect(sketch.bends).toHaveLength(2 * mapFile(id).routes.length);
    for (const [i, { x, y }] of board.cities.entries()) {
      expect(Math.abs((sketch.cities[2 * i] ?? 0) * GRID - x)).toBeLessThanOrEqual(GRID / 2);
      expect(Math.abs((sketch.cities[2 * i + 1] ?? 0) * GRID - y)).toBeLessThanOrEqual(GRID / 2);
    }
  });

  test('knows between which cities each route lies, and its colour', () => {
    const { cities, routes } = mapFile(id);
    const drawn = sketch.colors.map((color, i) => {
      const [a, b] = [0, 1].map((end) => cities[sketch.ends[2 * i + end] ?? -1]?.id);
      return { a, b, color };
    });
    expect(drawn).toEqual(routes.map(({ a, b, color }) => ({ a, b, color })));
  });

  test('is small: a few hundred points, and a fifteenth of the board at most', () => {
    const numbers = sketch.land.match(/-?\d+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.length).toBeLessThan(900);
    expect(JSON.stringify(sketch).length).toBeLessThan(JSON.stringify(board).length / 15);
  });

  test('lets the land run on beyond any card', () => {
    const reach = Math.max(...pointsOf(sketch.land).flatMap(([x, y]) => [Math.abs(x), Math.abs(y)]));
    expect(reach).toBeGreaterThan(600);
  });
});

test('lanes that lie side by side stay side by side', () => {
  const { routes } = mapFile('usa');
  const { bends } = sketchOf(boardFile('usa', 'landscape'), mapFile('usa'));
  const twins = routes.flatMap((route, i) => {
    const twin = routes.findIndex((other, k) => k > i && other.a === route.a && other.b === route.b);
    return twin < 0 ? [] : [[i, twin] as const];
  });
  expect(twins.length).toBeGreaterThan(10);
  for (const [one, two] of twins) expect(Math.abs((bends[2 * one] ?? 0) - (bends[2 * two] ?? 0))).toBeGreaterThan(2);
});

/** The corners of an outline that is written in steps. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  return path.split('z').flatMap((part) => {
    const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    return numbers.flatMap((number, i) => {
      if (i % 2 === 0) {
        x += number;
        return [];
      }
      y += number;
      return [[x, y] as const];
    });
  });
}
