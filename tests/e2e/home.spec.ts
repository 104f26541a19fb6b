import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { MapData } from '../../src/engine/map.ts';
import { en } from '../../src/i18n/en.ts';
import { clippedText, smallTargets, smallText } from './checks/measures.ts';
import { offerInstall, test } from './fixtures.ts';
import { calm } from './people/calm.ts';

const mapFolder = resolve(import.meta.dirname, '../../maps');
const maps = readdirSync(mapFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry): MapData => JSON.parse(readFileSync(join(mapFolder, entry.name, 'map.json'), 'utf8')));

const THEMES = ['light', 'dark'] as const;
/** Each in both directions: an iPad, a small iPad, an older iPad, a phone. */
const SCREENS = [
  [1180, 820],
  [1133, 744],
  [1024, 768],
  [844, 390],
] as const;

// What is drawn does not depend on a copy being kept; the other files test that.
test.use({ serviceWorkers: 'block' });

test('shows the name, the tagline and a picture of every board', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^Railpass/);
  await expect(page.getByRole('heading', { level: 1, name: 'Railpass' })).toBeVisible();
  // A phone has no room for it.
  const isPhone = (page.viewportSize()?.width ?? 0) <= 600;
  await expect(page.getByText('for one tablet and a table of friends')).toBeVisible({ visible: !isPhone });
  await expect(page.locator('.board-card')).toHaveCount(maps.length);
  for (const map of maps) {
    const card = page.getByRole('button', { name: new RegExp(`^${map.name}\\. .* New game\\.$`) });
    await expect(card).toContainText(map.name);
    await expect(card.locator('.network-sketch .ring')).toBeVisible();
  }
});

test('offers three ways in, in this order, and on a first visit says what a turn is', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Import game' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resume/ })).toHaveCount(0);
  const ways = page.getByRole('navigation', { name: en.home.ways }).getByRole('button');
  await expect(ways).toHaveText([/^Play together/, /^Play alone/, /^Watch a game/]);
  await expect(page.getByText(en.home.howTo.collect)).toBeVisible();
});

test('a board leads to the set-up with that board', async ({ page }) => {
  for (const { id, name } of maps) {
    await page.goto('/#/');
    await calm(page);
    await page.getByRole('button', { name: new RegExp(`^${name}\\. `) }).tap();
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page).toHaveURL(new RegExp(`#/new/${id}$`));
  }
});

test('nothing is clipped, too small to read or too small to hit, however the screen is turned', async ({ page }) => {
  await page.goto('/');
  await offerInstall(page);
  for (const [long, short] of SCREENS) {
    for (const size of [
      { width: long, height: short },
      { width: short, height: long },
    ]) {
      await page.setViewportSize(size);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      expect.soft(await clippedText(page), JSON.stringify(size)).toEqual([]);
    }
  }
  expect(await smallText(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test('a tablet shows all of it without scrolling, and a notice moves nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.board-card svg')).toHaveCount(maps.length);
  const before = await page.locator('main').boundingBox();
  await offerInstall(page);
  expect(await page.locator('main').boundingBox()).toEqual(before);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  if (Math.min(width, height) > 600) expect(pageHeight).toBe(height);
});

const colors = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });

test('follows the light or dark theme of the device, unless one is set', async ({ page }) => {
  const light = { backgroundColor: 'rgb(243, 233, 214)', color: 'rgb(28, 42, 43)' };
  const dark = { backgroundColor: 'rgb(15, 24, 28)', color: 'rgb(244, 234, 214)' };
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await colors(page)).toEqual(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colors(page)).toEqual(dark);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  expect(await colors(page)).toEqual(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await colors(page)).toEqual(dark);
});

for (const theme of THEMES) {
  test(`has no accessibility violations in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/');
    await offerInstall(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

test('a keyboard sees where it is', async ({ page }) => {
  await page.goto('/');
  await offerInstall(page);
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toBeVisible();
  expect(await focused.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('3px');
});
