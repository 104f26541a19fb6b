// One game of the arena, and what is written down of it.
import type { Bot } from '../../bots/ground/bot.ts';
import type { Board } from '../../engine/board.ts';
import type { GameEvent } from '../../engine/events.ts';
import type { Game } from '../../engine/game.ts';
import { at } from '../../engine/lists.ts';
import { isRefusal, play, startGame } from '../../engine/play.ts';
import { below, stream } from '../../engine/random.ts';
import { resultOf } from '../../engine/scoring/result.ts';
import { viewFor } from '../../engine/view.ts';

/** What one seat made of a game. */
export interface SeatScore {
  readonly total: number;
  readonly routes: number;
  readonly tickets: number;
  readonly stations: number;
  readonly bonuses: number;
  readonly done: number;
  readonly failed: number;
  readonly longestPath: number;
}

export interface ArenaGame {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly seats: readonly SeatScore[];
  /** By seat: 1 for the winner; those that share the first place share it. */
  readonly won: readonly number[];
  readonly turns: number;
  /** Milliseconds of every decision, by seat. */
  readonly times: readonly (readonly number[])[];
}

/** No game of two that want to win lasts nearly this long. */
const MOST_TURNS = 2_000;

/** The seed decides the deal and who begins; `rotation` only enters into the chance of the players themselves. */
export function playArenaGame(board: Board, seed: string, bots: readonly Bot[], rotation: number): ArenaGame {
  const { game, events } = startGame(board, seed, below(stream(seed, 'firstSeat'), board.players));
  const randoms = bots.map((_, seat) => stream(`${seed}/${rotation}`, 'bot', seat));
  const times: number[][] = bots.map(() => []);
  while (game.table.phase !== 'over' && game.table.turnsTaken < MOST_TURNS) {
    const seat = game.table.turn;
    const start = performance.now();
    const action = at(bots, seat)(viewFor(game, seat), at(randoms, seat));
    times[seat]?.push(performance.now() - start);
    const played = play(game, action);
    if (isRefusal(played)) {
      throw new Error(`seat ${seat} of ${seed} made an illegal move: ${JSON.stringify({ action, played })}`);
    }
    for (const event of played) events.push(event);
  }
  return { game, events, ...scoresOf(game), turns: game.table.turnsTaken / board.players, times };
}

function scoresOf(game: Game): Pick<ArenaGame, 'seats' | 'won'> {
  const { seats, ranking } = resultOf(game);
  const first = ranking[0] ?? [];
  const unused = game.table.board.rules.stations?.pointsUnused ?? 0;
  return {
    seats: seats.map((seat) => ({
      total: seat.total,
      routes: seat.routes,
      tickets: seat.tickets.reduce((sum, { points }) => sum + points, 0),
      stations: seat.stationsLeft * unused,
      bonuses: seat.bonuses.reduce((sum, { points }) => sum + points, 0),
      done: seat.tickets.filter(({ completed }) => completed).length,
      failed: seat.tickets.filter(({ completed }) => !completed).length,
      longestPath: seat.longestPath,
    })),
    won: seats.map(({ seat }) => (first.includes(seat) ? 1 / first.length : 0)),
  };
}
