import type { Bot } from '../../../src/bots/ground/bot.ts';
import { type Board, makeBoard } from '../../../src/engine/board.ts';
import type { Game } from '../../../src/engine/game.ts';
import { isRefusal, play, startGame } from '../../../src/engine/play.ts';
import { stream } from '../../../src/engine/random.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { mapOf } from './aGame.ts';

/** The boards that every computer player must cope with, the made-up one with everything on it included. */
export const MAPS = ['usa', 'europe', 'nordic', 'everything'] as const;

export function boardFor(map: (typeof MAPS)[number], players: number, deck?: string): Board {
  return makeBoard(mapOf(map), players, deck);
}

/** Every moment at which somebody has to move; the game that is handed out goes on in place. */
export function* gameOf(board: Board, seed: string, bots: readonly Bot[]): Generator<Game> {
  const { game } = startGame(board, seed, 0);
  const randoms = bots.map((_, seat) => stream(seed, 'bot', seat));
  for (let moves = 0; game.table.phase !== 'over'; moves++) {
    yield game;
    const seat = game.table.turn;
    const bot = bots[seat % bots.length];
    const random = randoms[seat % bots.length];
    if (bot === undefined || random === undefined || moves > 5_000) throw new Error('the game does not end');
    const action = bot(viewFor(game, seat), random);
    const played = play(game, action);
    if (isRefusal(played)) throw new Error(`refused: ${JSON.stringify({ action, played, phase: game.table.phase })}`);
  }
  yield game;
}

export function playedOut(board: Board, seed: string, bots: readonly Bot[]): Game {
  let last: Game | undefined;
  for (const game of gameOf(board, seed, bots)) last = game;
  if (last === undefined) throw new Error('no game was played');
  return last;
}
