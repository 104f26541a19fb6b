import { expect, type Locator, type Page } from '@playwright/test';
import type { Orientation } from '../../src/layout/boardFile.ts';
import { boardFile } from '../support/maps/boardFiles.ts';
import { type MapId, mapFile } from '../support/maps/mapFiles.ts';
import { faultsOn } from './checks/faults.ts';
import { test } from './fixtures.ts';
import { calm } from './people/calm.ts';

// What lies open on the table for everybody, wherever it is needed.
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });
test.describe.configure({ timeout: 2 * 60_000 });

async function openScreen(page: Page, screen: string): Promise<void> {
  await page.goto('/#/gallery');
  await page.goto(`/#/gallery/screen/${screen}`);
}

const sheet = (page: Page) => page.getByRole('dialog');

const OTHER_SIZES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  'tablet-landscape': { width: 1024, height: 768 },
  'tablet-portrait': { width: 744, height: 1133 },
  phone: { width: 844, height: 390 },
};

for (const { map, bonuses } of [
  { map: 'usa', bonuses: 1 },
  { map: 'europe', bonuses: 1 },
  { map: 'nordic', bonuses: 4 },
]) {
  test(`SET-5 ${map}: the first tickets are chosen in sight of the row and every bonus in play`, async ({ page }) => {
    await openScreen(page, `${map}/opening-tickets`);
    const row = page.locator('.open-row li');
    const plates = page.locator('.open-bonuses button');
    const own = page.viewportSize();
    for (const size of [own, OTHER_SIZES[test.info().project.name] ?? null]) {
      if (size === null) continue;
      await page.setViewportSize(size);
      await expect(row).toHaveCount(5);
      await expect(plates).toHaveCount(bonuses);
      for (const thing of [row.first(), row.last(), plates.first(), plates.last()])
        await expect(thing).toBeInViewport({ ratio: 0.9 });
    }
    expect.soft(await faultsOn(page)).toEqual([]);
    await plates.last().tap();
    await expect(sheet(page)).toBeVisible();
    await calm(page);
    await sheet(page).getByRole('button', { name: 'Close' }).tap();
    await expect(page.locator('.keep-tickets')).toBeVisible();
  });
}

for (const map of ['usa', 'europe']) {
  test(`SCORE-2 ${map}: the longest path lies at the market, and says more when it is touched`, async ({ page }) => {
    await openScreen(page, `${map}/turn`);
    const plate = page.getByRole('button', { name: /^Longest path, 10 points\. / });
    await expect(plate).toBeInViewport({ ratio: 1 });
    expect(await plate.getAttribute('aria-label')).toMatch(/ with \d+ trains?\.$/);
    await plate.tap();
    await expect(sheet(page).locator('.bonus-counts li')).toHaveCount(3);
    await expect(sheet(page).getByRole('table', { name: 'Points by length' })).toBeVisible();
  });
}

test('TURN-1 the first curtain names a station where the board has some', async ({ page }) => {
  await openScreen(page, 'europe/curtain');
  await expect(page.getByText('draw tickets or build a station.')).toBeVisible();
});

test('the menu of a covered table leads to the points and to what the decks are made of', async ({ page }) => {
  await openScreen(page, 'nordic/recap');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: /^Bonuses and points/ }).tap();
  await expect(sheet(page).getByRole('table', { name: 'Points by length' })).toBeVisible();
  await calm(page);
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await calm(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: /^Cards and tickets/ }).tap();
  await expect(sheet(page).getByRole('row', { name: /^Locomotive 18 / })).toBeVisible();
  await sheet(page).getByRole('searchbox', { name: 'Find a city' }).fill('kobenhavn');
  await expect(sheet(page).getByRole('heading', { level: 4 })).toHaveText(['København']);
  expect.soft(await faultsOn(page)).toEqual([]);
  await sheet(page).getByRole('searchbox', { name: 'Find a city' }).fill('zzz');
  await expect(sheet(page).getByText('No ticket leads to “zzz”.')).toBeVisible();
});

/** Of a board that lies in this part of the page. */
async function touchCity(page: Page, within: Locator, map: MapId, id: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const orientation: Orientation = height > width ? 'portrait' : 'landscape';
  const place = boardFile(map, orientation).cities[mapFile(map).cities.findIndex((city) => city.id === id)];
  const stage = within.locator('.board-stage[data-view]');
  await expect(within.locator('.board-world:not(.moving)')).toBeAttached();
  await stage.scrollIntoViewIfNeeded();
  const [x = 0, y = 0, scale = 1] = ((await stage.getAttribute('data-view')) ?? '').split(' ').map(Number);
  const box = await stage.boundingBox();
  if (place === undefined || box === null) throw new Error(`there is no ${id} to touch`);
  await page.touchscreen.tap(box.x + x + scale * place.x, box.y + y + scale * place.y);
}

