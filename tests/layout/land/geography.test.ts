import { geoAzimuthalEqualArea } from 'd3-geo';
import type { Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import type { CityPlace, RoutePlace } from '../../../src/layout/boardFile.ts';
import { geographyOf } from '../../../src/layout/land/geography.ts';
import { landMask } from '../../../src/layout/land/landMask.ts';
import { unbent } from '../../../src/layout/land/outlines.ts';
import type { Places } from '../../../src/layout/land/places.ts';
import type { Atlas } from '../../../src/layout/land/projection.ts';
import type { World } from '../../../src/layout/land/world.ts';

const zone = { width: 400, height: 300 };
const projection = geoAzimuthalEqualArea().scale(573).translate([0, 0]);
/** Ten units are a degree; the middle of the board lies where equator and meridian cross. */
const fit = { kx: 1, ky: 1, ox: 200, oy: 150 };

function block(west: number, south: number, east: number, north: number): Position[][] {
  const corners: Position[] = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
  ];
  return [[...corners, corners[0] ?? []]];
}

/** Land in the west with a lake, a narrow tongue of it reaching east, the sea in the east. */
const world: World = {
  land: { type: 'MultiPolygon', coordinates: [block(-19, -14, -5, 14), block(-6, -1, 8, 1)] },
  lakes: { type: 'MultiPolygon', coordinates: [block(-15, 5, -11, 9)] },
  rivers: {
    type: 'MultiLineString',
    coordinates: [
      [
        [-15, -4],
        [-5, -4],
      ],
      [
        [-15, -9],
        [-14, -9],
      ],
    ],
  },
  borders: { type: 'MultiLineString', coordinates: [] },
};

const city: CityPlace = { x: 30, y: 280, label: { x: 30, y: 268, width: 30, height: 8, fontSize: 10, lines: [] } };

function boardWith(routes: readonly RoutePlace[]): Places {
  return {
    format: 'railpass/board',
    formatVersion: 1,
    map: 'island',
    mapVersion: 1,
    orientation: 'landscape',
    zone,
    north: 0,
    spaceWidth: 9,
    cityRadius: 6,
    cities: [city],
    routes,
  };
}

function straight(x1: number, y1: number, x2: number, y2: number): RoutePlace {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return { spaceLength: 24, spaces: [[(x1 + x2) / 2, (y1 + y2) / 2, angle]], lane: [x1, y1, x2, y2] };
}

function drawn(routes: readonly RoutePlace[], atlas: Partial<Atlas> = {}, isFerry = routes.map(() => true)) {
  const board = boardWith(routes);
  const empty = { ranges: [], seas: [] };
  return geographyOf({
    world,
    atlas: { ...empty, ...atlas },
    projection,
    fit,
    warp: unbent,
    back: unbent,
    board,
    isFerry,
  });
}

const partsOf = (path: string) => path.match(/M/g)?.length ?? 0;

describe('the mask', () => {
  const isLand = landMask(world, projection, fit, zone);

  test('tells land from sea and lakes', () => {
    expect(isLand(100, 150)).toBe(1);
    expect(isLand(70, 80)).toBe(0);
    expect(isLand(350, 60)).toBe(0);
  });

  test('has water far outside', () => {
    expect(isLand(-5000, 150)).toBe(0);
  });
});

describe('outlines', () => {
  test('of land and lakes are closed, of rivers only the long ones are there', () => {
    const { land, lakes, rivers } = drawn([]);
    expect(land.match(/z/g)).toHaveLength(2);
    expect(lakes.match(/z/g)).toHaveLength(1);
    expect(partsOf(rivers)).toBe(1);
  });
});

