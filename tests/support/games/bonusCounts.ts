import { expect, it } from 'vitest';
import { aGame, mapOf, type Situation } from './aGame.ts';

const nordic = mapOf('nordic');

/** A table of three, and [count, points] of each seat for the one bonus card in play. */
export interface BonusCase extends Situation {
  readonly name: string;
  readonly seats: readonly (readonly number[])[];
}

export const NOTHING = [0, 0];
export const NOBODY_WINS = [NOTHING, NOTHING, NOTHING];

/** [count, points] of each seat for one card, the only one in play. */
export function bonusCounts(card: string, situation: Situation): number[][] {
  const game = aGame({ map: nordic, players: 3, tickets: [], hands: [], ...situation, bonusCards: [card] });
  return game.result().seats.map(({ bonuses }) => bonuses.flatMap(({ count, points }) => [count, points]));
}

export function itCounts(card: string, cases: readonly BonusCase[]): void {
  it.each(cases)('$name', ({ seats, ...situation }) => {
    expect(bonusCounts(card, situation)).toEqual(seats);
  });
}
