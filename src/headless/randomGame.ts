import type { Bot } from '../bots/ground/bot.ts';
import { randomPlayer } from '../bots/sparring/random.ts';
import type { Board } from '../engine/board.ts';
import type { GameEvent } from '../engine/events.ts';
import type { Game } from '../engine/game.ts';
import { isRefusal, play, startGame } from '../engine/play.ts';
import { below, type Random, stream } from '../engine/random.ts';
import { viewFor } from '../engine/view.ts';

/** Players the command line knows by name. */
export const PLAYERS: Readonly<Record<string, Bot>> = { random: randomPlayer };

/**
 * Players may open tunnels and withdraw for ever, and no rule ends that (TURN-2): such a game is stopped here. Random
 * games have some 350 turns at most, and what is stopped must not have more events than a record may.
 */
const MOST_TURNS = 2_000;

export interface PlayedGame {
  readonly game: Game;
  /** Empty unless asked for. */
  readonly events: readonly GameEvent[];
  readonly actions: number;
}

export interface GamePlan {
  readonly board: Board;
  readonly seed: string;
  readonly players: readonly Bot[];
  readonly keepEvents?: boolean;
}

/** Plays one whole game. The seed decides the deal, who begins, and every choice. */
export function playGame({ board, seed, players, keepEvents = false }: GamePlan): PlayedGame {
  const firstSeat = below(stream(seed, 'firstSeat'), board.players);
  const { game, events: opening } = startGame(board, seed, firstSeat);
  const random = stream(seed, 'players');
  const events: GameEvent[] = keepEvents ? [...opening] : [];
  let actions = 0;
  while (game.table.phase !== 'over' && game.table.turnsTaken < MOST_TURNS) {
    const happened = takeAction(game, players, random);
    if (keepEvents) events.push(...happened);
    actions++;
  }
  return { game, events, actions };
}

function takeAction(game: Game, players: readonly Bot[], random: Random): GameEvent[] {
  const seat = game.table.turn;
  const player = players[seat % players.length];
  if (player === undefined) throw new Error('a game needs at least one player');
  const action = player(viewFor(game, seat), random);
  const played = play(game, action);
  if (isRefusal(played)) throw new Error(`an illegal move: ${JSON.stringify({ action, refusal: played })}`);
  return played;
}
