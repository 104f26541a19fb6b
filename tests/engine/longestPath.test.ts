import { describe, expect, it } from 'vitest';
import { coresOf } from '../../src/engine/longestPath/core.ts';
import { addLink, type Junctions, railLink, totalLength } from '../../src/engine/longestPath/links.ts';
import { longestPathLinks } from '../../src/engine/longestPath/search.ts';
import { longestPath, type Rail } from '../../src/engine/longestPath.ts';
import { below, type Random, stream } from '../../src/engine/random.ts';
import { MAP_IDS, type MapId, mapFile } from '../support/maps/mapFiles.ts';
import worst from './longestPath.worst.json' with { type: 'json' };

interface Route extends Rail {
  readonly id: string;
}

const routes = new Map<string, readonly Route[]>(MAP_IDS.map((id) => [id, routesOf(id)]));

function routesOf(map: MapId): Route[] {
  const { cities, routes } = mapFile(map);
  const place = (city: string) => cities.findIndex(({ id }) => id === city);
  return routes.map(({ id, a, b, length }) => ({ id, a: place(a), b: place(b), length }));
}

/** 'AB3 BC2': three spaces from A to B, two from B to C. */
function network(text: string): Rail[] {
  return [...text.matchAll(/(\w)(\w)(\d+)/g)].map(([, a = '', b = '', length]) => ({
    a: a.charCodeAt(0),
    b: b.charCodeAt(0),
    length: Number(length),
  }));
}

/** Tries every path there is. */
function exhaustive(rails: readonly Rail[]): number {
  const cities = [...new Set(rails.flatMap(({ a, b }) => [a, b]))];
  const railsAt = new Map(cities.map((city) => [city, rails.filter(({ a, b }) => a === city || b === city)]));
  const used = new Set<Rail>();
  const longestFrom = (city: number): number => {
    let longest = 0;
    for (const rail of railsAt.get(city) ?? []) {
      if (used.has(rail)) continue;
      used.add(rail);
      longest = Math.max(longest, rail.length + longestFrom(rail.a === city ? rail.b : rail.a));
      used.delete(rail);
    }
    return longest;
  };
  return Math.max(0, ...cities.map(longestFrom));
}

/** Whether the rails can be travelled one after the other from this city. */
function isWay(rails: readonly Rail[], start: number): boolean {
  let city = start;
  for (const { a, b } of rails) {
    if (city !== a && city !== b) return false;
    city = city === a ? b : a;
  }
  return true;
}

/** The length of the longest path, once its rails have proved to be one path of that length. */
function provenLength(rails: readonly Rail[]): number {
  const path = longestPath(rails);
  const way = path.rails.flatMap((place) => rails[place] ?? []);
  expect(new Set(path.rails).size).toBe(way.length);
  expect(way.reduce((sum, { length }) => sum + length, 0)).toBe(path.length);
  const [first] = way;
  expect(first === undefined || isWay(way, first.a) || isWay(way, first.b)).toBe(true);
  return path.length;
}

/** Routes that hang together, now and then not, for so many trains; at most one between the same two cities (DBL-1). */
function someNetwork(all: readonly Route[], trains: number, random: Random): Rail[] {
  const taken: Rail[] = [];
  let left = trains;
  for (let tries = 0; tries < 400; tries++) {
    const route = all[below(random, all.length)];
    if (route === undefined || route.length > left) continue;
    const touches = taken.some(({ a, b }) => [a, b].includes(route.a) || [a, b].includes(route.b));
    const isDouble = taken.some(({ a, b }) => a === route.a && b === route.b);
    if (isDouble || (taken.length > 0 && !touches && below(random, 40) > 0)) continue;
    taken.push(route);
    left -= route.length;
  }
  return taken;
}

/** Any rails between a few cities, parallel ones and loops included. */
function someRails(random: Random): Rail[] {
  const cities = 5 + below(random, 6);
  return Array.from({ length: below(random, 13) }, () => ({
    a: below(random, cities),
    b: below(random, cities),
    length: 1 + below(random, 6),
  }));
}

