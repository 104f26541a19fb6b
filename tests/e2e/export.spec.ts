import { expect, type Page } from '@playwright/test';
import { makeBoard } from '../../src/engine/board.ts';
import { readRecordText } from '../../src/formats/record.ts';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { lateGame } from '../support/games/lateGame.ts';
import { begin, playOn } from '../support/games/randomGames.ts';
import { type MapId, mapFile } from '../support/maps/mapFiles.ts';
import { KNOWN_MAPS, recordOf } from '../support/records/records.ts';
import { test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import { keptGames, spoil } from './shelf/keptGames.ts';
import {
  agreeToExport,
  curtain,
  exportedBy,
  exportFromMenu,
  importGame,
  importText,
  openImported,
  recordIn,
  reveal,
} from './shelf/savedGames.ts';

test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });

const underWay = (map: MapId) => lateGame(map, ['Anna', 'Ben'], 20);

/**
 * What nobody may read over a shoulder: where routes and tickets lead, the cards, and what all of them come from. Short
 * names may stand by accident in a long row of letters.
 */
function secretsIn(text: string, map: MapId): readonly string[] {
  const { cities, routes, tickets } = mapFile(map);
  const names = [...cities.map(({ name }) => name), ...[...cities, ...routes, ...tickets].map(({ id }) => id)];
  const words = [...names, 'locomotive', 'purple', '"seed"', `late ${map}`];
  return words.filter((word) => word.length > 5 && text.includes(word));
}

test('a game under way says what is in its file before it is handed out, and is sealed against a glance', async ({
  page,
}) => {
  const record = underWay('europe');
  await openImported(page, record);
  await reveal(page); // in the middle of somebody's turn
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).tap();
  await expect(page.getByRole('heading', { name: 'Export a game under way' })).toBeVisible();
  const text = await exportedBy(page, () => agreeToExport(page));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(secretsIn(JSON.stringify(record), 'europe').length).toBeGreaterThan(20);
  expect(secretsIn(text, 'europe')).toEqual([]);
  expect((await recordIn(text)).events).toEqual(record.events);
});

test('a sealed game is imported and goes on where it was', async ({ page }) => {
  const record = underWay('usa');
  await openImported(page, record);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).tap();
  const text = await exportedBy(page, () => agreeToExport(page));
  await page.goto('/');
  await importText(page, text);
  await expect(page.getByText('Imported: USA with Anna and Ben.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume game' }).tap();
  await expect(curtain(page)).toBeVisible();
  expect((await exportFromMenu(page)).events).toEqual(record.events);
});

/** In the list of games on the first screen, which has one in it. */
const exportInList = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true });

test('the list of games asks as well, and hands nothing out to whoever thinks again', async ({ page }) => {
  const record = underWay('nordic');
  await page.goto('/');
  await importGame(page, record);
  await page.getByRole('button', { name: 'Export or delete' }).tap();
  let files = 0;
  page.on('download', () => files++);
  await exportInList(page).tap();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await expect(page.getByText('holds everybody’s cards')).toHaveCount(0);
  expect(files).toBe(0);
  await exportInList(page).tap();
  const text = await exportedBy(page, () => agreeToExport(page));
  expect(secretsIn(text, 'nordic')).toEqual([]);
  expect((await recordIn(text)).events).toEqual(record.events);
});

/** Everything that is kept of a game is changed, the save before the last too. */
async function changeAll(page: Page, change: (record: GameRecord) => object): Promise<void> {
  for (const [key, entry] of Object.entries(await keptGames(page))) {
    const { record, ...rest } = entry as { readonly record: GameRecord };
    const changed = { ...rest, record: change(record) };
    await spoil(page, key, changed);
    await spoil(page, key.replace('game:', 'before:'), changed);
  }
}

test('what cannot be opened asks too wherever it can be taken out, and no secret can be read in its file', async ({
  page,
}) => {
  const record = underWay('europe');
  const cheat = { type: 'passed', seat: 0 } as const;
  const exporting = () => page.getByRole('button', { name: 'Export', exact: true }).last().tap();
  await page.goto('/');
  await importGame(page, record);
  await changeAll(page, ({ events, ...rest }) => ({ ...rest, version: 2, events }));
  await page.reload();
  await page.getByRole('button', { name: '1 saved game' }).tap();
  await exporting();
  const newer = await exportedBy(page, () => agreeToExport(page));

  await changeAll(page, ({ events, ...rest }) => ({ ...rest, version: 1, events: [...events, cheat] }));
  await page.reload();
  await page.getByRole('button', { name: 'Resume game' }).tap();
  await exporting();
  const damaged = await exportedBy(page, () => agreeToExport(page));
  await calm(page);
  await page.getByRole('button', { name: 'To the first screen' }).tap();
  await expect(page.getByText('A saved game is damaged.')).toBeVisible();
  await exporting();
  const noticed = await exportedBy(page, () => agreeToExport(page));

  for (const text of [newer, damaged, noticed]) expect(secretsIn(text, 'europe')).toEqual([]);
  expect(await recordIn(damaged)).toMatchObject({ found: { record: { seed: record.seed } }, before: {} });
});

test('a game that is over has a file that everybody can read', async ({ page }) => {
  const { game, events } = playOn(begin({ board: makeBoard(mapFile('usa'), 2), seed: 'over', firstSeat: 0 }));
  await page.goto('/');
  await importGame(page, recordOf({ game, events }));
  await page.getByRole('button', { name: '1 saved game' }).tap();
  const text = await exportedBy(page, () => exportInList(page).tap());
  expect(readRecordText(text, KNOWN_MAPS)).toMatchObject({ ok: true, record: { seed: 'over' } });
});

test('a sealed file that is damaged is answered with a sentence', async ({ page }) => {
  await openImported(page, underWay('usa'));
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).tap();
  const text = await exportedBy(page, () => agreeToExport(page));
  await page.goto('/');
  const damaged = [text.slice(0, -40), text.replace('"Ben"', '"Bea"'), text.replace(/.(?="\s*,\s*"checksum")/, '!')];
  for (const file of damaged) {
    expect(file).not.toBe(text);
    await importText(page, file);
    await expect(page.getByRole('status').filter({ hasText: 'It is damaged: ' })).toBeVisible();
    await page.locator('.game-message').getByRole('button', { name: 'Close' }).tap();
  }
});
