import { describe, expect, test } from 'vitest';
import { CARDS, LOCOMOTIVE } from '../../../src/engine/cards.ts';
import type { MapData } from '../../../src/engine/map.ts';
import { ANY_COLOR, paymentsFor } from '../../../src/engine/prices.ts';
import {
  type ClaimExample,
  claimExample,
  doubleExample,
  ferryExample,
  lastTurns,
  rowExample,
  scoreExample,
  startExample,
  ticketExample,
  tunnelExample,
} from '../../../src/table/rules/examples.ts';
import { everythingMap } from '../../support/maps/everythingMap.ts';
import { MAP_IDS, mapFile } from '../../support/maps/mapFiles.ts';

const maps: readonly MapData[] = [...MAP_IDS.map(mapFile), everythingMap];
const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Whether the engine would take this payment. */
function isLegal({ rules }: MapData, { route, paid }: ClaimExample): boolean {
  const color = route.color === 'grey' ? ANY_COLOR : CARDS.indexOf(route.color);
  const pairs = rules.ferrySymbol === 'locomotive or pair';
  const price = { length: route.length, color, symbols: route.locomotives ?? 0, pairs };
  return paymentsFor(price, paid).some((payment) => payment.join() === paid.join());
}

const points = ({ rules }: MapData, { route }: ClaimExample) => rules.routePoints[route.length];

describe.each(maps.map((map) => [map.id, map] as const))('the examples of %s', (_, map) => {
  test('ROUTE-1 ROUTE-5 a claim is paid as the engine asks, and scores what the map says', () => {
    const shown = claimExample(map);
    if (shown === null) throw new Error('every board has a coloured route');
    expect(isLegal(map, shown)).toBe(true);
    expect(total(shown.paid)).toBe(shown.route.length);
    expect(shown.points).toBe(points(map, shown));
  });

  test('TUN-2 a tunnel owes a card for each that counts, and is there where tunnels are', () => {
    const shown = tunnelExample(map);
    expect(shown !== null).toBe(map.routes.some(({ kind, color }) => kind === 'tunnel' && color !== 'grey'));
    if (shown === null) return;
    const { route, paid, revealed, owed } = shown;
    expect(isLegal(map, shown)).toBe(true);
    expect(revealed).toHaveLength(map.rules.tunnelCards);
    expect(owed).toBe(revealed.filter((card) => card === LOCOMOTIVE || CARDS[card] === route.color).length);
    expect(owed).toBeGreaterThan(0);
    expect(owed).toBeLessThan(revealed.length);
    expect(total(paid)).toBe(route.length);
    expect(shown.points).toBe(points(map, shown));
  });

  test('FERRY-1 FERRY-2 a ferry is paid as the engine asks, engines and spaces apart', () => {
    const shown = ferryExample(map);
    expect(shown !== null).toBe(map.routes.some(({ kind }) => kind === 'ferry'));
    if (shown === null) return;
    expect(isLegal(map, shown)).toBe(true);
    expect(total(shown.forEngines) + total(shown.forRest)).toBe(total(shown.paid));
    expect(total(shown.forRest)).toBe(shown.route.length - (shown.route.locomotives ?? 0));
    expect(shown.points).toBe(points(map, shown));
  });

  test('SCORE-1 a score has as many points as its parts, each from the map', () => {
    const parts = new Map(scoreExample(map).map(({ of, points: scored }) => [of, scored]));
    expect(parts.get('routes')).toBe(Object.values(map.rules.routePoints).reduce((sum, one) => sum + one, 0));
    expect(parts.get('stations')).toBe(map.rules.stations?.pointsUnused);
    expect(parts.get('path')).toBe(map.rules.longestPathBonus ?? undefined);
    expect(parts.has('bonus')).toBe(map.bonusCards !== undefined);
    expect(parts.get('failed')).toBeLessThan(0);
    expect(parts.get('done')).toBeGreaterThan(0);
  });

  test('SET-1 SET-2 SET-3 SET-4 a start deals what the map deals', () => {
    const { hand, tickets } = startExample(map);
    const { regular, long = 0 } = map.rules.openingTickets.deal;
    expect(hand).toHaveLength(map.rules.openingHand);
    expect(tickets).toHaveLength(regular + long);
    expect(tickets.filter(({ set }) => set === 'long')).toHaveLength(long);
    expect(new Set(tickets.map(({ id }) => id)).size).toBe(tickets.length);
  });

  test('the row is full and shows one locomotive, a double route joins the same cities, a ticket is of the map', () => {
    const row = rowExample(map);
    expect(row).toHaveLength(map.rules.faceUp);
    expect(row.filter((card) => card === LOCOMOTIVE)).toHaveLength(1);
    const [one, other] = doubleExample(map) ?? [];
    expect(one).toBeDefined();
    expect([other?.a, other?.b].sort()).toEqual([one?.a, one?.b].sort());
    expect(map.tickets).toContain(ticketExample(map));
  });
});

test('END-1 whoever begins the last round ends it', () => {
  expect(lastTurns(3, 1)).toEqual([2, 0, 1]);
  expect(lastTurns(5, 4)).toEqual([0, 1, 2, 3, 4]);
});
