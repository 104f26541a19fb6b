import type { GameRecord } from '../../../src/formats/recordShape.ts';
import { twinsOf } from '../../support/secrets/secretTwins.ts';

/** A game of people in which somebody is on turn. */
export async function aTurn(): Promise<GameRecord> {
  const turn = (await twinsOf('europe', 'a turn')).findLast(({ moment }) => moment === 'turn');
  if (turn === undefined) throw new Error('a game has turns');
  return turn.one;
}
