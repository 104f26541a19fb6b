import { type Browser, expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { MAP_IDS, type MapId } from '../support/maps/mapFiles.ts';
import { type Twins, twinsOf } from '../support/secrets/secretTwins.ts';
import { differenceOf, type Reading, read } from './checks/readable.ts';
import { test } from './fixtures.ts';
import { closeSheet, cover, curtain, openHand, openImported, openLog, reveal } from './shelf/savedGames.ts';

test.use({ serviceWorkers: 'block' });

const isLong = process.env['RAILPASS_LONG'] === '1';
const LONG_TEST_MS = 90 * 60_000;
const TEST_MS = 3 * 60_000;

interface Readings {
  readonly covered: readonly Reading[];
  readonly open: Reading;
}

/** A page of its own, so that nothing is left of the game before. */
async function readingsOf(browser: Browser, record: GameRecord, home: string): Promise<Readings> {
  const page = await browser.newPage();
  try {
    await openImported(page, record, home);
    const before = [await readCurtain(page, 'curtain'), ...(await readAround(page))];
    await reveal(page);
    const open = await read(page, 'open hand');
    return { covered: [...before, ...(await readAfter(page))], open };
  } finally {
    await page.close();
  }
}

/** Its map is fetched, although a long story may leave no room to show it. */
async function readCurtain(page: Page, at: string): Promise<Reading> {
  await expect(curtain(page).locator('.mini-map')).toBeAttached();
  return read(page, at);
}

async function readAround(page: Page): Promise<Reading[]> {
  await openLog(page);
  const log = await read(page, 'log');
  await closeSheet(page);
  await page.getByRole('button', { name: 'Look at the board' }).tap();
  await expect(page.locator('.board-stage[data-view]')).toBeVisible();
  const look = await read(page, 'look at the board');
  await page.getByRole('button', { name: 'Back' }).tap();
  return [log, look];
}

/** A hand was open here a moment ago. */
async function readAfter(page: Page): Promise<Reading[]> {
  await cover(page);
  const covered = await readCurtain(page, 'covered');
  await reveal(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Resume game' })).toBeVisible();
  return [covered, await read(page, 'home')];
}

/** A game has some five hundred moments, and each is read twice: every twelfth, and every kind of moment at least once. */
const EVERY = 12;

function aSample(twins: readonly Twins[]): readonly Twins[] {
  const isFirst = ({ moment }: Twins, i: number) => twins.findIndex((each) => each.moment === moment) === i;
  return twins.filter((each, i) => i % EVERY === 0 || isFirst(each, i));
}

/** A few kinds of moment once: late in the game, where there is most to tell. */
function aFew(map: MapId, twins: readonly Twins[]): readonly Twins[] {
  return MOMENTS[map].flatMap((name) => twins.findLast(({ moment }) => moment === name) ?? []);
}

const MOMENTS: Readonly<Record<MapId, readonly string[]>> = {
  usa: ['opening', 'drawing', 'last beat'],
  europe: ['turn', 'tunnel', 'tickets'],
  nordic: ['beat', 'tickets', 'last turn'],
};

/** Says whether one who listens could tell the open hands apart: an open tunnel speaks of little else than its price. */
async function expectNoSecrets(browser: Browser, twins: Twins, home: string): Promise<boolean> {
  const one = await readingsOf(browser, twins.one, home);
  const two = await readingsOf(browser, twins.other, home);
  const told = one.covered.flatMap((reading, i) => {
    const other = two.covered[i];
    return other === undefined ? [] : (differenceOf(reading, other) ?? []);
  });
  expect(told, twins.moment).toEqual([]);
  expect(two.covered.length).toBe(one.covered.length);
  expect(two.open.html, twins.moment).not.toBe(one.open.html);
  return two.open.accessibility !== one.open.accessibility;
}

for (const map of MAP_IDS) {
  test(`${map}: games that differ only in secrets are the same page until a hand is opened`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(isLong ? LONG_TEST_MS : TEST_MS);
    const twins = await twinsOf(map, 'e2e');
    const chosen = isLong ? aSample(twins) : aFew(map, twins);
    expect(chosen.length).toBeGreaterThanOrEqual(3);
    let told = 0;
    for (const each of chosen) if (await expectNoSecrets(browser, each, site.url)) told++;
    expect(told, 'open hands that sound different').toBeGreaterThan(chosen.length / 2);
  });
}

async function atOpenHand(page: Page, map: MapId = 'europe'): Promise<void> {
  const twins = await twinsOf(map, 'an open hand');
  const turn = twins.findLast(({ moment }) => moment === 'turn');
  if (turn === undefined) throw new Error('a game has turns');
  await openImported(page, turn.one);
  await reveal(page);
}

test('an open hand leaves nothing in the history, and Back leads home', async ({ page }) => {
  await atOpenHand(page);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.getByRole('button', { name: 'Claim route' }).tap();
  await page.locator('.hand .card-group:enabled').first().tap();
  await cover(page);
  await reveal(page);
  await page.getByRole('button', { name: 'Draw tickets', exact: true }).tap();
  expect(await entries()).toBe(before);

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Resume game' })).toBeVisible();
  await expect(openHand(page)).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Resume game' })).toBeVisible();
  await expect(openHand(page)).toHaveCount(0);
});

test('Back closes a sheet first and leaves the hand as it is', async ({ page }) => {
  await atOpenHand(page);
  await openLog(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(openHand(page)).toBeVisible();
});

test('a hand is covered when the page is hidden or loses the focus', async ({ page }) => {
  await atOpenHand(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(curtain(page)).toBeVisible();
  await expect(openHand(page)).toHaveCount(0);
  await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));
  await reveal(page);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(curtain(page)).toBeVisible();
  await expect(openHand(page)).toHaveCount(0);
});

test('a reload of an open hand comes to the curtain', async ({ page }) => {
  await atOpenHand(page);
  await page.reload();
  await expect(curtain(page)).toBeVisible();
  await expect(openHand(page)).toHaveCount(0);
  await reveal(page);
});

test('an open hand that nobody touches is covered after a while', async ({ page }) => {
  await page.clock.install();
  await atOpenHand(page);
  await page.clock.runFor(44_000);
  await expect(openHand(page)).toBeVisible();
  await page.clock.runFor(46_000);
  await expect(curtain(page)).toBeVisible();
});
