import { describe, expect, test } from 'vitest';
import { en } from '../../../src/i18n/en.ts';
import {
  charactersOf,
  companyWords,
  seatBy,
  styleName,
  withCharacter,
  withComputer,
  withLevel,
  withPerson,
} from '../../../src/screens/company/computers.ts';
import { LONGEST_SHOWN_NAME } from '../../../src/screens/company/seatNames.ts';
import { withName } from '../../../src/screens/setup/plan.ts';
import { CHARACTERS, type Character, LEVELS, PERSON } from '../../../src/table/game/opponents.ts';
import { setupFaults, type TableSetup } from '../../../src/table/game/setup.ts';
import { mapOf } from '../../support/games/aGame.ts';
import { aSetup } from '../../support/games/aTable.ts';

const europe = mapOf('europe');
const people = aSetup(europe, 4);
const names = ({ seats }: TableSetup) => seats.map(({ name }) => name);
const withComputers = (plan: TableSetup, seats: readonly number[]) =>
  seats.reduce((changed, seat) => withComputer(en, changed, seat), plan);

function character(name: string): Character {
  const found = CHARACTERS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`nobody is called ${name}`);
  return found;
}

describe('a seat of the set-up', () => {
  test('is a person’s unless it says otherwise', () => {
    expect(people.seats.map((seat) => seatBy(seat))).toEqual([PERSON, PERSON, PERSON, PERSON]);
  });

  test('becomes a computer of normal strength, with the name of a character who is not here yet', () => {
    const plan = withComputers(people, [1, 2]);
    const known = charactersOf('normal').map(({ name }) => name);
    expect(names(plan)).toEqual(['Anna', known[0], known[1], 'Dina']);
    expect(plan.seats.slice(1, 3).map((seat) => seatBy(seat))).toMatchObject([
      { level: 'normal' },
      { level: 'normal' },
    ]);
    expect(setupFaults(plan, europe)).toEqual([]);
  });

  test('takes name, level and style of the character that is chosen', () => {
    const plan = withCharacter(en, people, 0, character('Viktor'));
    expect(plan.seats[0]).toMatchObject({
      name: 'Viktor',
      by: { kind: 'computer', level: 'expert', style: 'blocker' },
    });
  });

  test('keeps two of the same character apart', () => {
    const plan = [0, 1, 2].reduce((changed, seat) => withCharacter(en, changed, seat, character('Celeste')), people);
    expect(names(plan)).toEqual(['Celeste', 'Celeste 2', 'Celeste 3', 'Dina']);
    expect(setupFaults(plan, europe)).toEqual([]);
  });

  test('keeps a character apart from a person of that name', () => {
    const plan = withCharacter(en, withName(people, 3, 'ingrid '), 0, character('Ingrid'));
    expect(names(plan)[0]).toBe('Ingrid 2');
  });

  test('may be renamed, and chosen again without a number of its own', () => {
    const renamed = withName(withComputer(en, people, 1), 1, 'Robby');
    expect(names(renamed)[1]).toBe('Robby');
    expect(names(withCharacter(en, renamed, 1, character('Oskar')))[1]).toBe('Oskar');
    expect(names(withCharacter(en, withCharacter(en, people, 1, character('Oskar')), 1, character('Oskar')))[1]).toBe(
      'Oskar',
    );
  });

  test('goes back to a person with the old name, unless somebody else has it by now', () => {
    const plan = withComputer(en, people, 1);
    expect(withPerson(plan, 1, 'Ben').seats[1]).toMatchObject({ name: 'Ben', by: PERSON });
    expect(withPerson(withName(plan, 0, 'Ben'), 1, 'Ben').seats[1]).toMatchObject({ name: '', by: PERSON });
  });

  test('keeps its style at another level where a character has it', () => {
    const plan = withLevel(en, withCharacter(en, people, 0, character('Joss')), 0, 'expert');
    expect(plan.seats[0]).toMatchObject({ name: 'Amalia', by: { level: 'expert', style: 'ticket-hunter' } });
    expect(withLevel(en, plan, 0, 'easy').seats[0]).toMatchObject({ by: { level: 'easy' } });
  });
});

test('every level has two characters at least, whose names every screen has room for', () => {
  for (const level of LEVELS) expect(charactersOf(level).length).toBeGreaterThanOrEqual(2);
  for (const { name } of CHARACTERS) expect(`${name} 5`.length).toBeLessThanOrEqual(LONGEST_SHOWN_NAME);
});

test('a computer without a style has a name for that too', () => {
  expect(styleName(en, { kind: 'computer', level: 'hard', style: null })).toBe('All-rounder');
  expect(styleName(en, { kind: 'computer', level: 'hard', style: 'blocker' })).toBe('Blocker');
});

describe('before the start it is said what kind of game it will be', () => {
  test('nothing where all are people', () => {
    expect(companyWords(en, people)).toBeNull();
  });

  test('one person needs no curtain', () => {
    expect(companyWords(en, withComputers(people, [1, 2, 3]))).toContain('no curtain');
  });

  test('without a person it is a demo', () => {
    expect(companyWords(en, withComputers(people, [0, 1, 2, 3]))).toContain('demo');
  });

  test('between several people the computers move by themselves', () => {
    expect(companyWords(en, withComputers(people, [3]))).toContain('between your turns');
  });
});
