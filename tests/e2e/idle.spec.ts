import { expect, type Page } from '@playwright/test';
import { twinsOf } from '../support/secrets/secretTwins.ts';
import { test } from './fixtures.ts';
import { CALM_MS } from './people/calm.ts';
import { curtain, openHand, openImported, reveal } from './shelf/savedGames.ts';

test.use({ serviceWorkers: 'block', pressesAgain: false });

const IDLE_MS = 45_000;
const HOUR_MS = 3_600_000;

const dimming = (page: Page) => page.locator('.dimming');
const claim = (page: Page) => page.getByRole('button', { name: 'Claim route' });
/** What its button leads to. */
const chosen = (page: Page) => page.getByText('Which route?');

/** With a clock that goes on only when it is told to: nobody has to wait, and no slow machine is late. */
async function atOpenHand(page: Page): Promise<void> {
  await page.clock.install();
  const twins = await twinsOf('europe', 'an open hand');
  const turn = twins.findLast(({ moment }) => moment === 'turn');
  if (turn === undefined) throw new Error('a game has turns');
  await openImported(page, turn.one);
  await reveal(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await page.mouse.move(200, 200);
}

const calm = (page: Page) => page.clock.runFor(CALM_MS);

/** Until the screen has grown dim. */
async function letItDim(page: Page): Promise<void> {
  await page.clock.runFor(IDLE_MS - 4_000);
  await expect(dimming(page)).toBeVisible();
}

/** Somebody, or the network, sets the clock of the device. */
async function setClock(page: Page, byMs: number): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + byMs);
}

test.describe('a clock that is set', () => {
  test('back leaves no hand open', async ({ page }) => {
    await atOpenHand(page);
    await page.clock.runFor(IDLE_MS / 2);
    await setClock(page, -HOUR_MS);
    await page.clock.runFor(IDLE_MS);
    await expect(curtain(page)).toBeVisible();
    await expect(openHand(page)).toHaveCount(0);
  });

  test('back again and again leaves no hand open', async ({ page }) => {
    await atOpenHand(page);
    for (let time = 0; time < 5; time++) {
      await page.clock.runFor(IDLE_MS / 4);
      await setClock(page, -HOUR_MS);
    }
    await expect(curtain(page)).toBeVisible();
  });
});

test.describe('a device that slept, while no time seemed to pass for the page,', () => {
  test('covers the hand as soon as it wakes', async ({ page }) => {
    await atOpenHand(page);
    await setClock(page, HOUR_MS);
    await page.clock.runFor(1_100);
    await expect(curtain(page)).toBeVisible();
  });

  test('covers it at the first touch, which does nothing else', async ({ page }) => {
    await atOpenHand(page);
    await setClock(page, HOUR_MS);
    await claim(page).tap();
    await expect(curtain(page)).toBeVisible();
    await expect(openHand(page)).toHaveCount(0);
  });
});

test.describe('the last five seconds', () => {
  test('are dim, and say so to those who listen', async ({ page }) => {
    await atOpenHand(page);
    await page.clock.runFor(IDLE_MS - 8_000);
    await expect(dimming(page)).toHaveCount(0);
    await page.clock.runFor(4_000);
    await expect(dimming(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'about to be covered' })).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(curtain(page)).toBeVisible();
    await expect(dimming(page)).toHaveCount(0);
  });

  test('end with a touch, which does nothing else, and the time begins anew', async ({ page }) => {
    await atOpenHand(page);
    await letItDim(page);
    await claim(page).tap();
    await expect(dimming(page)).toHaveCount(0);
    await calm(page);
    await expect(chosen(page)).toHaveCount(0);
    await page.clock.runFor(IDLE_MS - 8_000);
    await expect(dimming(page)).toHaveCount(0);
    await claim(page).tap();
    await expect(chosen(page)).toBeVisible();
  });

  test('end with two quick taps, of which neither does anything else', async ({ page }) => {
    await atOpenHand(page);
    await letItDim(page);
    await page.locator('.prompt').tap();
    await expect(dimming(page)).toHaveCount(0);
    await claim(page).tap();
    await calm(page);
    await expect(chosen(page)).toHaveCount(0);
    await claim(page).tap();
    await expect(chosen(page)).toBeVisible();
  });

  test('end with a key, which does nothing else', async ({ page }) => {
    await atOpenHand(page);
    await claim(page).focus();
    for (const key of ['Enter', ' ', 'h', 'Tab', 'Escape']) {
      await letItDim(page);
      await page.keyboard.press(key);
      await expect(dimming(page)).toHaveCount(0);
      await calm(page);
      await expect(openHand(page)).toBeVisible();
      await expect(chosen(page)).toHaveCount(0);
      await expect(claim(page)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(chosen(page)).toBeVisible();
  });

  test('end with a press by voice or switch, which does nothing else', async ({ page }) => {
    await atOpenHand(page);
    await letItDim(page);
    await claim(page).evaluate((button: HTMLButtonElement) => button.click());
    await expect(dimming(page)).toHaveCount(0);
    await calm(page);
    await expect(chosen(page)).toHaveCount(0);
    await claim(page).evaluate((button: HTMLButtonElement) => button.click());
    await expect(chosen(page)).toBeVisible();
  });

  test('end when a mouse moves or its wheel turns', async ({ page }) => {
    await atOpenHand(page);
    await letItDim(page);
    await page.mouse.move(300, 300);
    await expect(dimming(page)).toHaveCount(0);
    await letItDim(page);
    await page.mouse.wheel(0, 10);
    await expect(dimming(page)).toHaveCount(0);
    await page.mouse.move(400, 300);
    await claim(page).click();
    await expect(chosen(page)).toBeVisible();
  });

  test('are dim over an open sheet too, and a touch on it does nothing else', async ({ page }) => {
    await atOpenHand(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    await letItDim(page);
    await expect(page.getByRole('dialog').getByText('about to be covered')).toBeVisible();
    await close.tap();
    await expect(dimming(page)).toHaveCount(0);
    await calm(page);
    await close.tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(openHand(page)).toBeVisible();
  });

  test('come at once for whoever wants less motion', async ({ page }) => {
    const moving = () => dimming(page).evaluate((veil) => getComputedStyle(veil).animationName !== 'none');
    await atOpenHand(page);
    await letItDim(page);
    expect(await moving()).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving()).toBe(false);
  });
});
