import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { en } from '../../src/i18n/en.ts';
import { newRecord } from '../../src/table/game/setup.ts';
import { aSetup, EVENING } from '../support/games/aTable.ts';
import { finishedGame } from '../support/games/lateGame.ts';
import { MAP_IDS, type MapId, mapFile } from '../support/maps/mapFiles.ts';
import { opened } from '../support/records/records.ts';
import { test } from './fixtures.ts';
import { AFTERMATH_MS, boxOf, exactly, found, middleOf, starts } from './people/burstSights.ts';
import { Fingers, type Thumb, type Way } from './people/touch.ts';
import { keptGames } from './shelf/keptGames.ts';
import { aDeal, importGame, openImported, reveal } from './shelf/savedGames.ts';
import { setUp } from './shelf/setUp.ts';

const { turn, claim, saves, setup, final, home, curtain, computers } = en;
const isLong = process.env['RAILPASS_LONG'] === '1';
/** Each on one screen; in the long run on all of them. */
const LANDSCAPE = on('tablet-landscape');
const PORTRAIT = on('tablet-portrait');
const PHONE = on('phone');

test.use({ serviceWorkers: 'block' });

function on(screen: string) {
  return isLong ? {} : { tag: `@${screen}` };
}

/** The long run tries every map, and thumbs that drift or have other fingers beside them. */
const MAPS: readonly MapId[] = isLong ? MAP_IDS : ['usa'];
const WAYS: readonly Way[] = isLong ? ['still', 'drifting', 'with other fingers'] : ['drifting'];

async function burstOn(page: Page, name: RegExp, thumb: Thumb): Promise<void> {
  const spot = await middleOf(page, name);
  await page.waitForTimeout(AFTERMATH_MS);
  await (await Fingers.on(page)).burst(spot, thumb);
  await page.waitForTimeout(AFTERMATH_MS);
}

async function countKept(page: Page): Promise<number> {
  return Object.keys(await keptGames(page)).length;
}

/** A finger or a cat on the keyboard. */
const KEY_WAYS = {
  'pressed five times': async (page: Page) => {
    // Nobody waits for an answer in between, however long a busy machine takes for it.
    const presses: Promise<void>[] = [];
    for (let time = 0; time < 5; time++) {
      presses.push(page.keyboard.press('Enter'));
      await page.waitForTimeout(120);
    }
    await Promise.all(presses);
  },
  'held down': async (page: Page) => {
    for (let time = 0; time < 8; time++) await page.keyboard.down('Enter'); // again without an up: the keyboard's repeat
    await page.keyboard.up('Enter');
  },
};

for (const [how, press] of Object.entries(KEY_WAYS)) {
  test(`Enter ${how} claims a route, and does not end the turn`, LANDSCAPE, async ({ page }) => {
    await page.goto('/#/gallery/screen/usa/claim');
    await page.getByRole('button', { name: starts(claim.commit) }).focus();
    await press(page);
    await page.waitForTimeout(AFTERMATH_MS);
    expect(await found(page)).toBe('beat');
  });

  test(`Enter ${how} ends a turn, and shows nothing of the next hand`, PHONE, async ({ page }) => {
    await page.goto('/#/gallery/screen/usa/beat');
    await page.getByRole('button', { name: starts(turn.action.done) }).focus();
    await press(page);
    await page.waitForTimeout(AFTERMATH_MS);
    expect(await found(page)).toBe('curtain');
  });
}

test(
  'a tablet that is turned under a nervous thumb is deaf to it where another button has come',
  LANDSCAPE,
  async ({ page }) => {
    await page.goto('/#/gallery/screen/usa/claim');
    const fingers = await Fingers.on(page);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await fingers.burst(await middleOf(page, starts(claim.commit)), { taps: 2, everyMs: 300 }, async () => {
      await expect(page.getByRole('button', { name: starts(turn.action.done) })).toBeVisible();
      await page.setViewportSize({ width: height, height: width });
      await page.setViewportSize({ width, height });
    });
    await page.waitForTimeout(AFTERMATH_MS);
    expect(await found(page)).toBe('beat');
  },
);

