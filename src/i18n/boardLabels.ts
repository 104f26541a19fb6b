import type { MapCity, MapRoute } from '../engine/map.ts';
import type { Text } from './text.ts';

export type RouteSituation =
  | { readonly kind: 'free'; readonly affordable: boolean }
  | { readonly kind: 'closed' }
  | { readonly kind: 'claimed'; readonly by: string };

/** "Wien to Zagreb, 2 trains, any colour, free, you can pay" */
export function routeLabel(
  { board, cards }: Text,
  route: MapRoute,
  cities: readonly MapCity[],
  situation: RouteSituation,
): string {
  const nameOf = (id: string) => cities.find((city) => city.id === id)?.name ?? id;
  const { length, color, locomotives = 0, drawBonus = 0 } = route;
  return [
    board.fromTo(nameOf(route.a), nameOf(route.b)),
    board.trains(length),
    color === 'grey' ? board.anyColor : cards.colors[color],
    ...(route.kind === 'plain' ? [] : [board.kinds[route.kind]]),
    ...(locomotives > 0 ? [board.needs(locomotives)] : []),
    ...(drawBonus > 0 ? [board.drawBonus(drawBonus)] : []),
    ...situationWords(board, situation),
  ].join(board.comma);
}

function situationWords(words: Text['board'], situation: RouteSituation): readonly string[] {
  if (situation.kind === 'claimed') return [words.claimedBy(situation.by)];
  if (situation.kind === 'closed') return [words.closed];
  return situation.affordable ? [words.free, words.affordable] : [words.free];
}

export interface CitySituation {
  /** Whose station stands there. */
  readonly station: string | null;
  readonly ticket: boolean;
}

/** "Wien, station of Anna, on your ticket" */
export function cityLabel({ board }: Text, city: MapCity, { station, ticket }: CitySituation): string {
  return [city.name, ...(station === null ? [] : [board.stationOf(station)]), ...(ticket ? [board.onTicket] : [])].join(
    board.comma,
  );
}
