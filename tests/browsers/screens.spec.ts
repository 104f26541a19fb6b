import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { faultsOn } from '../e2e/checks/faults.ts';
import { MAP_IDS } from '../support/maps/mapFiles.ts';
import type { Size } from './browser.ts';
import { test } from './fixtures.ts';
import type { Guest } from './guest.ts';

const pictures = resolve(import.meta.dirname, '../../node_modules/.cache/railpass/browsers');
const LANDSCAPE = { width: 1180, height: 820 };
const PORTRAIT = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

/** Each size sees every screen of one map; the broad one sees those of all. */
const SIZES: readonly (readonly [string, Size, readonly string[]])[] = [
  ['landscape', LANDSCAPE, MAP_IDS],
  ['portrait', PORTRAIT, ['europe']],
  ['phone', PHONE, ['nordic']],
];

async function keepPicture(guest: Guest, name: string): Promise<void> {
  const folder = join(pictures, test.info().project.name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.png`), await guest.browser.picture());
}

function screensIn(guest: Guest, map: string): Promise<readonly string[]> {
  return guest.browser.evaluate((id) => {
    const links = [...document.querySelectorAll(`.screen-links a[href^="#/gallery/screen/${id}/"][href$="light"]`)];
    return links.map((link) => link.getAttribute('href') ?? '');
  }, map);
}

/** Drawings that reach behind the words they stand above. */
function drawingsBehindWords(guest: Guest): Promise<readonly string[]> {
  return guest.browser.evaluate(() =>
    [...document.querySelectorAll('h1, h2')].flatMap((heading) => {
      const drawing = heading.previousElementSibling;
      if (!(drawing instanceof SVGSVGElement) || getComputedStyle(drawing).position === 'absolute') return [];
      const [above, below] = [drawing.getBoundingClientRect(), heading.getBoundingClientRect()];
      const isBehind = above.bottom > below.top + 1 && above.right > below.left + 1 && above.left < below.right - 1;
      return isBehind ? [`${heading.textContent} lies on the drawing above it`] : [];
    }),
  );
}

/** Names whose letters are set apart over a halo: WebKit draws it over the letter before. */
function cutNames(guest: Guest): Promise<readonly string[]> {
  return guest.browser.evaluate(() =>
    [...document.querySelectorAll('svg text')]
      .map((text) => ({ text, style: getComputedStyle(text) }))
      .filter(({ style }) => style.stroke !== 'none' && !['normal', '0px'].includes(style.letterSpacing))
      .map(({ text }) => text.textContent ?? ''),
  );
}

/** Players' names that are parted within a word. */
function partedNames(guest: Guest): Promise<readonly string[]> {
  return guest.browser.evaluate(() =>
    [...document.querySelectorAll('.strip .name')].flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text ?? document.body, index);
        range.setEnd(text ?? document.body, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    ),
  );
}

for (const [held, size, maps] of SIZES) {
  for (const map of maps) {
    test(`${map}, ${held}: every screen comes up, with nothing cut off or behind something else`, async ({ guest }) => {
      await guest.load('#/gallery', size);
      expect(await guest.browser.evaluate(() => innerWidth)).toBe(size.width);
      const screens = await screensIn(guest, map);
      expect(screens.length).toBeGreaterThan(15);
      for (const hash of screens) {
        await guest.go(hash);
        const name = `${map}-${/\/([\w-]+)\?/.exec(hash)?.[1]}-${held}`;
        await keepPicture(guest, name);
        expect.soft(await faultsOn(guest.browser), name).toEqual([]);
        expect.soft(await drawingsBehindWords(guest), name).toEqual([]);
        expect.soft(await cutNames(guest), name).toEqual([]);
        expect.soft(await partedNames(guest), name).toEqual([]);
      }
      expect(await guest.complaints()).toEqual([]);
    });
  }
}

test('the first screen comes up, however the device is held', async ({ guest }) => {
  for (const [held, size] of SIZES) {
    await guest.load('#/', size);
    await guest.still();
    await keepPicture(guest, `home-${held}`);
    expect.soft(await faultsOn(guest.browser), held).toEqual([]);
  }
});

for (const map of MAP_IDS) {
  test(`the board of ${map} is drawn in every state, by day and by night`, async ({ guest }) => {
    await guest.load('#/gallery', LANDSCAPE);
    for (const state of ['empty', 'full', 'states', 'selected'])
      for (const theme of ['light', 'dark']) {
        await guest.go(`#/gallery/board/${map}/${state}?theme=${theme}`);
        await keepPicture(guest, `board-${map}-${state}-${theme}`);
      }
    expect(await guest.complaints()).toEqual([]);
  });
}

test('what nordic’s bonus cards count is drawn at both zooms, by day and by night, with a card lit and without', async ({
  guest,
}) => {
  await guest.load('#/gallery', LANDSCAPE);
  for (const screen of ['look', 'bonus-board'])
    for (const theme of ['light', 'dark']) {
      await guest.go(`#/gallery/screen/nordic/${screen}?theme=${theme}`);
      await keepPicture(guest, `marks-${screen}-${theme}-fit`);
      await guest.press(({ name, covered }) => name === en.board.zoomIn && !covered, 'button that zooms in');
      await guest.still();
      await keepPicture(guest, `marks-${screen}-${theme}-near`);
    }
  expect(await guest.complaints()).toEqual([]);
});
