import type { MapCity } from '../../engine/map.ts';
import { type Line, lengthOf, type Vertex } from '../plane/polylines.ts';
import { type GlobeView, linesIn } from './outlines.ts';
import { simplify } from './simplify.ts';

/** Degrees north. */
const LATITUDE = 66.56;
/** So many degrees a city lies clear of the line, on its own side. */
const CLEAR = 0.3;
/** Where the line must give way to a city, it does so over about so many degrees of longitude. */
const GIVES_WAY = 2.5;
const TRIES = 40;
const STEP = 0.3;
const TOLERANCE = 0.12;

type Place = Pick<MapCity, 'lon' | 'lat' | 'arctic'>;

interface Bend {
  readonly lon: number;
  readonly degrees: number;
}

/**
 * The polar circle as points x, y, x, y, … of the board; null where no city counts as northern. Some cities count though
 * they lie a little south of it, so the line is bent to part those that count from those that do not.
 */
export function polarCircleOf(view: GlobeView, cities: readonly Place[]): readonly number[] | null {
  if (!cities.some(({ arctic }) => arctic === true)) return null;
  const bends = bendsFor(cities);
  const { left, right } = view.degrees;
  const count = Math.ceil((right - left) / STEP);
  const parallel = Array.from({ length: count + 1 }, (_, i): Vertex => {
    const lon = left + ((right - left) * i) / count;
    return [lon, latitudeAt(lon, bends)];
  });
  const parts = linesIn(view, { type: 'MultiLineString', coordinates: [parallel.map((point) => [...point])] });
  const longest = parts.reduce<Line>((best, part) => (lengthOf(part) > lengthOf(best) ? part : best), []);
  return simplify(longest, () => TOLERANCE).flatMap(([x, y]) => [tenths(x), tenths(y)]);
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Pushed away from whoever is too near or on the wrong side, until nobody is. */
function bendsFor(cities: readonly Place[]): readonly Bend[] {
  const bends: Bend[] = [];
  for (let k = 0; k < TRIES; k++) {
    const [worst] = cities
      .map((city) => ({ lon: city.lon, degrees: pushBy(city, bends) }))
      .sort((one, other) => Math.abs(other.degrees) - Math.abs(one.degrees));
    if (worst === undefined || Math.abs(worst.degrees) < 0.01) break;
    bends.push(worst);
  }
  return bends;
}

/** How many degrees the line must go north (above 0) or south for this city; 0 where it lies well. */
function pushBy({ lon, lat, arctic = false }: Place, bends: readonly Bend[]): number {
  const line = latitudeAt(lon, bends);
  return arctic ? Math.min(0, lat - CLEAR - line) : Math.max(0, lat + CLEAR - line);
}

function latitudeAt(lon: number, bends: readonly Bend[]): number {
  return bends.reduce((lat, bend) => lat + bend.degrees * Math.exp(-(((lon - bend.lon) / GIVES_WAY) ** 2)), LATITUDE);
}
