import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { mapFile } from '../support/maps/mapFiles.ts';
import { test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import { keptEvents, keptGames, spoil } from './shelf/keptGames.ts';
import {
  aDeal,
  agreeToExport,
  closeSheet,
  curtain,
  exportedBy,
  exportFromMenu,
  importGame,
  importText,
  keepAllTickets,
  openHand,
  openImported,
  recordIn,
} from './shelf/savedGames.ts';

test.use({ serviceWorkers: 'block' });

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
  await page.getByRole('button', { name: 'Export' }).tap();
  const found = await recordIn(await exportedBy(page, () => agreeToExport(page)));
  expect(found).toMatchObject({ found: { record: { events: expect.arrayContaining([cheat]) } } });
  await calm(page);
  await page.getByRole('button', { name: 'To the first screen' }).tap();
  await page.getByRole('button', { name: '1 saved game' }).tap();
  await expect(page.getByRole('heading', { name: 'Damaged game' })).toBeVisible();
});

test('a game of a newer Railpass stays where it is, says so, and can be taken out', async ({ page }) => {
  await page.goto('/');
  await importGame(page, aDeal('europe'));
  const key = await onlyKey(page);
  const entry = (await keptGames(page))[key] as { readonly record: GameRecord };
  const later = { ...entry, summary: { of: 'another kind' }, record: { ...entry.record, version: 2 } };
  await spoil(page, key, later);
  await page.goto(`/#/game/${key.replace('game:', '')}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This game was made by a newer Railpass.' })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).tap();
  expect(await recordIn(await exportedBy(page, () => agreeToExport(page)))).toEqual(later.record);
  await calm(page);
  await page.getByRole('button', { name: 'To the first screen' }).tap();
  await page.getByRole('button', { name: '1 saved game' }).tap();
  await expect(page.getByRole('heading', { name: 'Made by a newer Railpass' })).toBeVisible();
  expect(await keptGames(page)).toEqual({ [key]: later });
  await page.getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Made by a newer Railpass' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('heading', { name: 'Made by a newer Railpass' })).toBeVisible();
  expect(await keptGames(page)).toEqual({ [key]: later });
});

test('a damaged game that is deleted comes back by Undo', async ({ page }) => {
  await page.goto('/');
  await importGame(page, aDeal('europe'));
  await spoil(page, await onlyKey(page), { garbage: 'of a broken disk' });
  await page.reload();
  await expect(page.getByText('A saved game is damaged.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).tap();
  await expect(page.getByText('A saved game is damaged.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('A saved game is damaged.')).toBeVisible();
});

test('a damaged save gives way to the one before it, and says so', async ({ page }) => {
  await openImported(page, aDeal('europe'));
  await keepAllTickets(page);
  await expect(curtain(page).getByRole('heading', { level: 1 })).toContainText('Ben');
  const key = await onlyKey(page);
  await spoil(page, key, { garbage: 'of a broken disk' });
  await page.reload();
  await expect(curtain(page).getByRole('heading', { level: 1 })).toContainText('Anna');
  const note = page.getByText('The last save was damaged. This is the game as it was one step before.');
  await expect(note).toBeVisible();
  await keepAllTickets(page);
  await expect(note).toHaveCount(0);
  await keepAllTickets(page);
});

test('a file that is no game is answered in people’s words, with the exact fault after them', async ({ page }) => {
  await page.goto('/');
  const record = aDeal();
  const usa = mapFile('usa');
  const files = [
    ['', 'This file is damaged, or it is no game of Railpass. The file is empty.'],
    ['no JSON', /^This file is damaged, or it is no game of Railpass\. The file is not JSON: in line 1, column 1, /],
    ['{}', 'This file is no game of Railpass. This is no game record: format is missing.'],
    ['['.repeat(9_999), /^This file is no game of Railpass: no game is nested so deep\. The file is nested too deep: /],
    [JSON.stringify({ ...record, version: 2 }), /^This game was made by a newer Railpass\. /],
    [JSON.stringify({ ...record, map: 'mars' }), /^This game needs a board that is not here\. /],
    [JSON.stringify({ ...record, map: 'mars', mapData: { ...usa, id: 'mars' } }), /^This game has a map of its own, /],
    [
      JSON.stringify({ ...record, events: [...record.events, { type: 'passed', seat: 0 }] }),
      /^This file is damaged: move 1 is against the rules\. events\[\d+\] /,
    ],
    [' '.repeat(20_000_001), /^This file is too large to be a game\. The file has 20000001 characters, /],
  ] as const;
  for (const [text, words] of files) {
    await importText(page, text);
    const message = page.locator('.game-message');
    await expect(message.getByRole('status')).toHaveText(words);
    await message.getByRole('button', { name: 'Close' }).tap();
  }
  await expect(page.getByRole('button', { name: 'Resume game' })).toHaveCount(0);
});

test('names in a file are tidied, and its notes are those that the table knows', async ({ page }) => {
  await page.goto('/');
  const record = aDeal();
  const [anna, ben] = record.players;
  if (anna === undefined || ben === undefined) throw new Error('nobody plays');
  const players = [
    { ...anna, name: '\u202e An\u200bna ' },
    { ...ben, name: 'anna' },
  ];
  await importText(page, JSON.stringify({ ...record, players, table: { ...record.table, junk: 'x'.repeat(99_999) } }));
  await expect(page.getByText('Imported: USA with Anna and anna 2.')).toBeVisible();
  const kept = (await keptGames(page))[await onlyKey(page)] as { readonly record: GameRecord };
  expect(kept.record.table).toEqual(record.table);
  expect(kept.record.players.map(({ name }) => name)).toEqual(['Anna', 'anna 2']);
});

test('a name that is typed is cut by whole signs, and counts as what people see of it', async ({ page }) => {
  await page.goto('/#/new');
  const first = page.getByLabel('Name of the first player');
  await first.fill('👨‍👩‍👧‍👦'.repeat(20));
  await expect(first).toHaveValue('👨‍👩‍👧‍👦'.repeat(5));
  await first.fill('Bernadette Marie');
  await expect(first).toHaveValue('Bernadette Mar');
  await first.press('End');
  await first.pressSequentially('ie');
  await expect(first).toHaveValue('Bernadette Mar');
  await first.fill('\u200bAnna');
  await expect(first).toHaveValue('Anna');
  await page.getByLabel('Name of the second player').fill('Ａｎｎａ');
  await page.getByRole('button', { name: 'Deal and start' }).tap();
  await expect(page.getByText('Two players are called Anna.')).toBeVisible();
});

test('a game that is deleted comes back as it was by Undo', async ({ page }) => {
  await page.goto('/');
  await importGame(page, aDeal('nordic'));
  const before = await keptGames(page);
  await page.getByRole('button', { name: 'Export or delete' }).tap();
  await calm(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).tap();
  await expect(page.getByText('The game on the board Nordic is deleted.')).toBeVisible();
  expect(await keptGames(page)).toEqual({});
  await calm(page);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
  expect(await keptGames(page)).toEqual(before);
  await closeSheet(page);
  await page.getByRole('button', { name: 'Resume game' }).tap();
  await expect(curtain(page)).toBeVisible();
});

/** From another tab, as the tools of a browser do it. Answers once it is done: a page that holds on would keep it waiting. */
async function deleteDatabase(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((answer, fail) => {
        const request = indexedDB.deleteDatabase('railpass-games');
        request.onsuccess = () => answer();
        request.onblocked = () => fail(new Error('a page holds on to it'));
      }),
  );
}

test('a database that is deleted under a game is let go, and the game is written down anew', async ({ page }) => {
  await openImported(page, aDeal());
  await keepAllTickets(page);
  const key = await onlyKey(page);
  const { record } = (await keptGames(page))[key] as { readonly record: GameRecord };
  await deleteDatabase(page);
  await expect(
    page.getByText('The storage of this browser was cleared. This game is written down again'),
  ).toBeVisible();
  await expect.poll(async () => (await keptGames(page))[key]).toMatchObject({ record: { events: record.events } });
  await keepAllTickets(page);
  await page.reload();
  await expect(curtain(page)).toBeVisible();
});

/** As a newer version of the app does in another tab. Fails where a page holds on to what there is. */
async function upgradeDatabase(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((answer, fail) => {
        const request = indexedDB.open('railpass-games', 2);
        request.onblocked = () => fail(new Error('a page holds on to it'));
        request.onsuccess = () => {
          request.result.close();
          answer();
        };
      }),
  );
}

test('a database that is upgraded under a game is let go, and the game goes on', async ({ page }) => {
  await openImported(page, aDeal());
  await upgradeDatabase(page);
  await expect(page.getByText('A newer Railpass is open in another tab.')).toBeVisible();
  await keepAllTickets(page);
  expect((await keptEvents(page)).some(({ type }) => type === 'ticketsKept')).toBe(true);
});

test('the first screen says when the games in it were upgraded in another tab', async ({ page }) => {
  await page.goto('/');
  await importGame(page, aDeal());
  await upgradeDatabase(page);
  await expect(page.getByText('A newer Railpass is open in another tab.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume game' })).toBeVisible();
});

test('the first screen says when the games in it were cleared away', async ({ page }) => {
  await page.goto('/');
  await importGame(page, aDeal());
  await deleteDatabase(page);
  await expect(page.getByText('The storage of this browser was cleared, and the games in it are gone.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume game' })).toHaveCount(0);
});
