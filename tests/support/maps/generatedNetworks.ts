// Networks nobody has drawn: cities strewn at random, neighbours joined, lengths up to a quarter off what the map says.
import Delaunator from 'delaunator';
import type { MapCity, MapData, MapRoute } from '../../../src/engine/map.ts';
import { everythingMap } from './everythingMap.ts';

const NAMES =
  'Aberdeen Bordeaux Constanța Dortmund Edirne Fredericia Genova Hannover Innsbruck Jyväskylä Kaliningrad Ljubljana Montpellier Odessa Porto Rennes Thessaloniki Uppsala Valencia Wrocław Zaragoza Bari Lyon Köln Pskov Turin Lviv Graz Ghent Malmö Bilbao Split Varna Brno Nantes Cork Leeds Tartu Minsk Poltava Kazan Perm Samara Tula'.split(
    ' ',
  );
const COLORS = ['red', 'blue', 'green', 'yellow', 'orange', 'purple', 'black', 'white', 'grey'] as const;
const LEAST_APART = 1.6;
const LONGEST_ROUTE = 7.5;
const DEGREES_PER_SPACE = 1.05;
/** A degree of longitude is this much shorter than one of latitude here. */
const NARROW = 0.65;

type Chance = () => number;

function chanceFrom(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function generatedNetwork(seed: number): MapData {
  const chance = chanceFrom(seed);
  for (let warm = 0; warm < 8; warm++) chance();
  const cities = strewnCities(chance, 24 + Math.floor(chance() * 20));
  return { ...everythingMap, id: `generated-${seed}`, cities, routes: routesBetween(cities, chance), tickets: [] };
}

function strewnCities(chance: Chance, count: number): readonly MapCity[] {
  const cities: MapCity[] = [];
  for (let tries = 0; cities.length < count && tries < 20_000; tries++) {
    const lon = -10 + 40 * chance();
    const lat = 37 + 20 * chance();
    if (cities.some((city) => distance(city, { lon, lat }) < LEAST_APART)) continue;
    const name = NAMES[cities.length % NAMES.length] ?? 'Nowhere';
    cities.push({ id: `city-${cities.length}`, name, lon, lat });
  }
  return cities;
}

interface Place {
  readonly lon: number;
  readonly lat: number;
}

function distance(a: Place, b: Place): number {
  return Math.hypot((a.lon - b.lon) * NARROW, a.lat - b.lat);
}

function routesBetween(cities: readonly MapCity[], chance: Chance): readonly MapRoute[] {
  const { triangles } = Delaunator.from(cities.map(({ lon, lat }) => [lon * NARROW, lat]));
  const pairs = new Set<string>();
  triangles.forEach((from, k) => {
    const to = triangles[k % 3 === 2 ? k - 2 : k + 1] ?? from;
    pairs.add(`${Math.min(from, to)} ${Math.max(from, to)}`);
  });
  return [...pairs].flatMap((pair) => {
    const [a, b] = pair.split(' ').map((i) => cities[Number(i)]);
    return a === undefined || b === undefined ? [] : lanesBetween(a, b, chance);
  });
}

function lanesBetween(a: MapCity, b: MapCity, chance: Chance): readonly MapRoute[] {
  const way = distance(a, b);
  if (way > LONGEST_ROUTE || chance() < 0.22) return [];
  const length = Math.max(1, Math.min(9, Math.round((way / DEGREES_PER_SPACE) * (0.75 + 0.5 * chance()))));
  const luck = chance();
  const lanes = luck < 0.05 ? 3 : luck < 0.3 ? 2 : 1;
  return Array.from({ length: lanes }, (_, lane) => ({
    id: `${a.id}-${b.id}-${lane}`,
    a: a.id,
    b: b.id,
    length,
    color: COLORS[Math.floor(chance() * COLORS.length)] ?? 'grey',
    kind: 'plain' as const,
  }));
}
