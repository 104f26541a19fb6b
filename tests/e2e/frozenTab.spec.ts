import { expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { test } from './fixtures.ts';
import { type FreezingBrowser, freeze, freezingBrowser } from './freezingBrowser.ts';
import { calm } from './people/calm.ts';
import { keptEvents } from './shelf/keptGames.ts';
import { aDeal, curtain, openHand, reveal } from './shelf/savedGames.ts';

/** This browser has a mouse. */
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function openDeal(page: Page, home: string): Promise<void> {
  await page.goto(home);
  const asked = page.waitForEvent('filechooser');
  await press(page, en.saves.import);
  const buffer = Buffer.from(JSON.stringify(aDeal('usa')));
  await (await asked).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await expect(page.getByText(/^Imported:/)).toBeVisible();
  await press(page, en.saves.resume);
}

async function keepTickets(page: Page): Promise<void> {
  await reveal(page);
  for (const ticket of await page.locator('.ticket-choice').all()) await ticket.click();
  await press(page, /^Keep \d tickets$/);
}

async function whileFrozen({ context }: FreezingBrowser, home: string): Promise<void> {
  const old = await context.newPage();
  await openDeal(old, home);
  await reveal(old);
  const wake = await freeze(old);

  const other = await context.newPage();
  await other.goto(old.url());
  await press(other, en.turn.elsewhere.here);
  await keepTickets(other);
  await expect(curtain(other)).toContainText('Ben');
  const played = await keptEvents(other);

  await wake();
  await expect(old.getByText(en.turn.elsewhere.title)).toBeVisible();
  await expect(openHand(old)).toHaveCount(0);
  expect(await keptEvents(other)).toEqual(played);
  await calm(old);
  await press(old, en.turn.elsewhere.here);
  await expect(curtain(old)).toContainText('Ben');
  expect(await keptEvents(old)).toEqual(played);
}

test('a tab that was frozen with a hand open undoes nothing of what was played while it slept', async ({ site }, {
  project,
}) => {
  const browser = await freezingBrowser(project.use.launchOptions ?? {});
  try {
    await whileFrozen(browser, site.url);
  } finally {
    await browser.close();
  }
});