describe('channels', () => {
  test('a ferry across a tongue of land gets one, only as long as the land', () => {
    const { channels } = drawn([straight(250, 60, 250, 240)]);
    const [x = 0, y = 0] = channels.slice(1).split(/[ l]/).map(Number);
    expect(partsOf(channels)).toBe(1);
    expect(x).toBe(250);
    expect(y).toBeGreaterThan(125);
    expect(y).toBeLessThan(142);
  });

  test('a ferry on open water needs none, and neither does a railway', () => {
    expect(drawn([straight(320, 40, 320, 110)]).channels).toBe('');
    expect(drawn([straight(250, 60, 250, 240)], {}, [false]).channels).toBe('');
  });

  test('none is dug far from the sea', () => {
    expect(drawn([straight(50, 200, 110, 220)]).channels).toBe('');
  });
});

describe('islets', () => {
  const islet = block(14, 9, 15, 10);
  const withIslet = { ...world, land: { ...world.land, coordinates: [...world.land.coordinates, islet] } };
  const landWith = (route: RoutePlace) =>
    geographyOf({
      world: withIslet,
      atlas: { ranges: [], seas: [] },
      projection,
      fit,
      warp: unbent,
      back: unbent,
      board: boardWith([route]),
      isFerry: [true],
    });
  const over = { ...straight(345, 20, 345, 100), lane: [345, 20, 345, 40, 345, 55, 345, 80, 345, 100] };

  test('under a ferry are left out, with no channel where they were', () => {
    expect(landWith(over).land.match(/z/g)).toHaveLength(2);
    expect(landWith(over).channels).toBe('');
  });

  test('elsewhere stay', () => {
    expect(landWith(straight(380, 20, 380, 100)).land.match(/z/g)).toHaveLength(3);
  });
});

describe('peaks', () => {
  const ranges: Atlas['ranges'] = [
    [
      [-17, -8],
      [2, -8],
    ],
  ];

  test('stand along a range, but not in the sea', () => {
    const { peaks } = drawn([], { ranges });
    expect(peaks.length).toBeGreaterThan(3);
    expect(peaks.every(([x]) => x < 150)).toBe(true);
  });

  test('make room for the spaces of a route', () => {
    const near = (routes: readonly RoutePlace[]) =>
      drawn(routes, { ranges }).peaks.filter(([x, y]) => Math.abs(x - 60) < 18 && Math.abs(y - 230) < 8);
    expect(near([])).not.toEqual([]);
    expect(near([straight(50, 230, 70, 230)])).toEqual([]);
    expect(drawn([straight(50, 230, 70, 230)], { ranges }).peaks).not.toEqual([]);
  });
});

describe('the name of a sea', () => {
  const sea = { name: 'Inner Sea', lon: 9, lat: 8, size: 14 };

  test('lies at its own place if that is free', () => {
    const { seas } = drawn([], { seas: [sea] });
    expect(seas).toEqual([{ name: 'Inner Sea', x: 289, y: expect.any(Number), fontSize: 14 }]);
    expect(seas[0]?.y).toBeCloseTo(70, -1);
  });

  test('makes room for a route', () => {
    const [name] = drawn([straight(270, 70, 310, 70)], { seas: [sea] }).seas;
    expect(Math.abs((name?.y ?? 70) - 70)).toBeGreaterThan(14);
  });

  test('is left out where there is no room, and never moves to another sea', () => {
    const pond = { name: 'Mi', lon: -11.5, lat: 7, size: 40 };
    expect(drawn([], { seas: [{ ...pond, lon: -4 }] }).seas).toHaveLength(1);
    expect(drawn([], { seas: [pond] }).seas).toEqual([]);
  });

  test('does not lie on another one', () => {
    const [first, second] = drawn([], { seas: [sea, { ...sea, name: 'Outer Sea' }] }).seas;
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThan(14);
  });

  test('stays out of what is to be covered', () => {
    const keepClear = [{ left: 200, top: 0, right: 400, bottom: 100 }];
    const input = { world, projection, fit, warp: unbent, back: unbent, board: boardWith([]), isFerry: [], keepClear };
    const [name] = geographyOf({ ...input, atlas: { ranges: [], seas: [sea] } }).seas;
    expect(name === undefined || name.y > 100).toBe(true);
  });
});
