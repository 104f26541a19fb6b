import type { MapData } from '../../engine/map.ts';
import { place, shown } from '../sentences.ts';
import { cityWords, type MapCheck, routeWords, ticketWords } from './words.ts';

function* idsTwice(map: MapData) {
  const lists: Record<string, readonly { readonly id: string }[]> = {
    cities: map.cities,
    routes: map.routes,
    tickets: map.tickets,
    bonusCards: map.bonusCards ?? [],
  };
  for (const [list, things] of Object.entries(lists)) {
    for (const [first, again] of twins(things, (thing) => thing.id)) {
      yield `${place([list, again, 'id'])} is ${shown(things[again]?.id)}, but ${place([list, first])} has that id already.`;
    }
  }
}

/** On the board and on tickets a city is only its name. */
function* cityNamesTwice(map: MapData) {
  for (const [first, again] of twins(map.cities, (city) => city.name)) {
    yield `${cityWords(map, again, 'name')} is ${shown(map.cities[again]?.name)}, but ${cityWords(map, first)} has that name already.`;
  }
}

function* citiesInOnePlace(map: MapData) {
  for (const [first, again] of twins(map.cities, (city) => `lon ${city.lon}, lat ${city.lat}`)) {
    const { lon, lat } = map.cities[again] ?? {};
    yield `${cityWords(map, again)} is at lon ${lon}, lat ${lat}, exactly where ${cityWords(map, first)} is.`;
  }
}

/** Pairs of positions: the first thing with a key, and a later one with the same. */
export function twins<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): [number, number][] {
  const seen = new Map<string, number>();
  return things.flatMap((thing, position) => {
    const first = seen.get(keyOf(thing));
    if (first === undefined) seen.set(keyOf(thing), position);
    return first === undefined ? [] : [[first, position] satisfies [number, number]];
  });
}

const ENDS = ['a', 'b'] as const;

function* unknownCities(map: MapData) {
  const known = new Set(map.cities.map((city) => city.id));
  for (const end of ENDS) {
    for (const [i, route] of map.routes.entries()) {
      if (!known.has(route[end])) yield `${routeWords(route, i, end)} ${noSuchCity(route[end])}`;
    }
    for (const [i, ticket] of map.tickets.entries()) {
      if (!known.has(ticket[end])) yield `${ticketWords(ticket, i, end)} ${noSuchCity(ticket[end])}`;
    }
  }
}

function noSuchCity(id: string): string {
  return `names the city ${shown(id)}, but no city has that id.`;
}

function* sameEnds(map: MapData) {
  for (const [i, route] of map.routes.entries()) {
    if (route.a === route.b) yield `${routeWords(route, i)} leads from ${shown(route.a)} back to the same city.`;
  }
  for (const [i, ticket] of map.tickets.entries()) {
    if (ticket.a === ticket.b) yield `${ticketWords(ticket, i)} leads from ${shown(ticket.a)} back to the same city.`;
  }
}

function* playersBackwards({ rules }: MapData) {
  const [least, most] = rules.players;
  if (least > most) yield `rules.players is [${least}, ${most}], but the first number must not be the greater one.`;
}

export const nameChecks: readonly MapCheck[] = [
  playersBackwards,
  idsTwice,
  cityNamesTwice,
  citiesInOnePlace,
  unknownCities,
  sameEnds,
];
