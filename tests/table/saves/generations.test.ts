import { describe, expect, test } from 'vitest';
import { sitDown } from '../../../src/table/sitDown.ts';
import {
  anEvening,
  chooseTickets,
  curtainOf,
  EVENING,
  type Evening,
  handOf,
  holdAlways,
  outOfRoom,
  reopened,
} from '../../support/games/aTable.ts';

const idOf = ({ table }: Evening) => table.state.getState().gameId;

/** Makes what is written under a key a game that nobody could have played. */
function spoil({ shelf }: Evening, key: string): void {
  shelf.things.set(key, cheated(shelf.things.get(key)));
}

function cheated(kept: unknown): object {
  const entry = structuredClone(kept) as { readonly record: { readonly events: unknown[] } };
  entry.record.events.push({ type: 'gameEnded' });
  return entry;
}

async function afterFirstChoice(): Promise<Evening> {
  const evening = await anEvening();
  await chooseTickets(evening.table);
  return evening;
}

describe('the save before the last', () => {
  test('is kept beside it, in the same write', async () => {
    const evening = await anEvening();
    const { shelf, table } = evening;
    const dealt = structuredClone(shelf.things.get(`game:${idOf(evening)}`));
    table.reveal();
    for (const ticket of handOf(table).view.offer) table.draft({ step: 'ticket', ticket });
    await table.finish();
    expect(shelf.writes).toBe(2);
    expect(shelf.things.get(`before:${idOf(evening)}`)).toEqual(dealt);
    expect(shelf.things.get(`game:${idOf(evening)}`)).not.toEqual(dealt);
  });

  test('stays the last that could be written when there is no room for the next', async () => {
    const evening = await afterFirstChoice();
    const before = structuredClone(evening.shelf.things);
    evening.shelf.broken = outOfRoom();
    await chooseTickets(evening.table);
    expect(evening.shelf.things).toEqual(before);
    evening.shelf.broken = null;
    evening.table.reveal();
    await evening.table.act({ type: 'drawCard', from: 0 });
    expect(evening.shelf.things.get(`before:${idOf(evening)}`)).toEqual(before.get(`game:${idOf(evening)}`));
  });

  test('is taken when the last one is damaged, and that is said until somebody plays on', async () => {
    const evening = await afterFirstChoice();
    spoil(evening, `game:${idOf(evening)}`);
    const table = await reopened(evening);
    expect(curtainOf(table)).toMatchObject({ seat: 0, why: 'opening tickets' });
    expect(table.state.getState().news).toBe('stepped back');
    await chooseTickets(table);
    expect(table.state.getState().news).toBeNull();
    expect(curtainOf(table).seat).toBe(1);
    expect((await reopened(evening)).state.getState().news).toBeNull();
  });

  test('what was damaged is kept aside, every time', async () => {
    const evening = await afterFirstChoice();
    const key = `game:${idOf(evening)}`;
    for (const times of [1, 2]) {
      spoil(evening, key);
      const found = evening.shelf.things.get(key);
      await reopened(evening);
      const { games, damaged } = await evening.saves.list();
      expect([games.length, damaged.length]).toEqual([1, times]);
      const aside = await evening.saves.damaged(damaged.at(-1)?.id ?? '');
      expect(JSON.parse(aside?.text ?? '')).toMatchObject({ found });
      await chooseTickets(await reopened(evening));
    }
  });

  test('serves for the list too, where nothing of the last one can be read', async () => {
    const evening = await afterFirstChoice();
    evening.shelf.things.set(`game:${idOf(evening)}`, 'scribbles');
    const { games, damaged } = await evening.saves.list();
    expect(games).toMatchObject([{ id: idOf(evening), turn: 0 }]);
    expect(damaged).toEqual([]);
    expect((await reopened(evening)).state.getState().news).toBe('stepped back');
  });

  test('does not help where it is damaged as well', async () => {
    const evening = await afterFirstChoice();
    spoil(evening, `game:${idOf(evening)}`);
    spoil(evening, `before:${idOf(evening)}`);
    const sat = await sitDown(idOf(evening), { saves: evening.saves, hold: holdAlways, now: () => EVENING });
    expect(sat).toMatchObject({ ok: false, why: 'damaged', reason: expect.stringContaining('gameEnded') });
    expect((await evening.saves.list()).damaged).toHaveLength(1);
  });

  test('never takes the place of a game of a later version', async () => {
    const evening = await afterFirstChoice();
    const key = `game:${idOf(evening)}`;
    const entry = evening.shelf.things.get(key) as { readonly record: object };
    evening.shelf.things.set(key, { ...entry, record: { ...entry.record, version: 2 } });
    expect(await evening.saves.load(idOf(evening))).toMatchObject({ ok: false, why: 'newer' });
  });

  test.each([
    ['scribbles', () => 'scribbles'],
    ['a game that nobody could have played', cheated],
  ])('of a later version is no damage, and stays with the last one, which is %s', async (_, last) => {
    const evening = await afterFirstChoice();
    const { saves, shelf } = evening;
    const [key, before] = [`game:${idOf(evening)}`, `before:${idOf(evening)}`];
    const entry = shelf.things.get(before) as { readonly record: object };
    const record = { ...entry.record, version: 2 };
    shelf.things.set(before, { ...entry, record });
    shelf.things.set(key, last(shelf.things.get(key)));
    const found = structuredClone(shelf.things);
    expect(await saves.load(idOf(evening))).toEqual({ ok: false, why: 'newer', secret: true });
    const { damaged } = await saves.list();
    expect(damaged).toEqual([]);
    expect(shelf.things).toEqual(found);
    expect(JSON.parse((await saves.newer(idOf(evening)))?.text ?? '')).toEqual(record);
  });

  test('of a later version tells the list what the game is, where nothing of the last one can be read', async () => {
    const evening = await afterFirstChoice();
    const { saves, shelf } = evening;
    const entry = shelf.things.get(`before:${idOf(evening)}`) as { readonly record: object };
    shelf.things.set(`before:${idOf(evening)}`, { ...entry, record: { ...entry.record, version: 2 } });
    shelf.things.set(`game:${idOf(evening)}`, 'scribbles');
    const { games, newer } = await saves.list();
    expect(games).toEqual([]);
    expect(newer).toEqual([{ id: idOf(evening), names: ['Anna', 'Ben'], secret: true }]);
  });

  test('is deleted and put back together with the last one', async () => {
    const evening = await afterFirstChoice();
    const before = structuredClone(evening.shelf.things);
    const removed = await evening.saves.remove(idOf(evening));
    expect([...evening.shelf.things.keys()]).toEqual([]);
    if (removed === null) throw new Error('nothing was removed');
    expect(await evening.saves.putBack(removed)).toBe('saved');
    expect(evening.shelf.things).toEqual(before);
  });
});
