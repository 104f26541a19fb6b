// How smoothly a board follows fingers: every route of each map claimed, on a tablet with a processor four times as slow.
//
// One finger pans and two pinch for five seconds, as the browser gets them from a touch screen, while the browser writes
// a trace. A frame is the time from one picture that the page's main thread hands on to the next: starts of frames that
// find nothing to do end none, so while a finger rests several of them count as one; "every start" cuts at those too. A
// frame's work is the sum of all tasks that begin within it, with nothing left out: input, style, drawing, timers,
// collecting garbage. A task's work is its processor time, slowed down as asked, so that other work on this machine
// disturbs it least; the wall clock stands beside it. "browser cpu s" is what the whole browser used meanwhile, on all
// threads of all its processes.
//
// Slowing down is rough: the browser holds the thread up in slices that do not fit short tasks. So the same is done at
// full speed too, and multiplied. Then fingers are lifted a few times, at full speed as well: how long until the board
// is still, and until the picture that was drawn anew is on the screen.
//
// Before that, what is shown of a card and of a claim of six trains late in a game of five is measured on each map;
// --shows measures nothing else.
//
// npm run -s bench -- board [--url <address of a site that is already served>] [--shows]

import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { percentile } from '../../arena/statistics.ts';
import { type MeasuredShow, measureShows } from '../../bench/shows.ts';
import { type FrameWork, frameWork, LIFTED, type Rest, restsOf, STILL, traced } from '../../bench/trace.ts';
import { launchChromium, TABLET } from '../../chromium.ts';
import { currentMaps } from '../../maps.ts';
import { buildIfChanged, dist, serve } from '../../site.ts';
import { runCommand } from '../../usage.ts';
import { usageOf } from '../../usageOf.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const SLOWER = 4;
const MS = 5000;
/** A finger's screen reports this often. */
const STEP_MS = 16;
const MOST_FRAME_MS = 8;
const MOST_TASK_MS = 50;
const MOST_SHARP_MS = 150;
const LIFTS = 4;
/** Fewer, and it was not the fingers that were measured. */
const LEAST_FRAMES = 50;
const MIDDLE = { x: 512, y: 360 };

interface Measured {
  readonly map: string;
  readonly work: FrameWork;
  readonly atFullSpeed: FrameWork;
  readonly rests: readonly Rest[];
  readonly cpuSeconds: number;
}

/** A page with nothing on it but a box that follows the fingers: what the browser itself asks for on this machine. */
const BARE = 'bare page';
const BARE_PAGE = `<!doctype html><meta name="viewport" content="width=device-width">
<style>html,body{margin:0;height:100%;overflow:hidden}
.board-stage{position:absolute;inset:0;overflow:hidden;touch-action:none}
.board-world{position:absolute;width:900px;height:600px;background:linear-gradient(red,blue);will-change:transform}</style>
<div class="board-stage" data-view="1"><div class="board-world moving"></div></div>
<script>const fingers=new Map();let frame=0;const world=document.querySelector('.board-world');
const at=(event)=>({x:event.clientX,y:event.clientY});
const follow=()=>{frame=0;const [a,b]=fingers.values();if(!a)return;
const scale=b?Math.hypot(a.x-b.x,a.y-b.y)/200:1;
world.style.transform='translate('+(a.x-400)+'px,'+(a.y-300)+'px) scale('+scale+')'};
addEventListener('pointerdown',(event)=>fingers.set(event.pointerId,at(event)));
addEventListener('pointermove',(event)=>{if(fingers.has(event.pointerId)){fingers.set(event.pointerId,at(event));
frame||=requestAnimationFrame(follow)}});
addEventListener('pointerup',(event)=>fingers.delete(event.pointerId))</script>`;

async function measure(browser: Browser, url: string, map: string): Promise<Measured> {
  const context = await browser.newContext(TABLET);
  const page = await context.newPage();
  if (map === BARE) await page.setContent(BARE_PAGE);
  else await openBoard(page, `${url}#/gallery/board/${map}/full`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const before = await cpuSeconds(browser);
  const slowed = await traced(devtools, () => moveFingers(devtools));
  const after = await cpuSeconds(browser);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const full = await traced(devtools, () => moveFingers(devtools));
  await markRests(page);
  const lifts = await traced(devtools, () => liftFingers(devtools));
  await context.close();
  const work = { work: frameWork(slowed), atFullSpeed: frameWork(full) };
  return { map, ...work, rests: restsOf(lifts), cpuSeconds: after - before };
}

async function markRests(page: Page): Promise<void> {
  await page.evaluate(
    ({ lifted, still }) => {
      const world = document.querySelector('.board-world');
      if (world === null) return;
      addEventListener('pointerup', () => performance.mark(lifted), true);
      // No function here has a name: the names that the compiler keeps are not known in the page.
      new MutationObserver(() => {
        if (!world.classList.contains('moving')) performance.mark(still);
      }).observe(world, { attributeFilter: ['class'] });
    },
    { lifted: LIFTED, still: STILL },
  );
}

async function openBoard(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('.board-stage[data-view]');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await pause(2000); // until the first picture is drawn and the copy for offline use is made
}

type Spot = typeof MIDDLE;

/** Pinches in, pans a round, pinches out, and again, until the time is over. */
async function moveFingers(devtools: CDPSession): Promise<void> {
  const end = performance.now() + MS;
  while (performance.now() < end) {
    await stroke(devtools, 20, (part) => apart(100 + 200 * part));
    await stroke(devtools, 20, (part) => [{ x: MIDDLE.x - 300 * part, y: MIDDLE.y - 100 * part }]);
    await stroke(devtools, 20, (part) => [{ x: MIDDLE.x + 300 * part, y: MIDDLE.y + 160 * part }]);
    await stroke(devtools, 20, (part) => apart(300 - 200 * part));
  }
}

/** Each time nearer or further, so that everything must be drawn anew. */
async function liftFingers(devtools: CDPSession): Promise<void> {
  for (let lift = 0; lift < LIFTS; lift++) {
    const [from, to] = lift % 2 === 0 ? [100, 300] : [300, 160];
    await stroke(devtools, 12, (part) => apart(from + (to - from) * part));
    await pause(2000);
  }
}

async function stroke(devtools: CDPSession, steps: number, fingers: (part: number) => readonly Spot[]): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map((spot, id) => ({ ...spot, id })) });
  await touch('touchStart', fingers(0));
  for (let step = 1; step <= steps; step++) {
    const next = pause(STEP_MS);
    await touch('touchMove', fingers(step / steps));
    await next;
  }
  await touch('touchEnd', []);
}

