import { expect, type Page } from '@playwright/test';
import type { GameRecord, RecordEvent } from '../../src/formats/recordShape.ts';
import { newRecord } from '../../src/table/game/setup.ts';
import { aSetup, EVENING } from '../support/games/aTable.ts';
import { Chance } from '../support/games/chance.ts';
import { playedFromSeed } from '../support/games/fromSeed.ts';
import { boardFile } from '../support/maps/boardFiles.ts';
import { mapFile } from '../support/maps/mapFiles.ts';
import { opened } from '../support/records/records.ts';
import { test } from './fixtures.ts';
import { OwnBrowser } from './ownBrowser.ts';
import { Person } from './people/person.ts';
import { Player } from './people/player.ts';
import { keptEvents } from './shelf/keptGames.ts';
import { curtain, exportFromMenu, openImported } from './shelf/savedGames.ts';

const isLong = process.env['RAILPASS_LONG'] === '1';
const KILLS = isLong ? 100 : 3;
const KILL_MS = 60_000;
/** After so many a game may be near its end. */
const KILLS_A_GAME = 10;
const MAP = 'europe';

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
  const chance = new Chance(isLong ? Date.now() : 11);
  const browser = await OwnBrowser.started(site.url, project.use.launchOptions);
  for (let kills = 0; kills < KILLS; kills++) {
    const page = await browser.page();
    if (kills % KILLS_A_GAME === 0) await openImported(page, aDeal(kills));
    const seen = await playUntilKilled(page, chance, browser.killer());
    await browser.start();
    await resume(await browser.page());
    await expectNothingLost(await browser.page(), seen);
  }
  await browser.remove();
});

function aDeal(number: number): GameRecord {
  return newRecord(aSetup(mapFile(MAP)), mapFile(MAP), { seed: `killed ${number}`, now: EVENING });
}

async function resume(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Resume game' }).tap();
  await expect(curtain(page)).toBeVisible();
}
