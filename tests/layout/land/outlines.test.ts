import { geoAzimuthalEqualArea } from 'd3-geo';
import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import { describe, expect, test } from 'vitest';
import { clipLine, clipRing } from '../../../src/layout/land/clip.ts';
import { linesIn, ringsIn, unbent, viewOf } from '../../../src/layout/land/outlines.ts';
import { simplify } from '../../../src/layout/land/simplify.ts';
import { pathOf } from '../../../src/layout/land/svgPath.ts';
import { areaOf, densify, evenly, type Line } from '../../../src/layout/plane/polylines.ts';
import type { Warp } from '../../../src/layout/plane/warp.ts';

const box = { left: 0, top: 0, right: 100, bottom: 100 };
const fit = { kx: 1, ky: 1, ox: 50, oy: 50 };

/** A view of 100 by 100 units about a place; a degree is about ten units. */
function viewAbout(lon: number, lat: number, warp: Warp = unbent, back: Warp = unbent) {
  const projection = geoAzimuthalEqualArea().rotate([-lon, -lat]).scale(573).translate([0, 0]);
  return viewOf({ projection, fit, warp, back }, box);
}

function island(west: number, south: number, east: number, north: number): MultiPolygon {
  const ring: Position[] = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  return { type: 'MultiPolygon', coordinates: [[ring]] };
}

const totalArea = (rings: readonly Line[]) => rings.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0);

describe('land in a view', () => {
  test('lies where the projection puts it', () => {
    const rings = ringsIn(viewAbout(20, 0), island(19, -1, 21, 1));
    expect(rings).toHaveLength(1);
    expect(totalArea(rings)).toBeCloseTo(400, -1);
  });

  test('is cut off at the edge', () => {
    expect(totalArea(ringsIn(viewAbout(20, 0), island(-20, -20, 60, 20)))).toBeCloseTo(10_000, 0);
  });

  test('on the far side of the globe is not there, not even inside out', () => {
    expect(ringsIn(viewAbout(20, 0), island(-175, -40, -120, 40))).toEqual([]);
  });

  test('is whole across the line where longitudes jump', () => {
    const [middle, beyond] = [island(179, -1, -179, 1), island(-179, -1, -177, 1)];
    expect(totalArea(ringsIn(viewAbout(180, 0), middle))).toBeCloseTo(400, -1);
    expect(totalArea(ringsIn(viewAbout(180, 0), beyond))).toBeCloseTo(400, -1);
  });

  test('around a pole fills only its own side', () => {
    const ring: Position[] = [-180, -90, 0, 90, 180].map((lon) => [lon, -3]);
    const cap: MultiPolygon = { type: 'MultiPolygon', coordinates: [[ring]] };
    expect(totalArea(ringsIn(viewAbout(20, 0), cap))).toBeCloseTo(2000, -2);
  });

  test('follows the warp', () => {
    const view = viewAbout(
      20,
      0,
      (x, y) => [x + 30, y],
      (x, y) => [x - 30, y],
    );
    const [ring = []] = ringsIn(view, island(19, -1, 21, 1));
    expect(Math.min(...ring.map(([x]) => x))).toBeCloseTo(70, 0);
  });
});

test('a line along a parallel bends with it', () => {
  const parallel: MultiLineString = {
    type: 'MultiLineString',
    coordinates: [
      [
        [12, 60],
        [28, 60],
      ],
    ],
  };
  const [line = []] = linesIn(viewAbout(20, 60), parallel);
  const heights = line.map(([, y]) => y);
  expect(line.length).toBeGreaterThan(20);
  expect(Math.max(...heights)).toBeCloseTo(50, 1);
  expect(Math.min(...heights)).toBeLessThan(48);
});

describe('lines and rings', () => {
  const ring: Line = [
    [-10, 10],
    [50, 10],
    [50, 60],
    [-10, 60],
    [-10, 10],
  ];

  test('a clipped ring stays a ring', () => {
    const clipped = clipRing(ring, box);
    expect(clipped[0]).toEqual(clipped.at(-1));
    expect(Math.abs(areaOf(clipped))).toBeCloseTo(2500, 6);
    expect(clipRing(ring, { left: 200, top: 0, right: 300, bottom: 100 })).toEqual([]);
  });

  test('a line that leaves and comes back has two parts, each reaching the edge', () => {
    const line: Line = [10, 60, 130, 60, 10].map((x, i) => [x, 10 * i]);
    const parts = clipLine(line, box);
    expect(parts.map((part) => part.map(([x]) => x))).toEqual([
      [10, 60, 130],
      [130, 60, 10],
    ]);
  });

  test('a dense line is as long as before, and simple again afterwards', () => {
    expect(densify(ring, 7).length).toBeGreaterThan(30);
    expect(simplify(densify(ring, 7), () => 0.1)).toEqual(ring);
  });

  test('simplifying keeps what sticks out farther than the tolerance', () => {
    const line: Line = [
      [0, 0],
      [10, 0.4],
      [20, 0],
      [30, 3],
      [40, 0],
    ];
    const simple = simplify(line, () => 0.5);
    expect(simple).not.toContainEqual([10, 0.4]);
    expect(simple).toContainEqual([30, 3]);
  });

  test('points lie evenly along a line with a corner', () => {
    const line: Line = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    expect(evenly(line, 5)).toEqual([
      [0, 0],
      [5, 0],
      [10, 0],
      [10, 5],
      [10, 10],
    ]);
  });
});

describe('a path', () => {
  test('is written in relative steps of one decimal, without a character too many', () => {
    const line: Line = [
      [1, 2],
      [1.25, 1.5],
      [3, 0.26],
    ];
    expect(pathOf([line], false)).toBe('M1 2l.3-.5 1.7-1.2');
  });

  test('of a ring is closed by z, and a speck is left out', () => {
    const ring: Line = [
      [0, 0],
      [5, 0],
      [0, 5],
      [0, 0],
    ];
    expect(pathOf([ring, ring.map(() => [1, 1] as const)], true)).toBe('M0 0l5 0-5 5z');
  });

  test('does not drift: the end lies where it should after many small steps', () => {
    const line: Line = Array.from({ length: 101 }, (_, i) => [i * 0.34, 0]);
    const steps = pathOf([line], false).replace('M0 0l', '').split(' ').map(Number);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(34, 6);
  });
});
