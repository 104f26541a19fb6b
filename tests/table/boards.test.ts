import { expect, test } from 'vitest';
import { boards } from '../../src/table/boards.ts';

test('the boards come with the smallest network first', () => {
  const cities = boards.map((board) => board.cities.length);
  expect(cities).toEqual(cities.toSorted((one, other) => one - other));
});
