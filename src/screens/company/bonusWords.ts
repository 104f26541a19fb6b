import type { BonusCount, CityMatch, MapData } from '../../engine/map.ts';
import type { Text } from '../../i18n/text.ts';
import { citiesMatching } from '../../table/story/counted.ts';
import type { IconName } from '../../ui/Icon.tsx';

export interface BonusWords {
  readonly name: string;
  /** What it counts, as exactly as the rules do: "Most routes that lead to Norway. Each route counts once." */
  readonly words: string;
  readonly icon: IconName;
}

/** Those of the end of a game, which the rules say as well. */
type OfBonuses = Pick<Text['final'], 'bonus'>;

/** A bonus is named by what it counts: a board's data has no words of its own. */
export function bonusWords({ bonus }: OfBonuses, map: Pick<MapData, 'cities'>, counts: BonusCount): BonusWords {
  switch (counts.what) {
    case 'locomotivesInHand':
      return { ...bonus[counts.what], icon: 'engine' };
    case 'trainsLeft':
      return { ...bonus[counts.what], icon: 'train' };
    case 'countries':
      return { ...bonus[counts.what], icon: 'globe' };
    case 'longestPath':
      return { ...bonus[counts.what], icon: 'winding' };
    case 'routesOfLength':
      return { name: bonus.routesOfLength.name, words: bonus.routesOfLength.words(counts.length), icon: 'stride' };
    case 'routesOfKind':
      return { ...bonus.routesOfKind[counts.kind], icon: KINDS[counts.kind] };
    case 'routesTo':
      return { ...placeWords(map, bonus.routesTo, counts.city), icon: ROUTES_TO[placeOf(counts.city)] };
    case 'ticketsTo':
      return { ...placeWords(map, bonus.ticketsTo, counts.city), icon: TICKETS_TO[placeOf(counts.city)] };
    case 'ticketsWorthAtMost': {
      const { name, words } = bonus.ticketsWorthAtMost;
      return { name, words: words(counts.points), icon: 'ticket' };
    }
    default:
      return counts satisfies never;
  }
}

type Place = 'country' | 'capital' | 'arctic' | 'cities';

const KINDS = { plain: 'route', ferry: 'ferry', tunnel: 'tunnel' } as const;
const ROUTES_TO = { country: 'flag', capital: 'tower', arctic: 'snow', cities: 'station' } as const;
const TICKETS_TO = { country: 'pin', capital: 'crown', arctic: 'star', cities: 'home' } as const;

/** Which single thing a city must be; several at once are told by the names of the cities. */
function placeOf(match: CityMatch): Place {
  const { country, arctic, capital } = match;
  if (Object.values(match).filter((value) => value !== undefined).length !== 1) return 'cities';
  if (country !== undefined) return 'country';
  if (capital === true) return 'capital';
  return arctic === true ? 'arctic' : 'cities';
}

type PlaceBonuses = Text['final']['bonus']['routesTo' | 'ticketsTo'];

function placeWords(
  map: Pick<MapData, 'cities'>,
  { name, words }: PlaceBonuses,
  city: CityMatch,
): Omit<BonusWords, 'icon'> {
  const place = placeOf(city);
  if (place === 'country' && city.country !== undefined) {
    return { name: name.country(city.country), words: words.country(city.country) };
  }
  if (place === 'arctic') return { name: name.arctic, words: words.arctic };
  const names = citiesMatching(map, city).map((id) => map.cities[id]?.name ?? '');
  return { name: place === 'capital' ? name.capital : name.cities, words: words.cities(names) };
}
