import * as fc from 'fast-check';
import { randomPlayer } from '../../../src/bots/sparring/random.ts';
import type { Action } from '../../../src/engine/actions.ts';
import { type Board, makeBoard } from '../../../src/engine/board.ts';
import type { GameEvent } from '../../../src/engine/events.ts';
import type { Game } from '../../../src/engine/game.ts';
import { isRefusal, play, startGame } from '../../../src/engine/play.ts';
import { type Random, stream } from '../../../src/engine/random.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { mapOf } from './aGame.ts';

export interface Table {
  readonly board: Board;
  readonly seed: string;
  readonly firstSeat: number;
}

const DECKS = [
  ['usa', 'classic'],
  ['usa', 'grand'],
  ['europe', undefined],
  ['nordic', undefined],
  ['everything', 'small'],
  ['everything', 'whole'],
] as const;

/** Any map, ticket deck, number of players, first seat and seed. */
export const anyTable: fc.Arbitrary<Table> = fc
  .record({
    deck: fc.constantFrom(...DECKS),
    players: fc.integer({ min: 2, max: 5 }),
    seed: fc.integer({ min: 0, max: 1_000_000 }),
    first: fc.nat(4),
  })
  .map(({ deck: [map, deck], players, seed, first }) => {
    const board = makeBoard(mapOf(map), players, deck);
    return { board, seed: `property ${seed}`, firstSeat: first % players };
  });

const isLong = process.env['RAILPASS_LONG'] === '1';

/** A fixed seed keeps everyday runs repeatable; long runs look for something new each time. */
export function runs(count: number): fc.Parameters<unknown> {
  return isLong ? { numRuns: count * 50 } : { numRuns: count, seed: 20_261_116 };
}

export interface Running {
  readonly game: Game;
  readonly events: GameEvent[];
  readonly random: Random;
}

export function begin({ board, seed, firstSeat }: Table): Running {
  const { game, events } = startGame(board, seed, firstSeat);
  return { game, events, random: stream(seed, 'random players') };
}

export function nextAction({ game, random }: Running): Action {
  return randomPlayer(viewFor(game, game.table.turn), random);
}

/** One random action, in place. */
export function step(running: Running): Action {
  const action = nextAction(running);
  const played = play(running.game, action);
  if (isRefusal(played)) throw new Error(`refused: ${JSON.stringify({ action, played })}`);
  running.events.push(...played);
  return action;
}

export const MOST_ACTIONS = 20_000;

export function playOn(running: Running, actions = MOST_ACTIONS): Running {
  for (let i = 0; i < actions && running.game.table.phase !== 'over'; i++) step(running);
  return running;
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
