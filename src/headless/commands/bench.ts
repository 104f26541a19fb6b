import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { makeBoard } from '../../engine/board.ts';
import type { MapData } from '../../engine/map.ts';
import { resultOf } from '../../engine/scoring/result.ts';
import { shown } from '../../formats/sentences.ts';
import { writeRecord } from '../../formats/writeRecord.ts';
import { benchLongestPath } from '../bench/longestPath.ts';
import { currentMaps } from '../maps.ts';
import { PLAYERS, type PlayedGame, playGame } from '../randomGame.ts';
import { runCommand, UsageError } from '../usage.ts';
import { usageOf } from '../usageOf.ts';

// Whole random games with their final scoring, on one core. Each map has a process of its own, since code that has been
// optimised for one map is slower on the next. What counts is processor time, and the median of many looks at it:
// other work on the machine disturbs that least.

/** Fewer, and the first looks would show the time of code that is not yet optimised. */
const WARM_UP_GAMES = 3000;
const GAMES_A_LOOK = 100;
const LOOKS = 41;
const SEATS = [2, 3, 4, 5];

type Row = Record<string, string | number>;

const player = PLAYERS['random'];
if (player === undefined) throw new Error('the random player is gone');
const players = [player];

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

interface Look {
  readonly seconds: number;
  readonly turns: number;
  readonly actions: number;
}

function lookAt(play: (i: number) => PlayedGame, from: number): Look {
  const begun = cpuSeconds();
  let turns = 0;
  let actions = 0;
  for (let i = from; i < from + GAMES_A_LOOK; i++) {
    const played = play(i);
    turns += played.game.table.turnsTaken;
    actions += played.actions;
  }
  return { seconds: cpuSeconds() - begun, turns, actions };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function benchGames(map: MapData, seats: number): Row {
  const board = makeBoard(map, seats);
  const play = (i: number): PlayedGame => {
    const played = playGame({ board, seed: `bench/${i}`, players });
    resultOf(played.game);
    return played;
  };
  for (let i = 0; i < WARM_UP_GAMES; i++) play(i);
  const looks = Array.from({ length: LOOKS }, (_, i) => lookAt(play, i * GAMES_A_LOOK));
  const mean = (pick: (look: Look) => number) =>
    looks.reduce((sum, look) => sum + pick(look), 0) / (LOOKS * GAMES_A_LOOK);
  return {
    map: map.id,
    players: seats,
    'games/s': Math.round(GAMES_A_LOOK / median(looks.map(({ seconds }) => seconds))),
    'actions/s': Math.round(median(looks.map(({ seconds, actions }) => actions / seconds))),
    'turns/game': mean(({ turns }) => turns).toFixed(1),
    'actions/game': mean(({ actions }) => actions).toFixed(1),
  };
}

function recordSize(map: MapData, seats: number): Row {
  const board = makeBoard(map, seats);
  const sizes = Array.from({ length: 50 }, (_, i) => {
    const { game, events } = playGame({ board, seed: `size/${i}`, players, keepEvents: true });
    const heading = { players: [], started: '1970-01-01T00:00:00Z' };
    const text = JSON.stringify(writeRecord(game, events, heading));
    return { events: events.length, bytes: text.length, gz: gzipSync(text).length };
  });
  const mean = (pick: (size: (typeof sizes)[number]) => number) =>
    Math.round(sizes.reduce((sum, size) => sum + pick(size), 0) / sizes.length);
  return {
    map: map.id,
    players: seats,
    events: mean((s) => s.events),
    bytes: mean((s) => s.bytes),
    gz: mean((s) => s.gz),
  };
}

/** Anything else was meant as a part of bench, but there is none of that name. */
function helpedMap(word: string): MapData {
  const map = currentMaps().find(({ id }) => id === word);
  if (map !== undefined) return map;
  throw new UsageError(`bench has no part ${shown(word)}: npm run help -- bench lists them.`);
}

function printRows(map: MapData): void {
  console.log(JSON.stringify(SEATS.map((count) => benchGames(map, count))));
}

/** The rows of one map, from a process of its own. */
function rowsOf(map: MapData): Row[] {
  const args = [...process.execArgv, import.meta.filename, map.id];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }));
}

function printAll(maps: readonly MapData[]): void {
  console.log('Whole random games, from the deal to the final scoring; one core, processor time');
  console.table(maps.flatMap(rowsOf));
  console.log('Longest path');
  console.table(benchLongestPath());
  console.log('Size of a record of a whole random game');
  console.table(maps.flatMap((map) => [2, 5].map((count) => recordSize(map, count))));
}

runCommand(usageOf('bench'), () => {
  const [, , word] = process.argv;
  if (word === undefined) printAll(currentMaps());
  else printRows(helpedMap(word));
});
