import { describe, expect, test } from 'vitest';
import { cityNear, reachOn } from '../../../src/board/touch/reach.ts';
import type { BoardFile } from '../../../src/layout/boardFile.ts';
import { boardFiles } from '../../support/maps/boardFiles.ts';
import { spacePoints } from '../../support/maps/spacePoints.ts';

const TAPS = 400;

/** Two cities 100 apart; two lanes of three spaces run from one to the other, 11 apart. */
const lane = (y: number) => ({
  spaceLength: 24,
  spaces: [25, 50, 75].map((x) => [x, y, 0] as const),
  lane: [0, y, 100, y],
});
const label = { x: 0, y: 0, width: 0, height: 0, fontSize: 12, lines: [] };
const pair: BoardFile = {
  format: 'railpass/board',
  formatVersion: 1,
  map: 'pair',
  mapVersion: 1,
  orientation: 'landscape',
  zone: { width: 100, height: 60 },
  north: 0,
  spaceWidth: 10,
  cityRadius: 6,
  cities: [
    { x: 0, y: 30, label },
    { x: 100, y: 30, label },
  ],
  routes: [lane(24.5), lane(35.5)],
  geography: { land: '', lakes: '', rivers: '', borders: '', channels: '', peaks: [], seas: [] },
};

const reachOfPair = reachOn(pair);
const tap = (x: number, y: number, scale = 1) => reachOfPair({ x, y }, scale);
const routes = (...ids: readonly number[]) => ({ kind: 'routes', ids });

describe('a finger on two lanes side by side', () => {
  test('on the inner half of a lane offers both, with its own first', () => {
    expect(tap(50, 27)).toEqual(routes(0, 1));
    expect(tap(50, 33)).toEqual(routes(1, 0));
  });

  test('at twice the size names the lane it lies on', () => {
    expect(tap(50, 28, 2)).toEqual(routes(0));
    expect(tap(50, 32, 2)).toEqual(routes(1));
  });

  test('exactly between them offers both at any size', () => {
    expect([1, 2, 4].map((scale) => tap(50, 30, scale))).toEqual([routes(0, 1), routes(0, 1), routes(0, 1)]);
  });

  test('beside a lane names it up to 22 px from its middle', () => {
    expect(tap(50, 24.5 - 10.9, 2)).toEqual(routes(0));
    expect(tap(50, 24.5 - 11.1, 2)).toEqual(routes());
  });

  test('between two spaces of a lane means the lane', () => {
    expect(tap(37.5, 24.5, 4)).toEqual(routes(0));
  });
});

describe('a finger on a city', () => {
  test('names it on its dot and a little beside it', () => {
    expect(tap(0, 30)).toEqual({ kind: 'city', id: 0 });
    expect(tap(-10, 30)).toEqual({ kind: 'city', id: 0 });
    expect(tap(100, 41)).toEqual({ kind: 'city', id: 1 });
  });

  test('names the route where a space is nearer', () => {
    expect(tap(13, 25)).toEqual(routes(0, 1));
    expect(cityNear(pair, { x: 13, y: 30 }, 1)).toEqual({ id: 0, away: 13 });
  });

  test('is nothing far from everything', () => {
    expect(tap(-40, 0)).toEqual(routes());
    expect(cityNear(pair, { x: -40, y: 0 }, 1)).toBeNull();
  });
});

describe.each(boardFiles)('on the board of $map, $orientation', (places) => {
  const reachOf = reachOn(places);
  const points = spacePoints(places, TAPS, 7);

  test.each([0.4, 1, 2, 4])('a tap on a space names its route or offers it, at %f px a unit', (scale) => {
    const wrong = points.filter((point) => {
      const reach = reachOf(point, scale);
      return reach.kind !== 'routes' || !reach.ids.includes(point.route);
    });
    expect(wrong).toEqual([]);
  });

  test('at twice the size fewer than one tap in ten on a space needs a choice', () => {
    const unclear = points.filter((point) => {
      const reach = reachOf(point, 2);
      return reach.kind === 'routes' && reach.ids.length > 1;
    });
    expect(unclear.length / TAPS).toBeLessThan(0.1);
  });

  test('a tap in the middle of a city names it', () => {
    const named = places.cities.map((city) => reachOf(city, 1));
    expect(named).toEqual(places.cities.map((_, id) => ({ kind: 'city', id })));
  });

  test('never more than four are offered', () => {
    const offered = points.map((point) => reachOf(point, 0.4));
    expect(offered.every((reach) => reach.kind === 'city' || reach.ids.length <= 4)).toBe(true);
  });
});
