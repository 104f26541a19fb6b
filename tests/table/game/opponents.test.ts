import { describe, expect, test } from 'vitest';
import { CHARACTERS as ALL_CHARACTERS, LEVELS as ALL_LEVELS, STYLES } from '../../../src/bots/characters.ts';
import { readRecord } from '../../../src/formats/record.ts';
import {
  byText,
  CHARACTERS,
  LEVELS,
  loadTunedWeights,
  playersNow,
  type SeatBy,
  seatByOf,
} from '../../../src/table/game/opponents.ts';
import { newRecord } from '../../../src/table/game/setup.ts';
import { lastSetup, rememberSetup } from '../../../src/table/saves/lastSetup.ts';
import { mapOf } from '../../support/games/aGame.ts';
import { aSetup, EVENING, MemoryShelf } from '../../support/games/aTable.ts';
import { KNOWN_MAPS } from '../../support/records/records.ts';
import { anEveningOf, computer, person, setupOf } from '../computers/withComputers.ts';

const styled: SeatBy = { kind: 'computer', level: 'expert', style: 'ticket-hunter' };

describe('who moves for a seat', () => {
  test('stands in a record as a word, and is read from it again', () => {
    const all = ALL_LEVELS.flatMap((level) =>
      [null, ...STYLES].map((style): SeatBy => ({ kind: 'computer', level, style })),
    );
    for (const seat of [person, ...all]) expect(seatByOf(byText(seat))).toEqual(seat);
    expect([person, styled, computer('easy')].map(byText)).toEqual(['person', 'bot:expert-ticket-hunter', 'bot:easy']);
  });

  test.each(['bot:grandmaster', 'bot:easy-sleeper', 'bot:hard-', 'bot:x', 'nobody'])(
    'whom nobody knows here, such as %s, Hard plays',
    (by) => {
      expect(seatByOf(by)).toEqual(computer('hard'));
    },
  );

  test('is who the record names, until the seat is handed on', () => {
    const players = [
      { name: 'Anna', color: 'red', by: 'person' },
      { name: 'Ben', color: 'blue', by: 'bot:easy' },
    ] as const;
    expect(playersNow(players, []).map(({ by }) => by)).toEqual([person, computer('easy')]);
    const events = [
      { type: 'seatChanged', seat: 0, by: 'bot:normal' },
      { type: 'seatChanged', seat: 1, by: 'person' },
      { type: 'seatChanged', seat: 0, by: 'bot:hard' },
    ] as const;
    expect(playersNow(players, events)).toEqual([
      { name: 'Anna', color: 'red', by: computer('hard') },
      { name: 'Ben', color: 'blue', by: person },
    ]);
  });

  test('everybody there is can be chosen', () => {
    expect(LEVELS).toEqual(ALL_LEVELS);
    expect(CHARACTERS).toEqual(ALL_CHARACTERS);
  });

  test('a board that nobody has found weights for is played with the usual ones', async () => {
    expect(await loadTunedWeights('no such board')).toBeUndefined();
  });
});

describe('setting up with computers', () => {
  test('a new record names them, and is whole', () => {
    const record = newRecord(setupOf('usa', [person, styled]), mapOf('usa'), { seed: 'set up', now: EVENING });
    expect(record.players.map(({ by }) => by)).toEqual(['person', 'bot:expert-ticket-hunter']);
    expect(readRecord(record, KNOWN_MAPS)).toMatchObject({ ok: true });
  });

  test('a seat of which nothing is said is a person’s', () => {
    const record = newRecord(aSetup(mapOf('usa')), mapOf('usa'), { seed: 'set up', now: EVENING });
    expect(record.players.map(({ by }) => by)).toEqual(['person', 'person']);
  });

  test('the next game begins with the same people and computers', async () => {
    const shelf = new MemoryShelf();
    const setup = setupOf('usa', [person, styled]);
    await rememberSetup(shelf, setup);
    expect(await lastSetup(shelf)).toEqual(setup);
  });

  test('a table of before computers played is remembered; one with somebody unknown is not', async () => {
    const shelf = new MemoryShelf();
    const before = aSetup(mapOf('usa'));
    shelf.things.set('setup', before);
    expect(await lastSetup(shelf)).toEqual(before);
    const seats = before.seats.map((seat) => ({ ...seat, by: { kind: 'computer', level: 'divine', style: null } }));
    shelf.things.set('setup', { ...before, seats });
    expect(await lastSetup(shelf)).toBeNull();
  });

  test('the list of games tells computers from people', async () => {
    const { saves } = await anEveningOf([person, computer('easy')], { deps: { paused: true } });
    const [game] = (await saves.list()).games;
    expect(game?.players.map(({ isComputer = false }) => isComputer)).toEqual([false, true]);
    expect(game?.turn).toBe(0);
  });
});
