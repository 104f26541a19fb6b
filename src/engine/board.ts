import { CARDS } from './cards.ts';
import { at, range } from './lists.ts';
import type { BonusCard, LanesByPlayers, MapData, MapRoute, MapRules, MapTicket, RouteKind } from './map.ts';
import { ANY_COLOR, type Price } from './prices.ts';

/** A map made ready for play at one table: ids resolved to positions, and what depends on the number of players fixed. */
export interface Board {
  readonly map: MapData;
  readonly rules: MapRules;
  readonly players: number;
  /** The chosen ticket deck; null where the map has only one. */
  readonly ticketDeck: string | null;
  readonly routes: readonly Route[];
  /** The different prices of its routes, short ones first; the routes of each; how many have up to so many spaces. */
  readonly prices: readonly Price[];
  readonly routesByPrice: readonly (readonly number[])[];
  readonly pricesUpTo: readonly number[];
  /** Routes that end in a city, by city. */
  readonly routesAt: readonly (readonly number[])[];
  /** All tickets of the map; those of other decks keep their positions but never come up. */
  readonly tickets: readonly Ticket[];
  readonly regularTickets: readonly number[];
  readonly longTickets: readonly number[];
  /** Prices of the first, second, … station. */
  readonly stationPrices: readonly Price[];
  readonly bonusCards: readonly BonusCard[];
}

export interface Route {
  readonly a: number;
  readonly b: number;
  readonly length: number;
  /** A colour, or ANY_COLOR for grey. */
  readonly color: number;
  readonly kind: RouteKind;
  /** Position in `prices`. */
  readonly price: number;
  readonly drawBonus: number;
  readonly points: number;
  /** The other routes that join the same two cities (DBL-1). */
  readonly parallels: readonly number[];
  /** How many routes between these two cities can be used at this table (DBL-2, DBL-3). */
  readonly lanesOpen: number;
}

interface Ticket {
  readonly a: number;
  readonly b: number;
  readonly points: number;
  readonly isLong: boolean;
}

export function makeBoard(map: MapData, players: number, ticketDeck: string | null = defaultDeck(map)): Board {
  const cities = new Map(map.cities.map((city, i) => [city.id, i]));
  const prices = differentPrices(map);
  const routes = map.routes.map((route) => compileRoute(map, route, players, cities, prices));
  const inPlay = (ticket: MapTicket) => isInDeck(map, ticket, ticketDeck);
  const positions = (long: boolean) =>
    map.tickets.flatMap((ticket, i) => (isLong(ticket) === long && inPlay(ticket) ? [i] : []));
  return {
    map,
    rules: map.rules,
    players,
    ticketDeck,
    routes,
    prices,
    routesByPrice: prices.map((_, price) => routes.flatMap((r, i) => (r.price === price ? [i] : []))),
    pricesUpTo: range(map.rules.trains + 1).map((spaces) => prices.filter(({ length }) => length <= spaces).length),
    routesAt: map.cities.map((_, city) => routes.flatMap((r, i) => (r.a === city || r.b === city ? [i] : []))),
    tickets: map.tickets.map((ticket) => compileTicket(map, ticket, ticketDeck, cities)),
    regularTickets: positions(false),
    longTickets: positions(true),
    stationPrices: (map.rules.stations?.cost ?? []).map(stationPrice),
    bonusCards: map.bonusCards ?? [],
  };
}

function defaultDeck(map: MapData): string | null {
  return map.rules.ticketDecks === null ? null : (Object.keys(map.rules.ticketDecks)[0] ?? null);
}

type CityPositions = ReadonlyMap<string, number>;

function compileRoute(map: MapData, route: MapRoute, players: number, cities: CityPositions, prices: Price[]): Route {
  const parallels = map.routes.flatMap((other, i) => (other !== route && joinsSame(other, route) ? [i] : []));
  return {
    a: positionOf(cities, route.a),
    b: positionOf(cities, route.b),
    length: route.length,
    color: colorPosition(route),
    kind: route.kind,
    price: prices.findIndex((price) => isSamePrice(price, priceOf(map, route))),
    drawBonus: route.drawBonus ?? 0,
    points: map.rules.routePoints[route.length] ?? 0,
    parallels,
    lanesOpen: lanesOpen(map.rules, parallels.length + 1, players),
  };
}

function joinsSame(one: MapRoute, other: MapRoute): boolean {
  return (one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a);
}

function positionOf(positions: CityPositions, id: string): number {
  const position = positions.get(id);
  if (position === undefined) throw new Error(`no city ${id}: a map must pass its check before it is played`);
  return position;
}

function colorPosition(route: MapRoute): number {
  return route.color === 'grey' ? ANY_COLOR : CARDS.indexOf(route.color);
}

/**
 * Routes of one length, colour and kind share a price, so that a turn's payments are worked out once for all of them;
 * short ones first, since they are most likely to be in reach.
 */
function differentPrices(map: MapData): Price[] {
  const prices = map.routes.map((route) => priceOf(map, route));
  const different = prices.filter((price, i) => prices.findIndex((other) => isSamePrice(other, price)) === i);
  return different.sort((one, other) => one.length - other.length);
}

function priceOf(map: MapData, route: MapRoute): Price {
  return {
    length: route.length,
    color: colorPosition(route),
    symbols: route.locomotives ?? 0,
    pairs: map.rules.ferrySymbol === 'locomotive or pair' && route.kind === 'ferry',
  };
}

function isSamePrice(one: Price, other: Price): boolean {
  return (
    one.length === other.length &&
    one.color === other.color &&
    one.symbols === other.symbols &&
    one.pairs === other.pairs
  );
}

function stationPrice(length: number): Price {
  return { length, color: ANY_COLOR, symbols: 0, pairs: false };
}

function lanesOpen(rules: MapRules, lanes: number, players: number): number {
  if (lanes === 1) return 1;
  const byPlayers: LanesByPlayers | undefined = lanes === 2 ? rules.lanesOpen.double : rules.lanesOpen.triple;
  return byPlayers?.[players] ?? lanes;
}

function isLong(ticket: MapTicket): boolean {
  return ticket.set === 'long';
}

function isInDeck(map: MapData, ticket: MapTicket, deck: string | null): boolean {
  if (deck === null || isLong(ticket)) return true;
  return map.rules.ticketDecks?.[deck]?.sets.includes(ticket.set ?? 'regular') ?? true;
}

function compileTicket(map: MapData, ticket: MapTicket, deck: string | null, cities: CityPositions): Ticket {
  const field = deck === null ? undefined : map.rules.ticketDecks?.[deck]?.points;
  return {
    a: positionOf(cities, ticket.a),
    b: positionOf(cities, ticket.b),
    points: (field === undefined ? undefined : ticket[field]) ?? ticket.points,
    isLong: isLong(ticket),
  };
}

export function routeAt(board: Board, route: number): Route {
  return at(board.routes, route);
}

export function priceOfRoute(board: Board, route: number): Price {
  return at(board.prices, routeAt(board, route).price);
}
