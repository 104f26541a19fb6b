import { describe, expect, test } from 'vitest';
import { bringIn } from '../../src/table/bringIn.ts';
import { anEvening, outOfRoom } from '../support/aTable.ts';
import { KNOWN_MAPS } from '../support/records.ts';

describe('a game from a file', () => {
  test('is a game of its own, beside the one it was taken from', async () => {
    const { table, saves } = await anEvening({ map: 'nordic', players: 3 });
    const brought = await bringIn(table.exportText(), KNOWN_MAPS, saves);
    expect(brought).toMatchObject({ ok: true, map: 'Nordic', names: ['Anna', 'Ben', 'Cleo'] });
    const { games } = await saves.list();
    expect(games).toHaveLength(2);
    expect(new Set(games.map(({ id }) => id)).size).toBe(2);
  });

  test('a file that is no game says why, and nothing is kept', async () => {
    const { saves } = await anEvening();
    const brought = await bringIn('{"format":"a poem"}', KNOWN_MAPS, saves);
    expect(brought).toMatchObject({ ok: false, why: 'fault', fault: expect.stringMatching(/^This is no game record/) });
    expect((await saves.list()).games).toHaveLength(1);
  });

  test('says when there is no room for it', async () => {
    const { table, shelf, saves } = await anEvening();
    shelf.broken = outOfRoom();
    expect(await bringIn(table.exportText(), KNOWN_MAPS, saves)).toEqual({ ok: false, why: 'full' });
  });
});
