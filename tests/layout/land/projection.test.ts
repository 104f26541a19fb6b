import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Atlas, defaultAtlas, projectionOf } from '../../../src/layout/land/projection.ts';

const maps = join(import.meta.dirname, '../../../maps');
const ids = readdirSync(maps, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const atlasOf = (id: string): Atlas => JSON.parse(readFileSync(join(maps, id, 'atlas.json'), 'utf8'));

const atlas = defaultAtlas([
  { lon: 10, lat: 60 },
  { lon: 20, lat: 60 },
  { lon: 15, lat: 66 },
]);

/** Degrees clockwise from the top, from one place to another. */
function directionOf(turn: number, from: [number, number], to: [number, number], on = atlas): number {
  const projection = projectionOf(on, turn);
  const [ax, ay] = projection(from) ?? [0, 0];
  const [bx, by] = projection(to) ?? [0, 0];
  return (Math.atan2(bx - ax, ay - by) * 180) / Math.PI;
}

describe('a projection', () => {
  test('has north at the top and east on the right', () => {
    expect(directionOf(0, [15, 62], [15, 63])).toBeCloseTo(0, 3);
    expect(directionOf(0, [15, 62], [15.1, 62])).toBeCloseTo(90, 0);
  });

  test.each([40, 60, -25])('turned by %i degrees has north that far clockwise from the top', (turn) => {
    expect(directionOf(turn, [15, 62], [15, 63])).toBeCloseTo(turn, 3);
  });

  test('without an atlas lies flat about the middle of the cities', () => {
    const [x, y] = projectionOf(atlas, 0)([15, 62.15]) ?? [Number.NaN, Number.NaN];
    expect(Math.hypot(x, y)).toBeLessThan(5);
  });

  test('without an atlas copes with cities on both sides of the line where dates change', () => {
    const fiji = defaultAtlas([
      { lon: 177, lat: -18 },
      { lon: -175, lat: -20 },
    ]);
    expect(directionOf(0, [177, -18], [-175, -20], fiji)).toBeGreaterThan(60);
  });
});

describe.each(ids)('the atlas of %s', (id) => {
  const { turn, ranges, seas, projection } = atlasOf(id);

  test('can be projected either way round', () => {
    const [lon = 0, lat = 0] = [seas[0]?.lon, seas[0]?.lat];
    for (const degrees of [turn.landscape, turn.portrait]) {
      expect(projectionOf({ projection, turn, ranges, seas }, degrees)([lon, lat])?.every(Number.isFinite)).toBe(true);
    }
  });

  test('has ranges with two ends at least and names of seas that can be read', () => {
    expect(ranges.length).toBeGreaterThan(0);
    expect(ranges.every((range) => range.length >= 2)).toBe(true);
    expect(seas.every(({ name, size }) => name.length > 2 && size >= 10)).toBe(true);
  });
});
