import { expect, type Page } from '@playwright/test';
import { stream } from '../../src/engine/random.ts';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { en } from '../../src/i18n/en.ts';
import { anEvening, hurriedPlayer, step } from '../support/games/aTable.ts';
import { opened } from '../support/records/records.ts';
import { test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import { keptGames } from './shelf/keptGames.ts';
import {
  aDeal,
  agreeToExport,
  curtain,
  exportedBy,
  importText,
  keepAllTickets,
  openImported,
  recordIn,
  reveal,
} from './shelf/savedGames.ts';
import { setUp } from './shelf/setUp.ts';

test.use({ serviceWorkers: 'block' });

/** As a device does that has no room left. */
async function fillDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
}

test('where nothing can be kept the game goes on, says so, and can be exported', async ({ page }) => {
  await fillDevice(page);
  await setUp(page, 'USA', ['Anna', 'Ben']);
  const note = page.getByText('This game cannot be saved on this tablet. Export it before you close.');
  await expect(note).toBeVisible();
  await keepAllTickets(page);
  await expect(note).toBeVisible();
  await keepAllTickets(page);
  await reveal(page);
  await page.locator('.unsaved-note').getByRole('button', { name: 'Export' }).tap();
  const { events } = opened(await recordIn(await exportedBy(page, () => agreeToExport(page))));
  expect(events.filter(({ type }) => type === 'ticketsKept')).toHaveLength(2);
});

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).tap();

test('a game that cannot be saved is not lost by leaving it: it is asked, and can be exported', async ({ page }) => {
  await fillDevice(page);
  await setUp(page, 'USA', ['Anna', 'Ben']);
  await expect(curtain(page)).toContainText('This game cannot be saved on this tablet.');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Leave the game' }).tap();
  await answer(page, 'Export');
  const text = await exportedBy(page, () => agreeToExport(page));
  // A deal may be followed by sweeps of the row, and by nothing else.
  const types = opened(await recordIn(text)).events.map(({ type }) => type);
  expect([types[0], ...types.filter((type) => !/^row|^dealt$/.test(type))]).toEqual(['dealt']);
  await expect(curtain(page)).toBeVisible();

  await page.goBack();
  await answer(page, 'Stay');
  await expect(curtain(page)).toBeVisible();

  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(curtain(page)).toBeVisible();

  await page.goBack();
  await answer(page, 'Leave anyway');
  await expect(page.getByRole('button', { name: en.home.together })).toBeVisible();
});

test('a game that cannot be saved is not lost by closing the page either', async ({ page }) => {
  await fillDevice(page);
  await setUp(page, 'USA', ['Anna', 'Ben']);
  await keepAllTickets(page);
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await expect(curtain(page)).toBeVisible();
});

test('as long as a move is being saved nobody leaves without being asked', async ({ page }) => {
  await setUp(page, 'USA', ['Anna', 'Ben']);
  await keepAllTickets(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.get = () => new EventTarget() as IDBRequest; // never answers
  });
  await keepAllTickets(page);
  await calm(page);
  await page.goBack();
  await expect(question(page)).toContainText('still being saved');
  await answer(page, 'Leave anyway');
  await expect(page.getByRole('button', { name: en.home.together })).toBeVisible();
});

test('a game that is saved is left, and its page closed, without a question', async ({ page }) => {
  await setUp(page, 'USA', ['Anna', 'Ben']);
  await keepAllTickets(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => asked.push(dialog.type()));
  await page.reload();
  await expect(curtain(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Resume game' })).toBeVisible();
  expect(asked).toEqual([]);
});

/** A whole game whose last player has not yet shown the result to everybody. */
async function aFinishedGame(): Promise<GameRecord> {
  const { table } = await anEvening({ seed: 'to the end' });
  const choose = hurriedPlayer(stream('to the end', 'people'));
  while (table.state.getState().table.table.phase !== 'over') await step(table, choose);
  return JSON.parse(table.exportText());
}

async function playAgain(page: Page): Promise<void> {
  await calm(page);
  await page.getByRole('button', { name: en.final.rematch.ask }).tap();
  await calm(page);
  await page.getByRole('dialog').getByRole('button', { name: en.setup.start }).tap();
}

test('a rematch does not throw away a result that could not be saved', async ({ page }) => {
  await openImported(page, await aFinishedGame());
  const last = await keptGames(page);
  await fillDevice(page);
  await page.reload();
  await reveal(page);
  await page.getByRole('button', { name: 'See the result' }).tap();
  await playAgain(page);
  await answer(page, 'Stay');
  expect(await keptGames(page)).toEqual(last);
  await playAgain(page);
  await answer(page, 'Leave anyway');
  await expect(curtain(page)).toBeVisible();
});

test('a game that comes from a file is not lost silently where nothing can be kept', async ({ page }) => {
  await fillDevice(page);
  await page.goto('/');
  await importText(page, JSON.stringify(aDeal()));
  await expect(page.getByText('This device has no room left for the game.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume game' })).toHaveCount(0);
});
