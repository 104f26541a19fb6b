import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type LaunchOptions, type Page } from '@playwright/test';
import type { GameRecord, RecordEvent } from '../../src/formats/recordShape.ts';
import { newRecord } from '../../src/table/setup.ts';
import { aSetup, EVENING } from '../support/aTable.ts';
import { boardFile } from '../support/boardFiles.ts';
import { Chance } from '../support/chance.ts';
import { playedFromSeed } from '../support/fromSeed.ts';
import { mapFile } from '../support/mapFiles.ts';
import { opened } from '../support/records.ts';
import { test } from './fixtures.ts';
import { keptEvents } from './keptGames.ts';
import { Person } from './person.ts';
import { Player } from './player.ts';
import { curtain, exportFromMenu, openImported } from './savedGames.ts';

const isLong = process.env['RAILPASS_LONG'] === '1';
const KILLS = isLong ? 100 : 3;
const KILL_MS = 60_000;
/** After so many a game may be near its end. */
const KILLS_A_GAME = 10;
const MAP = 'europe';

/** A browser with a folder of its own, as on a tablet. */
function startBrowser(folder: string, home: string, launchOptions: LaunchOptions | undefined): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...{
      baseURL: home,
      viewport: { width: 1180, height: 820 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    },
  });
}

function processOf(folder: string): number {
  const all = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const own = all.find((line) => line.includes(`--user-data-dir=${folder}`) && !line.includes('--type='));
  if (own === undefined) throw new Error('the browser does not run');
  return Number.parseInt(own, 10);
}

interface Seen {
  /** What was written down when somebody last looked. */
  readonly events: readonly RecordEvent[];
  /** Whether something may have been taken back since then. */
  readonly undone: boolean;
  /** How often the tablet had been handed on since the game began. */
  readonly turns: number;
}

/** Plays on until the browser is gone. */
async function playUntilKilled(page: Page, chance: Chance, kill: () => void): Promise<Seen> {
  const player = new Player(await Person.at(page), chance, mapFile(MAP), boardFile(MAP, 'landscape'));
  let events = await keptEvents(page);
  const turnsBefore = turnsIn(events);
  let undone = 0;
  let turns = 0;
  let killed = false;
  setTimeout(
    () => {
      killed = true;
      kill();
    },
    chance.between(50, 5_000),
  );
  for (;;) {
    try {
      if (!player.isOver) await player.step();
      events = await keptEvents(page);
      undone = player.did['undone'] ?? 0;
      turns = player.did['turns'] ?? 0;
    } catch (error) {
      if (!killed) throw error;
      return { events, undone: (player.did['undone'] ?? 0) > undone, turns: turnsBefore - 1 + turns };
    }
  }
}

/** Those that have begun: with two players the seats of what they do take turns. */
function turnsIn(events: readonly RecordEvent[]): number {
  const seats = events.flatMap((event) => ('seat' in event && event.type !== 'lastRound' ? [event.seat] : []));
  return seats.filter((seat, i) => seat !== seats[i - 1]).length;
}

/** The game stands where it stood, and goes on as its seed would have it. */
async function expectNothingLost(page: Page, { events, undone, turns }: Seen): Promise<void> {
  const now = opened(await exportFromMenu(page));
  const found = now.record.events;
  const known = undone ? Math.min(events.length, found.length) : events.length;
  expect(found.slice(0, known)).toEqual(events.slice(0, known));
  expect(turnsIn(found)).toBeGreaterThanOrEqual(turns);
  expect(playedFromSeed(now)).toEqual(now.events);
}

test('a browser that is killed while people play loses nothing that was written down', async ({ site }, {
  project,
}) => {
  test.setTimeout(KILLS * KILL_MS);
  const folder = await mkdtemp(join(tmpdir(), 'railpass-profile-'));
  const chance = new Chance(isLong ? Date.now() : 11);
  const start = () => startBrowser(folder, site.url, project.use.launchOptions);
  let browser = await start();
  for (let kills = 0; kills < KILLS; kills++) {
    const page = await pageOf(browser);
    if (kills % KILLS_A_GAME === 0) await openImported(page, aDeal(kills));
    const seen = await playUntilKilled(page, chance, () => process.kill(processOf(folder), 'SIGKILL'));
    await browser.close();
    browser = await start();
    await resume(await pageOf(browser));
    await expectNothingLost(await pageOf(browser), seen);
  }
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

async function pageOf(browser: BrowserContext): Promise<Page> {
  return browser.pages()[0] ?? browser.newPage();
}

function aDeal(number: number): GameRecord {
  return newRecord(aSetup(mapFile(MAP)), mapFile(MAP), { seed: `killed ${number}`, now: EVENING });
}

async function resume(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Resume game' }).tap();
  await expect(curtain(page)).toBeVisible();
}
