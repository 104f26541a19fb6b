import { type Board, routeAt } from '../board.ts';
import { type CardCounts, COLORS, LOCOMOTIVE } from '../cards.ts';
import { at } from '../lists.ts';
import type { BonusCount, CityMatch, MapCity } from '../map.ts';

/** What the bonus counts need to know of a seat at the end. */
export interface FinalHolding {
  readonly routes: readonly number[];
  readonly completedTickets: readonly number[];
  readonly hand: CardCounts;
  readonly trainsLeft: number;
  readonly longestPath: number;
}

/** BONUS-…: how many of what a bonus card counts this seat has. */
export function countFor(board: Board, bonus: BonusCount, holding: FinalHolding): number {
  const { routes, completedTickets } = holding;
  switch (bonus.what) {
    case 'locomotivesInHand':
      return locomotivesAndPairs(holding.hand);
    case 'trainsLeft':
      return holding.trainsLeft;
    case 'countries':
      return countriesReached(board, routes);
    case 'longestPath':
      return holding.longestPath;
    case 'routesOfLength':
      return routes.filter((route) => routeAt(board, route).length === bonus.length).length;
    case 'routesOfKind':
      return routes.filter((route) => routeAt(board, route).kind === bonus.kind).length;
    case 'routesTo':
      return routes.filter((route) => leadsTo(board, routeAt(board, route), bonus.city)).length;
    case 'ticketsTo':
      return completedTickets.filter((ticket) => leadsTo(board, at(board.tickets, ticket), bonus.city)).length;
    case 'ticketsWorthAtMost':
      return completedTickets.filter((ticket) => at(board.tickets, ticket).points <= bonus.points).length;
    default:
      return bonus satisfies never;
  }
}

function locomotivesAndPairs(hand: CardCounts): number {
  let count = at(hand, LOCOMOTIVE);
  for (let color = 0; color < COLORS; color++) count += Math.floor(at(hand, color) / 2);
  return count;
}

function countriesReached(board: Board, routes: readonly number[]): number {
  const cities = routes.flatMap((route) => [routeAt(board, route).a, routeAt(board, route).b]);
  const countries = cities.map((city) => cityAt(board, city).country);
  return new Set(countries.filter((country) => country !== undefined)).size;
}

export function leadsTo(board: Board, ends: { readonly a: number; readonly b: number }, match: CityMatch): boolean {
  return isMatch(cityAt(board, ends.a), match) || isMatch(cityAt(board, ends.b), match);
}

export function isMatch(city: MapCity, { country, arctic, capital }: CityMatch): boolean {
  return (
    (country === undefined || city.country === country) &&
    (arctic === undefined || (city.arctic ?? false) === arctic) &&
    (capital === undefined || (city.capital ?? false) === capital)
  );
}

function cityAt(board: Board, city: number): MapCity {
  return at(board.map.cities, city);
}
