import type { TableView } from '../../../engine/view.ts';
import { type ListedTicket, ticketsInPlay } from '../../../table/story/ticketList.ts';
import { soughtBy } from '../words/letters.ts';
import { cityName } from '../words/names.ts';

export interface CityEntry {
  readonly city: string;
  readonly tickets: readonly CityTicket[];
}

export interface CityTicket extends Pick<ListedTicket, 'ticket' | 'points' | 'isLong' | 'elsewhere'> {
  /** The other end. */
  readonly to: string;
}

/** All tickets of the deck in play under both of their cities, by the alphabet of the page's language. */
export function ticketIndex(view: TableView): readonly CityEntry[] {
  const byCity = new Map<string, CityTicket[]>();
  const list = (from: string, to: string, { ticket, points, isLong, elsewhere }: ListedTicket) => {
    const tickets = byCity.get(from) ?? [];
    byCity.set(from, [...tickets, { ticket, to, points, isLong, elsewhere }]);
  };
  for (const ticket of ticketsInPlay(view)) {
    const [a, b] = [cityName(view, ticket.a), cityName(view, ticket.b)];
    list(a, b, ticket);
    list(b, a, ticket);
  }
  const entries = [...byCity].map(([city, tickets]) => ({
    city,
    tickets: tickets.sort((one, other) => one.to.localeCompare(other.to)),
  }));
  return entries.sort((one, other) => one.city.localeCompare(other.city));
}

/** The cities in whose names these letters stand, with or without their accents. */
export function citiesWith(entries: readonly CityEntry[], letters: string): readonly CityEntry[] {
  const isSought = soughtBy(letters);
  return entries.filter(({ city }) => isSought(city));
}
