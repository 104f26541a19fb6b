// The sparring partners are written from descriptions: their mean scores against themselves must come out as published
// or measured elsewhere, or they are not the players they are named after.
import { describe, expect, it } from 'vitest';
import { inOwnProcess } from '../support/run/ownProcess.ts';

const MEANS = [
  ['random', 2, -71, 800],
  ['random', 4, -30, 400],
  ['long-route', 2, 87.7, 100],
  ['short-path', 2, 93.1, 240],
  ['short-path', 4, 86.8, 160],
  ['labno', 2, 113.4, 160],
  ['labno', 4, 106.9, 120],
] as const;
async function arena(...args: readonly string[]): Promise<{ readonly points: number; readonly winRate: number }> {
  return JSON.parse(await inOwnProcess('arena', '--json', '--jobs', '1', ...args));
}

describe('against themselves on usa', () => {
  it.each(MEANS)(
    '%s with %i players makes %f points, give or take 5',
    { timeout: 120_000 },
    async (name, players, mean, games) => {
      const { points } = await arena(
        '--players',
        String(players),
        '--a',
        name,
        '--b',
        name,
        '--games',
        String(games),
        '--seed',
        'mean',
      );
      expect(Math.abs(points - mean), `${points}`).toBeLessThan(5);
    },
  );
});
