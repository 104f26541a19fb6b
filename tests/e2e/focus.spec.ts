import { expect, type Page } from '@playwright/test';
import { faultsByTab } from './checks/focus.ts';
import { test } from './fixtures.ts';

const isLong = process.env['RAILPASS_LONG'] === '1';
const MAPS = isLong ? ['usa', 'europe', 'nordic'] : ['europe'];
const MINUTE_MS = 60_000;
/** How a ring may have to be seen. */
const LOOKS = [
  { theme: 'light', forcedColors: 'none' },
  { theme: 'dark', forcedColors: 'none' },
  { theme: 'light', forcedColors: 'active' },
] as const;

test.use({ hasTouch: false, isMobile: false, reducedMotion: 'reduce', serviceWorkers: 'block' });

async function screensOf(page: Page, map: string): Promise<readonly string[]> {
  await page.goto('/#/gallery');
  const links = page.locator(`.screen-links a[href^="#/gallery/screen/${map}/"][href$="light"]`);
  await expect(links.first()).toBeAttached();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/\?.*/, '') ?? ''));
}

/** From a page with nothing on it, so that nothing of the screen before is left. */
async function openScreen(page: Page, hash: string, theme: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/${hash}?theme=${theme}`);
  await expect(page.locator('h1').first()).toBeAttached();
  await page.waitForTimeout(300); // for the board, or the sheet that is opened last
}

for (const map of MAPS) {
  test(`on every screen of ${map} the Tab key comes to everything, and its ring is seen`, async ({ page }) => {
    test.setTimeout((isLong ? 30 : 6) * MINUTE_MS);
    const screens = await screensOf(page, map);
    expect(screens.length).toBeGreaterThan(25);
    for (const [place, hash] of screens.entries()) {
      for (const { theme, forcedColors } of isLong ? LOOKS : LOOKS.slice(place % LOOKS.length).slice(0, 1)) {
        await page.emulateMedia({ forcedColors });
        await openScreen(page, hash, theme);
        // At the end of a turn the gold button has it, and a hint that was asked for; everywhere else a heading.
        const begins = await page.evaluate(() => document.activeElement?.matches('h1, h2, .primary, .hint-line'));
        expect.soft(begins, `${hash}: where the focus begins`).toBe(true);
        expect.soft(await faultsByTab(page), `${hash} ${theme} ${forcedColors}`).toEqual([]);
      }
    }
  });
}
