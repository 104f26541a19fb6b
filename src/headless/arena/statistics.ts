import { at } from '../../engine/lists.ts';
import { below, stream } from '../../engine/random.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value that this share of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const SAMPLES = 4_000;
const NORMAL_95 = 1.959964;

/**
 * The 95 % interval of a mean over deals: the games of one deal share their cards, so a deal counts once. It is the
 * wider of two: resampled deals, and Wilson's for as many games as there are deals, which does not shrink to nothing
 * when every game was won.
 */
export function intervalOf(deals: readonly number[], games: number): Interval {
  const sampled = bootstrap(deals);
  const score = wilson(mean(deals), games);
  return { low: Math.min(sampled.low, score.low), high: Math.max(sampled.high, score.high) };
}

/** The same deals always give the same interval. */
function bootstrap(deals: readonly number[]): Interval {
  const random = stream('interval', 'bootstrap', deals.length);
  const means = Array.from({ length: SAMPLES }, () => {
    let sum = 0;
    for (let i = 0; i < deals.length; i++) sum += at(deals, below(random, deals.length));
    return sum / deals.length;
  });
  return { low: percentile(means, 0.025), high: percentile(means, 0.975) };
}

function wilson(rate: number, games: number): Interval {
  const z = NORMAL_95 ** 2;
  const middle = rate + z / (2 * games);
  const half = NORMAL_95 * Math.sqrt((rate * (1 - rate)) / games + z / (4 * games * games));
  return { low: (middle - half) / (1 + z / games), high: (middle + half) / (1 + z / games) };
}
