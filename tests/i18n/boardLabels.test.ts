import { expect, test } from 'vitest';
import type { MapCity, MapRoute } from '../../src/engine/map.ts';
import { cityLabel, routeLabel } from '../../src/i18n/boardLabels.ts';
import { en } from '../../src/i18n/en.ts';

const wien: MapCity = { id: 'wien', name: 'Wien', lon: 16, lat: 48 };
const zagreb: MapCity = { id: 'zagreb', name: 'Zagreb', lon: 16, lat: 46 };
const route: MapRoute = { id: 'wien-zagreb', a: 'wien', b: 'zagreb', length: 2, color: 'grey', kind: 'plain' };
const cities = [wien, zagreb];
const ground = { cities, rules: { ferrySymbol: 'locomotive' } } as const;

test('a free route says where it goes, how long it is, its colour, and whether the player can pay', () => {
  expect(routeLabel(en, route, ground, { kind: 'free', affordable: false, helpful: false })).toBe(
    'Wien to Zagreb, 2 trains, any colour, free',
  );
  expect(
    routeLabel(en, { ...route, color: 'purple', length: 1 }, ground, {
      kind: 'free',
      affordable: true,
      helpful: false,
    }),
  ).toBe('Wien to Zagreb, 1 train, violet, free, you can pay');
});

test('a payable route says that it is on the way of one\u2019s tickets', () => {
  expect(routeLabel(en, route, ground, { kind: 'free', affordable: true, helpful: true })).toMatch(
    /free, you can pay, on the way of your tickets$/,
  );
});

test('how much is taken is told with who took it', () => {
  expect(en.board.taken(0, 78, [])).toBe('None of 78 routes is taken.');
  expect(
    en.board.taken(3, 78, [
      ['Anna', 2],
      ['Ben', 1],
    ]),
  ).toBe('3 of 78 routes are taken: Anna 2, Ben 1.');
});

test('a tunnel, a ferry and a draw bonus are named', () => {
  const free = { kind: 'free', affordable: false, helpful: false } as const;
  expect(routeLabel(en, { ...route, kind: 'tunnel' }, ground, free)).toContain(', tunnel, free');
  expect(routeLabel(en, { ...route, kind: 'ferry', locomotives: 2, drawBonus: 1 }, ground, free)).toContain(
    ', ferry, needs 2 locomotives, draw 1 card, free',
  );
});

test('FERRY-2 a symbol that a pair pays as well says so', () => {
  const paired = { cities, rules: { ferrySymbol: 'locomotive or pair' } } as const;
  const ferry = { ...route, kind: 'ferry', locomotives: 1 } as const;
  expect(routeLabel(en, ferry, paired, { kind: 'closed' })).toContain(', ferry, needs 1 locomotive or pair, closed');
});

test('a route that cannot be had says why', () => {
  expect(routeLabel(en, route, ground, { kind: 'claimed', by: 'Anna' })).toMatch(/claimed by Anna$/);
  expect(routeLabel(en, route, ground, { kind: 'closed' })).toMatch(/closed in this game$/);
});

test('a city says whose station it has and that a ticket ends there', () => {
  expect(cityLabel(en, wien, { station: null, ticket: false, facts: null })).toBe('Wien');
  expect(cityLabel(en, wien, { station: 'Ben', ticket: true, facts: null })).toBe(
    'Wien, station of Ben, on your ticket',
  );
});

test('a city says what bonus cards ask about it', () => {
  const facts = { country: 'SE', arctic: true, capital: true };
  expect(cityLabel(en, wien, { station: null, ticket: true, facts })).toBe(
    'Wien, Sweden, beyond the polar circle, capital, on your ticket',
  );
  const none = { country: null, arctic: false, capital: false };
  expect(cityLabel(en, wien, { station: null, ticket: false, facts: none })).toBe('Wien');
});
