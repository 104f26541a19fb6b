import { describe, expect, test } from 'vitest';
import { en } from '../../../src/i18n/en.ts';
import { seatBy } from '../../../src/screens/company/computers.ts';
import { aloneOn, watchedOn } from '../../../src/screens/company/quickGames.ts';
import { setupFaults, type TableSetup } from '../../../src/table/game/setup.ts';
import { mapOf } from '../../support/games/aGame.ts';
import { aSetup } from '../../support/games/aTable.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const kinds = ({ seats }: TableSetup) => seats.map((seat) => seatBy(seat).kind);
const computer = { kind: 'computer', level: 'hard', style: null } as const;

describe('playing alone', () => {
  test('is one person against two computers, on the board that was chosen last', () => {
    const plan = aloneOn(en, 'europe', null);
    expect(plan.mapId).toBe('europe');
    expect(kinds(plan)).toEqual(['person', 'computer', 'computer']);
    expect(plan.seats[0]).toMatchObject({ name: 'Red', color: 'red' });
    expect(setupFaults(plan, europe)).toEqual([]);
  });

  test('begins on some board where none was chosen, or it is gone', () => {
    for (const mapId of [null, 'atlantis']) expect(setupFaults(aloneOn(en, mapId, null), usa)).toEqual([]);
  });

  test('knows the only person of the last table, and the colour', () => {
    const [anna, ben] = aSetup(europe, 2).seats;
    if (anna === undefined || ben === undefined) throw new Error('two sit there');
    const last = { ...aSetup(europe, 2), seats: [{ ...anna, by: computer }, ben] };
    expect(aloneOn(en, 'europe', last).seats[0]).toEqual({ name: 'Ben', color: 'blue' });
    expect(setupFaults(aloneOn(en, 'europe', last), europe)).toEqual([]);
    expect(aloneOn(en, 'europe', aSetup(europe, 3)).seats[0]).toMatchObject({ name: 'Red' });
  });

  test('keeps the deck of the last table where the board has it', () => {
    const last = aSetup(usa, 2, { ticketDeck: 'grand' });
    expect(aloneOn(en, 'usa', last).ticketDeck).toBe('grand');
    expect(aloneOn(en, 'europe', last).ticketDeck).toBeNull();
    expect(aloneOn(en, 'usa', null).ticketDeck).toBe('classic');
  });

  test('an only person who is called like a computer is told apart from it', () => {
    const last = { ...aSetup(usa, 2), seats: [{ name: 'Oskar', color: 'green' as const }] };
    expect(setupFaults(aloneOn(en, 'usa', last), usa)).toEqual([]);
  });
});

test('a game to watch is played by four computers of different names', () => {
  const plan = watchedOn(en, 'usa', null);
  expect(kinds(plan)).toEqual(['computer', 'computer', 'computer', 'computer']);
  expect(setupFaults(plan, usa)).toEqual([]);
  expect(plan.seats.filter(({ name }) => /\d/.test(name))).toEqual([]);
});
