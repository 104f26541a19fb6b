import { parseArgs } from 'node:util';
import type { Bot } from '../../bots/ground/bot.ts';
import { type Board, makeBoard } from '../../engine/board.ts';
import { PLAYER_COLORS } from '../../engine/players.ts';
import { type Result, resultOf } from '../../engine/scoring/result.ts';
import { count } from '../../formats/sentences.ts';
import { type RecordPlayer, writeRecord } from '../../formats/writeRecord.ts';
import { deckNamed, mapNamed } from '../maps.ts';
import { PLAYERS, type PlayedGame, playGame } from '../randomGame.ts';
import { oneOf, runCommand, seedText, UsageError, wholeNumber } from '../usage.ts';
import { usageOf } from '../usageOf.ts';

/** Simulated games have no date: the same call prints the same records, whenever it is made. */
const NO_DATE = '1970-01-01T00:00:00Z';

interface Plan {
  readonly board: Board;
  readonly games: number;
  readonly seed: string;
  /** Names of the players, seat by seat. */
  readonly bots: readonly string[];
  readonly json: boolean;
}

runCommand(usageOf('simulate'), () => {
  const plan = readPlan();
  if (plan.json) printRecords(plan);
  else printTable(plan);
});

function readPlan(): Plan {
  const { values } = parseArgs({
    options: {
      map: { type: 'string', default: 'usa' },
      players: { type: 'string', default: '2' },
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      deck: { type: 'string' },
      bots: { type: 'string', default: 'random' },
      json: { type: 'boolean', default: false },
    },
  });
  const map = mapNamed(values.map);
  const [least, most] = map.rules.players;
  const players = wholeNumber('players', values.players, least, most);
  return {
    board: makeBoard(map, players, deckNamed(map, values.deck)),
    games: wholeNumber('games', values.games, 1, 10_000_000),
    seed: seedText(values.seed),
    bots: seatBots(values.bots, players),
    json: values.json,
  };
}

/** One name for all seats, or one for each. */
function seatBots(text: string, players: number): string[] {
  const names = text.split(',').map((name) => oneOf('bots', name, Object.keys(PLAYERS)));
  if (names.length !== 1 && names.length !== players)
    throw new UsageError(`--bots must name 1 or ${players} players, but names ${names.length}.`);
  return Array.from({ length: players }, (_, seat) => names[seat % names.length] ?? '');
}

function* playAll({ board, games, seed, bots, json }: Plan): Generator<PlayedGame> {
  const players = bots.map((name) => PLAYERS[name] as Bot);
  for (let i = 0; i < games; i++) {
    const played = playGame({ board, seed: `${seed}/${i}`, players, keepEvents: json });
    if (played.game.table.phase !== 'over') reportStopped(i, played);
    yield played;
  }
}

function reportStopped(index: number, { game }: PlayedGame): void {
  process.stderr.write(
    `game ${index} (seed ${game.seed}) was stopped after ${game.table.turnsTaken} turns: no rule ends it\n`,
  );
}

function printRecords(plan: Plan): void {
  const players = plan.bots.map((bot, seat): RecordPlayer => {
    return { name: `${bot} ${seat + 1}`, color: PLAYER_COLORS[seat] ?? 'red', by: `bot:${bot}` };
  });
  for (const { game, events } of playAll(plan)) {
    const heading = { players, started: NO_DATE, ...(game.table.phase === 'over' ? { ended: NO_DATE } : {}) };
    process.stdout.write(`${JSON.stringify(writeRecord(game, events, heading))}\n`);
    if (process.stdout.errored) return;
  }
}

interface Totals {
  stopped: number;
  turns: number;
  actions: number;
  readonly seats: SeatTotals[];
}

interface SeatTotals {
  won: number;
  points: number;
  routes: number;
  done: number;
  failed: number;
  path: number;
}

function printTable(plan: Plan): void {
  const totals: Totals = { stopped: 0, turns: 0, actions: 0, seats: plan.bots.map(emptySeat) };
  for (const played of playAll(plan)) addGame(totals, played);
  const { board, games, seed } = plan;
  const deck = board.ticketDeck === null ? '' : ` (${board.ticketDeck})`;
  const mean = (sum: number) => (sum / games).toFixed(1);
  console.log(`${board.map.id}${deck}, ${board.players} players, ${count(games, 'game')} from seed ${seed}`);
  console.log(
    `turns a player ${mean(totals.turns / board.players)}, actions a game ${mean(totals.actions)}, stopped ${totals.stopped}`,
  );
  console.table(plan.bots.map((bot, seat) => seatRow(bot, totals.seats[seat] ?? emptySeat(), games)));
}

function emptySeat(): SeatTotals {
  return { won: 0, points: 0, routes: 0, done: 0, failed: 0, path: 0 };
}

function addGame(totals: Totals, { game, actions }: PlayedGame): void {
  totals.turns += game.table.turnsTaken;
  totals.actions += actions;
  if (game.table.phase !== 'over') totals.stopped++;
  const result = resultOf(game);
  for (const [seat, seatTotals] of totals.seats.entries()) addSeat(seatTotals, result, seat);
}

function addSeat(totals: SeatTotals, { seats, ranking }: Result, seat: number): void {
  const result = seats[seat];
  if (result === undefined) return;
  const winners = ranking[0] ?? [];
  const done = result.tickets.filter(({ completed }) => completed).length;
  if (winners.includes(seat)) totals.won += 1 / winners.length;
  totals.points += result.total;
  totals.routes += result.routes;
  totals.done += done;
  totals.failed += result.tickets.length - done;
  totals.path += result.longestPath;
}

function seatRow(bot: string, totals: SeatTotals, games: number): Record<string, string> {
  const mean = (sum: number) => (sum / games).toFixed(1);
  return {
    player: bot,
    'won %': ((100 * totals.won) / games).toFixed(1),
    points: mean(totals.points),
    routes: mean(totals.routes),
    'tickets done': mean(totals.done),
    failed: mean(totals.failed),
    'longest path': mean(totals.path),
  };
}
