import { describe, expect, test } from 'vitest';
import { cityTowards, DIRECTIONS } from '../../../src/board/touch/cityWalk.ts';
import { boardFiles } from '../../support/maps/boardFiles.ts';

describe('an arrow key', () => {
  const cross = [
    { x: 0, y: 0 },
    { x: -30, y: 5 },
    { x: 30, y: -5 },
    { x: 5, y: -30 },
    { x: -5, y: 30 },
  ];

  test('goes to the city in its direction', () => {
    expect(DIRECTIONS.map((direction) => cityTowards(cross, 0, direction))).toEqual([1, 2, 3, 4]);
  });

  test('prefers what lies straight ahead to what is a little nearer aside', () => {
    const cities = [
      { x: 0, y: 0 },
      { x: 20, y: 18 },
      { x: 32, y: 0 },
    ];
    expect(cityTowards(cities, 0, 'right')).toBe(2);
  });

  test('stays where nothing lies ahead', () => {
    expect(cityTowards(cross, 2, 'right')).toBe(2);
  });
});

describe.each(boardFiles)('on the board of $map, $orientation', ({ cities }) => {
  const reachedFrom = (start: number): ReadonlySet<number> => {
    const seen = new Set([start]);
    for (const city of seen) for (const direction of DIRECTIONS) seen.add(cityTowards(cities, city, direction));
    return seen;
  };

  test('every city can be walked to from every other', () => {
    const reached = cities.map((_, city) => reachedFrom(city).size);
    expect(reached).toEqual(cities.map(() => cities.length));
  });
});
