import type { Table } from '../../../src/engine/game.ts';
import { type Cards, counts, type TestGame } from './aGame.ts';

/** The public fields that an act changes, with what they are then. Routes closed to all follow from their owners. */
export function publicChanges(game: TestGame, act: (game: TestGame) => unknown): Partial<Table> {
  const before = game.table;
  act(game);
  const now: [string, unknown][] = Object.entries(game.table);
  const isNew = ([field, value]: [string, unknown]) =>
    JSON.stringify(Reflect.get(before, field)) !== JSON.stringify(value);
  return Object.fromEntries(now.filter(([field]) => field !== 'board' && field !== 'closed').filter(isNew));
}

/** Cards seat by seat. */
export function cards(...seats: Cards[]): number[][] {
  return seats.map(counts);
}

/** What ends the first turn: the next seat is on. */
export const NEXT_TURN = { turn: 1, turnsTaken: 1 };
