import { describe, expect, test } from 'vitest';
import { countFolds, stretchAt, thinPlate } from '../../../src/layout/plane/warp.ts';

const square = [0, 0, 100, 0, 100, 100, 0, 100, 50, 50];
const size = { width: 100, height: 100 };

describe('the warp', () => {
  test('carries each point to its place', () => {
    const to = [3, -4, 90, 6, 110, 95, -5, 102, 61, 44];
    const warp = thinPlate(square, to);
    for (let i = 0; i < square.length; i += 2) {
      const [x, y] = warp(square[i] ?? 0, square[i + 1] ?? 0);
      expect(x).toBeCloseTo(to[i] ?? 0, 6);
      expect(y).toBeCloseTo(to[i + 1] ?? 0, 6);
    }
  });

  test('of points that are only shifted and made larger does so everywhere', () => {
    const warp = thinPlate(
      square,
      square.map((value) => 2 * value + 7),
    );
    const [x, y] = warp(-300, 420);
    expect(x).toBeCloseTo(-593, 6);
    expect(y).toBeCloseTo(847, 6);
    expect(stretchAt(warp, 20, 80)).toBeCloseTo(4, 6);
  });

  test('bends less with smoothing, and then comes near the places only', () => {
    const to = square.with(8, 70);
    const [exact] = thinPlate(square, to)(50, 50);
    const [smooth] = thinPlate(square, to, 0.05)(50, 50);
    expect(exact).toBeCloseTo(70, 6);
    expect(smooth).toBeGreaterThan(50);
    expect(smooth).toBeLessThan(69);
  });

  test('shifts everything alike when its points lie in one line', () => {
    const warp = thinPlate([0, 0, 10, 10, 20, 20], [3, 0, 13, 11, 23, 22]);
    expect(warp(5, 40)).toEqual([8, 41]);
  });
});

describe('folds', () => {
  test('there are none where little moves', () => {
    const warp = thinPlate(square, square.with(8, 55));
    expect(countFolds(warp, size)).toBe(0);
  });

  test('are counted where one point is pulled past its neighbours', () => {
    const warp = thinPlate(square, square.with(8, 180));
    expect(countFolds(warp, size)).toBeGreaterThan(0);
  });

  test('are everywhere in a mirror', () => {
    expect(countFolds((x, y) => [100 - x, y], size, 50)).toBe(9);
  });
});
