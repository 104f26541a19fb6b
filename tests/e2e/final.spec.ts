import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { crowdedGame } from '../support/games/crowdedGames.ts';
import { boardFile } from '../support/maps/boardFiles.ts';
import { MAP_IDS, type MapId } from '../support/maps/mapFiles.ts';
import { opened } from '../support/records/records.ts';
import { faultsOn } from './checks/faults.ts';
import { test } from './fixtures.ts';
import { importGame } from './shelf/savedGames.ts';

test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });
test.describe.configure({ timeout: 3 * 60_000 });

const SIZES = [
  { width: 1180, height: 820 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 744, height: 1133 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** The result of five with long names. */
async function openResult(page: Page, record: GameRecord): Promise<void> {
  await page.goto('/');
  await importGame(page, record);
  await page.getByRole('button', { name: '1 saved game' }).tap();
  await page.getByRole('button', { name: 'Result' }).tap();
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
}

/** As in a language whose words are a third longer, whatever is drawn from now on. Names stay as they are. */
async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longer = new WeakMap<Node, string>();
    const lengthen = (node: Node) => {
      const words = node.textContent ?? '';
      if (longer.get(node) === words || node.parentElement?.closest('.name, h1, svg')) return;
      const long = words.replace(/\p{L}{2,}/gu, (word) => word + word.slice(-Math.ceil(word.length / 3)));
      longer.set(node, long);
      if (long !== words) node.textContent = long;
    };
    const all = () => {
      const texts = document.createTreeWalker(document.querySelector('.final') ?? document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) lengthen(texts.currentNode);
    };
    new MutationObserver(all).observe(document.body, { subtree: true, childList: true, characterData: true });
    all();
  });
}

/** What of the table lies outside of its panel: there is no way to see it but to find out that it scrolls. */
function hiddenSideways(page: Page): Promise<readonly string[]> {
  return page.locator('.final-table').evaluate((panel) => {
    const { left, right } = panel.getBoundingClientRect();
    const cells = [...panel.querySelectorAll('th, td, dt, dd, button')];
    return cells
      .filter((cell) => {
        const box = cell.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
      })
      .map((cell) => cell.textContent ?? '');
  });
}

/** Words that go on in another line in the middle, as if they were two. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.locator('.final-table').evaluate((panel) => {
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** How much of the table lies below its panel: on a tablet all of it is in sight at once. On a phone the page scrolls. */
function hiddenBelow(page: Page): Promise<number> {
  return page.locator('.final-table').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
}

/** Every number of every player, however the table is laid out. */
const sums = (page: Page) => page.locator('.final-table :is(td, dd)').filter({ hasText: /\d/ });

for (const map of MAP_IDS) {
  for (const words of ['English', 'longer words']) {
    test(`${map}: all points of five players are in sight on every screen, in ${words}`, async ({ page }) => {
      const record = await crowdedGame(map, () => false);
      const bonuses = record.result?.seats[0]?.bonuses.length ?? 0;
      await openResult(page, record);
      if (words !== 'English') await lengthenWords(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.waitForTimeout(300); // for a table that is laid out anew
        const screen = `${size.width}×${size.height}`;
        expect.soft(await hiddenSideways(page), screen).toEqual([]);
        expect.soft(await brokenWords(page), screen).toEqual([]);
        expect.soft(await hiddenBelow(page), screen).toBeLessThanOrEqual(1);
        expect.soft(await faultsOn(page), screen).toEqual([]);
        expect.soft(await sums(page).count(), screen).toBeGreaterThanOrEqual(5 * (4 + bonuses));
      }
    });
  }
}

/** Where the ends and spaces of claimed routes lie on the screen, and where the board and its buttons do. */
async function placesOf(page: Page, record: GameRecord, map: MapId) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const places = boardFile(map, width > height ? 'landscape' : 'portrait');
  const { owner } = opened(record).game.table;
  const [x = 0, y = 0, scale = 1] = (await page.locator('.board-stage').getAttribute('data-view'))
    ?.split(' ')
    .map(Number) ?? [0, 0, 1];
  const spots = [...owner.entries()].flatMap(([route, seat]) =>
    seat < 0 ? [] : (places.routes[route]?.spaces ?? []).map(([a, b]) => ({ x: x + scale * a, y: y + scale * b })),
  );
  const boxes = await page.evaluate(() => {
    const boxOf = (selector: string) => {
      const { left, top, right, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { left, top, right, bottom };
    };
    return { stage: boxOf('.final-board .board-stage'), buttons: boxOf('.final-board .zoom-buttons') };
  });
  return { spots, ...boxes };
}

/** How the board lies now, in parts of its stage. */
async function fitOf(page: Page, record: GameRecord, map: MapId) {
  const { spots, stage, buttons } = await placesOf(page, record, map);
  const [width, height] = [stage.right - stage.left, stage.bottom - stage.top];
  const [xs, ys] = [spots.map(({ x }) => x / width), spots.map(({ y }) => y / height)];
  const isApart =
    buttons.left >= stage.right ||
    buttons.right <= stage.left ||
    buttons.top >= stage.bottom ||
    buttons.bottom <= stage.top;
  const [first, last] = [Math.min(...xs, ...ys), Math.max(...xs, ...ys)];
  const fills = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return { spaces: spots.length, first, last, fills, isApart };
}

for (const map of MAP_IDS) {
  test(`${map}: the board at the end shows all that was built, as large as it can, and nothing lies on it`, async ({
    page,
  }) => {
    const record = await crowdedGame(map, () => false);
    await openResult(page, record);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // The board of the other orientation comes a moment later.
      await expect(async () => {
        const { spaces, first, last, fills, isApart } = await fitOf(page, record, map);
        expect({ isSeen: spaces > 50, isInside: first > 0 && last < 1, isLarge: fills > 0.75, isApart }).toEqual({
          isSeen: true,
          isInside: true,
          isLarge: true,
          isApart: true,
        });
      }, `${size.width}×${size.height}`).toPass({ timeout: 10_000 });
    }
  });
}
