import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import { aDeal, openHand, openImported, reveal } from './shelf/savedGames.ts';

test.use({ serviceWorkers: 'block' });

const rules = (page: Page) => page.getByRole('article');
const chapter = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test.describe('the rules as a screen of their own', () => {
  test('open from home, and Back leads home from any chapter', async ({ page, complaints }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Rules' }).tap();
    await expect(rules(page)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(chapter(page, 'Set-up')).toBeFocused();
    await expect(page).toHaveURL(/#\/rules\/setup\/usa$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Railpass' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('the rules above a game', () => {
  test('come from its menu, and the way back leads to the same sheet', async ({ page }) => {
    await openImported(page, aDeal('europe'));
    await reveal(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: /^Rules/ }).tap();
    await expect(rules(page)).toBeVisible();
    await calm(page);
    await page.getByRole('button', { name: /^Back to your turn/ }).tap();
    await expect(rules(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Menu' })).toBeVisible();
    await expect(openHand(page)).toHaveCount(1);
  });
});
