import { gzipSync } from 'node:zlib';
import { makeBoard } from '../engine/board.ts';
import type { MapData } from '../engine/map.ts';
import { resultOf } from '../engine/scoring/result.ts';
import { writeRecord } from '../formats/writeRecord.ts';
import { benchLongestPath } from './benchLongestPath.ts';
import { currentMaps } from './maps.ts';
import { PLAYERS, type PlayedGame, playGame } from './randomGame.ts';

/** Whole random games with their final scoring, on one core, in processor time: other work disturbs that least. */

/** Fewer, and the first rows would show the time of code that is not yet optimised. */
const WARM_UP_GAMES = 3000;
const SECONDS = 2;
const GAMES_A_LOOK = 50;

const player = PLAYERS['random'];
if (player === undefined) throw new Error('the random player is gone');
const players = [player];

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function benchGames(map: MapData, seats: number): Record<string, string | number> {
  const board = makeBoard(map, seats);
  const play = (i: number): PlayedGame => {
    const played = playGame({ board, seed: `bench/${i}`, players });
    resultOf(played.game);
    return played;
  };
  for (let i = 0; i < WARM_UP_GAMES; i++) play(i);
  const begun = cpuSeconds();
  let games = 0;
  let turns = 0;
  let actions = 0;
  while (cpuSeconds() - begun < SECONDS) {
    for (let i = 0; i < GAMES_A_LOOK; i++) {
      const played = play(games++);
      turns += played.game.table.turnsTaken;
      actions += played.actions;
    }
  }
  const seconds = cpuSeconds() - begun;
  return {
    map: map.id,
    players: seats,
    'games/s': Math.round(games / seconds),
    'actions/s': Math.round(actions / seconds),
    'turns/game': (turns / games).toFixed(1),
    'actions/game': (actions / games).toFixed(1),
  };
}

function recordSize(map: MapData, seats: number): Record<string, string | number> {
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

const maps = currentMaps();
const seats = [2, 3, 4, 5];
console.log('Whole random games, from the deal to the final scoring; one core, processor time');
console.table(maps.flatMap((map) => seats.map((count) => benchGames(map, count))));
console.log('Longest path');
console.table(benchLongestPath());
console.log('Size of a record of a whole random game');
console.table(maps.flatMap((map) => [2, 5].map((count) => recordSize(map, count))));
