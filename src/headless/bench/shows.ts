// What is shown of a claim of six trains, and of a card from the deck, late in a game of five: the work of the main thread
// from the press to the end of the show, and beside it that of a bare page on which one box flies as long.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { botNamed } from '../../bots/players.ts';
import { type Board, makeBoard, routeAt } from '../../engine/board.ts';
import { claimsOf } from '../../engine/legal.ts';
import type { MapData } from '../../engine/map.ts';
import { isRefusal, play, startGame } from '../../engine/play.ts';
import { stream } from '../../engine/random.ts';
import { type SeatView, viewFor } from '../../engine/view.ts';
import { writeRecord } from '../../formats/writeRecord.ts';
import { en } from '../../i18n/en.ts';
import type { BoardFile } from '../../layout/boardFile.ts';
import { TABLET } from '../chromium.ts';
import { mapsFolder } from '../maps.ts';
import { type FrameWork, frameWork, traced } from './trace.ts';

const SLOWER = 4;
const WAGONS = 6;
/** So many games are looked through before a shorter route does. */
const SEEDS_EACH = 5;
/** So much of a game is played by then. */
const LATE = 0.6;
/** So long, slowed down, until everything lies still again. */
const SHOW_MS = 2_500;
/** What has just come under a finger does not answer sooner. */
const REST_MS = 1_000;
const PLAYERS = [
  { name: 'Anna', color: 'red', by: 'person' },
  { name: 'Ben', color: 'blue', by: 'person' },
  { name: 'Cleo', color: 'green', by: 'person' },
  { name: 'Dora', color: 'yellow', by: 'person' },
  { name: 'Emil', color: 'black', by: 'person' },
] as const;

export interface MeasuredShow {
  readonly what: string;
  readonly work: FrameWork;
}

export async function measureShows(browser: Browser, url: string, map: MapData): Promise<readonly MeasuredShow[]> {
  const { record, route } = beforeLongClaim(map);
  const context = await browser.newContext({ ...TABLET, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openGame(page, url, record);
  const card = await shown(page, () => page.locator('[data-spot="card deck"]').tap());
  await context.close();
  const fresh = await browser.newContext({ ...TABLET, serviceWorkers: 'block' });
  const table = await fresh.newPage();
  await openGame(table, url, record);
  await choose(table, map.id, route);
  const claim = await shown(table, () => table.locator('.commit-bar .primary').tap());
  await fresh.close();
  const bare = await bareShow(browser);
  return [
    { what: 'bare page', work: bare },
    { what: `${map.id}: a card`, work: card },
    { what: `${map.id}: ${map.routes[route]?.length ?? 0} trains`, work: claim },
  ];
}

interface LongClaim {
  readonly record: string;
  readonly route: number;
}

/** Of a game that is played well: the last time that somebody can claim a plain route of that length, if it is late. */
function beforeLongClaim(map: MapData): LongClaim {
  const board = makeBoard(map, PLAYERS.length);
  for (let seed = 0; ; seed++) {
    const found = lateClaim(board, `long ${seed}`, WAGONS - Math.floor(seed / SEEDS_EACH));
    if (found !== null) return found;
  }
}

function lateClaim(board: Board, seed: string, least: number): LongClaim | null {
  const bot = botNamed('hard', { players: PLAYERS.length, budget: { rollouts: 0 } });
  const { game, events } = startGame(board, seed, 0);
  const random = stream(game.seed, 'players');
  let found: (LongClaim & { readonly at: number }) | null = null;
  while (game.table.phase !== 'over') {
    const view = viewFor(game, game.table.turn);
    const route = game.table.phase === 'turn' ? longClaim(view, least) : undefined;
    if (route !== undefined) {
      const heading = { players: PLAYERS, started: '2026-01-01T00:00:00Z' };
      found = { record: JSON.stringify(writeRecord(game, events, heading)), route, at: events.length };
    }
    const played = play(game, bot(view, random));
    if (isRefusal(played)) throw new Error('an illegal move');
    events.push(...played);
  }
  return found !== null && found.at > LATE * events.length ? found : null;
}

function longClaim(view: SeatView, least: number): number | undefined {
  const { board } = view.table;
  return claimsOf(view).routes.find((route) => {
    const { length } = routeAt(board, route);
    return length >= least && length <= WAGONS && board.map.routes[route]?.kind === 'plain';
  });
}

async function openGame(page: Page, url: string, record: string): Promise<void> {
  await page.goto(url);
  await pause(REST_MS);
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: en.saves.import }).tap();
  await (await asked).setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await page.getByRole('button', { name: 'Resume game' }).tap();
  await page.locator('.hold-button').waitFor();
  await pause(REST_MS);
  await page.keyboard.press('Enter');
  await pause(REST_MS / 2);
  await page.keyboard.press('Enter');
  await page.locator('.board-stage[data-view]').waitFor();
  await pause(2 * REST_MS);
}

/** As a finger does, in the middle of the route. */
async function choose(page: Page, mapId: string, route: number): Promise<void> {
  const board: BoardFile = JSON.parse(readFileSync(join(mapsFolder, mapId, 'board.landscape.json'), 'utf8'));
  const spaces = board.routes[route]?.spaces ?? [];
  const [x = 0, y = 0] = spaces[Math.floor(spaces.length / 2)] ?? [];
  const stage = page.locator('.board-stage');
  const [left = 0, top = 0, scale = 1] = (await stage.getAttribute('data-view'))?.split(' ').map(Number) ?? [];
  await stage.tap({ position: { x: left + x * scale, y: top + y * scale } });
  const listed = page.locator(`[data-target="route ${route}"]`);
  await pause(REST_MS);
  if ((await listed.count()) > 0) await listed.tap();
  await page.locator('.commit-bar .primary').waitFor();
  await pause(REST_MS);
}

async function shown(page: Page, press: () => Promise<void>): Promise<FrameWork> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const trace = await traced(devtools, async () => {
    await press();
    await pause(SHOW_MS);
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return frameWork(trace);
}

const BARE_PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><button>fly</button>
<div style="position:absolute;width:120px;height:80px;background:teal;will-change:transform"></div>
<script>const box=document.querySelector('div');document.querySelector('button').addEventListener('click',()=>{
for(let wagon=0;wagon<6;wagon++)box.animate([{transform:'none'},{transform:'translate(400px,300px) scale(.6)'}],{delay:70*wagon,duration:320})})</script>`;

async function bareShow(browser: Browser): Promise<FrameWork> {
  const context = await browser.newContext(TABLET);
  const page = await context.newPage();
  await page.setContent(BARE_PAGE);
  await pause(REST_MS);
  const work = await shown(page, () => page.locator('button').tap());
  await context.close();
  return work;
}
