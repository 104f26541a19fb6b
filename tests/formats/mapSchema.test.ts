import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/engine/cards.ts';
import { range } from '../../src/engine/lists.ts';
import { ROUTE_KINDS, TIE_BREAKS } from '../../src/engine/map.ts';
import { mapShape } from '../../src/formats/mapShape.ts';
import { drop, edited, put } from '../support/maps/edits.ts';
import { everythingMap } from '../support/maps/everythingMap.ts';
import { fits, type Schema, schemaOf } from '../support/maps/jsonSchema.ts';
import { MAP_IDS, mapFileJson, mapSchemaJson } from '../support/maps/mapFiles.ts';

const schema = schemaOf(mapSchemaJson());

/** Every field at least once, and little besides: it is looked at thousands of times. */
const base = {
  $schema: '../schema.json',
  ...everythingMap,
  cities: distinct(everythingMap.cities),
  routes: distinct(everythingMap.routes),
  tickets: distinct(everythingMap.tickets),
  bonusCards: everythingMap.bonusCards?.map((card) => ({ ...card, name: 'A name' })),
};

describe('maps/schema.json', () => {
  it.each(MAP_IDS)('accepts %s, which names it', (id) => {
    expect(mapFileJson(id)).toHaveProperty('$schema', '../schema.json');
    expect(fits(mapFileJson(id), schema)).toBe(true);
  });

  it('accepts the map with everything', () => {
    expect(fits(everythingMap, schema)).toBe(true);
  });

  it.each([
    ['a field that is missing', drop('cities.0.lon')],
    ['a field that is unknown', put('cities.0.population', 3)],
    ['a value of another type', put('rules.trains', '45')],
    ['a number out of range', put('routes.0.length', 13)],
    ['a number that is not whole', put('routes.0.length', 1.5)],
    ['a word that is not on the list', put('routes.0.color', 'pink')],
    ['a field that no map has', put('more', 1)],
    ['another format', put('format', 'railpass/record')],
    ['an id with capitals', put('tickets.0.id', 'A')],
    ['a list that is too short', put('tickets', [])],
    ['a list that is too long', put('rules.players', [2, 3, 4])],
    ['a name outside the pattern', put('rules.lanesOpen.double.6', 1)],
    ['no deck', put('rules.ticketDecks', {})],
    ['a bonus card that counts two things', put('bonusCards.0.counts.length', 1)],
  ])('refuses %s, and so does the check', (_, edit) => {
    const broken = edited(everythingMap, edit);
    expect(fits(broken, schema)).toBe(false);
    expect(v.is(mapShape, broken)).toBe(false);
  });

  it.each([[null], [[]], ['map'], [1]])('refuses %j, and so does the check', (json) => {
    expect(fits(json, schema)).toBe(false);
    expect(v.is(mapShape, json)).toBe(false);
  });

  // Where a bound stands in one of the two and not in the other, one of these values passes only there.
  it.each(kindsOfPlaces(base))('and the check agree on every value at %s', (where) => {
    const maps = [drop(where), ...valuesFor(where).map((value) => put(where, value))].map((edit) => edited(base, edit));
    const disputed = maps.filter((map) => fits(map, schema) !== v.is(mapShape, map));
    expect(disputed.map((map) => valueAt(map, where))).toEqual([]);
  });

  it('describes every field and every kind of thing', () => {
    expect(undescribed(schema)).toEqual([]);
  });
});

function distinct<Thing extends object>(things: readonly Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [Object.keys(thing).join(), thing])).values()];
}

const NUMBERS = [-181, -180, -91, -90, -1, 0, 0.5, 180, 181, 9999, 10000, ...[10, 20, 40, 60, 90, 100].flatMap(around)];
const TEXTS = ['', 'a', 'A', 'XA', 'XAB', ' a', 'a b', 'a--b', 'a---b', '-a', '1a', 'é', 'constructor', 'prototype'];
const LONG_TEXTS = ['a'.repeat(60), 'a'.repeat(61), '☃️'.repeat(30), '𝄞'.repeat(60), '𝄞'.repeat(61)];
const WHAT = everythingMap.bonusCards?.map((card) => card.counts.what) ?? [];
const WORDS = [
  ...CARDS,
  ...ROUTE_KINDS,
  ...TIE_BREAKS,
  'locomotive or pair',
  'under the deck',
  'out of the game',
  ...WHAT,
];
const SIZES = [0, 1, 2, 3, 4, 5, 9, 10, 11, 40, 41, 200, 201, 300, 301, 400, 401];

function around(number: number): number[] {
  return [number - 1, number, number + 1];
}

function valuesFor(where: string): readonly unknown[] {
  const value = valueAt(base, where);
  return [null, true, 1, 'a', {}, [], ...valuesLike(value)];
}

function valuesLike(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [...range(14), ...NUMBERS];
  if (typeof value === 'string') return [...TEXTS, ...LONG_TEXTS, ...WORDS];
  return Array.isArray(value) ? SIZES.map((size) => Array(size).fill(value[0])) : objectsLike(value);
}

/** With a field more; with its first value under other names, each alone; and with very many. */
function objectsLike(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const first: unknown = Object.values(value)[0];
  const names = [...TEXTS, ...LONG_TEXTS, ...range(14).map(String)];
  const many = [10, 11].map((size) => Object.fromEntries(range(size).map((i) => [`name-${i}`, first])));
  return [{ ...value, more: 1 }, ...names.map((name) => ({ [name]: first })), ...many];
}

function valueAt(json: unknown, where: string): unknown {
  return where.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], json);
}

/** One place of each kind: of all cities' names only the first; but every bonus card's `counts`, since no two are alike. */
function kindsOfPlaces(json: unknown): string[] {
  const kinds = new Map<string, string>();
  for (const where of places(json, '')) {
    const kind = where.replace(/\.\d+(?!\.counts)/g, '.*');
    if (!kinds.has(kind)) kinds.set(kind, where);
  }
  return [...kinds.values()];
}

function places(json: unknown, where: string): string[] {
  if (typeof json !== 'object' || json === null) return [where];
  const inside = Object.entries(json).flatMap(([key, value]) => places(value, where === '' ? key : `${where}.${key}`));
  return where === '' ? inside : [where, ...inside];
}

function undescribed(root: Schema): string[] {
  const fields = (name: string, part: unknown): [string, unknown][] => [
    [name, part],
    ...Object.entries(schemaOf(schemaOf(part)['properties'] ?? {})).flatMap(([key, value]) =>
      fields(`${name}.${key}`, value),
    ),
  ];
  const defs = Object.entries(schemaOf(root['$defs'])).flatMap(([name, part]) => fields(name, part));
  return [...fields('map', root), ...defs].flatMap(([name, part]) =>
    typeof schemaOf(part)['description'] === 'string' ? [] : [name],
  );
}
