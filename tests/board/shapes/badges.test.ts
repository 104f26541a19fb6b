import { describe, expect, test } from 'vitest';
import {
  type BadgeSpot,
  bonusSpot,
  engineSpots,
  type LaneSide,
  lanesOf,
  ownerSpots,
  symbolSpot,
} from '../../../src/board/shapes/badges.ts';
import { type BoardFile, ORIENTATIONS, type RoutePlace } from '../../../src/layout/boardFile.ts';
import { boardFile } from '../../support/maps/boardFiles.ts';
import { MAP_IDS, type MapId, mapFile } from '../../support/maps/mapFiles.ts';

const BOARDS = MAP_IDS.flatMap((id) => ORIENTATIONS.map((orientation) => [id, orientation] as const));

function straight(length: number): RoutePlace {
  const spaces = Array.from({ length }, (_, i) => [10 + 20 * i, 0, 0] as const);
  return { spaceLength: 18, spaces, lane: [0, 0, 20 * length, 0] };
}

interface Badge extends BadgeSpot {
  readonly of: string;
}

function badgesOf(id: MapId, places: BoardFile): readonly Badge[] {
  const { routes } = mapFile(id);
  const lanes = laneList(id);
  return routes.flatMap((route, i) => {
    const place = places.routes[i];
    if (place === undefined) throw new Error(`${route.id} has no place`);
    const [lane, bonus, engines] = [lanes[i] ?? null, route.drawBonus ?? 0, route.locomotives ?? 0];
    const spots = [
      ...(route.color === 'grey' ? [] : [symbolSpot(place, lane)]),
      ...engineSpots(place, engines, bonus > 0, lane),
      ...(bonus > 0 ? [bonusSpot(place, engines, lane)] : []),
    ];
    return spots.map((spot) => ({ ...spot, of: `${route.a} ${route.b}` }));
  });
}

function laneList(id: MapId): readonly LaneSide[] {
  const { routes, cities } = mapFile(id);
  const position = (city: string) => cities.findIndex((other) => other.id === city);
  return lanesOf(routes.map(({ a, b }) => ({ ends: [position(a), position(b)] as const })));
}

describe('badges', () => {
  test.each(BOARDS)('of one route and of those beside it do not hide each other: %s %s', (id, orientation) => {
    const places = boardFile(id, orientation);
    const badges = badgesOf(id, places);
    const hidden = badges.filter((one, i) =>
      badges.some(
        (other, j) => j > i && one.of === other.of && Math.hypot(one.x - other.x, one.y - other.y) < places.spaceWidth,
      ),
    );
    expect(badges.length).toBeGreaterThan(50);
    expect(hidden).toEqual([]);
  });

  test('a symbol lies in the middle of its route', () => {
    expect(symbolSpot(straight(3), null)).toEqual({ x: 30, y: 0 });
    expect(symbolSpot(straight(4), null)).toEqual({ x: 40, y: 0 });
  });

  test('a train carries its owner\u2019s mark once, twice from 4 wagons on, three times from 7', () => {
    expect([1, 3, 4, 6, 7, 8].map((length) => ownerSpots(straight(length), null).length)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(ownerSpots(straight(3), null)).toEqual([symbolSpot(straight(3), null)]);
    expect(ownerSpots(straight(6), null).map(({ x }) => x)).toEqual([20, 100]);
    expect(ownerSpots(straight(8), null).map(({ x }) => x)).toEqual([20, 80, 140]);
  });

  test('marks of trains beside each other are half a space apart, and none lies beyond the last wagon', () => {
    expect(ownerSpots(straight(4), 0).map(({ x }) => x)).toEqual([20, 60]);
    expect(ownerSpots(straight(4), 1).map(({ x }) => x)).toEqual([30, 70]);
  });

  test('symbols of two parallel routes are half a space apart', () => {
    expect(symbolSpot(straight(3), 0)).toEqual({ x: 30, y: 0 });
    expect(symbolSpot(straight(3), 1)).toEqual({ x: 40, y: 0 });
  });

  test('a ferry shows as many engines as it asks for, each on a space of its own', () => {
    const spots = engineSpots(straight(4), 2, false, null);
    expect(spots.map(({ x }) => x)).toEqual([30, 70]);
  });

  test('a draw bonus lies on a space without an engine', () => {
    const engines = engineSpots(straight(5), 2, true, null);
    expect(engines).not.toContainEqual(bonusSpot(straight(5), 2, null));
  });
});

test('a route alone has no lane, a double has two, the third of a triple looks like its first', () => {
  const ends = [
    [0, 1],
    [1, 0],
    [0, 2],
    [0, 1],
  ] as const;
  expect(lanesOf(ends.map((pair) => ({ ends: pair })))).toEqual([0, 1, null, 0]);
});