function apart(distance: number): readonly Spot[] {
  return [-1, 1].map((side) => ({ x: MIDDLE.x + (side * distance) / 2, y: MIDDLE.y }));
}

async function cpuSeconds(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

const most = (values: readonly number[]) => Math.max(0, ...values).toFixed(0);

function rowOf({ map, work, atFullSpeed, rests, cpuSeconds: cpu }: Measured) {
  return {
    map,
    frames: work.frames,
    'p50 ms': percentile(work.cpu, 0.5).toFixed(1),
    'p95 ms': percentile(work.cpu, 0.95).toFixed(1),
    'p95 ms, every start': percentile(work.cpuByStart, 0.95).toFixed(1),
    'p95 ms, wall': percentile(work.wall, 0.95).toFixed(1),
    [`p50 at full speed × ${SLOWER}`]: (SLOWER * percentile(atFullSpeed.cpu, 0.5)).toFixed(1),
    [`p95 at full speed × ${SLOWER}`]: (SLOWER * percentile(atFullSpeed.cpu, 0.95)).toFixed(1),
    'longest task ms': work.longestTask.toFixed(1),
    'still after ms': most(rests.map(({ still }) => still)),
    'sharp after ms': most(rests.map(({ sharp }) => sharp)),
    'of it raster cpu ms': most(rests.map(({ raster }) => raster)),
    'browser cpu s': cpu.toFixed(1),
  };
}

function isSmooth({ work }: Measured): boolean {
  const isQuick = percentile(work.cpu, 0.95) < MOST_FRAME_MS && work.longestTask <= MOST_TASK_MS;
  return isQuick && work.frames >= LEAST_FRAMES;
}

function isSoonSharp({ rests }: Measured): boolean {
  return rests.length >= LIFTS && rests.every(({ sharp }) => sharp <= MOST_SHARP_MS);
}

async function measureAll(url: string): Promise<readonly Measured[]> {
  const browser = await launchChromium(ARGS);
  const measured: Measured[] = [];
  for (const id of [BARE, ...currentMaps().map((map) => map.id)]) measured.push(await measure(browser, url, id));
  await browser.close();
  return measured;
}

async function servedHere(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  await buildIfChanged();
  return serve(dist, 47_500);
}

runCommand(usageOf('bench board'), async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, shows: { type: 'boolean', default: false } } });
  const { url, shows: onlyShows } = values;
  const site = url === undefined ? await servedHere() : { url, close: () => Promise.resolve() };
  printShows(await measureAllShows(site.url));
  const measured = onlyShows ? [] : await measureAll(site.url);
  await site.close();
  if (!onlyShows) print(measured);
});

async function measureAllShows(url: string): Promise<readonly MeasuredShow[]> {
  const browser = await launchChromium(ARGS);
  const measured: MeasuredShow[] = [];
  for (const map of currentMaps()) measured.push(...(await measureShows(browser, url, map)));
  await browser.close();
  return measured;
}

function printShows(shows: readonly MeasuredShow[]): void {
  console.log(`Work of the main thread while something is shown, processor ${SLOWER} times as slow`);
  console.table(
    shows.map(({ what, work }) => ({
      what,
      frames: work.frames,
      'p50 ms': percentile(work.cpu, 0.5).toFixed(1),
      'p95 ms': percentile(work.cpu, 0.95).toFixed(1),
      'longest task ms': work.longestTask.toFixed(1),
      [`tasks over ${MOST_TASK_MS} ms`]: work.tasks.filter(({ cpu }) => cpu > MOST_TASK_MS).length,
      verdict: work.longestTask <= MOST_TASK_MS ? 'smooth' : 'not smooth',
    })),
  );
}

function print(measured: readonly Measured[]): void {
  console.log(
    `Work of the main thread per frame, processor ${SLOWER} times as slow, ${MS / 1000} s of pans and pinches`,
  );
  console.table(measured.map(rowOf));
  if (!measured.filter(({ map }) => map !== BARE).every(isSmooth)) {
    console.log(
      `Not smooth: 95 % of frames should take less than ${MOST_FRAME_MS} ms, and no task over ${MOST_TASK_MS} ms.`,
    );
    process.exitCode = 1;
  }
  if (!measured.filter(({ map }) => map !== BARE).every(isSoonSharp))
    console.log(`Sharp late: it should take ${MOST_SHARP_MS} ms at most.`);
}
