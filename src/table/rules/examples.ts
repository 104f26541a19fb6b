import { CARDS, type CardCounts, KINDS_OF_CARD, LOCOMOTIVE } from '../../engine/cards.ts';
import { at, filled, range, sum } from '../../engine/lists.ts';
import type { MapData, MapRoute, MapTicket } from '../../engine/map.ts';
import { cardsOwed } from '../../engine/tunnels.ts';

/** A route of the map with a payment that claims it: what the rules show to explain themselves. */
export interface ClaimExample {
  readonly route: MapRoute;
  readonly paid: CardCounts;
  readonly points: number;
}

/** In this order they are looked for, as some are told from each other at a glance. */
const CLEAR = ['blue', 'red', 'green', 'yellow', 'orange', 'black', 'purple', 'white', 'grey'] as const;

/** A coloured route, paid with one locomotive. */
export function claimExample(map: MapData): ClaimExample | null {
  const plain = map.routes.filter(({ kind, color }) => kind === 'plain' && color !== 'grey');
  const route = clearest(plain.filter(({ length }) => length === 4)) ?? clearest(plain);
  if (route === undefined) return null;
  return example(map, route, { [cardOf(route.color)]: route.length - 1, [LOCOMOTIVE]: 1 });
}

export interface TunnelExample extends ClaimExample {
  readonly revealed: readonly number[];
  readonly owed: number;
}

/** Of the cards that are turned up one is of its colour, one a locomotive, and the others are not. */
export function tunnelExample(map: MapData): TunnelExample | null {
  const coloured = map.routes.filter(({ kind, color }) => kind === 'tunnel' && color !== 'grey');
  const route = clearest(coloured.filter(({ length }) => length === 2)) ?? clearest(coloured);
  if (route === undefined) return null;
  const own = cardOf(route.color);
  const first = example(map, route, { [own]: route.length });
  const other = cardOf(CLEAR.slice(2).find((color) => color !== route.color) ?? 'green');
  const revealed = range(map.rules.tunnelCards).map((place) => [own, other, LOCOMOTIVE][place] ?? other);
  return { ...first, revealed, owed: cardsOwed(first.paid, revealed) };
}

export interface FerryExample extends ClaimExample {
  /** Of the payment: what pays for the engines, and what for the other spaces. */
  readonly forEngines: CardCounts;
  readonly forRest: CardCounts;
}

/** Where pairs pay as well, one does. */
export function ferryExample(map: MapData): FerryExample | null {
  const ferries = map.routes.filter(({ kind, locomotives = 0, length }) => kind === 'ferry' && length > locomotives);
  const route = clearest(ferries.filter(({ length }) => length <= 4)) ?? clearest(ferries);
  if (route === undefined) return null;
  const { locomotives = 0, length } = route;
  const pairs = map.rules.ferrySymbol === 'locomotive or pair' && locomotives > 0 ? 1 : 0;
  const rest = cardOf(route.color === 'grey' ? 'blue' : route.color);
  const forEngines = counts({ [cardOf('orange')]: 2 * pairs, [LOCOMOTIVE]: locomotives - pairs });
  const forRest = counts({ [rest]: length - locomotives });
  const paid = range(KINDS_OF_CARD).map((card) => at(forEngines, card) + at(forRest, card));
  return { route, paid, points: pointsFor(map, route), forEngines, forRest };
}

/** Two routes between the same two cities. */
export function doubleExample(map: MapData): readonly MapRoute[] | null {
  const doubles = map.routes.flatMap((route, place) => {
    const others = map.routes.slice(place + 1).filter((other) => sameEnds(route, other));
    return others.length === 1 ? [[route, ...others]] : [];
  });
  const isClear = (routes: readonly MapRoute[]) =>
    routes.every(({ kind, color }) => kind === 'plain' && color !== 'grey');
  return (
    doubles.find((routes) => isClear(routes) && routes[0]?.length === 2) ?? doubles.find(isClear) ?? doubles[0] ?? null
  );
}

