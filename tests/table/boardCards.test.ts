import { expect, test } from 'vitest';
import {
  ageFor,
  boardCards,
  boardName,
  cardOf,
  mapVersions,
  minutesFor,
  sceneryFor,
} from '../../src/table/boardCards.ts';
import { boards, everyVersion } from '../../src/table/boards.ts';

test('there is a card of every board, in the same order', () => {
  const facts = ({ id, name }: { readonly id: string; readonly name: string }) => `${id}: ${name}`;
  expect(boardCards.map(facts)).toEqual(boards.map(facts));
});

test.each(boards)('the card of $name says what its map says', (map) => {
  const { players, cities, sketch } = cardOf(map.id) ?? {};
  expect({ players, cities }).toEqual({ players: map.rules.players, cities: map.cities.length });
  expect(sketch?.cities).toHaveLength(2 * map.cities.length);
});

test('what a board has besides routes and tickets stands on its card', () => {
  const special = Object.fromEntries(boardCards.map((card) => [card.id, card.special]));
  expect(special).toEqual({
    usa: [],
    europe: ['tunnels', 'ferries', 'stations'],
    nordic: ['ferries', 'bonusCards'],
  });
});

test('the cards know every version that a game may have been begun on', () => {
  const named = (maps: readonly { readonly id: string; readonly version: number }[]) =>
    maps.map(({ id, version }) => `${id} ${version}`).toSorted();
  expect(named(mapVersions)).toEqual(named(everyVersion));
});

test('a board is called what it is called where its reader lives', () => {
  expect(boardName({ language: 'fr' }, 'europe')).toBe('Europe');
  expect(boardName({ language: 'nl' }, 'europe')).toBe('Europa');
  expect(boardName({ language: 'nl' }, 'atlantis')).toBe('atlantis');
});

test.each(boards)('of $name it is known how long a game takes, and longer with more players', ({ id, rules }) => {
  const [least, most] = rules.players;
  const minutes = Array.from({ length: most - least + 1 }, (_, i) => minutesFor(id, least + i) ?? 0);
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
  expect(minutes.every((each) => each % 5 === 0 && each >= 15 && each <= 90)).toBe(true);
});

test.each(boards)('of $name it is known whom it suits', ({ id }) => {
  expect(ageFor(id)).toBeGreaterThanOrEqual(6);
});

test('of a board that nobody has measured nothing is said', () => {
  expect(minutesFor('atlantis', 3)).toBeNull();
  expect(ageFor('atlantis')).toBeNull();
});

test('the posters of every board show a country of its own, and those of a strange one hills and towns', () => {
  const sceneries = boards.map(({ id }) => sceneryFor(id));
  expect(new Set(sceneries).size).toBe(boards.length);
  expect(sceneryFor('atlantis')).toBe('village');
});
