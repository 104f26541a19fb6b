import { expect, test } from 'vitest';
import { en } from '../../../src/i18n/en.ts';
import { seatName, withNames, withoutColorNames } from '../../../src/screens/company/seatNames.ts';
import { setupFaults } from '../../../src/table/game/setup.ts';
import { mapOf } from '../../support/games/aGame.ts';
import { aSetup } from '../../support/games/aTable.ts';

const seats = [
  { name: '', color: 'red' },
  { name: ' Anna ', color: 'blue' },
  { name: '', color: 'green' },
] as const;
const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);

test('a seat is called by its colour until somebody types', () => {
  expect(seats.map((_, seat) => seatName(en, seats, seat))).toEqual(['Red', 'Anna', 'Green']);
});

test('in another language the colours have other names', () => {
  const nl = { ...en, setup: { ...en.setup, colors: { ...en.setup.colors, red: 'Rood', green: 'Groen' } } };
  expect(names(withNames(nl, seats))).toEqual(['Rood', 'Anna', 'Groen']);
});

test('nobody has to type anything for a game to start', () => {
  const europe = mapOf('europe');
  const plan = aSetup(europe, 5);
  const unnamed = plan.seats.map(({ color }) => ({ name: '', color }));
  expect(setupFaults({ ...plan, seats: unnamed }, europe).map(({ code }) => code)).toContain('nameMissing');
  expect(setupFaults({ ...plan, seats: withNames(en, unnamed) }, europe)).toEqual([]);
});

test('whoever types the name of a colour keeps it, and the seat of that colour is told apart', () => {
  const typed = [
    { name: 'green', color: 'red' },
    { name: '', color: 'green' },
    { name: 'GREEN 2', color: 'blue' },
  ] as const;
  expect(names(withNames(en, typed))).toEqual(['green', 'Green 3', 'GREEN 2']);
});

test('two people of one name are not told apart behind their backs', () => {
  const twice = [
    { name: 'Anna', color: 'red' },
    { name: 'Anna', color: 'green' },
  ] as const;
  expect(names(withNames(en, twice))).toEqual(['Anna', 'Anna']);
});

test('after a game whoever was called by the colour has no name again', () => {
  const played = [
    { name: 'Red', color: 'red' },
    { name: 'Red', color: 'blue' },
    { name: 'Anna', color: 'green' },
  ] as const;
  expect(names(withoutColorNames(en, played))).toEqual(['', 'Red', 'Anna']);
});
