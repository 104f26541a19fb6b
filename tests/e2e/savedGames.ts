import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../src/formats/recordShape.ts';

/** Picks a file on the first screen, as people do. */
export async function importText(page: Page, text: string): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import game' }).tap();
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await asked).setFiles(file);
}

export async function importGame(page: Page, record: GameRecord): Promise<void> {
  await importText(page, JSON.stringify(record));
  await expect(page.getByText(/^Imported:/)).toBeVisible();
}

/** From anywhere to the curtain of a game that comes from a file. */
export async function openImported(page: Page, record: GameRecord, home = '/'): Promise<void> {
  await page.goto(home);
  await importGame(page, record);
  await page.getByRole('button', { name: 'Resume game' }).tap();
  await expect(curtain(page)).toBeVisible();
}

export const curtain = (page: Page) => page.locator('.curtain');
/** What only one player may see. */
export const openHand = (page: Page) => page.locator('.game-tray:not(.covered), .keep-tickets');

/** By the keyboard, whose two taps do not depend on how fast the machine is. */
export async function reveal(page: Page): Promise<void> {
  await expect(page.locator('.hold-button')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tap once more')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(openHand(page)).toBeVisible();
}

/** While something is being paid for only the key is there. */
export async function cover(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Cover' });
  if ((await button.count()) > 0) await button.tap();
  else await page.keyboard.press('h');
  await expect(curtain(page)).toBeVisible();
}

export async function openLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'What happened so far' }).tap();
  await expect(page.getByRole('heading', { name: 'What happened so far' })).toBeVisible();
}

export async function closeSheet(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The text of the file that a press hands out. */
export async function exportedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const handedOut = page.waitForEvent('download');
  await press();
  return readFile(await (await handedOut).path(), 'utf8');
}

/** The game on the table, through its menu. */
export async function exportFromMenu(page: Page): Promise<GameRecord> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  const text = await exportedBy(page, () => page.getByRole('dialog').getByRole('button', { name: 'Export' }).tap());
  await closeSheet(page);
  return JSON.parse(text);
}