describe('SCORE-2 the longest continuous path', () => {
  it.each([
    ['is 0 without any route', '', 0],
    ['is the route itself for a single one', 'AB4', 4],
    ['adds up a line of routes', 'AB4 BC2 CD3', 9],
    ['is the same whichever way round the routes are written', 'BA4 BC2 DC3', 9],
    ['does not count a branch', 'AB4 BC2 BD3', 7],
    ['takes the two longest of four branches', 'AB1 AC5 AD2 AE4', 9],
    ['goes round a loop and out along its tail', 'AB1 BC1 CA1 AD5', 8],
    ['goes round a loop the longer way between its two tails', 'AB1 BC1 CA1 AD5 BE5', 12],
    ['leaves out one of three tails of a loop, and one side of the loop', 'AB1 BC2 CA2 AD5 BE5 CF1', 14],
    ['travels a figure eight whole', 'AB1 BC2 CA3 CD4 DE5 EC6', 21],
    ['passes through a city several times', 'AB1 BC1 CA1 AD1 DE1 EA1 AF1 FG1 GA1 AH2 AI2', 13],
    ['counts the longer one of two networks', 'AB3 BC3 XY4 YZ3', 7],
    ['does not add up networks that do not touch', 'AB6 CD6 EF5', 6],
    ['prefers a short network in one piece to a long one with many branches', 'AB3 AC3 AD3 AE3 AF3 XY4 YZ4', 8],
    ['travels two parallel routes there and back', 'AB2 AB3 BC1', 6],
    ['travels three parallel routes one after the other', 'AB2 AB2 AB2 BC1 AD1', 8],
    ['crosses a bridge between two loops once', 'AB1 BC1 CA1 CD7 DE1 EF1 FD1', 13],
    ['leaves out the cheapest way across when four cities have three routes each', 'AB2 BC2 CD2 DA2 AC3 BD1', 11],
  ])('%s', (_, text, length) => {
    expect(provenLength(network(text))).toBe(length);
  });

  it('is as long as the best of all paths tried one by one, on parts of every map', () => {
    const random = stream('longest path', 'maps');
    for (let i = 0; i < 1200; i++) {
      const all = routes.get(MAP_IDS[i % 3] ?? '') ?? [];
      const rails = someNetwork(all, 6 + below(random, 25), random);
      expect(provenLength(rails), JSON.stringify(rails)).toBe(exhaustive(rails));
    }
  });

  it('is as long as the best of all paths tried one by one, with rails of any kind', () => {
    const random = stream('longest path', 'rails');
    for (let i = 0; i < 1200; i++) {
      const rails = someRails(random);
      expect(provenLength(rails), JSON.stringify(rails)).toBe(exhaustive(rails));
    }
  });

  it('is found by one who asks only for longer ones than one space less, and not by one who asks for longer ones still', () => {
    const random = stream('longest path', 'longer than');
    for (let i = 0; i < 300; i++) {
      const rails = someRails(random);
      const length = exhaustive(rails);
      if (length === 0) continue;
      expect(longestPath(rails, length - 1).length, JSON.stringify(rails)).toBe(length);
      expect(longestPath(rails, length), JSON.stringify(rails)).toEqual({ length: 0, rails: [] });
    }
  });

  it('stays the same when the search may remember next to nothing', () => {
    const random = stream('longest path', 'memory');
    for (let i = 0; i < 300; i++) {
      const rails = someRails(random);
      const parts: Junctions = new Map();
      rails.forEach(({ a, b, length }, rail) => {
        addLink(parts, railLink(a, b, length, rail));
      });
      const [core] = coresOf(parts);
      if (core === undefined || core.isOdd.filter(Boolean).length <= 2) continue;
      const links = longestPathLinks(core, core.length, 3) ?? [];
      expect(totalLength(links)).toBe(exhaustive(core.links));
    }
  });

  it.each(worst)('is found in the hardest networks known: $length spaces on $map', ({ map, length, routes: ids }) => {
    const rails = (routes.get(map) ?? []).filter(({ id }) => ids.includes(id));
    expect(rails).toHaveLength(ids.length);
    expect(provenLength(rails)).toBe(length);
    expect(provenLength(ids.flatMap((id) => rails.find((rail) => rail.id === id) ?? []))).toBe(length);
  });

  it('is found on maps larger than ours, where one player owns everything', () => {
    const ring = Array.from({ length: 60 }, (_, i) => ({ a: i, b: (i + 1) % 60, length: 1 }));
    const shortcuts = Array.from({ length: 15 }, (_, i) => ({ a: 4 * i, b: 4 * i + 2, length: 1 }));
    const branches = Array.from({ length: 30 }, (_, i) => ({ a: 2 * i + 1, b: 100 + i, length: 1 }));
    expect(provenLength(ring)).toBe(60);
    expect(provenLength([...ring, ...branches])).toBe(61);
    // Only one shortcut fits in: between the start and the end of the path.
    expect(provenLength([...ring, ...shortcuts])).toBe(61);
  });
});
