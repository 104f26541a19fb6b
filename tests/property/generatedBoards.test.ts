import { describe, expect, it } from 'vitest';
import { BOARD_BARS } from '../support/boardBars.ts';
import { inOwnProcess } from '../support/ownProcess.ts';

const MINUTES = 60_000;

describe('a network nobody has drawn', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'number %i is laid out within all bars',
    { timeout: 8 * MINUTES },
    async (seed) => {
      const metrics = JSON.parse(await inOwnProcess('tests/support/layOutGenerated.ts', String(seed)));
      console.log(seed, metrics);
      expect(metrics).toMatchObject(BOARD_BARS);
      expect(metrics.longestToShortest).toBeLessThanOrEqual(1.6);
    },
  );
});
