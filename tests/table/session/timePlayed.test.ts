import { expect, test } from 'vitest';
import type { OpenTable } from '../../../src/table/openTable.ts';
import { makeSaves } from '../../../src/table/saves/saves.ts';
import { startTable } from '../../../src/table/sitDown.ts';
import type { TableDeps } from '../../../src/table/tableDeps.ts';
import { mapOf } from '../../support/games/aGame.ts';
import { aSetup, chooseTickets, EVENING, holdAlways, MemoryShelf } from '../../support/games/aTable.ts';
import { KNOWN } from '../../support/records/records.ts';

function tableWith(clocks: Pick<TableDeps, 'clock' | 'now'>): Promise<OpenTable> {
  const map = mapOf('usa');
  const saves = makeSaves(new MemoryShelf(), KNOWN);
  return startTable(aSetup(map), map, { saves, hold: holdAlways, ...clocks });
}

const secondsPlayed = (table: OpenTable) => JSON.parse(table.exportText()).secondsPlayed;

test('time to think counts as time played, a night in between does not', async () => {
  let ms = 0;
  const table = await tableWith({ clock: () => ms });
  ms += 90_000;
  await chooseTickets(table);
  ms += 10 * 3_600_000;
  await chooseTickets(table);
  expect(secondsPlayed(table)).toBe(90 + 300);
});

test('a device whose clock is set back or forward makes no game shorter or longer', async () => {
  let ms = 0;
  let set = 0;
  const table = await tableWith({ clock: () => ms, now: () => new Date(EVENING.getTime() + ms + set) });
  for (const by of [-3_600_000, 7_200_000]) {
    ms += 30_000;
    set += by;
    await chooseTickets(table);
  }
  expect(secondsPlayed(table)).toBe(60);
});
