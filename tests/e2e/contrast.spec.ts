import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

async function open(page: Page, screen: string): Promise<void> {
  await page.goto(`/#/gallery/screen/${screen}`);
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

/** What is left of its look when the device chooses all colours and drops every shadow: how thick its lines are. */
const linesOf = (thing: Locator) =>
  thing.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}, ${borderTopWidth}`;
  });

/** The chosen one of several that are alike is drawn otherwise than the rest. */
async function expectToStandOut(all: Locator, chosen: string): Promise<void> {
  await expect(all.first()).toBeVisible();
  const one = all.and(all.page().locator(chosen)).first();
  const other = all.and(all.page().locator(`:not(${chosen})`)).first();
  expect(await linesOf(one), chosen).not.toBe(await linesOf(other));
}

test.describe('where the device chooses the colours', () => {
  test.use({ reducedMotion: 'reduce' });
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('it is seen whose turn it is, what is chosen and where the focus is', async ({ page }) => {
    await open(page, 'usa/turn');
    await expectToStandOut(page.locator('.player-plate'), '[aria-current="true"]');
    await page.keyboard.press('Tab');
    const board = page.locator('.board-stage:focus-visible');
    expect(await board.evaluate((stage) => getComputedStyle(stage, '::after').outlineStyle)).toBe('solid');
    await page.keyboard.press('Tab');
    expect(await linesOf(page.locator('button:focus-visible'))).toContain('solid 3px');
    await open(page, 'usa/opening-tickets');
    await expectToStandOut(page.locator('.ticket-choice'), '[aria-pressed="true"]');
    await open(page, 'europe/tunnel');
    await expectToStandOut(page.locator('.extra-ways > *'), '[aria-pressed="true"]');
    await open(page, 'usa/setup');
    await expectToStandOut(page.locator('.map-choice .map'), ':has(:checked)');
    await open(page, 'usa/claim');
    const ring = page.locator('.card-group.selected');
    const width = ring.evaluate((cell) => getComputedStyle(cell, '::before').borderTopWidth);
    expect(await width).toBe('3px');
  });

  test('a button has an edge, and so has a ticket', async ({ page }) => {
    for (const screen of ['usa/turn', 'usa/claim', 'usa/curtain', 'usa/final']) {
      await open(page, screen);
      const bare = await page
        .locator('.button:not(.ghost), .ticket, .hold-button')
        .evaluateAll((all) =>
          all.filter((each) => getComputedStyle(each).borderTopWidth === '0px').map((each) => each.textContent),
        );
      expect(bare, screen).toEqual([]);
    }
  });

  test('owners keep their colours and their marks, and cards their symbols', async ({ page }) => {
    await open(page, 'nordic/last-round');
    const discs = page.locator('.strip .player-disc');
    const colors = await discs.evaluateAll((all) => all.map((disc) => getComputedStyle(disc).backgroundColor));
    const marks = await discs.evaluateAll((all) => all.map((disc) => disc.querySelector('svg')?.innerHTML));
    expect(new Set(colors).size).toBe(5);
    expect(new Set(marks).size).toBe(5);
    expect(await discs.first().evaluate((disc) => getComputedStyle(disc).forcedColorAdjust)).toBe('none');
    const faces = await page
      .locator('.market .card')
      .evaluateAll((all) => all.map((card) => card.querySelectorAll('.card-face .symbol').length));
    expect(faces.filter((symbols) => symbols === 0)).toEqual([]);
  });
});

test('whoever asks for more contrast reads all words in ink, and sees edges in it', async ({ page }) => {
  await open(page, 'usa/turn');
  const words = page.locator('.prompt');
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  const color = () => words.evaluate((prompt) => getComputedStyle(prompt).color);
  expect(await color()).not.toBe(ink);
  await page.emulateMedia({ contrast: 'more' });
  expect(await color()).toBe(ink);
});
