import { expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { fr } from '../../src/i18n/fr.ts';
import { nl } from '../../src/i18n/nl.ts';
import type { Text } from '../../src/i18n/text.ts';
import { openReady, test } from './fixtures.ts';
import { COVER_MS, calm, drawn } from './people/calm.ts';
import { spoil } from './shelf/keptGames.ts';
import { aDeal, importGame } from './shelf/savedGames.ts';

/** What Anna and Ben have chosen; the tablet speaks English. */
const CHOSEN = { anna: { language: 'fr', textSize: '130 %' }, ben: { language: 'nl' } };
const MORE = 1.3;

const typeSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
const speaks = (page: Page, language: string) => expect(page.locator('html')).toHaveAttribute('lang', language);

/** From a first visit to the first curtain of a game between Anna and Ben. */
async function sitDown(page: Page): Promise<void> {
  await openReady(page);
  await importGame(page, aDeal());
  await spoil(page, 'playerPreferences', CHOSEN);
  await page.reload();
  await speaks(page, 'en');
  await page.getByRole('button', { name: en.saves.resume }).tap();
}

async function isAtCurtainOf(page: Page, name: string, { curtain, language }: Text): Promise<void> {
  await expect(
    page.getByRole('heading', { name: new RegExp(`${curtain.above['opening tickets']}\\s+${name}`) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: curtain.look })).toBeVisible();
  await expect(page.getByText(curtain.openingTickets.title)).toBeVisible();
  await speaks(page, language);
}

/** By keys, which do not depend on how fast the machine is. */
async function reveal(page: Page, { curtain }: Text): Promise<void> {
  await drawn(page);
  await page.waitForTimeout(COVER_MS);
  await page.keyboard.press('Enter');
  await expect(page.getByText(curtain.hold.again)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.keep-tickets')).toBeVisible();
}

async function keepAll(page: Page, { tickets }: Text): Promise<void> {
  const offered = await page.locator('.ticket-choice').all();
  for (const ticket of offered) await ticket.tap();
  await page.getByRole('button', { name: tickets.keepThese(offered.length) }).tap();
}

test('each player finds the own language and size of type, and the tablet its own again', async ({ page }) => {
  await sitDown(page);
  const usual = await typeSize(page);
  await isAtCurtainOf(page, 'Anna', fr);
  await expect.poll(() => typeSize(page)).toBeCloseTo(usual * MORE, 1);

  await reveal(page, fr);
  await expect(page.getByText(fr.tickets.sum.none)).toBeVisible();
  await keepAll(page, fr);
  await isAtCurtainOf(page, 'Ben', nl);
  await expect.poll(() => typeSize(page)).toBeCloseTo(usual, 1);

  await page.getByRole('button', { name: nl.curtain.look }).tap();
  await expect(page.getByText(nl.turn.look.covered)).toBeVisible();
  await speaks(page, 'nl');

  await page.goto('/');
  await expect(page.getByRole('button', { name: en.saves.resume })).toBeVisible();
  await speaks(page, 'en');
  await expect(page).toHaveTitle(en.app.title);
});

test('a language that was never spoken on this device is there without a connection', async ({ page, context }) => {
  await openReady(page);
  await importGame(page, aDeal());
  await spoil(page, 'playerPreferences', CHOSEN);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: en.saves.resume }).tap();
  await isAtCurtainOf(page, 'Anna', fr);
  await reveal(page, fr);
  await keepAll(page, fr);
  await isAtCurtainOf(page, 'Ben', nl);
});

test('no frame speaks two languages, however fast the tablet goes round', async ({ page }) => {
  await sitDown(page);
  await isAtCurtainOf(page, 'Anna', fr);
  await page.evaluate(
    (words) => {
      const seen: string[] = [];
      Object.assign(globalThis, { mixed: seen });
      const look = () => {
        const said = document.querySelector('.curtain .ways')?.textContent ?? '';
        const spoken = Object.entries(words).flatMap(([language, word]) => (said.includes(word) ? [language] : []));
        if (said !== '' && spoken.join() !== document.documentElement.lang)
          seen.push(`${document.documentElement.lang}: ${said}`);
        requestAnimationFrame(look);
      };
      look();
    },
    { en: en.curtain.look, fr: fr.curtain.look, nl: nl.curtain.look },
  );
  for (const text of [fr, fr, fr]) {
    await reveal(page, text);
    await page.keyboard.press('h');
    await expect(page.locator('.curtain')).toBeVisible();
  }
  await reveal(page, fr);
  await keepAll(page, fr);
  await isAtCurtainOf(page, 'Ben', nl);
  await calm(page);
  expect(await page.evaluate(() => (globalThis as unknown as { mixed: readonly string[] }).mixed)).toEqual([]);
});

test.describe('in a browser that asks for French', () => {
  test.use({ locale: 'fr-BE' });

  test('everything speaks French from the first picture on', async ({ page }) => {
    const titles: string[] = [];
    await page.exposeFunction('said', (heard: string) => titles.push(heard));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const together = document.querySelector('.ways-in .title')?.textContent;
        if (together) (globalThis as unknown as { said: (heard: string) => void }).said(together);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: fr.home.together })).toBeVisible();
    await speaks(page, 'fr');
    await expect(page).toHaveTitle(fr.app.title);
    expect(new Set(titles)).toEqual(new Set([fr.home.together]));

    await page.getByRole('button', { name: fr.home.together }).tap();
    await expect(page.getByRole('heading', { name: fr.setup.title })).toBeVisible();
    await expect(page.getByRole('radio', { name: /Europe/ })).toBeAttached();
    await page.getByRole('button', { name: fr.setup.start }).tap();
    await expect(page.getByRole('button', { name: fr.curtain.look })).toBeVisible();
  });
});
