import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Orientation } from '../../src/layout/boardFile.ts';
import { boardFile } from '../support/maps/boardFiles.ts';
import { MAP_IDS, type MapId } from '../support/maps/mapFiles.ts';
import { spacePoints } from '../support/maps/spacePoints.ts';
import { clippedText, smallTargets } from './checks/measures.ts';
import { test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import { wrongTaps } from './people/taps.ts';
import { aside, between, Fingers, placeUnder, type Spot, spotOf, viewOf, whereabouts } from './people/touch.ts';

test.use({ serviceWorkers: 'block' });

const TAPS = process.env['RAILPASS_LONG'] === '1' ? 200 : 72;
const middle: Spot = { x: 500, y: 350 };

async function open(page: Page, map: MapId, state = 'empty'): Promise<Fingers> {
  await page.goto(`/#/gallery/board/${map}/${state}`);
  await expect(page.locator('.board-stage[data-view]')).toBeVisible();
  return Fingers.on(page);
}

const chosen = (page: Page) => page.getByTestId('chosen');
const chooser = (page: Page) => page.getByRole('dialog');

async function expectUnder(page: Page, spot: Spot, place: Spot): Promise<void> {
  const now = await spotOf(page, place);
  expect(Math.hypot(now.x - spot.x, now.y - spot.y)).toBeLessThan(0.5);
}

test('the whole board is seen at its own size, and cannot be dragged away', async ({ page }) => {
  const fingers = await open(page, 'usa');
  expect(await viewOf(page)).toEqual({ x: 0, y: 0, scale: 1 });
  await fingers.drag(middle, { x: 800, y: 500 });
  expect(await viewOf(page)).toEqual({ x: 0, y: 0, scale: 1 });
  await expect(chosen(page)).toHaveText('');
});

test('a pinch is exact about its middle, and the page itself is not zoomed', async ({ page }) => {
  const fingers = await open(page, 'europe');
  const place = await placeUnder(page, middle);
  await fingers.pinch(middle, 100, 300);
  expect((await viewOf(page)).scale).toBeCloseTo(3, 2);
  await expectUnder(page, middle, place);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await expect(chosen(page)).toHaveText('');
});

test('a pan moves the board by what the finger moves, and does not choose', async ({ page }) => {
  const fingers = await open(page, 'europe');
  await fingers.pinch(middle, 100, 200);
  const [city] = boardFile('europe', 'landscape').cities;
  if (city === undefined) throw new Error('a board has cities');
  for (const [dx, dy] of [
    [-120, 45],
    [9, 0],
  ] as const) {
    const before = await viewOf(page);
    await fingers.drag(middle, { x: middle.x + dx, y: middle.y + dy });
    const after = await viewOf(page);
    expect(after.x - before.x).toBeCloseTo(dx, 2);
    expect(after.y - before.y).toBeCloseTo(dy, 2);
  }
  const spot = await spotOf(page, city);
  await fingers.drag(spot, { x: spot.x + 60, y: spot.y });
  await expect(chosen(page)).toHaveText('');
  await expect(chooser(page)).toHaveCount(0);
});

test('after a pinch one finger goes on panning', async ({ page }) => {
  const fingers = await open(page, 'europe');
  const [stays, lifted] = aside(middle, 300);
  const place = await placeUnder(page, aside(middle, 150)[0]);
  await fingers.down(...aside(middle, 150));
  await fingers.move(stays, lifted);
  await fingers.upSecond(lifted);
  const end = between(stays, middle, 0.5);
  await fingers.move(end);
  await fingers.up();
  expect((await viewOf(page)).scale).toBeCloseTo(2, 2);
  await expectUnder(page, end, place);
});

test('a tap on a city chooses it and moves nothing', async ({ page }) => {
  const fingers = await open(page, 'nordic');
  const places = boardFile('nordic', 'landscape');
  for (const id of [3, 20]) {
    const city = places.cities[id];
    if (city === undefined) throw new Error('the board has that many cities');
    await fingers.tap(await spotOf(page, city));
    await expect(chosen(page)).toHaveText(`city ${id}`);
  }
  expect(await viewOf(page)).toEqual({ x: 0, y: 0, scale: 1 });
});

test('a long press chooses a city before the finger is lifted', async ({ page }) => {
  const fingers = await open(page, 'usa');
  const city = boardFile('usa', 'landscape').cities[5];
  if (city === undefined) throw new Error('the board has that many cities');
  await fingers.down(await spotOf(page, city));
  await expect(chosen(page)).toHaveText('city 5');
  await fingers.up();
});

test('a double tap doubles about its spot, the next shows the whole board', async ({ page }) => {
  const fingers = await open(page, 'usa');
  const sea = { x: 300, y: 620 };
  const place = await placeUnder(page, sea);
  await fingers.doubleTap(sea);
  await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(2, 3);
  await expectUnder(page, sea, place);
  await fingers.doubleTap(sea);
  await expect.poll(() => viewOf(page)).toEqual({ x: 0, y: 0, scale: 1 });
});

test('a tap with two fingers goes away again by one step', async ({ page }) => {
  const fingers = await open(page, 'usa');
  await fingers.pinch(middle, 100, 400);
  expect((await viewOf(page)).scale).toBeCloseTo(4, 2);
  await fingers.tap(...aside(middle, 90));
  await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(2, 2);
  await expect(chosen(page)).toHaveText('');
});

test('the button that shows the whole board shows only what is taken while it is held, by finger and by key', async ({
  page,
}) => {
  await open(page, 'usa', 'claimed');
  const fit = page.getByRole('button', { name: 'Whole board' });
  await expect(fit).toHaveAccessibleDescription(
    /^Hold to see only what is taken\. 60 of 100 routes are taken: Anna 12/,
  );
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(2, 3);
  const free = page.locator('.board-drawing .free').nth(1);
  await fit.hover();
  await page.mouse.down();
  await expect(free).toHaveCSS('opacity', '0');
  await expect(page.locator('.board-drawing .wagons').first()).toHaveCSS('opacity', '1');
  await page.mouse.up();
  await expect(free).toHaveCSS('opacity', '1');
  await fit.focus();
  await page.keyboard.down(' ');
  await expect(free).toHaveCSS('opacity', '0');
  await page.keyboard.up(' ');
  await expect(free).toHaveCSS('opacity', '1');
  expect((await viewOf(page)).scale).toBeCloseTo(2, 3); // a hold is no press
  await page.keyboard.press(' ');
  await expect.poll(() => viewOf(page)).toEqual({ x: 0, y: 0, scale: 1 });
});

test('the buttons zoom by steps, end at four times, and show the whole board again', async ({ page }) => {
  await open(page, 'usa');
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  for (const scale of [2, 4]) {
    await zoomIn.tap();
    await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(scale, 3);
  }
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Zoom out' }).tap();
  await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(2, 3);
  await page.getByRole('button', { name: 'Whole board' }).tap();
  await expect.poll(() => viewOf(page)).toEqual({ x: 0, y: 0, scale: 1 });
  expect(await smallTargets(page)).toEqual([]);
});

test('a wheel zooms about the pointer', async ({ page }) => {
  await open(page, 'usa');
  const place = await placeUnder(page, middle);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await viewOf(page)).scale).toBeGreaterThan(1.5);
  await expectUnder(page, middle, place);
});

