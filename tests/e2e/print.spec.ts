import { expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { test } from './fixtures.ts';
import { aTurn } from './people/turns.ts';
import { curtain, openHand, openImported, reveal } from './shelf/savedGames.ts';

test.use({ serviceWorkers: 'block' });

/** Every screen on which a hand, tickets, or what follows from them can be seen. */
const SECRET = [
  ...['turn', 'claim', 'why-not', 'tunnel', 'station'].map((screen) => `europe/${screen}`),
  ...['more-ways', 'tickets', 'opening-tickets', 'beat', 'watch-hand'].map((screen) => `nordic/${screen}`),
];
const PUBLIC = ['look', 'curtain', 'watch', 'final'].map((screen) => `usa/${screen}`);

async function show(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/#/gallery/screen/${screen}`);
  await page.reload();
  await expect(page.locator('.game, .keep-tickets, .curtain, .final').first()).toBeVisible();
}

/** All that would be on the paper. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => document.body.innerText.trim());
}

test('nothing of a hand is printed', async ({ page }) => {
  test.setTimeout(3 * 60_000);
  for (const screen of SECRET) {
    await show(page, screen);
    expect(await printed(page), screen).toBe(en.turn.notPrinted);
    const drawn = page.locator('svg, img, canvas, dialog, button').filter({ visible: true });
    await expect(drawn, screen).toHaveCount(0);
  }
});

test('what everybody may see is printed', async ({ page }) => {
  test.setTimeout(2 * 60_000);
  for (const screen of PUBLIC) {
    await show(page, screen);
    expect(await printed(page), screen).not.toContain(en.turn.notPrinted);
    await expect(page.locator('.game, .curtain, .final').first(), screen).toBeVisible();
  }
});

test('whoever prints finds the hand covered afterwards', async ({ page }) => {
  await openImported(page, await aTurn());
  await reveal(page);
  await expect(openHand(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(curtain(page)).toBeVisible();
  await expect(openHand(page)).toHaveCount(0);
});
