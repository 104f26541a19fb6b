import { beforeEach, describe, expect, test } from 'vitest';
import { newRecord } from '../../../src/table/game/setup.ts';
import { makeSaves, type Saves } from '../../../src/table/saves/saves.ts';
import { aSetup, EVENING, MemoryShelf } from '../../support/games/aTable.ts';
import { mapFile } from '../../support/maps/mapFiles.ts';
import { KNOWN, opened } from '../../support/records/records.ts';

const usa = mapFile('usa');

let shelf: MemoryShelf;
let saves: Saves;

beforeEach(async () => {
  shelf = new MemoryShelf();
  saves = makeSaves(shelf, KNOWN, { now: () => EVENING });
  await saves.add('a', opened(newRecord(aSetup(usa), usa, { seed: 'a', now: EVENING })));
  await saves.add('b', opened(newRecord(aSetup(usa), usa, { seed: 'b', now: EVENING })));
});

/** As another build of the app would have left the game `a`. */
function change(record: object, entry: object = {}): void {
  const found = shelf.things.get('game:a') as { readonly record: object };
  shelf.things.set('game:a', { ...found, ...entry, record: { ...found.record, ...record } });
}

describe.each([
  ['a later version', { version: 2, events: 'written in another way' }, {}],
  ['a later version with another kind of summary', { version: 2 }, { summary: { title: 'USA' }, saved: 17 }],
  ['a board that is not here', { map: 'atlantis' }, {}],
  ['a later version of a board', { mapVersion: 7 }, {}],
  ['a board of its own', { map: 'mine', mapData: { ...usa, id: 'mine' } }, {}],
])('a game of %s', (_, record, entry) => {
  test('is no damage: it stays where it is, as it is', async () => {
    change(record, entry);
    const before = structuredClone(shelf.things);
    expect(await saves.load('a')).toMatchObject({ ok: false, why: 'newer' });
    const { games, newer, damaged } = await saves.list();
    expect(games.map(({ id }) => id)).toEqual(['b']);
    expect(newer.map(({ id }) => id)).toEqual(['a']);
    expect(damaged).toEqual([]);
    expect(shelf.things).toEqual(before);
  });

  test('can be taken out as it is, and deleted, and put back', async () => {
    change(record, entry);
    const before = structuredClone(shelf.things);
    const found = await saves.newer('a');
    expect(found?.secret).toBe(true);
    expect(JSON.parse(found?.text ?? '')).toMatchObject(record);
    const removed = await saves.remove('a');
    expect((await saves.list()).newer).toEqual([]);
    if (removed === null) throw new Error('nothing was removed');
    expect(await saves.putBack(removed)).toBe('saved');
    expect(shelf.things).toEqual(before);
  });
});

test('the names in a game of a later version are shown where they can be read', async () => {
  change({ version: 2 });
  expect((await saves.list()).newer).toEqual([{ id: 'a', names: ['Anna', 'Ben'], secret: true }]);
  change({ version: 2 }, { summary: { players: [{ name: 7 }, null, { name: 'Cleo' }] } });
  expect((await saves.list()).newer).toEqual([{ id: 'a', names: ['Cleo'], secret: true }]);
});

test('what is no version at all is damage', async () => {
  change({ version: 'latest' });
  expect(await saves.load('a')).toMatchObject({ ok: false, why: 'damaged' });
});
