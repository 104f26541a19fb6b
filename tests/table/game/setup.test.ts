import { describe, expect, test } from 'vitest';
import { newGameId, newSeed } from '../../../src/table/game/chance.ts';
import { newRecord, setupFaults, type TableSetup } from '../../../src/table/game/setup.ts';
import { aSetup } from '../../support/games/aTable.ts';
import { mapFile } from '../../support/maps/mapFiles.ts';
import { asJson, opened } from '../../support/records/records.ts';

const usa = mapFile('usa');
const europe = mapFile('europe');
const now = new Date('2026-11-16T10:00:00Z');

function withNames(...names: readonly string[]): TableSetup {
  const setup = aSetup(usa, names.length);
  return { ...setup, seats: setup.seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' })) };
}

describe('a table that can start', () => {
  test.each([2, 3, 4, 5])('%i people with names and colours of their own', (players) => {
    expect(setupFaults(aSetup(usa, players), usa)).toEqual([]);
    expect(setupFaults(aSetup(europe, players, { first: 'random' }), europe)).toEqual([]);
  });
});

describe('a table that cannot start says why', () => {
  test('too few', () => {
    const alone = { ...aSetup(usa), seats: aSetup(usa).seats.slice(0, 1) };
    expect(setupFaults(alone, usa)).toEqual([{ code: 'tooFewPlayers', least: 2, has: 1 }]);
  });

  test('too many', () => {
    const most = { ...usa, rules: { ...usa.rules, players: [2, 3] as const } };
    expect(setupFaults(aSetup(usa, 4), most)).toEqual([{ code: 'tooManyPlayers', most: 3, has: 4 }]);
  });

  test('somebody without a name', () => {
    expect(setupFaults(withNames('Anna', '  '), usa)).toEqual([{ code: 'nameMissing', seat: 1 }]);
  });

  test('a name that no record could hold', () => {
    expect(setupFaults(withNames('Anna', 'B'.repeat(41)), usa)).toEqual([{ code: 'nameTooLong', seat: 1, most: 40 }]);
  });

  test('somebody whose name nobody can see', () => {
    expect(setupFaults(withNames('Anna', '\u200b\u3164\u202e'), usa)).toEqual([{ code: 'nameMissing', seat: 1 }]);
  });

  test.each(['ＡＮＮＡ', 'An\u200bna', '\u202eAnna', 'anna\u00a0'])('one name twice, as people see it: %s', (name) => {
    expect(setupFaults(withNames('Anna', name), usa)).toEqual([{ code: 'nameTwice', seat: 1, other: 0 }]);
  });

  test('one name twice, however it is written', () => {
    expect(setupFaults(withNames('Anna', 'Ben', ' aNNa '), usa)).toEqual([{ code: 'nameTwice', seat: 2, other: 0 }]);
  });

  test('one colour twice', () => {
    const setup = aSetup(usa);
    const red = { ...setup, seats: setup.seats.map((seat) => ({ ...seat, color: 'red' as const })) };
    expect(setupFaults(red, usa)).toEqual([{ code: 'colorTwice', seat: 1, other: 0 }]);
  });

  test('a ticket deck that the map does not have', () => {
    expect(setupFaults(aSetup(usa, 2, { ticketDeck: 'tiny' }), usa)).toEqual([
      { code: 'noSuchDeck', decks: ['classic', 'grand'] },
    ]);
    expect(setupFaults(aSetup(usa, 2, { ticketDeck: null }), usa)).toHaveLength(1);
    expect(setupFaults(aSetup(europe, 2, { ticketDeck: 'classic' }), europe)).toHaveLength(1);
  });

  test('a first player who is not there', () => {
    expect(setupFaults(aSetup(usa, 2, { first: 2 }), usa)).toEqual([{ code: 'noSuchSeat', seat: 2 }]);
  });
});

describe('a new record', () => {
  test('is a whole record of a game that has been dealt', () => {
    const record = newRecord(aSetup(usa, 3, { ticketDeck: 'grand', first: 1 }), usa, { seed: 'a seed', now });
    const { game, board } = opened(asJson(record));
    expect(record.started).toBe('2026-11-16T10:00:00.000Z');
    expect(board.ticketDeck).toBe('grand');
    expect(game.table).toMatchObject({ phase: 'opening', turn: 1, firstSeat: 1 });
  });

  test('has the names without the space around and inside them', () => {
    const { players } = newRecord(withNames('  Anna ', 'Ben  the\tsecond'), usa, { seed: 'a seed', now });
    expect(players.map(({ name }) => name)).toEqual(['Anna', 'Ben the second']);
  });

  test('has the names without what nobody sees, and with what holds a sign together', () => {
    const { players } = newRecord(withNames('\u202eAn\u200bna', 'Ben 👩🏽‍🚀'), usa, { seed: 'a seed', now });
    expect(players.map(({ name }) => name)).toEqual(['Anna', 'Ben 👩🏽‍🚀']);
  });

  test('a first player by chance comes from the seed: the same for the same seed, and everybody once', () => {
    const first = (seed: string) => newRecord(aSetup(usa, 3, { first: 'random' }), usa, { seed, now }).firstSeat;
    const seeds = Array.from({ length: 30 }, (_, i) => `seed ${i}`);
    expect(seeds.map(first)).toEqual(seeds.map(first));
    expect(new Set(seeds.map(first))).toEqual(new Set([0, 1, 2]));
  });

  test('every game has a seed and a name of its own', () => {
    expect(newSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(newSeed()).not.toBe(newSeed());
    expect(newGameId()).not.toBe(newGameId());
  });
});
