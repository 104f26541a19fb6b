import type { BonusCount, CityMatch } from '../../engine/map.ts';
import type { Text } from '../../i18n/text.ts';
import type { IconName } from '../../ui/Icon.tsx';

export interface BonusWords {
  readonly name: string;
  /** What it counts: "most countries". */
  readonly words: string;
  readonly icon: IconName;
}

/** A bonus is named by what it counts: a board's data has no words of its own. */
export function bonusWords(text: Text, counts: BonusCount): BonusWords {
  const { bonus } = text.final;
  switch (counts.what) {
    case 'locomotivesInHand':
      return { ...bonus[counts.what], icon: 'cards' };
    case 'trainsLeft':
      return { ...bonus[counts.what], icon: 'train' };
    case 'countries':
      return { ...bonus[counts.what], icon: 'globe' };
    case 'longestPath':
      return { ...bonus[counts.what], icon: 'route' };
    case 'routesOfLength':
      return { name: bonus.routesOfLength.name, words: bonus.routesOfLength.words(counts.length), icon: 'route' };
    case 'routesOfKind':
      return { ...bonus.routesOfKind[counts.kind], icon: counts.kind === 'ferry' ? 'ferry' : 'route' };
    case 'routesTo':
      return { ...placeWords(text, bonus.routesTo, counts.city), icon: 'route' };
    case 'ticketsTo':
      return { ...placeWords(text, bonus.ticketsTo, counts.city), icon: 'ticket' };
    case 'ticketsWorthAtMost': {
      const { name, words } = bonus.ticketsWorthAtMost;
      return { name, words: words(counts.points), icon: 'ticket' };
    }
    default:
      return counts satisfies never;
  }
}

type PlaceBonuses = Text['final']['bonus']['routesTo'];

function placeWords(text: Text, places: PlaceBonuses, city: CityMatch): Omit<BonusWords, 'icon'> {
  if (city.country !== undefined) {
    const country = text.final.country(city.country);
    return { name: places.country.name(country), words: places.country.words(country) };
  }
  return city.capital === true ? places.capital : places.arctic;
}
