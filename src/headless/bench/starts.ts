// How soon a page is there after everything was closed: a browser of its own for each start, the server gone, and a processor
// four times as slow. A page is painted when the browser says so, and answers when a button of it first listens.
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { randomPlayer } from '../../bots/sparring/random.ts';
import { makeBoard } from '../../engine/board.ts';
import type { MapData } from '../../engine/map.ts';
import { isRefusal, play, startGame } from '../../engine/play.ts';
import { stream } from '../../engine/random.ts';
import { viewFor } from '../../engine/view.ts';
import { writeRecord } from '../../formats/writeRecord.ts';
import { en } from '../../i18n/en.ts';
import { launchProfile } from '../chromium.ts';
import { currentMaps } from '../maps.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const SLOWER = 4;
const ANSWERS = 'a button listens';
/** Until nothing more is moved, fetched or kept. */
const REST_MS = 1_500;

export interface Start {
  readonly painted: number;
  readonly answers: number;
  /** When the thing that was waited for stood in the page. */
  readonly there: number;
  /** How far things jumped, as the browser counts it. */
  readonly jumped: number;
}

/** What is opened, and what in it is waited for. */
export interface Door {
  readonly url: string;
  readonly until: string;
}

/** Once from a profile that has been there before, or never. */
export async function startFrom(profile: string, { url, until }: Door): Promise<Start> {
  const context = await launchProfile(profile, ARGS);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addInitScript(markAnswer, { mark: ANSWERS, until });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, ANSWERS);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, until);
  await pause(REST_MS);
  const start = await page.evaluate(readStart, { mark: ANSWERS, until });
  await context.close();
  return start;
}

interface Marks {
  readonly mark: string;
  readonly until: string;
}

/** Runs in the page, before anything else does. */
function markAnswer({ mark, until }: Marks): void {
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (...how: Parameters<typeof listen>) {
    listen.apply(this, how);
    if (how[0] !== 'click' || !(this instanceof HTMLButtonElement)) return;
    if (performance.getEntriesByName(mark).length === 0) performance.mark(mark);
  };
  new MutationObserver((_, observer) => {
    if (document.querySelector(until) === null) return;
    performance.mark(until);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

function readStart({ mark, until }: Marks): Promise<Start> {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
      finish(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => finish(0), 200); // nothing has moved
    function finish(jumped: number): void {
      done({ painted: at('first-contentful-paint'), answers: at(mark), there: at(until), jumped });
    }
  });
}

/** A first visit, with what is to be found there the next time. */
export async function prepare(profile: string, url: string, games = 0): Promise<void> {
  const context = await launchProfile(profile, ARGS);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await pause(2 * REST_MS); // until the copy for offline use is made
  if (games > 0) await saveGames(page, games);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await pause(REST_MS);
  await context.close();
}

/** One is brought in as people do it, the others are copies of what the app has kept of it. */
async function saveGames(page: Page, games: number): Promise<void> {
  const [map] = currentMaps();
  if (map === undefined) throw new Error('there is no map');
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: en.saves.import }).tap();
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(halfWay(map)) };
  await (await asked).setFiles(file);
  await page.getByRole('button', { name: en.saves.resume }).waitFor();
  await page.evaluate(copyGame, games - 1);
}

function copyGame(copies: number): Promise<void> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('railpass-games');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('games', 'readwrite');
      const games = writing.objectStore('games');
      const finding = games.getAllKeys();
      finding.onsuccess = () => {
        const key = finding.result.find((each) => String(each).startsWith('game:'));
        const reading = games.get(key ?? '');
        reading.onsuccess = () => {
          const saved = (copy: number) => new Date(Date.parse(reading.result.saved) - copy * 60_000).toISOString();
          for (let copy = 1; copy <= copies; copy++)
            games.put({ ...reading.result, saved: saved(copy) }, `game:copy-${copy}`);
        };
      };
      writing.oncomplete = () => {
        opening.result.close();
        done();
      };
      writing.onerror = () => fail(writing.error);
    };
  });
}

const PLAYERS = [
  { name: 'Anna', color: 'red', by: 'person' },
  { name: 'Ben', color: 'blue', by: 'person' },
] as const;
/** As many as people have taken in the middle of an evening. */
const TURNS = 60;

function halfWay(map: MapData): string {
  const { game, events } = startGame(makeBoard(map, PLAYERS.length), 'half way', 0);
  const random = stream(game.seed, 'players');
  while (game.table.turnsTaken < TURNS && game.table.phase !== 'over') {
    const played = play(game, randomPlayer(viewFor(game, game.table.turn), random));
    if (isRefusal(played)) throw new Error('an illegal move');
    events.push(...played);
  }
  return JSON.stringify(writeRecord(game, events, { players: PLAYERS, started: '2026-01-01T00:00:00Z' }));
}

/** The first screen as it stands in the page, without any script but one that listens. */
export async function bareMarkup(context: BrowserContext, url: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('.ways-in button').first().waitFor();
  await pause(REST_MS);
  const markup = await page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const texts = await Promise.all(sheets.map(async ({ href }) => (await fetch(href)).text()));
    const body = document.getElementById('app')?.outerHTML ?? '';
    const fonts = [...document.querySelectorAll('link[rel=preload]')].map((link) => link.outerHTML).join('');
    const style = texts.join('\n').replaceAll('url(../', 'url(./');
    return `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${fonts}<style>${style}</style>${body}`;
  });
  await page.close();
  return `<!doctype html><html lang="en">${markup}<script>for(const button of document.querySelectorAll('button'))
button.addEventListener('click',()=>button.classList.add('pressed'));
navigator.serviceWorker.register('sw.js')</script></html>`;
}
