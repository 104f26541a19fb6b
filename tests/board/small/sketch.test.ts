import { expect, test } from 'vitest';
import { projectionFor } from '../../../src/board/camera/projection.ts';
import { isTall, sketchOf } from '../../../src/board/small/sketch.ts';
import { boards } from '../../../src/table/boards.ts';

const lisboa = { lon: -9.1, lat: 38.7 };
const moskva = { lon: 37.6, lat: 55.8 };
const wien = { lon: 16.4, lat: 48.2 };

test('north is up and east is right', () => {
  const [west, east, middle] = [lisboa, moskva, wien].map(projectionFor([lisboa, moskva, wien]));
  if (!west || !east || !middle) throw new Error('three places make three points');
  expect(east.x).toBeGreaterThan(middle.x);
  expect(middle.x).toBeGreaterThan(west.x);
  expect(east.y).toBeLessThan(middle.y);
  expect(middle.y).toBeLessThan(west.y);
});

test('places on one latitude can be drawn too', () => {
  const flat = [
    { lon: 0, lat: 50 },
    { lon: 10, lat: 50 },
  ];
  const points = flat.map(projectionFor(flat));
  expect(points.flatMap(({ x, y }) => [x, y]).every(Number.isFinite)).toBe(true);
});

test.each(boards)('the sketch of $name draws every city and every route inside its frame', (map) => {
  const sketch = sketchOf(map);
  expect(sketch.cities.match(/M/g)).toHaveLength(map.cities.length);
  expect(sketch.routes.flatMap(({ path }) => path.match(/M/g) ?? [])).toHaveLength(map.routes.length);
  const numbers = [...sketch.land.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(numbers.every(([x, y]) => x > 0 && x < sketch.width && y > 0 && y < sketch.height)).toBe(true);
});

test('routes over water are no land', () => {
  const [map] = boards;
  if (map === undefined) throw new Error('there are boards');
  const dryRoutes = map.routes.filter((route) => route.kind !== 'ferry').length;
  expect(sketchOf(map).land.match(/L/g)).toHaveLength(dryRoutes);
});

test('parallel routes lie side by side', () => {
  const twins = { a: 'x', b: 'y', length: 2, kind: 'plain' } as const;
  const [base] = boards;
  if (base === undefined) throw new Error('there are boards');
  const map = {
    ...base,
    cities: [
      { id: 'x', name: 'X', lon: 0, lat: 50 },
      { id: 'y', name: 'Y', lon: 10, lat: 55 },
    ],
    routes: [
      { ...twins, id: 'x--y--1', color: 'red' },
      { ...twins, id: 'x--y--2', color: 'blue' },
    ],
  } as const;
  const [red, blue] = sketchOf(map).routes;
  expect(red?.path).not.toBe(blue?.path);
});

test('a board is tall or wide by its cities', () => {
  expect(boards.filter(isTall).length).toBeLessThan(boards.length);
});
