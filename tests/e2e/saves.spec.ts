import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { newRecord } from '../../src/table/setup.ts';
import { aSetup, EVENING } from '../support/aTable.ts';
import { type MapId, mapFile } from '../support/mapFiles.ts';
import { opened } from '../support/records.ts';
import { test } from './fixtures.ts';
import { keptEvents, keptGames, spoil } from './keptGames.ts';
import {
  closeSheet,
  curtain,
  exportedBy,
  exportFromMenu,
  importGame,
  importText,
  openHand,
  openImported,
  reveal,
} from './savedGames.ts';
import { setUp } from './setUp.ts';

test.use({ serviceWorkers: 'block' });

function aDeal(map: MapId = 'usa', seed = 'a deal'): GameRecord {
  return newRecord(aSetup(mapFile(map)), mapFile(map), { seed, now: EVENING });
}

/** The opening choice of whoever holds the tablet, up to the beat. */
async function keepAllTickets(page: Page): Promise<void> {
  await reveal(page);
  for (const ticket of await page.locator('.ticket-choice').all()) await ticket.tap();
  await page.getByRole('button', { name: /^Keep \d tickets$/ }).tap();
  await expect(page.getByRole('button', { name: /^Done/ })).toBeVisible();
}

const elsewhere = (page: Page) => page.getByRole('heading', { name: 'This game is open in another tab' });
const playHere = (page: Page) => page.getByRole('button', { name: 'Play here instead' });

test('a second tab says that the game is open already, and writes nothing', async ({ page, context }) => {
  await openImported(page, aDeal());
  const before = await keptGames(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(elsewhere(second)).toBeVisible();
  await second.reload();
  await expect(elsewhere(second)).toBeVisible();
  expect(await keptGames(page)).toEqual(before);
  await keepAllTickets(page);
  await expect(elsewhere(second)).toBeVisible();
});

test('"Play here instead" takes the game over and back, with all that was played', async ({ page, context }) => {
  await openImported(page, aDeal());
  await keepAllTickets(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await playHere(second).tap();
  await expect(curtain(second)).toBeVisible();
  await expect(elsewhere(page)).toBeVisible();
  await expect(openHand(page)).toHaveCount(0);

  await reveal(second);
  await second.getByRole('button', { name: /^Done/ }).tap();
  await keepAllTickets(second);
  const played = await keptEvents(second);
  expect(played.filter(({ type }) => type === 'ticketsKept')).toHaveLength(2);

  await page.bringToFront();
  await playHere(page).tap();
  await expect(curtain(page)).toBeVisible();
  await expect(elsewhere(second)).toBeVisible();
  expect((await exportFromMenu(page)).events).toEqual(played);
});

test('a tab that is closed gives its game free', async ({ page, context }) => {
  await openImported(page, aDeal());
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(elsewhere(second)).toBeVisible();
  await page.close();
  await second.reload();
  await expect(curtain(second)).toBeVisible();
});

async function onlyKey(page: Page): Promise<string> {
  const [key] = Object.keys(await keptGames(page));
  if (key === undefined) throw new Error('nothing is kept');
  return key;
}

test('a save that is no game is set aside and can be taken out; the others stay', async ({ page }) => {
  await page.goto('/');
  await importGame(page, aDeal('europe'));
  const key = await onlyKey(page);
  await importGame(page, aDeal('nordic'));
  await spoil(page, key, { garbage: 'of a broken disk' });
  await page.reload();
  await page.getByRole('button', { name: '1 more' }).tap();
  const damaged = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Damaged game' }) });
  await expect(damaged).toContainText('It cannot be opened.');
  const found = await exportedBy(page, () => damaged.getByRole('button', { name: 'Export' }).tap());
  expect(found).toContain('of a broken disk');
  await page.getByRole('button', { name: 'Resume', exact: true }).tap();
  await expect(curtain(page)).toBeVisible();
});

test('a save with a move against the rules says so when it is opened, and can be taken out', async ({ page }) => {
  await page.goto('/');
  await importGame(page, aDeal('europe'));
  const key = await onlyKey(page);
  const entry = (await keptGames(page))[key] as { readonly record: GameRecord };
  const cheat = { type: 'passed', seat: 0 } as const;
  await spoil(page, key, { ...entry, record: { ...entry.record, events: [...entry.record.events, cheat] } });
  await page.reload();
  await page.getByRole('button', { name: 'Resume game' }).tap();
  await expect(page.getByRole('heading', { name: 'This game is damaged.' })).toBeVisible();
  const found = await exportedBy(page, () => page.getByRole('button', { name: 'Export' }).tap());
  expect(found).toContain('"passed"');
  await page.getByRole('button', { name: 'To the first screen' }).tap();
  await page.getByRole('button', { name: '1 saved game' }).tap();
  await expect(page.getByRole('heading', { name: 'Damaged game' })).toBeVisible();
});

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
  await page.getByRole('button', { name: /^Done/ }).tap();
  await keepAllTickets(page);
  const text = await exportedBy(page, () =>
    page.locator('.unsaved-note').getByRole('button', { name: 'Export' }).tap(),
  );
  const { events } = opened(JSON.parse(text));
  expect(events.filter(({ type }) => type === 'ticketsKept')).toHaveLength(2);
});

test('a game that comes from a file is not lost silently where nothing can be kept', async ({ page }) => {
  await fillDevice(page);
  await page.goto('/');
  await importText(page, JSON.stringify(aDeal()));
  await expect(page.getByText('This device has no room left for the game.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume game' })).toHaveCount(0);
});

test('a file that is no game is answered with a sentence', async ({ page }) => {
  await page.goto('/');
  const record = aDeal();
  const files = [
    '',
    'no JSON',
    '{}',
    '[]',
    JSON.stringify({ ...record, version: 2 }),
    JSON.stringify({ ...record, map: 'mars' }),
  ];
  for (const text of files) {
    await importText(page, text);
    const message = page.getByRole('status').filter({ hasText: /^This file cannot be opened\. .+\.$/ });
    await expect(message).toBeVisible();
    await page.locator('.game-message').getByRole('button', { name: 'Close' }).tap();
  }
  await expect(page.getByRole('button', { name: 'Resume game' })).toHaveCount(0);
});

test('a game that is deleted comes back as it was by Undo', async ({ page }) => {
  await page.goto('/');
  await importGame(page, aDeal('nordic'));
  const before = await keptGames(page);
  await page.getByRole('button', { name: 'Export or delete' }).tap();
  await page.getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(page.getByText('The game on the board Nordic is deleted.')).toBeVisible();
  expect(await keptGames(page)).toEqual({});
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
  expect(await keptGames(page)).toEqual(before);
  await closeSheet(page);
  await page.getByRole('button', { name: 'Resume game' }).tap();
  await expect(curtain(page)).toBeVisible();
});
