import { beforeEach, describe, expect, test } from 'vitest';
import { NOBODY } from '../../../src/engine/game.ts';
import { stream } from '../../../src/engine/random.ts';
import { newRecord } from '../../../src/table/game/setup.ts';
import { lastSetup, rememberSetup } from '../../../src/table/saves/lastSetup.ts';
import { makeSaves, type Saves } from '../../../src/table/saves/saves.ts';
import { anEvening, aSetup, hurriedPlayer, isOver, MemoryShelf, outOfRoom, step } from '../../support/games/aTable.ts';
import { mapFile } from '../../support/maps/mapFiles.ts';
import { KNOWN, opened } from '../../support/records/records.ts';

const usa = mapFile('usa');

let shelf: MemoryShelf;
let saves: Saves;
let clock: number;

beforeEach(() => {
  shelf = new MemoryShelf();
  clock = Date.parse('2026-11-16T10:00:00Z');
  saves = makeSaves(shelf, KNOWN, { now: () => new Date(clock) });
});

async function addGame(id: string, first = 0): Promise<void> {
  const record = newRecord(aSetup(usa, 3, { first }), usa, { seed: `seed of ${id}`, now: new Date(clock) });
  expect(await saves.add(id, opened(record))).toBe('saved');
}

describe('the list of saved games', () => {
  test('newest first, with what everybody may know', async () => {
    await addGame('old');
    clock += 60_000;
    await addGame('new', 2);
    const { games, damaged, readable } = await saves.list();
    expect(games.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(games[0]).toEqual({
      id: 'new',
      saved: '2026-11-16T10:01:00.000Z',
      mapId: 'usa',
      players: [
        { name: 'Anna', color: 'red' },
        { name: 'Ben', color: 'blue' },
        { name: 'Cleo', color: 'green' },
      ],
      scores: [0, 0, 0],
      turn: 2,
      turnsTaken: 0,
      owners: usa.routes.map(() => NOBODY),
      ranking: [],
    });
    expect({ damaged, readable }).toEqual({ damaged: [], readable: true });
  });

  test('a game that is over shows its result only once it has been handed on to everybody', async () => {
    const evening = await anEvening({ seed: 'to the end' });
    const choose = hurriedPlayer(stream('to the end', 'people'));
    const shown: [turn: number | null | undefined, places: number | undefined][] = [];
    while (!isOver(evening.table)) {
      await step(evening.table, choose);
      const [game] = (await evening.saves.list()).games;
      shown.push([game?.turn, game?.ranking.length]);
    }
    expect(shown.at(-1)).toEqual([null, 2]);
    expect(shown.slice(0, -1).filter(([turn, places]) => turn === null || places !== 0)).toEqual([]);
  });

  test('a shelf that cannot be read is told apart from an empty one', async () => {
    expect(await saves.list()).toEqual({ games: [], newer: [], damaged: [], readable: true });
    shelf.broken = new Error('forbidden');
    expect(await saves.list()).toEqual({ games: [], newer: [], damaged: [], readable: false });
  });
});

describe('one game', () => {
  test('is loaded as it was saved, in one write each', async () => {
    await addGame('a');
    expect(shelf.writes).toBe(1);
    const loaded = await saves.load('a');
    expect(loaded).toMatchObject({ ok: true, opened: { record: { seed: 'seed of a' } } });
  });

  test('keeps the notes that the table knows, and no others', async () => {
    const record = newRecord(aSetup(usa), usa, { seed: 'noted', now: new Date(clock) });
    const noted = { ...record, table: { ...record.table, junk: 'x'.repeat(99_999), openHands: 'maybe' } };
    await saves.add('a', opened(noted));
    expect(shelf.things.get('game:a')).toHaveProperty('record.table', {
      openHands: false,
      hints: true,
      sitting: { seat: 0, from: 1 },
    });
  });

  test('that is not there is missing; where nothing can be read, that is said', async () => {
    expect(await saves.load('a')).toEqual({ ok: false, why: 'missing' });
    shelf.broken = new Error('forbidden');
    expect(await saves.load('a')).toEqual({ ok: false, why: 'denied' });
  });

  test('that is removed can be put back as it was', async () => {
    await addGame('a');
    const before = await saves.list();
    const removed = await saves.remove('a');
    expect((await saves.list()).games).toEqual([]);
    if (removed === null) throw new Error('nothing was removed');
    expect(await saves.putBack(removed)).toBe('saved');
    expect(await saves.list()).toEqual(before);
    expect(await saves.remove('never there')).toBeNull();
  });
});

describe('a device that does not keep anything', () => {
  test('has no room, or forbids it', async () => {
    const record = newRecord(aSetup(usa), usa, { seed: 'a', now: new Date(clock) });
    shelf.broken = outOfRoom();
    expect(await saves.add('a', opened(record))).toBe('full');
    shelf.broken = new Error('forbidden');
    expect(await saves.add('a', opened(record))).toBe('denied');
    expect(await saves.remove('a')).toBeNull();
    expect(await saves.damaged('a')).toBeNull();
  });
});

describe('a damaged game', () => {
  async function damage(id: string): Promise<void> {
    await addGame(id);
    const entry = shelf.things.get(`game:${id}`) as { record: { events: unknown[] } };
    entry.record.events.push({ type: 'gameEnded' });
  }

  test('is set aside with the reason when it is opened, and nothing of it is lost', async () => {
    await damage('a');
    const before = structuredClone(shelf.things.get('game:a'));
    const loaded = await saves.load('a');
    expect(loaded).toEqual({ ok: false, why: 'damaged', reason: expect.stringContaining('gameEnded'), secret: true });
    const { games, damaged } = await saves.list();
    expect(games).toEqual([]);
    expect(damaged).toEqual([{ id: 'a', reason: expect.stringContaining('gameEnded'), secret: true }]);
    const aside = await saves.damaged('a');
    expect(aside?.secret).toBe(true);
    expect(JSON.parse(aside?.text ?? '')).toMatchObject({ found: before });
  });

  test('that is no game at all is found by the list, and the others stay', async () => {
    await addGame('good');
    shelf.things.set('game:bad', 'scribbles');
    const { games, damaged } = await saves.list();
    expect(games.map(({ id }) => id)).toEqual(['good']);
    expect(damaged).toMatchObject([{ id: 'bad', secret: false }]);
    expect((await saves.list()).damaged.map(({ id }) => id)).toEqual(['bad']);
    expect(await saves.damaged('bad')).toMatchObject({ secret: false, text: expect.stringContaining('scribbles') });
  });

  test('can be thrown away, and put back', async () => {
    await damage('a');
    await saves.load('a');
    const aside = await saves.list();
    const removed = await saves.removeDamaged('a');
    expect((await saves.list()).damaged).toEqual([]);
    if (removed === null) throw new Error('nothing was removed');
    expect(await saves.putBack(removed)).toBe('saved');
    expect(await saves.list()).toEqual(aside);
    expect(await saves.removeDamaged('never there')).toBeNull();
  });

  test('that cannot be set aside stays where it was', async () => {
    await damage('a');
    const whole = [...shelf.things];
    const write = shelf.write;
    Object.assign(shelf, { write: () => Promise.reject(outOfRoom()) });
    expect(await saves.load('a')).toMatchObject({ ok: false, why: 'damaged' });
    Object.assign(shelf, { write });
    expect([...shelf.things]).toEqual(whole);
  });
});

describe('the last table', () => {
  test('is remembered, and is not taken for a game', async () => {
    expect(await lastSetup(shelf)).toBeNull();
    await rememberSetup(shelf, aSetup(usa, 3));
    expect(await lastSetup(shelf)).toEqual(aSetup(usa, 3));
    expect(await saves.list()).toEqual({ games: [], newer: [], damaged: [], readable: true });
  });

  test('is forgotten where it makes no sense or cannot be read', async () => {
    shelf.things.set('setup', { ...aSetup(usa), seats: [{ name: 'Anna', color: 'pink' }] });
    expect(await lastSetup(shelf)).toBeNull();
    shelf.broken = new Error('forbidden');
    expect(await lastSetup(shelf)).toBeNull();
    await expect(rememberSetup(shelf, aSetup(usa))).resolves.toBeUndefined();
  });
});
