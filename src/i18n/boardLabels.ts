import type { MapCity, MapData, MapRoute } from '../engine/map.ts';
import type { Text } from './text.ts';

export type RouteSituation =
  | { readonly kind: 'free'; readonly affordable: boolean; readonly helpful: boolean }
  | { readonly kind: 'closed' }
  | { readonly kind: 'claimed'; readonly by: string };

/** "Wien to Zagreb, 2 trains, any colour, free, you can pay" */
export function routeLabel(
  text: Text,
  route: MapRoute,
  { cities, rules }: RouteGround,
  situation: RouteSituation,
): string {
  const plain = plainRouteLabel(text, route, { cities, rules });
  return [plain, ...situationWords(text.board, situation)].join(text.board.comma);
}

/** What is to be known of the map to say what a route asks for. */
type RouteGround = Pick<MapData, 'cities'> & { readonly rules: Pick<MapData['rules'], 'ferrySymbol'> };

/** "Wien to Zagreb, 2 trains, any colour": as it lies on the board, whatever has become of it. */
export function plainRouteLabel(
  { board, cards, claim }: Text,
  route: MapRoute,
  { cities, rules }: RouteGround,
): string {
  const nameOf = (id: string) => cities.find((city) => city.id === id)?.name ?? id;
  const { length, color, locomotives = 0, drawBonus = 0 } = route;
  return [
    board.fromTo(nameOf(route.a), nameOf(route.b)),
    board.trains(length),
    color === 'grey' ? board.anyColor : cards.colors[color],
    ...(route.kind === 'plain' ? [] : [board.kinds[route.kind]]),
    ...(locomotives > 0
      ? [rules.ferrySymbol === 'locomotive' ? board.needs(locomotives) : claim.needsPairs(locomotives)]
      : []),
    ...(drawBonus > 0 ? [board.drawBonus(drawBonus)] : []),
  ].join(board.comma);
}

function situationWords(words: Text['board'], situation: RouteSituation): readonly string[] {
  if (situation.kind === 'claimed') return [words.claimedBy(situation.by)];
  if (situation.kind === 'closed') return [words.closed];
  const { affordable, helpful } = situation;
  return [words.free, ...(affordable ? [words.affordable] : []), ...(helpful ? [words.helpful] : [])];
}

/** What the bonus cards of a map ask about a city. */
interface CityFacts {
  /** Two letters. */
  readonly country: string | null;
  readonly arctic: boolean;
  readonly capital: boolean;
}

export interface CitySituation {
  /** Whose station stands there. */
  readonly station: string | null;
  readonly ticket: boolean;
  /** Null: nobody asks. */
  readonly facts: CityFacts | null;
}

/** "Kiruna, Sweden, beyond the polar circle", "Wien, station of Anna, on your ticket" */
export function cityLabel(text: Text, city: MapCity, { station, ticket, facts }: CitySituation): string {
  const { board } = text;
  return [
    city.name,
    ...(facts === null ? [] : factWords(text, facts)),
    ...(station === null ? [] : [board.stationOf(station)]),
    ...(ticket ? [board.onTicket] : []),
  ].join(board.comma);
}

/** "Sweden", "beyond the polar circle", "a capital": as far as they are asked for. */
export function factWords({ board, final }: Text, { country, arctic, capital }: CityFacts): readonly string[] {
  return [
    ...(country === null ? [] : [final.country(country)]),
    ...(arctic ? [board.beyondPolarCircle] : []),
    ...(capital ? [board.capital] : []),
  ];
}
