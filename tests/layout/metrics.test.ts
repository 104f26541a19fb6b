import { describe, expect, it } from 'vitest';
import type { MapData } from '../../src/engine/map.ts';
import type { BoardFile, CityPlace, RoutePlace } from '../../src/layout/boardFile.ts';
import { metricsOf } from '../../src/layout/metrics.ts';
import { everythingMap } from '../support/maps/everythingMap.ts';

const city = (id: string, name: string) => ({ id, name, lon: 0, lat: 0 });
const route = (id: string, a: string, b: string) => ({ id, a, b, length: 1, color: 'grey', kind: 'plain' }) as const;
const map: MapData = {
  ...everythingMap,
  cities: [city('a', 'Aachen'), city('b', 'Basel'), city('c', 'Calais'), city('d', 'Dover')],
  routes: [route('ab', 'a', 'b'), route('cd', 'c', 'd')],
};

function placed(x: number, y: number): CityPlace {
  return { x, y, label: { x, y: y - 20, width: 30, height: 10, fontSize: 12, lines: [] } };
}

function straight(from: CityPlace, to: CityPlace, spaceLength = 24): RoutePlace {
  const middle = [(from.x + to.x) / 2, (from.y + to.y) / 2] as const;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const third = (k: number) => [from.x + ((to.x - from.x) * k) / 3, from.y + ((to.y - from.y) * k) / 3];
  return {
    spaceLength,
    spaces: [[...middle, angle]],
    lane: [from.x, from.y, ...third(1), ...third(2), to.x, to.y],
  };
}

/** Two short routes above each other, with all the room in the world; `change` spoils it. */
function board(change: Partial<Record<'a' | 'b' | 'c' | 'd', CityPlace>> = {}, lengths: readonly number[] = [24, 24]) {
  const { a = placed(400, 300), b = placed(450, 300), c = placed(400, 400), d = placed(450, 400) } = change;
  return {
    format: 'railpass/board',
    formatVersion: 1,
    map: 'everything',
    mapVersion: 1,
    orientation: 'landscape',
    zone: { width: 1024, height: 571 },
    north: 0,
    spaceWidth: 9,
    cityRadius: 6,
    cities: [a, b, c, d],
    routes: [straight(a, b, lengths[0]), straight(c, d, lengths[1])],
  } satisfies Omit<BoardFile, 'geography'>;
}

const labelAt = (place: CityPlace, x: number, y: number): CityPlace => ({ ...place, label: { ...place.label, x, y } });

describe('the metrics of a board', () => {
  it('find nothing wrong where there is room', () => {
    expect(metricsOf(board(), map)).toMatchObject({ faults: [], longestToShortest: 1, smallestFont: 12 });
  });

  it('count spaces of two routes that overlap', () => {
    const near = { c: placed(400, 307), d: placed(450, 307) };
    expect(metricsOf(board(near), map)).toMatchObject({ spaceOverlaps: 1 });
  });

  it('count a space on a city, its own included', () => {
    expect(metricsOf(board({ b: placed(430, 300) }), map).spacesOnCities).toBeGreaterThan(0);
    expect(metricsOf(board({ c: placed(425, 308), d: placed(425, 360) }), map).spacesOnCities).toBeGreaterThan(0);
  });

  it('count a space on a name', () => {
    expect(metricsOf(board({ c: labelAt(placed(400, 400), 425, 303) }), map)).toMatchObject({ spacesOnLabels: 1 });
  });

  it('count names that overlap, and a name on a city', () => {
    expect(metricsOf(board({ b: labelAt(placed(450, 300), 410, 282) }), map)).toMatchObject({ labelOverlaps: 1 });
    expect(metricsOf(board({ b: labelAt(placed(450, 300), 400, 300) }), map).labelsOnCities).toBe(1);
  });

  it('count routes that cross', () => {
    const across = { a: placed(300, 300), b: placed(500, 400), c: placed(300, 400), d: placed(500, 300) };
    expect(metricsOf(board(across), map)).toMatchObject({ crossings: 1 });
  });

  it('count what leaves the zone or lies under a prompt', () => {
    expect(metricsOf(board({ a: placed(1000, 300), b: placed(1040, 300) }), map)).toMatchObject({ outside: 1 });
    expect(metricsOf(board({ a: placed(80, 80), b: placed(130, 80) }), map)).toMatchObject({ covered: 3 });
  });

  it('compare the longest space with the shortest', () => {
    expect(metricsOf(board({}, [24, 12]), map)).toMatchObject({ longestToShortest: 2, shortest: 12, longest: 24 });
  });
});
