import type { BonusCount, CityMatch, MapCity, MapData } from '../../engine/map.ts';
import { isMatch } from '../../engine/scoring/bonuses.ts';
import { PATH_BONUS } from '../../engine/scoring/result.ts';
import { count, shown } from '../sentences.ts';
import { bonusCardWords, type MapCheck } from './words.ts';

function* cardsInPlay({ rules, bonusCards }: MapData) {
  const there = bonusCards?.length ?? 0;
  const inPlay = rules.bonusCardsInPlay;
  if (inPlay === null && there > 0)
    yield `rules.bonusCardsInPlay is null, but there are ${count(there, 'bonus card')}.`;
  if (inPlay !== null && there < inPlay) {
    yield `rules.bonusCardsInPlay is ${inPlay}, but there ${there === 1 ? 'is' : 'are'} only ${count(there, 'bonus card')}.`;
  }
}

function* idTaken({ bonusCards = [] }: MapData) {
  const i = bonusCards.findIndex((card) => card.id === PATH_BONUS);
  if (i >= 0) yield `bonusCards[${i}].id is "${PATH_BONUS}", but that id stands for rules.longestPathBonus.`;
}

function* neverWon(map: MapData) {
  for (const [i, card] of (map.bonusCards ?? []).entries()) {
    const fault = reasonNeverWon(map, card.counts);
    if (fault !== undefined) yield `${bonusCardWords(card, i, 'counts')} can never be won: ${fault}.`;
  }
}

function reasonNeverWon(map: MapData, counts: BonusCount): string | undefined {
  switch (counts.what) {
    case 'countries':
      return unless(
        map.cities.some((city) => city.country !== undefined),
        'no city has a country',
      );
    case 'routesOfLength':
      return unless(
        map.routes.some((r) => r.length === counts.length),
        `no route has length ${counts.length}`,
      );
    case 'routesOfKind':
      return unless(
        map.routes.some((r) => r.kind === counts.kind),
        `no route is of kind ${shown(counts.kind)}`,
      );
    case 'routesTo':
      return unless(matches(map, counts.city).length > 0, `no city has ${matchWords(counts.city)}`);
    case 'ticketsTo':
      return reasonNoTickets(map, counts.city);
    case 'ticketsWorthAtMost':
      return unless(
        map.tickets.some((t) => t.points <= counts.points),
        `no ticket is worth ${counts.points} or less`,
      );
    default:
      return undefined;
  }
}

function reasonNoTickets(map: MapData, match: CityMatch): string | undefined {
  const cities = new Set(matches(map, match).map((city) => city.id));
  if (cities.size === 0) return `no city has ${matchWords(match)}`;
  const hasTicket = map.tickets.some((ticket) => cities.has(ticket.a) || cities.has(ticket.b));
  return unless(hasTicket, `no ticket leads to a city with ${matchWords(match)}`);
}

function unless(fine: boolean, fault: string): string | undefined {
  return fine ? undefined : fault;
}

function matches(map: MapData, match: CityMatch): readonly MapCity[] {
  return map.cities.filter((city) => isMatch(city, match));
}

function matchWords(match: CityMatch): string {
  return Object.entries(match)
    .map(([field, value]) => `${field} ${shown(value)}`)
    .join(' and ');
}

export const bonusCardChecks: readonly MapCheck[] = [cardsInPlay, idTaken, neverWon];