test('the first tickets are weighed on a map whose cities say what the bonus cards ask', async ({ page }) => {
  await openScreen(page, 'nordic/opening-tickets');
  await page.getByRole('button', { name: 'Look at the map' }).tap();
  await calm(page);
  const map = page.locator('.offer-map .stage');
  await touchCity(page, map, 'nordic', 'kiruna');
  await expect(map.getByRole('status')).toContainText('Kiruna Sweden, beyond the polar circle. ');
  await expect(map.locator('.band.of-ticket')).not.toHaveCount(0);
  expect.soft(await faultsOn(page)).toEqual([]);
  await calm(page);
  await touchCity(page, map, 'nordic', 'kiruna');
  await expect(map.getByRole('status')).toHaveText('');
});

test('@tablet-landscape a city says what it is wherever a board is shown', async ({ page }) => {
  await openScreen(page, 'nordic/bonus-board');
  await calm(page);
  await touchCity(page, sheet(page), 'nordic', 'oslo');
  await expect(sheet(page).getByRole('status')).toContainText('Oslo Norway, capital. ');

  await openScreen(page, 'nordic/log');
  await calm(page);
  await sheet(page)
    .getByRole('button', { name: / claimed / })
    .first()
    .tap();
  await calm(page);
  await touchCity(page, sheet(page), 'nordic', 'kiruna');
  await expect(sheet(page).getByRole('status')).toContainText('Kiruna Sweden, beyond the polar circle. ');

  await openScreen(page, 'europe/final');
  const board = page.locator('.final-board');
  await touchCity(page, board, 'europe', 'wien');
  await expect(board.getByRole('status')).toContainText(/Wien 6 routes: /);
});

test('SET-5 a bonus card that is touched beside the first tickets opens on the board at once', async ({ page }) => {
  await openScreen(page, 'nordic/opening-tickets');
  // One that counts what lies on the board.
  const card = page.locator('.open-bonuses button').last();
  const name = ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await card.tap();
  await expect(sheet(page).getByText(name)).toBeVisible();
  await expect(sheet(page).locator('.bonus-board .board-stage')).toBeVisible();
  // From afar nobody could read the letters of the countries.
  const isFar = (await sheet(page).locator('.board-svg').getAttribute('data-detail')) === 'far';
  expect(isFar).toBe(test.info().project.name === 'phone');
  const letters = sheet(page).locator('.country-mark text').filter({ visible: true });
  expect((await letters.count()) > 0).toBe(!isFar);
  await calm(page);
  await sheet(page).getByRole('button', { name: 'Close' }).tap();
  await expect(sheet(page)).toHaveCount(0);
  await expect(card).toBeVisible();
});

test('@tablet-landscape what the bonus cards count is quiet on the whole board, and clear from nearer', async ({
  page,
}) => {
  const { cities } = mapFile('nordic');
  await openScreen(page, 'nordic/look');
  const seen = (what: string) => page.locator(`.board-svg ${what}`).filter({ visible: true });
  await expect(seen('.country-mark')).toHaveCount(cities.filter(({ country }) => country !== undefined).length);
  await expect(seen('.star')).toHaveCount(cities.filter(({ capital }) => capital).length);
  await expect(seen('.flake')).toHaveCount(cities.filter(({ arctic }) => arctic).length);
  await expect(seen('.polar-circle text')).toHaveText('Polar circle');
  await expect(seen('.country-mark text')).toHaveCount(0);
  await calm(page);
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(seen('.country-mark text').first()).toBeVisible();
});

/** Where whoever wants to know what a route scores may be looking. */
const LOOKED_AT: Readonly<Record<string, readonly string[]>> = {
  'tablet-landscape': ['nordic/curtain', 'europe/tickets', 'nordic/turn', 'usa/look', 'nordic/opening-tickets'],
  'tablet-portrait': ['europe/recap', 'nordic/tickets', 'europe/turn', 'nordic/watch', 'usa/final'],
  phone: ['usa/curtain', 'usa/tickets', 'usa/opening-tickets', 'nordic/look', 'europe/watch-hand', 'nordic/final'],
};

test('ROUTE-5 what a route scores is one touch away, wherever the table is', async ({ page }) => {
  for (const screen of LOOKED_AT[test.info().project.name] ?? []) {
    await openScreen(page, screen);
    const way = page.getByRole('button', { name: /^(?:Bonus|Longest path, \d+ points\. .*)$/ }).first();
    await expect(way, screen).toBeVisible();
    expect.soft(await faultsOn(page), screen).toEqual([]);
    await calm(page);
    await way.tap();
    const table = sheet(page).getByRole('table', { name: 'Points by length' });
    await expect(table, screen).toBeInViewport({ ratio: 1 });
  }
});
