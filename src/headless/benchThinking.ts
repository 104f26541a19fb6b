// How smooth the page stays while Expert thinks: two of them play against each other, and the browser tells of every
// task of the page that takes longer than 50 ms.
//
// npm run -s bench:thinking [-- MAP]
import type { Page } from '@playwright/test';
import { en } from '../i18n/en.ts';
import { launchChromium } from './chromium.ts';
import { mapNamed } from './maps.ts';
import { buildIfChanged, dist, serve } from './site.ts';

const MS = 60_000;
const TABLET = { viewport: { width: 1180, height: 820 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const PORT = 47_600;

const map = mapNamed(process.argv[2] ?? 'nordic');
await buildIfChanged();
const site = await serve(dist, PORT);
const browser = await launchChromium(['--no-sandbox']);
const page = await (await browser.newContext(TABLET)).newPage();
await page.goto(site.url);
await dealToExperts(page);
await page.getByRole('radio', { name: en.computers.watch.speeds.fast, exact: true }).check({ force: true });
const tasks = await longTasks(page);
await browser.close();
await site.close();
console.table([
  { map: map.id, seconds: MS / 1000, 'tasks over 50 ms': tasks.length, 'longest ms': Math.max(0, ...tasks).toFixed(0) },
]);
if (tasks.length > 0) process.exitCode = 1;

async function dealToExperts(page: Page): Promise<void> {
  const { setup, computers } = en;
  await page.getByRole('button', { name: en.home.newGame }).tap();
  await page.getByRole('radio', { name: map.name }).check({ force: true });
  for (const seat of [0, 1]) {
    const who = page.getByRole('group', { name: computers.setup.who(seat) });
    await who.getByRole('radio', { name: computers.computer }).check({ force: true });
    await page.locator('.character').nth(seat).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: computers.levels.expert }).check({ force: true });
    await sheet.getByRole('list').getByRole('button').first().tap();
  }
  await page.getByRole('button', { name: setup.start }).tap();
}

/** Tasks of the page in the time that follows, in milliseconds, as far as they are long. */
function longTasks(page: Page): Promise<number[]> {
  return page.evaluate(
    (ms) =>
      new Promise<number[]>((done) => {
        const tasks: number[] = [];
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) tasks.push(duration);
        }).observe({ type: 'longtask' });
        setTimeout(() => done(tasks), ms);
      }),
    MS,
  );
}
