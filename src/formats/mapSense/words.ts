import type { MapData, MapRoute, MapTicket } from '../../engine/map.ts';
import { place } from '../sentences.ts';

/** One thing a map may get wrong: a sentence for each time it does. */
export type MapCheck = (map: MapData) => Iterable<string>;

export function cityWords(map: MapData, position: number, field?: string): string {
  return thing('cities', map.cities[position]?.id, position, field);
}

export function routeWords(route: MapRoute, position: number, field?: string): string {
  return thing('routes', route.id, position, field);
}

export function ticketWords(ticket: MapTicket, position: number, field?: string): string {
  return thing('tickets', ticket.id, position, field);
}

export function bonusCardWords(card: { readonly id: string }, position: number, field?: string): string {
  return thing('bonusCards', card.id, position, field);
}

function thing(list: string, id: string | undefined, position: number, field: string | undefined): string {
  return place([list, position, ...(field === undefined ? [] : [field])], id);
}
