import { describe, expect, test } from 'vitest';
import { readCollection } from '../../../src/formats/collection.ts';
import { bringInAll } from '../../../src/table/saves/bringIn.ts';
import { deleteAll, holdings, takeOutAll } from '../../../src/table/saves/everything.ts';
import { makeSaves } from '../../../src/table/saves/saves.ts';
import { anEvening, MemoryShelf } from '../../support/games/aTable.ts';
import { KNOWN, KNOWN_MAPS } from '../../support/records/records.ts';

/** Two games under way and one that nobody can open. */
async function aFullShelf() {
  const { shelf, saves, table } = await anEvening({ map: 'nordic', players: 3 });
  await bringInAll(table.exportText(), KNOWN_MAPS, saves);
  shelf.things.set('game:damaged', { rubbish: true });
  return { shelf, saves };
}

describe('all that is kept', () => {
  test('is counted, with how many games can be gone on with', async () => {
    const { shelf, saves } = await aFullShelf();
    const found = await holdings(shelf, saves);
    expect(found).toMatchObject({ games: 3, open: 2 });
    const bytes = new TextEncoder().encode(JSON.stringify([...shelf.things])).length;
    expect(Math.abs((found?.bytes ?? 0) - bytes)).toBeLessThan(100);
  });

  test('is nothing at first, and unknown where nothing can be read', async () => {
    const shelf = new MemoryShelf();
    const saves = makeSaves(shelf, KNOWN);
    expect(await holdings(shelf, saves)).toEqual({ bytes: 0, games: 0, open: 0 });
    shelf.broken = new Error('forbidden');
    expect(await holdings(shelf, saves)).toBeNull();
  });

  test('goes into one file, sealed, and comes in again on another device', async () => {
    const { saves } = await aFullShelf();
    const file = await takeOutAll(saves);
    expect(file).not.toContain('"seed"');
    const elsewhere = makeSaves(new MemoryShelf(), KNOWN);
    const brought = await bringInAll(file ?? '', KNOWN_MAPS, elsewhere);
    expect(brought.map(({ ok }) => ok).toSorted()).toEqual([false, true, true]);
    const { games } = await elsewhere.list();
    expect(games.map(({ mapId, players }) => [mapId, players.length])).toEqual([
      ['nordic', 3],
      ['nordic', 3],
    ]);
  });

  test('makes no file where there is no game', async () => {
    expect(await takeOutAll(makeSaves(new MemoryShelf(), KNOWN))).toBeNull();
  });

  test('is gone when it was deleted, people and settings too', async () => {
    const { shelf, saves } = await aFullShelf();
    shelf.things.set('people', [{ name: 'Anna', color: 'red' }]);
    shelf.things.set('preferences', { sound: 'off' });
    expect(await deleteAll(shelf)).toBe(true);
    expect(shelf.things.size).toBe(0);
    expect(await holdings(shelf, saves)).toEqual({ bytes: 0, games: 0, open: 0 });
  });

  test('is all still there where the browser does not let it', async () => {
    const { shelf } = await aFullShelf();
    const before = shelf.things.size;
    shelf.broken = new Error('forbidden');
    expect(await deleteAll(shelf)).toBe(false);
    expect(shelf.things.size).toBe(before);
  });
});

test.each(['', 'railpass/games', '{"format":"railpass/games","version":2,"games":[]}', '{"format":"railpass/games"}'])(
  'a text that only looks like many games is read as one: %s',
  (text) => expect(readCollection(text)).toBeNull(),
);
