import { expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import type { MapId } from '../support/maps/mapFiles.ts';
import { firstDifference, told } from './checks/told.ts';
import { test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import { drawTo, holdShows, setInMotion } from './people/film.ts';

const { turn, claim } = en;

test.use({ serviceWorkers: 'block' });

interface Deed {
  readonly map: MapId;
  readonly screen: string;
  readonly press: RegExp;
  /** Where in it, in ms, somebody interrupts. */
  readonly middle: number;
}

const DEEDS: readonly Deed[] = [
  { map: 'usa', screen: 'claim', press: /^Claim route/, middle: 120 },
  { map: 'usa', screen: 'beat', press: /^Undo/, middle: 120 },
  { map: 'usa', screen: 'turn', press: /^Take from the deck, /, middle: 200 },
  { map: 'nordic', screen: 'second-card', press: /(?:wagon|van|hopper|car|box), take$/, middle: 350 },
  { map: 'europe', screen: 'station', press: new RegExp(`^${claim.station.commit}`), middle: 80 },
];

async function open(page: Page, { map, screen }: Deed): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#/gallery/screen/${map}/${screen}`);
  await expect(page.locator('.game')).toBeVisible();
  await calm(page);
}

async function press(page: Page, { press: name }: Deed): Promise<void> {
  await page.getByRole('button', { name }).first().tap();
}

const isOver = (page: Page) => expect.poll(() => setInMotion(page)).toBe(0);

for (const deed of DEEDS) {
  test(`${deed.screen} on ${deed.map}: a show that was touched away leaves what one leaves that was seen`, async ({
    page,
  }) => {
    await open(page, deed);
    await press(page, deed);
    await isOver(page);
    await calm(page);
    const seen = await told(page);

    await open(page, deed);
    await holdShows(page);
    await press(page, deed);
    await expect.poll(() => setInMotion(page)).toBeGreaterThan(0);
    await drawTo(page, deed.middle);
    await page.touchscreen.tap(2, 72); // nothing lies there
    await isOver(page);
    await calm(page);
    expect(firstDifference(await told(page), seen)).toBe('');
  });
}

test('INFO-1 nothing of a hand flies over a covered table', async ({ page }) => {
  const deed: Deed = { map: 'usa', screen: 'turn', press: /^Take from the deck, /, middle: 200 };
  await open(page, deed);
  await holdShows(page);
  await press(page, deed);
  await expect.poll(() => setInMotion(page)).toBeGreaterThan(0);
  await drawTo(page, deed.middle);
  await page.evaluate(() => {
    Object.assign(globalThis, { late: [] as string[] });
    new MutationObserver(() => {
      const isCovered = document.querySelector('.curtain') !== null;
      const prop = document.querySelector('.show .flight, .show .count');
      if (isCovered && prop !== null) (globalThis as unknown as { late: string[] }).late.push(prop.outerHTML);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.keyboard.press('h');
  await expect(page.locator('.curtain')).toBeVisible();
  expect(await setInMotion(page)).toBe(0);
  expect(await page.evaluate(() => (globalThis as unknown as { late: string[] }).late)).toEqual([]);
});

test('whoever draws quickly is not kept waiting, and sees the second card alone', async ({ page }) => {
  await open(page, { map: 'usa', screen: 'turn', press: /./, middle: 0 });
  const deck = page.getByRole('button', { name: /^Take from the deck, / });
  await deck.tap();
  await expect(page.locator('.game-tray').getByRole('button', { name: turn.action.stop })).toBeVisible();
  expect(await page.locator('.show .flight').count()).toBeLessThanOrEqual(1);
});

test('with less motion nothing travels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [first] = DEEDS;
  if (first === undefined) throw new Error('there is a deed');
  await open(page, first);
  await holdShows(page);
  await press(page, first);
  await expect(page.getByRole('button', { name: /^Done/ })).toBeVisible();
  const travelling = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return frames.some(({ transform = 'none' }) => transform !== 'none') ? [JSON.stringify(frames)] : [];
    }),
  );
  expect(travelling).toEqual([]);
});
