import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { resultOf } from '../../src/engine/scoring/result.ts';
import { readRecordText } from '../../src/formats/record.ts';
import { en } from '../../src/i18n/en.ts';
import { boardFile } from '../support/boardFiles.ts';
import { Chance } from '../support/chance.ts';
import { lateGame } from '../support/lateGame.ts';
import { MAP_IDS, type MapId, mapFile } from '../support/mapFiles.ts';
import { faultsOn } from './faults.ts';
import { test } from './fixtures.ts';
import { Person } from './person.ts';
import { Player } from './player.ts';
import { openImported } from './savedGames.ts';
import { dealFrom, setUp } from './setUp.ts';

const SEED = 5;
const NAMES = ['Anna Louisa Bo', 'Ben Bernardino', 'Carlotta Maria', 'Dagobert Bruno', 'Emmanuelle Eve'] as const;
const SCREENS: readonly string[] = ['tablet-landscape', 'tablet-portrait', 'phone'];
/** No game that comes to its end is nearly as long. */
const MOST_STEPS = 4000;
const MINUTE_MS = 60_000;
const isLong = process.env['RAILPASS_LONG'] === '1';
const TABLES = isLong ? [2, 3, 5] : [2];
/** On one size of screen a game is always played from the first card on; on the others its last third will do. */
const FROM_THE_FIRST_CARD = 'tablet-landscape';
const LATE_TRAINS = 10;

for (const [turned, players] of TABLES.entries()) {
  test(`a game of ${players} is played to its end by touch, and its record is right`, async ({ page, complaints }, {
    project,
  }) => {
    test.setTimeout((8 + players) * MINUTE_MS);
    const map = boardFor(project.name, turned);
    const names = NAMES.slice(0, players);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await dealFrom(page, SEED);
    if (isLong || project.name === FROM_THE_FIRST_CARD) await setUp(page, mapFile(map).name, names);
    else await openImported(page, lateGame(map, names, LATE_TRAINS));
    expect.soft(await playToTheEnd(page, map)).toEqual([]);
    expect(await totalsShown(page)).toEqual(await totalsExported(page));
    expect(complaints).toEqual([]);
  });
}

/** Every screen has another board, and with more players another one again: so each board meets each number of players. */
function boardFor(screen: string, turned: number): MapId {
  return MAP_IDS[(SCREENS.indexOf(screen) + turned) % MAP_IDS.length] ?? 'usa';
}

/** What was wrong on the way. */
async function playToTheEnd(page: Page, map: MapId): Promise<readonly string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const person = await Person.at(page);
  const places = boardFile(map, width > height ? 'landscape' : 'portrait');
  const player = new Player(person, new Chance(SEED), mapFile(map), places);
  const faults = new Set<string>();
  for (let step = 0; !player.isOver; step++) {
    if (step === MOST_STEPS) throw person.fault('The game does not end.');
    await player.step();
    if (step % 10 === 0) for (const fault of await faultsOn(page)) faults.add(`${person.sight.heading}: ${fault}`);
  }
  return [...faults, ...player.faults, ...person.unfelt.map((name) => `pressed twice: ${name}`)];
}

type Totals = Readonly<Record<string, number>>;

async function totalsShown(page: Page): Promise<Totals> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const totals = await rows.evaluateAll((all) =>
    all.map((row) => [
      row.querySelector('th')?.innerText.trim() ?? '',
      row.querySelector('td:last-child')?.textContent,
    ]),
  );
  return Object.fromEntries(totals.map(([name, total]) => [name, Number(total?.replace('−', '-'))]));
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
