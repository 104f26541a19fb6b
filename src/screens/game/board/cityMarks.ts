import { type CityModel, COUNTRY_SHAPES, type CountryMark } from '../../../board/model.ts';
import type { MapData } from '../../../engine/map.ts';
import { type CityFacts, cityFacts } from '../../../table/story/counted.ts';

/** What the bonus cards of a map ask about a city, as it is told and as it is drawn. */
export interface MarkedCity extends Pick<CityModel, 'mark' | 'northern' | 'capital'> {
  readonly facts: CityFacts;
}

/** In the order of the map's cities. */
export function markedCities(map: MapData): readonly MarkedCity[] {
  const facts = cityFacts(map);
  const marks = countryMarks(facts);
  return facts.map((each) => ({
    facts: each,
    mark: (each.country === null ? undefined : marks.get(each.country)) ?? null,
    northern: each.arctic,
    capital: each.capital,
  }));
}

/** Shapes in the order in which the map names its countries; the last one is shared, and told by its letters. */
function countryMarks(facts: readonly CityFacts[]): ReadonlyMap<string, CountryMark> {
  const countries = [...new Set(facts.flatMap(({ country }) => country ?? []))];
  return new Map(
    countries.map((letters, i) => [letters, { letters, shape: COUNTRY_SHAPES[i] ?? COUNTRY_SHAPES[LAST] }]),
  );
}

const LAST = 5;
