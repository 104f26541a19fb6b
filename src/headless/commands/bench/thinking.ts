// How smooth the page stays while Expert thinks: two of them play against each other, and no task of the page may ask for
// more than 50 ms of processor time. The wall clock stands beside it: it also counts the time in which the machine let
// something else run, which on a machine with few cores is often the thinking itself.
//
// npm run -s bench -- thinking [MAP]
import type { Locator, Page } from '@playwright/test';
import type { MapData } from '../../../engine/map.ts';
import { en } from '../../../i18n/en.ts';
import { type FrameWork, frameWork, traced } from '../../bench/trace.ts';
import { launchChromium, TABLET } from '../../chromium.ts';
import { mapNamed } from '../../maps.ts';
import { buildIfChanged, dist, serve } from '../../site.ts';
import { runCommand } from '../../usage.ts';
import { usageOf } from '../../usageOf.ts';

const MS = 60_000;
const MOST_TASK_MS = 50;
/** Fewer, and nobody played. */
const LEAST_TASKS = 500;
const PORT = 47_600;
/** What has just come under a finger does not answer sooner. */
const DEAF_MS = 1000;

runCommand(usageOf('bench thinking'), async () => {
  const map = mapNamed(process.argv[2] ?? 'nordic');
  const { tasks, longestTask } = await watched(map);
  const cpu = tasks.map((task) => task.cpu);
  const wall = tasks.map((task) => task.wall);
  console.table([
    { map: map.id, seconds: MS / 1000, tasks: tasks.length, ...summary('cpu', cpu), ...summary('wall', wall) },
  ]);
  if (longestTask > MOST_TASK_MS || tasks.length < LEAST_TASKS) process.exitCode = 1;
});

async function watched(map: MapData): Promise<FrameWork> {
  await buildIfChanged();
  const site = await serve(dist, PORT);
  const browser = await launchChromium(['--no-sandbox']);
  const context = await browser.newContext(TABLET);
  const page = await context.newPage();
  await page.goto(site.url);
  await dealToExperts(page, map);
  const devtools = await context.newCDPSession(page);
  const work = frameWork(await traced(devtools, () => page.waitForTimeout(MS)));
  await browser.close();
  await site.close();
  return work;
}

function summary(clock: string, times: readonly number[]): Record<string, string | number> {
  return {
    [`${clock} over ${MOST_TASK_MS} ms`]: times.filter((ms) => ms > MOST_TASK_MS).length,
    [`longest ${clock} ms`]: Math.max(0, ...times).toFixed(0),
  };
}

async function dealToExperts(page: Page, map: MapData): Promise<void> {
  const { setup, computers, settings } = en;
  const rest = () => page.waitForTimeout(DEAF_MS);
  const choose = (control: Locator) => rest().then(() => control.check({ force: true }));
  const tap = (control: Locator) => rest().then(() => control.tap());
  await tap(page.getByRole('button', { name: en.home.together }));
  await choose(page.getByRole('radio', { name: map.name }));
  for (const seat of [0, 1]) {
    const who = page.getByRole('group', { name: computers.setup.who(seat) });
    await choose(who.getByRole('radio', { name: computers.computer }));
    await tap(page.locator('.character').nth(seat));
    const sheet = page.getByRole('dialog');
    await choose(sheet.getByRole('radio', { name: computers.levels.expert }));
    await tap(sheet.getByRole('list').getByRole('button').first());
  }
  await tap(page.getByRole('button', { name: setup.start }));
  await choose(page.getByRole('radio', { name: settings.preferences.computerSpeed.choices.fast, exact: true }));
}
