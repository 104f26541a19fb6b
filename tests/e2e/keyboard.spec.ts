import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { en } from '../../src/i18n/en.ts';
import { lateGame } from '../support/games/lateGame.ts';
import { tableBeforeTunnel } from '../support/games/tunnelGames.ts';
import { MAP_IDS, mapFile } from '../support/maps/mapFiles.ts';
import { test } from './fixtures.ts';
import { Keyboard } from './people/keyboard.ts';
import { keptEvents } from './shelf/keptGames.ts';

import { dealFrom } from './shelf/setUp.ts';

const isLong = process.env['RAILPASS_LONG'] === '1';
const SEED = 11;
const MINUTE_MS = 60_000;
const { turn, routeList } = en;

test.use({ hasTouch: false, isMobile: false });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const typesOf = async (page: Page) => (await keptEvents(page)).map(({ type }) => type);

/** To the curtain, without a finger. */
async function openByKeys(page: Page, record: GameRecord): Promise<Keyboard> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await importByKeys(page, record);
  const keys = new Keyboard(page);
  await keys.tabTo(en.saves.resume);
  await keys.press('Enter');
  await expect(page.locator('.curtain')).toBeVisible();
  return keys;
}

async function importByKeys(page: Page, record: GameRecord): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: en.saves.import }).press('Enter');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
  await (await asked).setFiles(file);
  await expect(page.getByText(/^Imported:/)).toBeVisible();
}

/** All names that a screen reader comes to. */
async function listenedTo(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ ignored, name }) => (ignored || name === undefined ? [] : [String(name.value)]));
}

async function beforeTunnel(): Promise<{ readonly record: GameRecord; readonly route: number }> {
  const { record, action } = await tableBeforeTunnel('europe', ({ owed, canPay }) => owed > 0 && canPay);
  return { record, route: action.route };
}

test('turns of each kind are played by keys alone, and the focus is always to be seen', async ({
  page,
  complaints,
}) => {
  test.setTimeout(3 * MINUTE_MS);
  const { record, route } = await beforeTunnel();
  const keys = await openByKeys(page, record);
  const before = (await typesOf(page)).length;

  await test.step('the curtain, held by Space', async () => {
    await expect(page.locator('h1')).toBeFocused();
    await keys.holdSpace();
    await expect(heading(page, /^Your turn, /)).toBeFocused();
    expect(await listenedTo(page)).toEqual(expect.arrayContaining([turn.market, turn.hand.label]));
  });

  await test.step('the keys are listed, and the focus goes back', async () => {
    await keys.press('?');
    await expect(heading(page, en.keys.title)).toBeFocused();
    await keys.press('Escape');
    await expect(heading(page, /^Your turn, /)).toBeFocused();
  });

  await test.step('a tunnel by the list of routes', async () => {
    const { a = '', b = '' } = mapFile('europe').routes[route] ?? {};
    const nameOf = (id: string) => mapFile('europe').cities.find((city) => city.id === id)?.name ?? '';
    await keys.press('r');
    await expect(heading(page, routeList.title)).toBeFocused();
    expect(await listenedTo(page), 'beside an open sheet').not.toContain(turn.market);
    await keys.press('/');
    await page.keyboard.type(nameOf(a).slice(0, 5));
    const row = page.getByRole('button', { name: new RegExp(`^${nameOf(a)} to ${nameOf(b)}, .*tunnel.*you can pay`) });
    await expect(row).toBeVisible();
    await keys.walkTo(row);
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: /^Claim route pays/ })).toBeFocused();
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: /^Pay and claim/ })).toBeEnabled();
    await keys.gold(/^Pay and claim/);
    await expect(page.getByRole('button', { name: /^Done/ })).toBeVisible();
  });

  await test.step('the end of the turn, and the curtain by Enter twice', async () => {
    await keys.press('e');
    await expect(page.locator('.curtain')).toBeVisible();
    expect(await listenedTo(page), 'on a covered screen').not.toContain(turn.hand.label);
    await keys.reveal();
    await expect(heading(page, /^Your turn, /)).toBeFocused();
  });

  await test.step('two cards from the deck; a key that is kept down takes one', async () => {
    const left = await keys.deckCount();
    await page.keyboard.down('0');
    for (let again = 0; again < 4; again++) await page.keyboard.down('0');
    await page.keyboard.up('0');
    await expect(page.getByText(turn.ask.more.title)).toBeVisible();
    expect(left - (await keys.deckCount())).toBe(1);
    await keys.press('0');
    await expect(page.getByRole('button', { name: /^Done/ })).toBeVisible();
    await keys.endTurn();
    await keys.reveal();
  });

  await test.step('tickets', async () => {
    await keys.press('t');
    await expect(page.getByText(turn.ask.tickets.title)).toBeVisible();
    await keys.press('Enter');
    await keys.keepTickets(1);
    await keys.endTurn();
    await keys.reveal();
  });

  await test.step('a station', async () => {
    await keys.press('s');
    await expect(page.getByText(turn.ask.station.title)).toBeVisible();
    await keys.press('ArrowRight');
    await keys.press('Enter');
    await expect(page.locator('.route-chooser')).toBeVisible();
    await keys.press('Enter');
    await keys.gold(/^Build station/);
    await expect(page.getByRole('button', { name: /^Done/ })).toBeVisible();
    await keys.endTurn();
  });

  const done = (await typesOf(page)).slice(before);
  for (const type of ['tunnelOpened', 'routeClaimed', 'cardTaken', 'ticketsKept', 'stationBuilt'])
    expect(done).toContain(type);
  expect(keys.unseen, 'where the focus could not be seen').toEqual([]);
  expect(complaints).toEqual([]);
});

test('single keys can be switched off; Enter, Escape and arrows stay', async ({ page }) => {
  const { record } = await beforeTunnel();
  const keys = await openByKeys(page, record);
  await keys.reveal();
  await keys.tabTo(turn.menu);
  await keys.press('Enter');
  await page
    .getByRole('group', { name: en.settings.preferences.singleKeys.title })
    .getByRole('radio', { name: 'Off' })
    .press(' ');
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: turn.menu })).toBeFocused();
  for (const key of ['r', '0', 'd', 't']) await keys.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(turn.ask.draw.title)).toHaveCount(0);
});

if (isLong)
  for (const map of MAP_IDS) {
    test(`a whole game on ${map} is played by keys alone`, async ({ page, complaints }) => {
      test.setTimeout(30 * MINUTE_MS);
      await dealFrom(page, SEED);
      const keys = await openByKeys(page, lateGame(map, ['Anna', 'Ben'], 45));
      await keys.playToTheEnd();
      expect(await page.getByRole('button', { name: en.final.rematch.ask }).count()).toBe(1);
      expect(keys.unseen, 'where the focus could not be seen').toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
