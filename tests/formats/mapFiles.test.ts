import { describe, expect, it } from 'vitest';
import type { MapData, MapTicket } from '../../src/engine/map.ts';
import { readMap, readMapText } from '../../src/formats/map.ts';
import { everythingMap } from '../support/maps/everythingMap.ts';
import { MAP_IDS, type MapId, mapFile, mapFileJson, mapFileText } from '../support/maps/mapFiles.ts';

describe('the maps of the project', () => {
  it.each(MAP_IDS)('%s passes its check', (id) => {
    expect(readMapText(mapFileText(id))).toMatchObject({ ok: true, map: { id } });
  });

  it.each(MAP_IDS)('%s is read as it is written, in the same order', (id) => {
    const { $schema, ...written } = mapFileJson(id) as Record<string, unknown>;
    expect($schema).toBe('../schema.json');
    expect(mapFile(id)).toEqual(written);
  });

  it.each(MAP_IDS)('%s has one city, route, ticket or bonus card a line, so that a change is easy to see', (id) => {
    const map = mapFile(id);
    const lines = mapFileText(id).split('\n');
    const things = [...map.cities, ...map.routes, ...map.tickets, ...(map.bonusCards ?? [])];
    expect(lines.filter((line) => /^ {4}\{ "id": .*\},?$/.test(line))).toHaveLength(things.length);
  });

  it('the test map with everything passes too', () => {
    expect(readMap(everythingMap)).toEqual({ ok: true, map: everythingMap });
  });
});

const wagonCards = ({ rules }: MapData) => 8 * rules.wagonsPerColor + rules.locomotives;
const ticketsOf = (map: MapData, set: string) => map.tickets.filter((ticket) => (ticket.set ?? 'regular') === set);

describe('the material', () => {
  it.each([
    { id: 'usa' as const, cities: 36, routes: 100, trains: 45, wagons: 110, stations: undefined, path: 10, sweepAt: 3 },
    { id: 'europe' as const, cities: 47, routes: 101, trains: 45, wagons: 110, stations: 3, path: 10, sweepAt: 3 },
    {
      id: 'nordic' as const,
      cities: 50,
      routes: 161,
      trains: 40,
      wagons: 114,
      stations: undefined,
      path: null,
      sweepAt: null,
    },
  ])('of $id', ({ id, ...known }) => {
    const map = mapFile(id);
    expect({
      cities: map.cities.length,
      routes: map.routes.length,
      trains: map.rules.trains,
      wagons: wagonCards(map),
      stations: map.rules.stations?.each,
      path: map.rules.longestPathBonus,
      sweepAt: map.rules.sweepAt,
    }).toEqual(known);
  });

  it.each([
    ['usa', 'classic', 30],
    ['usa', 'grand', 39],
    ['europe', 'regular', 40],
    ['europe', 'long', 6],
    ['nordic', 'regular', 55],
  ] as const)('%s has the tickets of the set %s: %i', (id, set, tickets) => {
    expect(ticketsOf(mapFile(id), set)).toHaveLength(tickets);
  });

  it('every map: 2 to 5 players, 4 cards to begin with, a row of 5, 2 cards a turn, 3 tickets of which 1 is kept', () => {
    for (const { rules } of MAP_IDS.map(mapFile)) {
      expect(rules).toMatchObject({ players: [2, 5], openingHand: 4, faceUp: 5, cardsPerTurn: 2, tunnelCards: 3 });
      expect(rules).toMatchObject({ drawTickets: { deal: 3, keep: 1 }, lastRoundAt: 2 });
    }
  });

  it('SET-2, SET-3, SET-4: tickets to begin with', () => {
    const opening = (id: MapId) => mapFile(id).rules.openingTickets;
    expect(opening('usa')).toEqual({ deal: { regular: 3 }, keep: 2, refused: 'under the deck' });
    expect(opening('europe')).toEqual({ deal: { regular: 3, long: 1 }, keep: 2, refused: 'out of the game' });
    expect(opening('nordic')).toEqual({ deal: { regular: 4 }, keep: 2, refused: 'under the deck' });
  });

  it('ROUTE-5: points by length', () => {
    const known: Record<string, number> = { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21 };
    for (const { rules } of MAP_IDS.map(mapFile)) expect(known).toMatchObject(rules.routePoints);
  });

  it('TKT-4: in the grand deck four tickets have points of their own', () => {
    expect(mapFile('usa').tickets.filter((ticket) => ticket.pointsGrand !== undefined)).toHaveLength(4);
  });

  it('the bonus cards of nordic, with their points', () => {
    const { bonusCards = [], rules } = mapFile('nordic');
    expect(rules.bonusCardsInPlay).toBe(4);
    expect(Object.fromEntries(bonusCards.map((card) => [card.id, card.points]))).toEqual({
      locomotives: 5,
      capitals: 7,
      thrift: 7,
      'small-steps': 10,
      countries: 12,
      longest: 10,
      local: 10,
      polar: 12,
      snowplough: 12,
      ferries: 12,
      west: 7,
    });
  });

  it('nordic: nine countries, four capitals', () => {
    const { cities } = mapFile('nordic');
    expect(new Set(cities.map((city) => city.country)).size).toBe(9);
    expect(cities.filter((city) => city.capital).map((city) => city.name)).toEqual([
      'København',
      'Stockholm',
      'Oslo',
      'Helsinki',
    ]);
  });
});

// The printed points of nearly every ticket are the length of its shortest path, and the exceptions are known: a wrong
// length, a missing route or a mistyped ticket would show up here.
describe('ticket points against shortest paths', () => {
  it.each([
    ['usa', 'classic', 25, 30],
    ['europe', 'any', 44, 46],
    ['nordic', 'any', 54, 55],
  ] as const)('%s: the same for tickets of %s set: %i of %i', (id, set, equal, all) => {
    const map = mapFile(id);
    const tickets = map.tickets.filter((ticket) => set === 'any' || ticket.set === set);
    expect(tickets).toHaveLength(all);
    expect(tickets.filter((ticket) => surplus(map, ticket) === 0)).toHaveLength(equal);
  });

  it('nordic: only Gdańsk–Helsinki is worth more, by one', () => {
    const map = mapFile('nordic');
    const odd = map.tickets.filter((ticket) => surplus(map, ticket) !== 0);
    expect(odd.map((ticket) => [ticket.id, surplus(map, ticket)])).toEqual([['gdansk--helsinki', 1]]);
  });
});

function surplus(map: MapData, ticket: MapTicket): number {
  return ticket.points - (distancesFrom(map, ticket.a).get(ticket.b) ?? Number.NaN);
}

function distancesFrom(map: MapData, start: string): Map<string, number> {
  const distances = new Map([[start, 0]]);
  // As many rounds as there are cities are enough for the longest chain.
  for (const _ of map.cities) {
    for (const { a, b, length } of map.routes) {
      shorten(distances, b, (distances.get(a) ?? Infinity) + length);
      shorten(distances, a, (distances.get(b) ?? Infinity) + length);
    }
  }
  return distances;
}

function shorten(distances: Map<string, number>, city: string, distance: number): void {
  if (distance < (distances.get(city) ?? Infinity)) distances.set(city, distance);
}
