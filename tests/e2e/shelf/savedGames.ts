import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../../src/formats/recordShape.ts';
import { unseal } from '../../../src/formats/seal.ts';
import { newRecord } from '../../../src/table/game/setup.ts';
import { aSetup, EVENING } from '../../support/games/aTable.ts';
import { type MapId, mapFile } from '../../support/maps/mapFiles.ts';
import { COVER_MS, drawn } from '../people/calm.ts';

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
  await drawn(page);
  await page.waitForTimeout(COVER_MS);
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
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).tap();
  const text = await exportedBy(page, () => agreeToExport(page));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return recordIn(text);
}

/** To the file of a game that is not over. */
export async function agreeToExport(page: Page): Promise<void> {
  await expect(page.getByText('holds everybody’s cards')).toBeVisible();
  await page.getByRole('button', { name: 'Export sealed' }).tap();
}

/** The record in the file of a game that is not over. */
export async function recordIn(sealed: string): Promise<GameRecord> {
  expect(sealed).toContain('railpass/sealed');
  const unsealed = await unseal(sealed);
  if (!unsealed.ok) throw new Error(unsealed.fault);
  return JSON.parse(unsealed.text);
}

/** A game that has just been dealt; `by`: who moves for each seat, if not people. */
export function aDeal(map: MapId = 'usa', seed = 'a deal', by: readonly string[] = []): GameRecord {
  const record = newRecord(aSetup(mapFile(map)), mapFile(map), { seed, now: EVENING });
  return { ...record, players: record.players.map((player, seat) => ({ ...player, by: by[seat] ?? player.by })) };
}

/** The opening choice of whoever holds the tablet, up to the next curtain. */
export async function keepAllTickets(page: Page): Promise<void> {
  await reveal(page);
  for (const ticket of await page.locator('.ticket-choice').all()) await ticket.tap();
  await page.getByRole('button', { name: /^Keep \d tickets$/ }).tap();
  await expect(page.locator('.keep-tickets')).toHaveCount(0);
}
