import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../engine/lists.ts';
import { longestPath, type Rail } from '../../engine/longestPath.ts';
import type { MapData } from '../../engine/map.ts';
import { below, type Random, stream } from '../../engine/random.ts';
import { currentMaps } from '../maps.ts';

interface Row {
  map: string;
  network: string;
  samples: number;
  meanMicros: number;
  p99Micros: number;
  maxMillis: number;
}

interface WorstNetwork {
  readonly map: string;
  readonly routes: readonly string[];
}

const NETWORKS = 500;
/** Each network is timed so often and its fastest run counts: the others tell what else the machine was doing. */
const RUNS = 5;
/** Fewer rounds, and the first map would show the time of code that is not yet optimised. */
const WARM_UPS = 4;

/**
 * How long it takes to find the longest path, on every map: in networks as they are at the end of a game, in dense
 * networks of short routes, and in the hardest ones known.
 */
export function benchLongestPath(): Row[] {
  return currentMaps().flatMap((map) => [
    rowOf(
      map,
      'end of a game',
      networksOf(map, 'any', () => 1),
    ),
    rowOf(
      map,
      'short routes',
      networksOf(map, 'short', ({ length }) => length ** 3),
    ),
    rowOf(map, 'hardest known', worstNetworks(map)),
  ]);
}

function rowOf(map: MapData, network: string, networks: readonly Rail[][]): Row {
  for (let round = 0; round < WARM_UPS; round++) for (const rails of networks) longestPath(rails);
  const micros = networks.map(fastestRun).sort((one, other) => one - other);
  const mean = micros.reduce((sum, time) => sum + time, 0) / micros.length;
  return {
    map: map.id,
    network,
    samples: micros.length,
    meanMicros: Number(mean.toFixed(1)),
    p99Micros: Number((micros[Math.floor(micros.length * 0.99)] ?? 0).toFixed(1)),
    maxMillis: Number(((micros.at(-1) ?? 0) / 1000).toFixed(3)),
  };
}

function fastestRun(rails: readonly Rail[]): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const begun = performance.now();
    longestPath(rails);
    fastest = Math.min(fastest, performance.now() - begun);
  }
  return fastest * 1000;
}

function networksOf(map: MapData, name: string, reluctance: (rail: Rail) => number): Rail[][] {
  const rails = [...railsOf(map).values()];
  return Array.from({ length: NETWORKS }, (_, i) =>
    grownNetwork(rails, map.rules.trains, stream(`${map.id}/${name}`, 'longest path', i), reluctance),
  );
}

/** Claims one route after another next to those it has, long ones reluctantly, until its trains are gone. */
function grownNetwork(
  rails: readonly Rail[],
  trains: number,
  random: Random,
  reluctance: (rail: Rail) => number,
): Rail[] {
  const taken = new Set<Rail>();
  const cities = new Set<number>();
  let left = trains;
  for (let tries = 0; tries < 5000 && left > 0; tries++) {
    const rail = at(rails, below(random, rails.length));
    const isNear = taken.size === 0 || cities.has(rail.a) || cities.has(rail.b);
    if (!isNear || taken.has(rail) || rail.length > left || below(random, reluctance(rail)) > 0) continue;
    taken.add(rail);
    cities.add(rail.a).add(rail.b);
    left -= rail.length;
  }
  return [...taken];
}

function worstNetworks(map: MapData): Rail[][] {
  const file = join(import.meta.dirname, '../../../tests/engine/longestPath.worst.json');
  const worst: readonly WorstNetwork[] = JSON.parse(readFileSync(file, 'utf8'));
  const rails = railsOf(map);
  return worst
    .filter((network) => network.map === map.id)
    .map(({ routes }) => routes.flatMap((id) => rails.get(id) ?? []));
}

/** The first of several routes between the same two cities: nobody may own a second one (DBL-1). */
function railsOf(map: MapData): Map<string, Rail> {
  const cities = new Map(map.cities.map(({ id }, place) => [id, place]));
  const pairs = new Set<string>();
  const rails = new Map<string, Rail>();
  for (const { id, a, b, length } of map.routes) {
    const pair = [a, b].sort().join();
    if (!pairs.has(pair)) rails.set(id, { a: cities.get(a) ?? 0, b: cities.get(b) ?? 0, length });
    pairs.add(pair);
  }
  return rails;
}
