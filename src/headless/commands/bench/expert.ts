// How fast Expert thinks: searches of 600 rollouts at the beginning of turns all through games of planners, and how
// many games it plays on in a second. What counts is processor time.
//
// npm run -s bench -- expert [MAP]
import { execFileSync } from 'node:child_process';
import { weightsFor } from '../../../bots/ground/weights.ts';
import { planner } from '../../../bots/moves/planner.ts';
import type { Mind } from '../../../bots/plan/mind.ts';
import { candidatesFor } from '../../../bots/search/candidates.ts';
import { imaginationOf } from '../../../bots/search/imagine.ts';
import { bestByRollouts } from '../../../bots/search/rollouts.ts';
import { makeBoard } from '../../../engine/board.ts';
import type { Game } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { play, startGame } from '../../../engine/play.ts';
import { stream } from '../../../engine/random.ts';
import { type SeatView, viewFor } from '../../../engine/view.ts';
import { opponentsOf } from '../../arena/opponents.ts';
import { percentile } from '../../arena/statistics.ts';
import { currentMaps, mapNamed } from '../../maps.ts';
import { runCommand } from '../../usage.ts';
import { usageOf } from '../../usageOf.ts';

const ROLLOUTS = 600;
const GAMES = 5;
/** The first game is there for the code to become fast. */
const WARM_UP_GAMES = 1;
/** Every so many turns somebody searches. */
const EVERY = 6;
const GUESS_TURNS = [0, 20, 40, 60];
const GUESS_GAMES = 60;
const GUESSES = 30;
const random = stream('bench', 'expert');

interface Search {
  readonly ms: number;
  readonly rollouts: number;
}

const [, program = '', only] = process.argv;
runCommand(usageOf('bench expert'), () => {
  if (only === undefined) for (const { id } of currentMaps()) inOwnProcess(id);
  else printAll(mapNamed(only).id);
});

/** Code that has become fast on one map is slower on the next. */
function inOwnProcess(id: string): void {
  execFileSync(process.execPath, [...process.execArgv, program, id], { stdio: 'inherit' });
}

function printAll(id: string): void {
  console.log(`${id}: searches of at most ${ROLLOUTS} rollouts, processor time`);
  console.table([2, 4].map((players) => benchMap(id, players)));
  console.log('Tickets imagined for a rival that it does hold, in games of two planners, by turns taken');
  console.table([guessesOn(id)]);
}

function mindFor(id: string, players: number): Mind {
  return { weights: weightsFor(opponentsOf(id), players), orders: 24 };
}

function benchMap(id: string, players: number) {
  const mind = mindFor(id, players);
  const board = makeBoard(mapNamed(id), players);
  const searches: Search[] = [];
  for (let game = 0; game < WARM_UP_GAMES + GAMES; game++) {
    const found = searchesIn(startGame(board, `expert/${game}`, 0).game, mind);
    if (game >= WARM_UP_GAMES) searches.push(...found);
  }
  const times = searches.map(({ ms }) => ms);
  const sum = (pick: (search: Search) => number) => searches.reduce((all, search) => all + pick(search), 0);
  return {
    players,
    searches: searches.length,
    'rollouts/search': Math.round(sum(({ rollouts }) => rollouts) / searches.length),
    'rollouts/s': Math.round((1000 * sum(({ rollouts }) => rollouts)) / sum(({ ms }) => ms)),
    'ms p50': percentile(times, 0.5).toFixed(0),
    'ms p95': percentile(times, 0.95).toFixed(0),
  };
}

function searchesIn(game: Game, mind: Mind): Search[] {
  const searches: Search[] = [];
  playOut(game, mind, (view) => {
    if (view.table.turnsTaken % EVERY === 0) searches.push(search(view, mind));
  });
  return searches.filter(({ rollouts }) => rollouts > 0);
}

/** Plays a game to its end and shows every turn to somebody before it is taken. */
function playOut(game: Game, mind: Mind, look: (view: SeatView) => void): void {
  const plays = planner(mind);
  while (game.table.phase !== 'over') {
    const view = viewFor(game, game.table.turn);
    if (game.table.phase === 'turn') look(view);
    play(game, plays(view, random));
  }
}

function search(view: SeatView, mind: Mind): Search {
  const candidates = candidatesFor(view, mind);
  const begun = process.cpuUsage();
  const { rollouts } = bestByRollouts(view, candidates, mind, { rollouts: ROLLOUTS }, random);
  const { user, system } = process.cpuUsage(begun);
  return { ms: (user + system) / 1000, rollouts };
}

function guessesOn(id: string) {
  const right = new Map(GUESS_TURNS.map((turn) => [turn, { right: 0, all: 0 }]));
  const board = makeBoard(mapNamed(id), 2);
  for (let deal = 0; deal < GUESS_GAMES; deal++) {
    const { game } = startGame(board, `guess/${deal}`, 0);
    playOut(game, mindFor(id, 2), (view) => {
      const count = right.get(view.table.turnsTaken);
      if (count !== undefined) countGuesses(view, at(game.tickets, 1 - view.seat), count);
    });
  }
  return Object.fromEntries(
    [...right].map(([turn, { right, all }]) => [turn, `${((100 * right) / all).toFixed(0)} %`]),
  );
}

function countGuesses(view: SeatView, held: readonly number[], count: { right: number; all: number }): void {
  const imagine = imaginationOf(view);
  for (let i = 0; i < GUESSES; i++) {
    for (const ticket of at(imagine(random).tickets, 1 - view.seat)) {
      count.all++;
      if (held.includes(ticket)) count.right++;
    }
  }
}
