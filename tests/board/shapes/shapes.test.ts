import { describe, expect, test } from 'vitest';
import { coastOf, ringPath } from '../../../src/board/shapes/coast.ts';
import { boxesOn, centredBox, linePath, upright } from '../../../src/board/shapes/shapes.ts';

describe('spaces', () => {
  test('are one path, however many a route has', () => {
    const path = boxesOn(
      [
        [0, 0, 0],
        [30, 0, 0],
      ],
      centredBox(20, 10, 0),
    );
    expect(path).toBe('M-10 -5L10 -5L10 5L-10 5L-10 -5ZM20 -5L40 -5L40 5L20 5L20 -5Z');
  });

  test('turn with the track', () => {
    expect(boxesOn([[0, 0, 90]], centredBox(20, 10, 0))).toBe('M5 -10L5 10L-5 10L-5 -10L5 -10Z');
  });

  test('of a route that runs leftwards are turned, all alike', () => {
    const bent = [
      [0, 0, 80],
      [0, 0, 120],
      [0, 0, 130],
    ] as const;
    expect(upright(bent).map(([, , angle]) => angle)).toEqual([260, 300, 310]);
    expect(upright([[0, 0, 45]])).toEqual([[0, 0, 45]]);
  });

  test('lie along the line of their lane', () => {
    expect(linePath([0, 0, 10, 5, 20, 5])).toBe('M0 0L10 5L20 5');
  });
});

describe('the coast', () => {
  test('is followed point by point', () => {
    const square = 'M10 10l20 0 0 20-20 0zM100 .5l.5-.5 0 2z';
    expect(ringPath(coastOf(square, 0))).toBe(
      'M10.0 10.0L30.0 10.0L30.0 30.0L10.0 30.0ZM100.0 0.5L100.5 0.0L100.5 2.0Z',
    );
  });

  test('is thinned for the lines in the water, which pass small islands by', () => {
    const square = 'M10 10l20 0 1 1 0 20-20 0zM100 .5l.5-.5 0 2z';
    expect(coastOf(square, 5)).toEqual([
      [
        [10, 10],
        [30, 10],
        [31, 31],
        [11, 31],
      ],
    ]);
  });
});
