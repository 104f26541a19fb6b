// A small tournament with fixed deals: it guards the order of the levels, not their distance, which `npm run arena`
// measures. Expert thinks too long for it: tests/property/expert.test.ts.
import { describe, expect, it } from 'vitest';
import { dealPlayer, type Match, reportOn } from '../../src/headless/arena/match.ts';

function winRate(match: Pick<Match, 'map' | 'a' | 'b' | 'games'> & Partial<Match>): number {
  const whole = { deck: null, players: 2, seed: 'order', rollouts: 1, records: false, ...match };
  const play = dealPlayer(whole);
  const deals = Array.from({ length: whole.games / whole.players }, (_, deal) => play(deal));
  return reportOn(whole, deals).winRate;
}

describe.each(['usa', 'europe', 'nordic'])('on %s', (map) => {
  const pairs: readonly (readonly [string, string])[] = [
    ['easy', 'random'],
    ['normal', 'easy'],
    ['hard', 'normal'],
    ['hard', 'long-route'],
  ];

  it.each(pairs)('%s wins more games than %s', (a, b) => {
    expect(winRate({ map, a, b: [b], games: 24 })).toBeGreaterThan(0.5);
  });
});
