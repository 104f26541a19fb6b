import { expect, type Page } from '@playwright/test';
import { lateGame } from '../support/games/lateGame.ts';
import { tableBeforeTunnel } from '../support/games/tunnelGames.ts';
import { boardFile } from '../support/maps/boardFiles.ts';
import { openReady, test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import { Person } from './people/person.ts';
import { spacesOf } from './people/wishes.ts';
import { aDeal, curtain, openHand, openImported, reveal } from './shelf/savedGames.ts';

const article = (page: Page) => page.getByRole('article');
const chapter = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const rulesButton = (page: Page) => page.getByRole('button', { name: 'Rules', exact: true });
const wayBack = (page: Page) => page.locator('.page-back button');

test.describe('the rules as a screen of their own', () => {
  test.use({ serviceWorkers: 'block' });

  test('open from home, and Back leads home from any chapter', async ({ page }) => {
    await page.goto('/');
    await rulesButton(page).tap();
    await expect(chapter(page, 'How to play')).toBeFocused();
    await calm(page);
    await page.getByRole('button', { name: 'Set-up' }).tap();
    await expect(chapter(page, 'Set-up')).toBeFocused();
    await expect(page).toHaveURL(/#\/rules\/setup\/usa$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Railpass' })).toBeVisible();
  });

  test('open at a chapter and a board by their address, and tell the numbers of another board when it is chosen', async ({
    page,
  }) => {
    await page.goto('/#/rules/tunnels/europe');
    await expect(chapter(page, 'Tunnels')).toBeFocused();
    await expect(page.getByText('18 on this board')).toBeVisible();
    await expect(page.getByRole('figure', { name: /Paid: 2 blue.*Owed: 2 more\. 4 cards in all/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Nordic' }).tap();
    await expect(page.getByText('This board has no tunnels')).toBeVisible();
    await expect(page).toHaveURL(/#\/rules\/tunnels\/nordic$/);
  });

  test('are read by the keyboard alone: search, hits, a chapter, and back', async ({ page }, { project }) => {
    // biome-ignore lint/suspicious/noSkippedTests: a phone has no keys
    test.skip(project.name === 'phone', 'the contents are a sheet there');
    await page.goto('/#/rules/setup/europe');
    await expect(chapter(page, 'Set-up')).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('withdraw');
    await expect(page.getByRole('status')).toHaveText('1 place');
    await expect(contents(page).locator('b')).toHaveText('withdraw');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(chapter(page, 'Tunnels')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(contents(page).getByRole('link', { name: /^Tunnels/ })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('/');
    await page.keyboard.type('aeroplane');
    await expect(page.getByText('Nothing about “aeroplane”. Try a shorter word.')).toBeVisible();
    await expect(contents(page).getByRole('link', { name: /^Set-up/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Railpass' })).toBeVisible();
  });
});

test('the rules are there without a connection', async ({ page, context }) => {
  await openReady(page);
  await context.setOffline(true);
  await page.goto('/#/rules/ferries/nordic');
  await expect(chapter(page, 'Ferries')).toBeVisible();
  await expect(page.getByText('53 on this board')).toBeVisible();
});

/** In a tunnel that asks for more, with a way to pay it chosen. */
async function inTunnel(page: Page): Promise<void> {
  const { record, action } = await tableBeforeTunnel('europe', ({ owed, canPay }) => owed > 0 && canPay);
  await openImported(page, record);
  await reveal(page);
  const person = await Person.at(page);
  const isPortrait = await page.evaluate(() => matchMedia('(orientation: portrait)').matches);
  const board = boardFile('europe', isPortrait ? 'portrait' : 'landscape');
  expect(await person.touchBoard('the tunnel', spacesOf(board, action.route))).toBe(true);
  const listed = page.locator(`[data-target="route ${action.route}"]`);
  if ((await listed.count()) > 0) await listed.click({ delay: 400 });
  await calm(page);
  await page.getByRole('button', { name: /^Claim route pays/ }).tap();
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeEnabled({ timeout: 15_000 });
  await calm(page);
}

/** Where every size of screen has the button. */
const aTurn = () => lateGame('europe', ['Anna', 'Ben'], 30);

test.describe('the rules above a game', () => {
  test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });

  test('open at tunnels from a tunnel, and the way back leads to the same payment', async ({ page }) => {
    await inTunnel(page);
    const tray = page.locator('.game-tray');
    const before = await tray.innerHTML();
    await rulesButton(page).tap();
    await expect(chapter(page, 'Tunnels')).toBeFocused();
    await expect(page).toHaveURL(/#\/game\//);
    await expect(wayBack(page)).toContainText('Back to your turn');
    await calm(page);
    await article(page).getByRole('button', { name: 'Tickets' }).tap();
    await expect(chapter(page, 'Tickets')).toBeFocused();
    await calm(page);
    await wayBack(page).tap();
    await expect(article(page)).toHaveCount(0);
    expect(await tray.innerHTML()).toBe(before);
    await rulesButton(page).tap();
    await page.goBack();
    await expect(article(page)).toHaveCount(0);
    expect(await tray.innerHTML()).toBe(before);
  });

  test('lie above a sheet, which is there again afterwards', async ({ page }) => {
    await openImported(page, aDeal('europe'));
    await reveal(page);
    await calm(page);
    await page.getByRole('button', { name: 'Bonus', exact: true }).first().tap();
    await calm(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Rules', exact: true }).tap();
    await expect(chapter(page, 'Final scoring')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(article(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Bonuses and points' })).toBeVisible();
    await expect(openHand(page)).toHaveCount(1);
  });

  test('show nothing of a hand, which is covered in time under them; the way back leads to the curtain', async ({
    page,
  }) => {
    await page.clock.install();
    await openImported(page, aTurn());
    await reveal(page);
    await page.clock.runFor(1000);
    await rulesButton(page).tap();
    await expect(article(page)).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.clock.runFor(41_000);
    await expect(page.locator('.page-above .dimming')).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(openHand(page)).toHaveCount(0);
    await expect(article(page)).toBeVisible();
    await expect(wayBack(page)).toContainText('Your cards are covered now');
    await page.clock.runFor(3000);
    await wayBack(page).tap();
    await expect(article(page)).toHaveCount(0);
    await expect(curtain(page)).toBeVisible();
  });

  test('hear no second tap of the thumb that opened or left them', async ({ page }) => {
    await openImported(page, aTurn());
    await reveal(page);
    await calm(page);
    await rulesButton(page).dblclick({ delay: 20 });
    await expect(article(page)).toBeVisible();
    await calm(page);
    await wayBack(page).dblclick({ delay: 20 });
    await expect(article(page)).toHaveCount(0);
    await expect(openHand(page)).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
