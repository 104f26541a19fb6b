import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { keptFiles, sentBytes } from '../../src/headless/sentBytes.ts';
import { dist } from '../../src/headless/site.ts';
import { en } from '../../src/i18n/en.ts';
import { newRecord } from '../../src/table/game/setup.ts';
import { aSetup, EVENING } from '../support/games/aTable.ts';
import { MAP_IDS, mapFile } from '../support/maps/mapFiles.ts';
import { test } from './fixtures.ts';
import { openImported } from './shelf/savedGames.ts';

/** Without the copy for offline use, which is fetched behind the first screen. */
test.use({ serviceWorkers: 'block' });

const FIRST_SCREEN_KB = 60;
const ALL_KB = 1600;
const TABLE_OR_BOARD = /(GameScreen|SeatsSheet|boards|board\.(landscape|portrait))-[\w-]+\.(js|css)$/;

const kilobytes = (files: readonly string[], size: (file: string) => number) =>
  files.reduce((sum, file) => sum + size(file), 0) / 1000;

function collectFiles(page: Page, home: string): readonly string[] {
  const files: string[] = [];
  page.on('requestfinished', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.push(request.url().slice(home.length));
  });
  return files;
}

test('the first screen is there after 60 kB of scripts and styles, without a table or a board', async ({
  page,
  site,
}) => {
  const files = collectFiles(page, site.url);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: en.home.together })).toBeVisible();
  const sent = kilobytes(files, sentBytes);
  console.log(`first screen: ${sent.toFixed(1)} kB`);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => TABLE_OR_BOARD.test(file))).toEqual([]);
  expect(sent).toBeLessThanOrEqual(FIRST_SCREEN_KB);
});

test('a game fetches the table and the board that it is played on, and no other board', async ({ page, site }) => {
  const files = collectFiles(page, site.url);
  const map = mapFile(MAP_IDS[0]);
  await openImported(page, newRecord(aSetup(map), map, { seed: 'a budget', now: EVENING }));
  await expect(page.locator('.mini-map')).toBeVisible();
  const boards = files.filter((file) => /board\.(landscape|portrait)/.test(file));
  expect(files.filter((file) => TABLE_OR_BOARD.test(file)).length).toBeGreaterThan(boards.length);
  expect(boards).toHaveLength(1);
});

test('everything that is kept for offline use is 1.6 MB at most', () => {
  const all = keptFiles();
  const [sent, whole] = [kilobytes(all, sentBytes), kilobytes(all, (file) => readFileSync(join(dist, file)).length)];
  console.log(`offline: ${sent.toFixed(0)} kB to fetch, ${whole.toFixed(0)} kB on the device`);
  expect(all.filter((file) => /board\.(landscape|portrait)/.test(file))).toHaveLength(2 * MAP_IDS.length);
  expect(sent).toBeLessThanOrEqual(ALL_KB);
});
