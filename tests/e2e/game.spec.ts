import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { resultOf } from '../../src/engine/scoring/result.ts';
import { readRecordText } from '../../src/formats/record.ts';
import { en } from '../../src/i18n/en.ts';
import { Chance } from '../support/games/chance.ts';
import { lateGame } from '../support/games/lateGame.ts';
import { boardFile } from '../support/maps/boardFiles.ts';
import { MAP_IDS, type MapId, mapFile } from '../support/maps/mapFiles.ts';
import { faultsOn } from './checks/faults.ts';
import { test } from './fixtures.ts';
import { Person } from './people/person.ts';
import { Player } from './people/player.ts';
import { openImported } from './shelf/savedGames.ts';
import { dealFrom, setUp } from './shelf/setUp.ts';

const SEED = 5;
const NAMES = ['Anna Louisa Bo', 'Ben Bernardino', 'Carlotta Maria', 'Dagobert Bruno', 'Emmanuelle Eve'] as const;
const SCREENS: readonly string[] = ['tablet-landscape', 'tablet-portrait', 'phone'];
/** No game that comes to its end is nearly as long. */
const MOST_STEPS = 4000;
const MINUTE_MS = 60_000;
const isLong = process.env['RAILPASS_LONG'] === '1';
const TABLES = isLong ? [2, 3, 5] : [2];
/** In the long run games are played from the first card on; otherwise a beginning, and the last turns on each screen. */
const LATE_TRAINS: Readonly<Record<string, number>> = { 'tablet-landscape': 16, 'tablet-portrait': 7, phone: 7 };
const BEGINNING_STEPS = 60;

for (const [turned, players] of TABLES.entries()) {
  test(`a game of ${players} is played to its end by touch, and its record is right`, async ({ page, complaints }, {
    project,
  }) => {
    test.setTimeout((14 + players) * MINUTE_MS);
    const map = boardFor(project.name, turned);
    const names = NAMES.slice(0, players);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await dealFrom(page, SEED);
    if (isLong) await setUp(page, mapFile(map).name, names);
    else await openImported(page, lateGame(map, names, LATE_TRAINS[project.name] ?? 0));
    expect.soft(await playOn(page, map, { steps: MOST_STEPS, toTheEnd: true })).toEqual([]);
    expect(await totalsShown(page)).toEqual(await totalsExported(page));
    expect(complaints).toEqual([]);
  });
}

test('the first turns of a game are played from the set-up on @tablet-landscape', async ({ page, complaints }) => {
  test.setTimeout(5 * MINUTE_MS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await dealFrom(page, SEED);
  await setUp(page, mapFile('usa').name, NAMES.slice(0, 2));
  expect(await playOn(page, 'usa', { steps: BEGINNING_STEPS, toTheEnd: false })).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Every screen has another board, and with more players another one again: so each board meets each number of players. */
function boardFor(screen: string, turned: number): MapId {
  return MAP_IDS[(SCREENS.indexOf(screen) + turned) % MAP_IDS.length] ?? 'usa';
}

interface Length {
  readonly steps: number;
  readonly toTheEnd: boolean;
}

/** What was wrong on the way. */
async function playOn(page: Page, map: MapId, { steps, toTheEnd }: Length): Promise<readonly string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const person = await Person.at(page);
  const places = boardFile(map, width > height ? 'landscape' : 'portrait');
  const player = new Player(person, new Chance(SEED), mapFile(map), places);
  const faults = new Set<string>();
  for (let step = 0; step < steps && !player.isOver; step++) {
    await player.step();
    if (step % 10 === 0) for (const fault of await faultsOn(page)) faults.add(`${person.sight.heading}: ${fault}`);
  }
  if (toTheEnd && !player.isOver) throw person.fault('The game does not end.');
  return [...faults, ...player.faults, ...person.unfelt.map((name) => `pressed twice: ${name}`)];
}

type Totals = Readonly<Record<string, number>>;

async function totalsShown(page: Page): Promise<Totals> {
  // In the same order, whether players have lines or columns.
  const names = await page.locator('.final-table .player').allInnerTexts();
  const totals = await page.locator('.final-table td.total').allTextContents();
  return Object.fromEntries(names.map((name, i) => [name.trim(), Number(totals[i]?.replace('−', '-'))]));
}

async function totalsExported(page: Page): Promise<Totals> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: en.final.export }).tap();
  const file = await (await downloading).path();
  const reading = readRecordText(await readFile(file, 'utf8'), MAP_IDS.map(mapFile));
  if (!reading.ok) throw new Error(reading.fault);
  const { record, game } = reading;
  expect(game.table.phase).toBe('over');
  return Object.fromEntries(resultOf(game).seats.map(({ seat, total }) => [record.players[seat]?.name, total]));
}