for (const way of WAYS) {
  test(
    `tapping “Deal” too often, ${way}, deals one game, and leaves its first curtain closed`,
    PORTRAIT,
    async ({ page }) => {
      await page.goto('/#/new');
      await burstOn(page, starts(setup.start), { taps: 5, everyMs: 200, way });
      expect(await found(page)).toBe('curtain');
      expect(await countKept(page)).toBe(1);
    },
  );

  test(
    `tapping “Delete” and its “Undo” too often, ${way}, deletes one game and brings it back`,
    PHONE,
    async ({ page }) => {
      for (const seed of ['one', 'two', 'three']) {
        await page.goto('/');
        await importGame(page, newRecord(aSetup(mapFile('usa')), mapFile('usa'), { seed, now: EVENING }));
      }
      await page.getByRole('button', { name: saves.more(2) }).tap();
      await burstOn(page, starts(saves.delete), { taps: 4, everyMs: 250, way });
      expect(await countKept(page)).toBe(2);
      await burstOn(page, exactly(saves.undo), { taps: 5, everyMs: 110, way });
      expect(await countKept(page)).toBe(3);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  );

  for (const map of MAPS) {
    test(
      `on ${map}, ${way}, “See the result” leads to the result, and “Rematch” by its sheet to one more game`,
      PHONE,
      async ({ page }) => {
        await openImported(page, justOver(map));
        await reveal(page);
        await burstOn(page, starts(turn.action.result), { taps: 5, everyMs: 150, way });
        expect(await found(page)).toBe('final');
        expect(await countKept(page)).toBe(1);
        await burstOn(page, starts(final.rematch.ask), { taps: 5, everyMs: 150, way });
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await countKept(page)).toBe(1);
        await burstOn(page, starts(setup.start), { taps: 5, everyMs: 150, way });
        expect(await found(page)).toBe('curtain');
        expect(await countKept(page)).toBe(2);
      },
    );

    test(
      `on ${map}, ${way}, “Resume” leads to a closed curtain, and “Leave” to the first screen`,
      LANDSCAPE,
      async ({ page }) => {
        await page.goto('/');
        await importGame(page, aDeal(map));
        await burstOn(page, starts(saves.resume), { taps: 5, everyMs: 110, way });
        expect(await found(page)).toBe('curtain');
        await page.getByRole('button', { name: curtain.menu }).tap();
        await burstOn(page, starts(saves.leave), { taps: 5, everyMs: 150, way });
        expect(new URL(page.url()).hash.replace('#/', '')).toBe('');
        await expect(page.getByRole('button', { name: home.together })).toBeVisible();
      },
    );

    test(
      `on ${map}, ${way}, “Play here instead” leads to a closed curtain, and to none in the other tab`,
      PHONE,
      async ({ page, context }) => {
        await openImported(page, aDeal(map));
        const other = await context.newPage();
        await other.goto(page.url());
        await burstOn(other, starts(turn.elsewhere.here), { taps: 5, everyMs: 150, way });
        expect(await found(other)).toBe('curtain');
        await expect(page.getByText(turn.elsewhere.title)).toBeVisible();
      },
    );

    test(`on ${map}, ${way}, “Leave” leads to its question where nothing is saved`, PORTRAIT, async ({ page }) => {
      await page.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
      });
      await setUp(page, mapFile(map).name, ['Anna', 'Ben']);
      await page.getByRole('button', { name: curtain.menu }).tap();
      await burstOn(page, starts(saves.leave), { taps: 5, everyMs: 150, way });
      await expect(page.getByRole('dialog', { name: saves.leaving.title })).toBeVisible();
      await burstOn(page, exactly(saves.leaving.stay), { taps: 5, everyMs: 60, way });
      expect(await found(page)).toBe('curtain');
    });
  }
}

/** Says when it came, by the clock of the machine. */
function ownTurnOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    while (document.querySelector('.game[data-goes-on]') !== null) await new Promise((done) => setTimeout(done, 5));
    return Date.now();
  });
}

test('a tap that falls on a deck just as the own turn comes by itself takes nothing', LANDSCAPE, async ({ page }) => {
  await page.goto('/#/gallery/screen/usa/watch-hand');
  const deck = page.locator('.decks button').first();
  const { x, y, width, height } = await boxOf(deck);
  const spot = { x: x + width / 2, y: y + height / 2 };
  const fingers = await Fingers.on(page);
  await page.getByRole('button', { name: computers.watch.resume }).tap();
  await fingers.tapThen(spot, (await ownTurnOf(page)) + 150);
  await page.waitForTimeout(AFTERMATH_MS);
  expect(await found(page)).toBe('nothing yet');
  await fingers.tap(spot);
  await expect.poll(() => found(page)).toBe('one more card');
});

/** Everything is played, and the last of the players still holds the tablet. */
function justOver(map: MapId): GameRecord {
  const record = finishedGame(map, ['Anna', 'Ben']);
  const { events } = opened(record);
  const seats = events.map((event) => ('seat' in event ? event.seat : null));
  const seat = seats.findLast((each) => each !== null) ?? 0;
  const from = seats.findLastIndex((each) => each !== null && each !== seat) + 1;
  return { ...record, table: { openHands: false, sitting: { seat, from } } };
}