/** A ticket that is neither the best nor the worst. */
export function ticketExample(map: MapData): MapTicket | null {
  const sorted = regularTickets(map);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

export interface StartExample {
  readonly hand: readonly number[];
  readonly tickets: readonly MapTicket[];
}

/** What somebody may be dealt. */
export function startExample(map: MapData): StartExample {
  const { openingHand, openingTickets } = map.rules;
  const { regular, long = 0 } = openingTickets.deal;
  const sorted = regularTickets(map);
  const step = Math.max(1, Math.floor(sorted.length / (regular + 1)));
  const dealt = range(regular).flatMap((nth) => sorted[(nth + 1) * step] ?? []);
  const far = map.tickets.filter(({ set }) => set === 'long').slice(0, long);
  const hand = range(openingHand).map((place) => cardOf(CLEAR[place % 3] ?? 'blue'));
  return { hand, tickets: [...far, ...dealt] };
}

/** A row with one locomotive in it. */
export function rowExample({ rules }: MapData): readonly number[] {
  return range(rules.faceUp).map((place) => (place === 2 ? LOCOMOTIVE : cardOf(CLEAR[(place * 2) % 8] ?? 'blue')));
}

export interface ScorePart {
  readonly of: 'routes' | 'done' | 'failed' | 'stations' | 'path' | 'bonus';
  readonly points: number;
}

/** A player with one route of each length, two tickets done and one failed, a station kept, and the first bonus. */
export function scoreExample(map: MapData): readonly ScorePart[] {
  const { routePoints, stations, longestPathBonus } = map.rules;
  const sorted = regularTickets(map).map(({ points }) => points);
  const [worst = 0, middle = 0, best = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const bonus = map.bonusCards?.[0]?.points;
  const parts: readonly (ScorePart | null)[] = [
    { of: 'routes', points: sum(Object.values(routePoints)) },
    { of: 'done', points: best + middle },
    { of: 'failed', points: -worst },
    stations && { of: 'stations', points: stations.pointsUnused },
    longestPathBonus === null ? null : { of: 'path', points: longestPathBonus },
    bonus === undefined ? null : { of: 'bonus', points: bonus },
  ];
  return parts.filter((part) => part !== null);
}

/** Who has a turn after the seat that began the last round: the others, and that one last. */
export function lastTurns(players: number, by: number): readonly number[] {
  return range(players).map((nth) => (by + 1 + nth) % players);
}

function example(map: MapData, route: MapRoute, cards: Readonly<Record<number, number>>): ClaimExample {
  return { route, paid: counts(cards), points: pointsFor(map, route) };
}

function counts(cards: Readonly<Record<number, number>>): CardCounts {
  const all = filled(KINDS_OF_CARD, 0);
  for (const [card, count] of Object.entries(cards)) all[Number(card)] = count;
  return all;
}

function pointsFor({ rules }: MapData, { length }: MapRoute): number {
  return rules.routePoints[length] ?? 0;
}

function cardOf(color: MapRoute['color']): number {
  return color === 'grey' ? LOCOMOTIVE : CARDS.indexOf(color);
}

function clearest(routes: readonly MapRoute[]): MapRoute | undefined {
  return [...routes].sort((one, other) => CLEAR.indexOf(one.color) - CLEAR.indexOf(other.color))[0];
}

function sameEnds(one: MapRoute, other: MapRoute): boolean {
  return [one.a, one.b].sort().join() === [other.a, other.b].sort().join();
}

/** Those of the smallest deck that can come up in any turn, the lowest first. */
function regularTickets({ tickets, rules }: MapData): readonly MapTicket[] {
  const sets = Object.values(rules.ticketDecks ?? {}).map((deck) => deck.sets);
  const smallest = [...sets].sort((one, other) => one.length - other.length)[0];
  const usual = tickets.filter(({ set = '' }) => set !== 'long' && (smallest?.includes(set) ?? true));
  return [...usual].sort((one, other) => one.points - other.points || one.id.localeCompare(other.id));
}
