import { describe, expect, test } from 'vitest';
import { inlandBox, networkBox, pathBox } from '../../../src/board/small/cropBox.ts';
import type { BoardFile } from '../../../src/layout/boardFile.ts';
import { boardFile } from '../../support/maps/boardFiles.ts';

const europe: BoardFile = boardFile('europe', 'landscape');

function holds(box: ReturnType<typeof networkBox>, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;
}

describe('the part of a board that a small map shows', () => {
  test('the whole network has every city in it, and no more sea than it must', () => {
    const box = networkBox(europe);
    expect(europe.cities.every((city) => holds(box, city))).toBe(true);
    expect(box.width).toBeLessThan(europe.zone.width);
  });

  test('a path has its routes and ends in it, and is nearer than the whole', () => {
    const route = 0;
    const [x = 0, y = 0] = europe.routes[route]?.lane ?? [];
    const box = pathBox(europe, [route], []);
    expect(holds(box, { x, y })).toBe(true);
    expect(box.width).toBeLessThan(networkBox(europe).width);
  });

  test('two cities without a path are both in it', () => {
    const [first, last] = [0, europe.cities.length - 1];
    const box = pathBox(europe, [], [first, last]);
    for (const city of [first, last]) expect(holds(box, europe.cities[city] ?? { x: NaN, y: NaN })).toBe(true);
  });

  test('a short path lies in the middle of enough country to know where it is', () => {
    const city = europe.cities[0] ?? { x: 0, y: 0 };
    const box = pathBox(europe, [], [0]);
    expect(box.x + box.width / 2).toBeCloseTo(city.x);
    expect(box.y + box.height / 2).toBeCloseTo(city.y);
    expect(box.width).toBeGreaterThan(europe.zone.width / 5);
  });

  test('beside the edge of the board it is moved inwards, as broad for its height as its frame', () => {
    const east = europe.cities.reduce((most, { x }, city) => (x > (europe.cities[most]?.x ?? 0) ? city : most), 0);
    const box = inlandBox(europe, pathBox(europe, [], [east]), 2.3);
    expect(box.width / box.height).toBeCloseTo(2.3);
    expect(box.x + box.width).toBeLessThanOrEqual(europe.zone.width);
    expect(holds(box, europe.cities[east] ?? { x: NaN, y: NaN })).toBe(true);
    const all = inlandBox(europe, networkBox(europe), 1);
    expect(all.y + all.height / 2).toBeCloseTo(europe.zone.height / 2);
  });

  test('nothing to show is the whole network', () => {
    expect(pathBox(europe, [], [])).toEqual(networkBox(europe));
  });
});
