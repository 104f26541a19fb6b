import { expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import type { GameBefore } from '../support/games/gamesBefore.ts';
import { firstDifference, toldAnew } from './checks/told.ts';
import { test } from './fixtures.ts';
import { DEEDS, type Deed } from './people/deeds.ts';
import { drawToPart, heldStill, holdShows, letGo, setInMotion } from './people/film.ts';
import { INTERRUPTIONS, type InterruptionName } from './people/interruptions.ts';
import { keptGames, spoil } from './shelf/keptGames.ts';
import { curtain, importGame, reveal } from './shelf/savedGames.ts';

test.use({ serviceWorkers: 'block', pressesAgain: false });

const isLong = process.env['RAILPASS_LONG'] === '1';
const WAYS = Object.keys(INTERRUPTIONS) as readonly InterruptionName[];
/** Parts of a show at which it is interrupted. */
const MIDDLES = isLong ? [0.15, 0.5, 0.85] : [0.5];
/** Each way once, and what has most to go wrong; in the long run each deed is interrupted in each way. */
const SOME: Readonly<Record<string, InterruptionName>> = {
  'a card of the row': 'the page is reloaded',
  'a card of the deck': 'it is covered',
  'a claim': 'the tablet is turned',
  'a claim that joins a ticket': 'it is taken back',
  'a reshuffle': 'the board is dragged',
  'a station': 'the finger goes on tapping',
  'a tunnel that is paid': 'the page is reloaded',
  'tickets that are drawn': 'nothing is done',
};
/** A screen that has been the same for so long is at rest. */
const REST_MS = 600;
const PATIENCE_MS = 20_000;

for (const deed of DEEDS) {
  for (const way of isLong ? WAYS : WAYS.filter((each) => each === SOME[deed.name])) {
    test(`${deed.name}: when ${way} in the middle, the screen agrees with what is kept`, async ({ page }) => {
      test.setTimeout(60_000 * MIDDLES.length);
      const before = deed.before();
      await page.goto('/');
      await importGame(page, before.record);
      const [save] = Object.entries(await keptGames(page));
      if (save === undefined) throw new Error('nothing is kept');
      for (const middle of MIDDLES) {
        await openAnew(page, save);
        await deed.goThere(page, before);
        await interrupt(page, { deed, before, way, middle });
        expect(firstDifference(await toldNow(page), await toldByFreshPage(page))).toBe('');
      }
    });
  }
}

/** The game as it was kept first, whatever has become of it since. */
async function openAnew(page: Page, [key, entry]: readonly [string, unknown]): Promise<void> {
  await page.goto('/');
  await spoil(page, key, entry);
  await page.goto(`/#/game/${key.replace('game:', '')}`);
  await expect(page.locator('.game, .curtain').first()).toBeVisible();
}

interface Scene {
  readonly deed: Deed;
  readonly before: GameBefore;
  readonly way: InterruptionName;
  readonly middle: number;
}

async function interrupt(page: Page, { deed, before, way, middle }: Scene): Promise<void> {
  await holdShows(page);
  await rememberHand(page);
  await deed.press(page, before);
  if (deed.moves) await expect.poll(() => setInMotion(page)).toBeGreaterThan(0);
  await drawToPart(page, middle);
  await INTERRUPTIONS[way](page, await handOf(page));
  await letGo(page);
}

/** The screen of whoever is to play, at rest, with nothing of a show left in it. */
async function toldNow(page: Page): Promise<string> {
  await comeToRest(page);
  if ((await curtain(page).count()) > 0) {
    await reveal(page);
    await comeToRest(page);
  }
  expect(await heldStill(page)).toEqual([]);
  return toldAnew(page);
}

async function toldByFreshPage(page: Page): Promise<string> {
  await page.reload();
  await expect(page.locator('.game, .curtain').first()).toBeVisible();
  if ((await curtain(page).count()) > 0) await reveal(page);
  return toldNow(page);
}

async function comeToRest(page: Page): Promise<void> {
  await expect.poll(() => isAtRest(page), { timeout: PATIENCE_MS, intervals: [0] }).toBe(true);
}

/** Nothing moves, nothing is written anew, and no card of a tunnel is still to be turned. */
async function isAtRest(page: Page): Promise<boolean> {
  const before = await page.content();
  await page.waitForTimeout(REST_MS);
  const isTurning = (await page.locator('.tunnel-stage').count()) > 0 && !(await canWithdraw(page));
  return !isTurning && (await setInMotion(page)) === 0 && (await page.content()) === before;
}

async function canWithdraw(page: Page): Promise<boolean> {
  const { withdraw } = en.claim.tunnel;
  return (await page.locator('.game-tray button:enabled', { hasText: withdraw }).count()) > 0;
}

/** Where a finger was last. */
function rememberHand(page: Page): Promise<void> {
  return page.evaluate(() => {
    const note = ({ clientX: x, clientY: y }: PointerEvent) => Object.assign(globalThis, { hand: { x, y } });
    addEventListener('pointerdown', note, { capture: true });
  });
}

async function handOf(page: Page) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const hand = await page.evaluate(() => (globalThis as { hand?: { x: number; y: number } }).hand);
  return hand ?? { x: width / 2, y: height - 60 };
}
