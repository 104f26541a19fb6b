import { expect, test } from 'vitest';
import { ageFor, boards, minutesFor, sceneryFor } from '../../src/table/boards.ts';

test('the boards come with the smallest network first', () => {
  const cities = boards.map((board) => board.cities.length);
  expect(cities).toEqual(cities.toSorted((one, other) => one - other));
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
