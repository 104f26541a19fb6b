// Can it be seen from across a table what is taken, and by whom? An onlooker that is shown nothing but pictures says it.
//
// Computers play whole games with as many players as a board seats. The built app draws each board as it is at the end,
// at its first zoom on a tablet, by day and by night; the browser shows the page as it is, blurred by 3 px, in grey, and
// as people without red and green see it. The onlooker learns from some of these games. Then it is asked about 30 routes
// of others, drawn by lot: free, or whose? It compares patches along the route with patches that it knows (eye.ts), but
// never with ones of the same two cities, so that it cannot know the ground instead of the train.
//
// npm run onlooker [-- --url <address of a site that is already served>] [--map usa] [--theme light]
//   [--pictures <folder>] [--seed <text>]    another seed: other games, and other questions

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { at, range } from '../../engine/lists.ts';
import type { MapData } from '../../engine/map.ts';
import { below, stream } from '../../engine/random.ts';
import type { BoardFile } from '../../layout/boardFile.ts';
import { launchChromium } from '../chromium.ts';
import { currentMaps, mapsFolder } from '../maps.ts';
import { type Frame, judged, type Known, patchesOf, type Verdict } from '../onlooker/eye.ts';
import { figuresOf, type Holders, lateGame } from '../onlooker/lateGames.ts';
import { frameOf, LOOKS, type Shot, shotsOf } from '../onlooker/looks.ts';
import { buildIfChanged, dist, serve } from '../site.ts';
import { seedText } from '../usage.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const LEARNT_FROM = 5;
const ASKED_ABOUT = 3;
const QUESTIONS = 30;
const LEAST_RIGHT = 28;
const FIRST_ZOOM = { viewport: { width: 1180, height: 820 }, serviceWorkers: 'block' } as const;

/** A game as it was seen: a picture for each look. */
interface Seen {
  readonly owners: Holders;
  readonly frame: Frame;
  readonly shots: readonly Shot[];
}

interface Question {
  readonly game: Seen;
  readonly route: number;
}

interface Answer extends Question {
  readonly truth: Verdict;
  readonly said: Verdict;
}

interface Answers {
  readonly map: string;
  readonly theme: Theme;
  readonly look: string;
  /** Of the 30. */
  readonly right: number;
  readonly takenRight: number;
  readonly mistakes: string;
}

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    map: { type: 'string' },
    pictures: { type: 'string' },
    seed: { type: 'string', default: 'onlooker' },
    theme: { type: 'string' },
  },
});
const seed = seedText(values.seed);

async function lookedAt(context: BrowserContext, url: string, map: MapData): Promise<readonly Answers[]> {
  const places: BoardFile = JSON.parse(readFileSync(join(mapsFolder, map.id, 'board.landscape.json'), 'utf8'));
  const games = range(LEARNT_FROM + ASKED_ABOUT).map((game) => lateGame(map, game, seed));
  const answers: Answers[] = [];
  for (const theme of THEMES.filter((each) => values.theme === undefined || each === values.theme)) {
    const seen: Seen[] = [];
    for (const owners of games) seen.push(await see(context, url, map, owners, theme));
    keepPictures(map, theme, seen);
    answers.push(...LOOKS.map(({ name }, look) => ({ ...asked(map, places, seen, look), theme, look: name })));
  }
  return answers;
}

async function see(context: BrowserContext, url: string, map: MapData, owners: Holders, theme: Theme): Promise<Seen> {
  const page = await context.newPage();
  await page.goto(`${url}#/gallery/board/${map.id}/claimed?theme=${theme}&owners=${figuresOf(owners)}`);
  await isDrawn(page);
  const shots = await shotsOf(page, await context.newCDPSession(page));
  const frame = await frameOf(page);
  await page.close();
  return { owners, frame, shots };
}

async function isDrawn(page: Page): Promise<void> {
  await page.waitForSelector('.board-stage[data-view]');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

function asked(map: MapData, places: BoardFile, seen: readonly Seen[], look: number): Omit<Answers, 'theme' | 'look'> {
  const known = seen.slice(0, LEARNT_FROM).flatMap((game) => knownFrom(map, places, game, look));
  const answers = drawnByLot(map, seen.slice(LEARNT_FROM)).map((question): Answer => {
    return { ...question, truth: truthOf(question), said: saysOf(map, places, question, look, known) };
  });
  const wrong = answers.filter(({ said, truth }) => said !== truth);
  return {
    map: map.id,
    right: answers.length - wrong.length,
    takenRight: answers.filter(({ said, truth }) => (said === 'free') === (truth === 'free')).length,
    mistakes: wrong.map(({ route, truth, said }) => `${at(map.routes, route).id}: ${truth}, said ${said}`).join('; '),
  };
}

/** The same lot for every look of a board. */
function drawnByLot(map: MapData, games: readonly Seen[]): readonly Question[] {
  const random = stream(`${seed}/${map.id}`, 'players');
  const left = games.flatMap((game) => map.routes.map((_, route): Question => ({ game, route })));
  return range(QUESTIONS).flatMap(() => left.splice(below(random, left.length), 1));
}

const truthOf = ({ game, route }: Question): Verdict => game.owners[route] ?? 'free';

function knownFrom(map: MapData, places: BoardFile, game: Seen, look: number): readonly Known[] {
  return map.routes.flatMap((_, route) => {
    const verdict = truthOf({ game, route });
    return patches(places, { game, route }, look).map((patch) => ({ patch, verdict, of: endsOf(map, route) }));
  });
}

function saysOf(map: MapData, places: BoardFile, question: Question, look: number, known: readonly Known[]): Verdict {
  return judged(patches(places, question, look), known, endsOf(map, question.route));
}

function patches(places: BoardFile, { game, route }: Question, look: number) {
  return patchesOf(at(game.shots, look).picture, game.frame, at(places.routes, route), places.spaceWidth);
}

function endsOf(map: MapData, route: number): string {
  const { a, b } = at(map.routes, route);
  return [a, b].sort().join(' ');
}

function keepPictures(map: MapData, theme: Theme, seen: readonly Seen[]): void {
  const folder = values.pictures;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const [game, { shots }] of seen.entries()) {
    for (const [look, { file }] of shots.entries()) {
      const name = at(LOOKS, look).name.replaceAll(/\W+/g, '-');
      writeFileSync(join(folder, `${map.id}-${theme}-${game}-${name}.png`), file);
    }
  }
}

function rowOf({ map, theme, look, right, takenRight, mistakes }: Answers) {
  return {
    board: map,
    theme,
    look,
    'right of 30': right,
    'taken or free': takenRight,
    mistakes: mistakes.slice(0, 90),
  };
}

async function servedHere(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  await buildIfChanged();
  return serve(dist, 47_600);
}

const site = values.url === undefined ? await servedHere() : { url: values.url, close: () => Promise.resolve() };
const browser = await launchChromium(['--no-sandbox']);
const context = await browser.newContext(FIRST_ZOOM);
const answers: Answers[] = [];
for (const map of currentMaps().filter(({ id }) => values.map === undefined || id === values.map)) {
  answers.push(...(await lookedAt(context, site.url, map)));
}
await browser.close();
await site.close();
console.table(answers.map(rowOf));
const demanded = LOOKS.filter(({ isBoth }) => isBoth !== true).map(({ name }) => name);
if (answers.some(({ right, look }) => right < LEAST_RIGHT && demanded.includes(look))) {
  console.log(
    `Not told apart: at least ${LEAST_RIGHT} of ${QUESTIONS} should be right in each row that names one of them.`,
  );
  process.exitCode = 1;
}
