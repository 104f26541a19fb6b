import { describe, expect, test } from 'vitest';
import { NAME_SIZE, type Named, nameSpots } from '../../../src/board/small/nameSpots.ts';

const REACH = { x: 200, y: 120 };
const city = (id: number, name: string, x: number, y: number, ringed = false): Named => ({
  city: id,
  name,
  x,
  y,
  ringed,
});

describe('names on a small map', () => {
  test('the northernmost stands above its city, the others below', () => {
    const [north, south] = nameSpots([city(1, 'Roma', 0, 60), city(0, 'Essen', 10, -60)], REACH);
    expect(north).toMatchObject({ city: 0, x: 10 });
    expect(north?.y).toBeLessThan(-60);
    expect(south).toMatchObject({ city: 1, x: 0 });
    expect(south?.y).toBeGreaterThan(60 + NAME_SIZE / 2);
  });

  test('a ring keeps its name further away than a dot does', () => {
    const [dot] = nameSpots([city(0, 'Essen', 0, 0)], REACH);
    const [ring] = nameSpots([city(0, 'Essen', 0, 0, true)], REACH);
    expect(ring?.y).toBeLessThan(dot?.y ?? 0);
  });

  test('at the edge a name is moved inwards, never beyond what can be seen', () => {
    const [spot] = nameSpots([city(0, 'Constantinople', 199, 0)], REACH);
    expect((spot?.x ?? 0) + (14 * 0.54 * NAME_SIZE) / 2).toBeLessThanOrEqual(REACH.x + 4);
    const [top] = nameSpots([city(0, 'Essen', 0, -118)], REACH);
    expect(top?.y).toBeGreaterThan(-118);
  });

  test('no two lie on each other, and none on a city with a name', () => {
    const crowd = [0, 1, 2, 3, 4, 5].map((id) => city(id, `City ${id}`, (id % 3) * 26 - 26, id < 3 ? -9 : 9));
    const spots = nameSpots(crowd, REACH);
    for (const [i, one] of spots.entries())
      for (const other of spots.slice(i + 1)) {
        const half = (6 * 0.54 * NAME_SIZE) / 2;
        const isApart = Math.abs(one.x - other.x) >= 2 * half || Math.abs(one.y - other.y) >= NAME_SIZE;
        expect(isApart, `${one.name}, ${other.name}`).toBe(true);
      }
    expect(spots.length).toBeGreaterThanOrEqual(2);
  });

  test('what is new is kept clear where there is another place', () => {
    const below = [-10, 0, 10].map((x) => ({ x, y: -44 }));
    const [, spot] = nameSpots([city(0, 'Oslo', 0, -110), city(1, 'Rome', 0, -60)], REACH, below);
    expect(spot).toMatchObject({ city: 1 });
    expect(spot?.y).toBeLessThan(-60);
  });
});
