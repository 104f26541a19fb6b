import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../../package.json';
import { stream } from '../../../src/engine/random.ts';
import { openPlayerPreferences, openPreferences } from '../../../src/preferences/store.ts';
import { summaryOf, tableGameOf } from '../../../src/table/game/tableGame.ts';
import { lastSetup } from '../../../src/table/saves/lastSetup.ts';
import { makeSaves } from '../../../src/table/saves/saves.ts';
import { sitDown } from '../../../src/table/sitDown.ts';
import { EVENING, holdAlways, hurriedPlayer, isOver, MemoryShelf, STILL, step } from '../../support/games/aTable.ts';
import { KNOWN } from '../../support/records/records.ts';
import { shelfOfToday } from '../../support/saves/shelfOfToday.ts';

const folder = resolve(import.meta.dirname, '../../support/saves');
const fileOf = (release: string) => join(folder, `${release}.json`);

if (process.env['RAILPASS_KEEP_SHELF'] === '1') {
  const lines = (await shelfOfToday()).map((entry) => JSON.stringify(entry));
  writeFileSync(fileOf(version), `[\n${lines.join(',\n')}\n]\n`);
}

const releases = readdirSync(folder).flatMap((name) => /^([\d.]+)\.json$/.exec(name)?.[1] ?? []);

test('what each release writes is kept, so that no later one forgets how to read it', () => {
  const how = 'RAILPASS_KEEP_SHELF=1 npx vitest run tests/table/saves/releases.test.ts';
  expect(existsSync(fileOf(version)), `of ${version} nothing is kept: ${how}`).toBe(true);
});

function shelfOf(release: string): MemoryShelf {
  const shelf = new MemoryShelf();
  const kept: readonly (readonly [string, unknown])[] = JSON.parse(readFileSync(fileOf(release), 'utf8'));
  for (const [key, thing] of kept) shelf.things.set(key, thing);
  return shelf;
}

describe.each(releases)('the shelf of %s', (release) => {
  const open = () => {
    const shelf = shelfOf(release);
    return { shelf, saves: makeSaves(shelf, KNOWN, { now: () => EVENING }) };
  };
  const ids = [...shelfOf(release).things.keys()].flatMap((key) => /^game:(.+)$/.exec(key)?.[1] ?? []);

  test('is listed whole', async () => {
    const { games, damaged, newer, readable } = await open().saves.list();
    expect({ damaged, newer, readable }).toEqual({ damaged: [], newer: [], readable: true });
    expect(games.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(games.length).toBeGreaterThanOrEqual(8);
  });

  test.each(ids)('the game %s stands as it stood, and goes on to its end', async (id) => {
    const { shelf, saves } = open();
    const loaded = await saves.load(id);
    if (!loaded.ok) throw new Error(loaded.why);
    expect(loaded.steppedBack).toBe(false);
    expect({ summary: summaryOf(tableGameOf(loaded.opened)) }).toMatchObject({
      summary: (shelf.things.get(`game:${id}`) as { readonly summary: object }).summary,
    });
    const sat = await sitDown(id, { saves, hold: holdAlways, ...STILL });
    if (!sat.ok) throw new Error(sat.why);
    const choose = hurriedPlayer(stream(id, 'people'));
    while (!isOver(sat.table)) await step(sat.table, choose);
    expect(sat.table.state.getState().scene).toMatchObject({ kind: 'final' });
  });

  test('still says who sat down last, and what was chosen', async () => {
    const { shelf } = open();
    expect((await lastSetup(shelf))?.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    const [preferences, players] = [openPreferences(shelf), openPlayerPreferences(shelf)];
    await new Promise((done) => setTimeout(done));
    expect(preferences.getState()).toMatchObject({ coverAfter: '2 min', sound: 'off', motion: 'less' });
    expect(players.getState()).toEqual({ anna: { language: 'fr', textSize: '130 %' } });
  });
});
