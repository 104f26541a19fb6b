import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { makeBoard } from '../../src/engine/board.ts';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { en } from '../../src/i18n/en.ts';
import { newRecord } from '../../src/table/game/setup.ts';
import { aSetup, EVENING } from '../support/games/aTable.ts';
import { Chance } from '../support/games/chance.ts';
import { crowdedGame } from '../support/games/crowdedGames.ts';
import { playedFromSeed } from '../support/games/fromSeed.ts';
import { lateGame } from '../support/games/lateGame.ts';
import { begin, playOn } from '../support/games/randomGames.ts';
import { mapFile } from '../support/maps/mapFiles.ts';
import { opened, recordOf } from '../support/records/records.ts';
import { test } from './fixtures.ts';
import { OwnBrowser } from './ownBrowser.ts';
import { calm } from './people/calm.ts';
import { keptGames } from './shelf/keptGames.ts';
import { curtain, importGame, openImported, reveal } from './shelf/savedGames.ts';

const isLong = process.env['RAILPASS_LONG'] === '1';
const KILLS = isLong ? 10 : 2;
const KILL_MS = 60_000;
/** From the moment a finger goes down; by then everything has been written for a while. */
const LATEST_MS = 400;
const { seats } = en.computers;

type Kept = Readonly<Record<string, Pick<GameRecord, 'seed' | 'players' | 'events'>>>;

/** What is on the shelf, and can be opened: each game, as its seed would have it. */
async function keptOn(page: Page): Promise<Kept> {
  const entries = Object.entries(await keptGames(page)).map(([key, value]) => {
    const whole = opened((value as { readonly record: GameRecord }).record);
    const events = whole.events.filter(({ type }) => type !== 'seatChanged');
    expect(playedFromSeed({ ...whole, events })).toEqual(events);
    return [key, { seed: whole.record.seed, players: whole.record.players, events: whole.record.events }] as const;
  });
  return Object.fromEntries(entries);
}

interface Press {
  readonly press: () => Promise<unknown>;
  /** Whether all of it has happened. */
  readonly isDone: (before: Kept, now: Kept) => boolean;
}

interface Moment {
  readonly what: string;
  /** Puts on the shelf what is needed. */
  readonly begin: (page: Page) => Promise<void>;
  /** From the first screen to just before the press. */
  readonly come: (page: Page, kill: number) => Promise<Press>;
}

async function resume(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resume game' }).tap();
  await expect(curtain(page)).toBeVisible();
}

/** The one game that is another now, as it was and as it is; the rest is the same. */
function changed(before: Kept, now: Kept) {
  const keys = Object.keys(before).filter((key) => !isDeepStrictEqual(before[key], now[key]));
  const [key = ''] = keys;
  const isOne = keys.length === 1 && isDeepStrictEqual(Object.keys(before).sort(), Object.keys(now).sort());
  return { from: isOne ? before[key] : undefined, to: isOne ? now[key] : undefined };
}

/** The one game that was not there before; the rest is the same. */
function added(before: Kept, now: Kept): Kept[string] | undefined {
  const isSame = Object.keys(before).every((key) => isDeepStrictEqual(before[key], now[key]));
  const [key, ...others] = Object.keys(now).filter((each) => before[each] === undefined);
  return isSame && key !== undefined && others.length === 0 ? now[key] : undefined;
}

const late = lateGame('europe', ['Anna', 'Ben'], 20);
const waiting = opened(late).game.table.turn === 0 ? 'Ben' : 'Anna';

const handOver: Moment = {
  what: 'a seat is handed to a computer or taken back',
  begin: (page) => openImported(page, late),
  come: async (page) => {
    await resume(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: seats.title }).tap();
    const hand = page.getByRole('button', { name: seats.of(seats.handOver, waiting) });
    const back = page.getByRole('button', { name: seats.of(seats.takeBack, waiting) });
    await expect(hand.or(back)).toBeVisible();
    const isPerson = (await hand.count()) > 0;
    await calm(page);
    await (isPerson ? hand : back).tap();
    const sure = page.getByRole('button', { name: isPerson ? seats.confirm : seats.confirmTake });
    await expect(sure).toBeVisible();
    const isDone = (before: Kept, now: Kept) => {
      const { from, to } = changed(before, now);
      const last = to?.events.at(-1);
      return isDeepStrictEqual(to?.events.slice(0, -1), from?.events) && last?.type === 'seatChanged';
    };
    return { press: () => sure.tap(), isDone };
  },
};

