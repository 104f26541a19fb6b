// How soon the first screen is there, and what it weighs: on a tablet with a processor four times as slow, from a new browser
// with the server gone, and on the very first visit. A bare page of the same markup, with the same copy for offline use, is
// opened by turns with it: what the browser itself asks for on this machine.
//
// npm run -s bench -- start [--rounds 7]
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from '../../arena/statistics.ts';
import { bareMarkup, type Door, prepare, type Start, startFrom } from '../../bench/starts.ts';
import { launchChromium, TABLET } from '../../chromium.ts';
import { keptFiles, sentBytes } from '../../sentBytes.ts';
import { buildIfChanged, dist, serve } from '../../site.ts';
import { runCommand, wholeNumber } from '../../usage.ts';
import { usageOf } from '../../usageOf.ts';

const PORT = 47_700;
const MOST_PAINTED = 1.15;
const MOST_ANSWERS = 1.3;
const BARE = 'bare page';
const NO_GAMES = 'no saved game';
const HOME = '.ways-in button';

interface Case {
  readonly what: string;
  readonly door: Door;
  /** Null: nobody has ever been there. */
  readonly profile: string | null;
}

runCommand(usageOf('bench start'), async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
  const rounds = wholeNumber('rounds', values.rounds, 1, 99);
  await buildIfChanged();
  const folder = await mkdtemp(join(tmpdir(), 'railpass-start-'));
  try {
    const measured = await measureAll(folder, rounds);
    console.log(`In the median of ${rounds} starts, processor four times as slow; ms since the address was asked for`);
    console.table([...measured].map(([what, starts]) => rowOf(what, starts, measured.get(BARE) ?? [])));
    judge(measured);
    await weigh();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function measureAll(folder: string, rounds: number): Promise<ReadonlyMap<string, readonly Start[]>> {
  const app = await serve(dist, PORT);
  const bare = await serve(await bareSite(folder, app.url), PORT + 1);
  const profile = (name: string) => join(folder, name);
  await prepare(profile('bare'), bare.url);
  await prepare(profile('none'), app.url);
  await prepare(profile('fifty'), app.url, 50);
  await prepare(profile('many'), app.url, 2_000);
  const home = { url: app.url, until: HOME };
  const resume = { url: `${app.url}#/resume`, until: '.curtain' };
  const first = await inTurns(rounds, folder, [
    { what: 'first visit, bare page', door: { url: bare.url, until: HOME }, profile: null },
    { what: 'first visit', door: home, profile: null },
  ]);
  await Promise.all([app.close(), bare.close()]);
  const installed = await inTurns(rounds, folder, [
    { what: BARE, door: { url: bare.url, until: HOME }, profile: profile('bare') },
    { what: NO_GAMES, door: home, profile: profile('none') },
    { what: '50 saved games', door: home, profile: profile('fifty') },
    { what: '2,000 saved games', door: home, profile: profile('many') },
    { what: 'the last game, to its curtain', door: resume, profile: profile('fifty') },
  ]);
  return new Map([...installed, ...first]);
}

/** The built app with another page in the place of its own. */
async function bareSite(folder: string, url: string): Promise<string> {
  const site = join(folder, 'site');
  await cp(dist, site, { recursive: true });
  const browser = await launchChromium(['--no-sandbox']);
  const context = await browser.newContext({ ...TABLET, serviceWorkers: 'block' });
  await writeFile(join(site, 'index.html'), await bareMarkup(context, url));
  await browser.close();
  return site;
}

async function inTurns(rounds: number, folder: string, cases: readonly Case[]): Promise<Map<string, Start[]>> {
  const all = new Map(cases.map(({ what }) => [what, [] as Start[]]));
  for (let round = 0; round < rounds; round++) {
    for (const { what, door, profile } of cases) {
      const own = profile ?? (await mkdtemp(join(folder, 'new-')));
      all.get(what)?.push(await startFrom(own, door));
    }
  }
  return all;
}

type Clock = Exclude<keyof Start, 'jumped'>;

const median = (starts: readonly Start[], clock: Clock) =>
  percentile(
    starts.map((start) => start[clock]),
    0.5,
  );

function rowOf(what: string, starts: readonly Start[], bare: readonly Start[]) {
  const ms = (clock: Clock) => median(starts, clock).toFixed(0);
  const times = (clock: Clock) => (median(starts, clock) / median(bare, clock)).toFixed(2);
  const painted = starts.map(({ painted: each }) => each);
  return {
    what,
    painted: ms('painted'),
    'from, to': `${Math.min(...painted).toFixed(0)}, ${Math.max(...painted).toFixed(0)}`,
    '× bare page': times('painted'),
    answers: ms('answers'),
    '× bare page ': times('answers'),
    there: ms('there'),
    jumped: Math.max(...starts.map(({ jumped }) => jumped)).toFixed(3),
  };
}

function judge(measured: ReadonlyMap<string, readonly Start[]>): void {
  const [app, bare] = [measured.get(NO_GAMES) ?? [], measured.get(BARE) ?? []];
  const late = (clock: Clock, most: number) => median(app, clock) > most * median(bare, clock);
  if (late('painted', MOST_PAINTED)) console.log(`Painted late: at most ${MOST_PAINTED} × the bare page is asked for.`);
  if (late('answers', MOST_ANSWERS)) console.log(`Answers late: at most ${MOST_ANSWERS} × the bare page is asked for.`);
}

const kilobytes = (files: readonly string[]) =>
  (files.reduce((sum, file) => sum + sentBytes(file), 0) / 1000).toFixed(1);

/** What the first screen fetches, and all that is kept for offline use, as a host sends it. */
async function weigh(): Promise<void> {
  const site = await serve(dist, PORT);
  const browser = await launchChromium(['--no-sandbox']);
  const context = await browser.newContext({ ...TABLET, serviceWorkers: 'block' });
  const page = await context.newPage();
  const files: string[] = [];
  page.on('requestfinished', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.push(request.url().slice(site.url.length));
  });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await browser.close();
  await site.close();
  console.log(`first screen: ${kilobytes(files)} kB of scripts and styles; kept offline: ${kilobytes(keptFiles())} kB`);
}