test('another size of the screen keeps the middle in the middle', async ({ page }) => {
  const fingers = await open(page, 'europe');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo((1024 - 156) / 1024, 3);
  await fingers.pinch(middle, 100, 300);
  const before = await middleNow(page);
  const { scale } = await viewOf(page);
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect.poll(() => isSame(page, before)).toBe(true);
  expect((await viewOf(page)).scale).toBeCloseTo(scale, 3);
});

test('turning the tablet keeps the city in the middle that was there', async ({ page }) => {
  const fingers = await open(page, 'nordic');
  await fingers.pinch(middle, 100, 300);
  const before = cityNearest(await middleNow(page), 'landscape');
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(async () => cityNearest(await middleNow(page), 'portrait')).toBe(before);
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect.poll(async () => cityNearest(await middleNow(page), 'landscape')).toBe(before);
});

function cityNearest(place: Spot, orientation: Orientation): number {
  const away = boardFile('nordic', orientation).cities.map(({ x, y }) => Math.hypot(x - place.x, y - place.y));
  return away.indexOf(Math.min(...away));
}

/** The board's place in the middle of the stage. */
async function middleNow(page: Page): Promise<Spot> {
  const { left, top, width, height } = await whereabouts(page);
  return placeUnder(page, { x: left + width / 2, y: top + height / 2 });
}

