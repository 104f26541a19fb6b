import { describe, expect, test } from 'vitest';
import { cityDots, claimedLines, freeLines, viewBoxOf } from '../../../src/board/small/sketch.ts';
import { cardOf } from '../../../src/table/boardCards.ts';
import { boards } from '../../../src/table/boards.ts';

const partsIn = (lines: readonly { readonly path: string }[]) => lines.flatMap(({ path }) => path.match(/M/g) ?? []);

describe.each(boards)('the picture of $name', (map) => {
  const sketch = cardOf(map.id)?.sketch;
  if (sketch == null) throw new Error('every board is laid out');

  test('draws every city and every route', () => {
    expect(cityDots(sketch).match(/M/g)).toHaveLength(map.cities.length);
    expect(partsIn(freeLines(sketch, []))).toHaveLength(map.routes.length);
    expect(claimedLines(sketch, [])).toEqual([]);
  });

  test('draws a path for each colour of its routes', () => {
    const colors = freeLines(sketch, []).map(({ color }) => color);
    expect(new Set(colors)).toEqual(new Set(map.routes.map(({ color }) => color)));
    expect(colors).toHaveLength(new Set(colors).size);
  });

  test('shows who has built what in a game', () => {
    const owners = map.routes.map((_, i) => (['red', undefined, 'blue'] as const)[i % 3]);
    const claimed = claimedLines(sketch, owners);
    expect(claimed.map(({ color }) => color)).toEqual(['red', 'blue']);
    expect(partsIn(claimed)).toHaveLength(owners.filter((owner) => owner !== undefined).length);
    expect(partsIn([...claimed, ...freeLines(sketch, owners)])).toHaveLength(map.routes.length);
  });

  test('has all of its cities inside its frame', () => {
    const [left = 0, top = 0, width = 0, height = 0] = viewBoxOf(sketch).split(' ').map(Number);
    for (const [i, value] of sketch.cities.entries()) {
      const [least, room] = i % 2 === 0 ? [left, width] : [top, height];
      expect(value).toBeGreaterThan(least);
      expect(value).toBeLessThan(least + room);
    }
  });
});
