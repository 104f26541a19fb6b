import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { test } from './fixtures.ts';
import { spoil } from './shelf/keptGames.ts';
import { aDeal, importGame } from './shelf/savedGames.ts';

test.use({ serviceWorkers: 'block' });

const folder = resolve(import.meta.dirname, '../support/saves');
const releases = readdirSync(folder).filter((name) => name.endsWith('.json'));

type Kept = readonly (readonly [key: string, thing: unknown])[];

/** The shelf as that release would have left it, but for one game that makes the browser have a shelf at all. */
async function putBack(page: Page, kept: Kept): Promise<void> {
  await page.goto('/');
  await importGame(page, aDeal());
  for (const [key, thing] of kept) await spoil(page, key, thing);
  await page.goto('about:blank');
}

for (const release of releases) {
  test(`whatever ${release.replace('.json', '')} has saved is listed and opens`, async ({ page }) => {
    test.slow();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const kept: Kept = JSON.parse(readFileSync(join(folder, release), 'utf8'));
    const games = kept.filter(([key]) => key.startsWith('game:'));
    await putBack(page, kept);
    await page.goto('/');
    await expect(page.getByRole('button', { name: en.saves.all(games.length + 1) })).toBeVisible();
    for (const [key, thing] of games) {
      const { summary } = thing as { readonly summary: { readonly turn: number | null } };
      await page.goto('about:blank');
      await page.goto(`/#/game/${key.replace('game:', '')}`);
      await expect(page.locator(summary.turn === null ? '.final' : '.curtain')).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
}
