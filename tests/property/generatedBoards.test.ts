import { describe, expect, it } from 'vitest';
import { BOARD_BARS } from '../support/maps/boardBars.ts';
import { inOwnProcess } from '../support/run/ownProcess.ts';

const MINUTES = 60_000;
const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** In both orientations. */
const SOME = [3, 8];
const isLong = process.env['RAILPASS_LONG'] === '1';

describe('a network nobody has drawn', () => {
  it.each(isLong ? ALL : SOME)('number %i is laid out within all bars', { timeout: 8 * MINUTES }, async (seed) => {
    const metrics = JSON.parse(await inOwnProcess('tests/support/maps/layOutGenerated.ts', String(seed)));
    console.log(seed, metrics);
    expect(metrics).toMatchObject(BOARD_BARS);
    expect(metrics.longestToShortest).toBeLessThanOrEqual(1.6);
  });
});