const undo: Moment = {
  what: 'a claim is undone',
  begin: async (page) => void (await page.goto('/')),
  come: async (page) => {
    // Each time another game, in which a route has just been claimed.
    await importGame(page, await crowdedGame('usa', (scene) => scene.undo.can));
    await resume(page);
    await reveal(page);
    const button = page.getByRole('button', { name: en.turn.action.undo });
    await expect(button).toBeVisible();
    const isDone = (before: Kept, now: Kept) => {
      const { from, to } = changed(before, now);
      return isDeepStrictEqual(from?.events.slice(0, -1), to?.events) && from?.events.at(-1)?.type === 'routeClaimed';
    };
    return { press: () => button.tap(), isDone };
  },
};

const importing: Moment = {
  what: 'a game is imported',
  begin: (page) => openImported(page, late),
  come: async (page, kill) => {
    const board = mapFile('nordic');
    const record = newRecord(aSetup(board), board, { seed: `imported ${kill}`, now: EVENING });
    const asked = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import game' }).tap();
    const chooser = await asked;
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
    const isDone = (before: Kept, now: Kept) => {
      const { seed, events } = added(before, now) ?? {};
      return seed === record.seed && isDeepStrictEqual(events, record.events);
    };
    return { press: () => chooser.setFiles(file), isDone };
  },
};

const rematch: Moment = {
  what: 'the same people play again',
  begin: async (page) => {
    const { game, events } = playOn(begin({ board: makeBoard(mapFile('europe'), 2), seed: 'over', firstSeat: 0 }));
    await page.goto('/');
    await importGame(page, recordOf({ game, events }));
  },
  come: async (page) => {
    await page
      .getByRole('button', { name: /^\d+ (more|saved games?)$/ })
      .first()
      .tap();
    await page.getByRole('button', { name: 'Result' }).tap();
    const ask = page.getByRole('button', { name: 'Rematch' });
    await expect(ask).toBeVisible();
    await calm(page);
    await ask.tap();
    const again = page.getByRole('dialog').getByRole('button', { name: en.setup.start });
    await calm(page);
    const isDone = (before: Kept, now: Kept) => {
      const { players, events } = added(before, now) ?? {};
      const names = Object.values(before)[0]?.players.map(({ name }) => name);
      return (
        isDeepStrictEqual(
          players?.map(({ name }) => name),
          names,
        ) && events?.[0]?.type === 'dealt'
      );
    };
    return { press: () => again.tap(), isDone };
  },
};

/** A list of games that can all be read, none of them set aside. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: en.saves.import })).toBeVisible();
  await expect(page.getByText(en.saves.damagedFound)).toHaveCount(0);
}

/** How many games people see there. */
async function listed(page: Page): Promise<number> {
  const all = page.getByRole('button', { name: /^\d+ (more|saved games?)$/ }).first();
  await all.tap();
  await expect(page.getByRole('dialog')).toBeVisible(); // the list is fetched
  const count = await page.locator('.games > li').count();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  return count;
}

for (const { what, begin: prepare, come } of [handOver, undo, importing, rematch]) {
  test(`a browser that is killed while ${what} has done all of it or nothing`, async ({ site }, { project }) => {
    test.setTimeout((KILLS + 1) * KILL_MS);
    const chance = new Chance(isLong ? Date.now() : 7);
    const browser = await OwnBrowser.started(site.url, project.use.launchOptions);
    await prepare(await browser.page());
    let done = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const page = await browser.page();
      await openHome(page);
      const { press, isDone } = await come(page, kill);
      const before = await keptOn(page);
      const strike = browser.killer();
      const pressing = press().catch(() => undefined);
      const isLast = kill === KILLS - 1;
      // The last one comes when all is written down: it must stay so.
      if (isLast) await expect.poll(async () => isDone(before, await keptOn(page))).toBe(true);
      else await new Promise((later) => setTimeout(later, chance.between(0, LATEST_MS)));
      strike();
      await pressing;
      await browser.start();
      await openHome(await browser.page());
      const now = await keptOn(await browser.page());
      expect(await listed(await browser.page())).toBe(Object.keys(now).length);
      const isAfter = isDone(before, now);
      if (isLast) expect(isAfter).toBe(true);
      if (!isAfter) expect(now).toEqual(before);
      done += isAfter ? 1 : 0;
    }
    test.info().annotations.push({ type: 'kills', description: `${KILLS}, of which ${done} found all of it done` });
    await browser.remove();
  });
}