async function isSame(page: Page, before: Spot): Promise<boolean> {
  const now = await middleNow(page);
  return Math.hypot(now.x - before.x, now.y - before.y) < 0.5;
}

test('the keyboard walks from city to city, lists their routes and chooses one', async ({ page }) => {
  await open(page, 'europe');
  const board = page.getByRole('group', { name: /^Board of/ });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(board).toBeFocused();
  const news = page.locator('.board-news');
  await expect(news).toHaveText('');
  const heard = new Set<string>();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    heard.add(await news.innerText());
  }
  expect(heard.size).toBeGreaterThan(3);
  await page.keyboard.press('Enter');
  const items = chooser(page).getByRole('listitem').getByRole('button');
  await expect(items.first()).toBeFocused();
  await expect(items.first()).toHaveText(await news.innerText());
  await page.keyboard.press('Escape');
  await expect(chooser(page)).toHaveCount(0);
  await expect(board).toBeFocused();
  await calm(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  const target = await items.nth(1).getAttribute('data-target');
  await calm(page);
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toHaveText(target ?? '');
  await expect(board).toBeFocused();
  await page.keyboard.press('+');
  await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(2, 3);
  await page.keyboard.press('f');
  await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(1, 3);
});

test('has no accessibility violations, with the list of routes open or not', async ({ page }) => {
  const fingers = await open(page, 'nordic', 'claimed');
  const complain = async () => (await new AxeBuilder({ page }).analyze()).violations;
  expect(await complain()).toEqual([]);
  await tapUntilOffered(page, fingers);
  expect(await complain()).toEqual([]);
  expect(await clippedText(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await fingers.tap({ x: 600, y: 700 });
  await expect(chooser(page)).toHaveCount(0);
});

/** At this size many taps are unclear. */
async function tapUntilOffered(page: Page, fingers: Fingers): Promise<void> {
  for (const point of spacePoints(boardFile('nordic', 'landscape'), 50, 3)) {
    await fingers.tap(await spotOf(page, point));
    if ((await chooser(page).count()) > 0) return;
  }
  throw new Error('no tap was unclear');
}

for (const map of MAP_IDS) {
  test(`on the board of ${map} taps on spaces name their route or offer it, near and far`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fingers = await open(page, map, 'claimed');
    const points = spacePoints(boardFile(map, 'landscape'), 4000, 11);
    const results = [await wrongTaps(page, fingers, points, TAPS / 3)];
    for (const [scale, looks] of [
      [2, 4],
      [4, 6],
    ] as const) {
      await page.getByRole('button', { name: 'Zoom in' }).tap();
      expect((await viewOf(page)).scale).toBeCloseTo(scale, 3);
      for (let look = 0; look < looks; look++) {
        const angle = (look * 2 * Math.PI) / looks;
        const sea = { x: middle.x + 150 * Math.cos(angle), y: middle.y + 150 * Math.sin(angle) };
        await fingers.drag(sea, { x: sea.x - 220 * Math.cos(angle + 1), y: sea.y - 160 * Math.sin(angle + 1) });
        results.push(await wrongTaps(page, fingers, points.slice(look * 400), Math.ceil(TAPS / 3 / looks)));
      }
    }
    expect(results.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(results.reduce((sum, { taps }) => sum + taps, 0)).toBeGreaterThanOrEqual(TAPS);
  });
}

test('is drawn anew, sharp and with the detail of its scale, once the fingers have lifted', async ({ page }) => {
  const fingers = await open(page, 'europe', 'full');
  await expect(page.locator('.board-svg')).toHaveAttribute('data-detail', 'middle');
  await fingers.pinch(middle, 100, 300);
  await expect(page.locator('.board-world.moving')).toHaveCount(0);
  await expect(page.locator('.board-svg')).toHaveAttribute('data-detail', 'near');
});
