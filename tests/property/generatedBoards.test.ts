import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../src/layout/makeBoard.ts';
import { defaultAtlas } from '../../src/layout/projection.ts';
import { textWidth } from '../../src/layout/textWidth.ts';
import { BOARD_BARS } from '../support/boardBars.ts';
import { generatedNetwork } from '../support/generatedNetworks.ts';

const MINUTES = 60_000;

describe('a network nobody has drawn', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'number %i is laid out within all bars',
    { timeout: 8 * MINUTES },
    (seed) => {
      const map = generatedNetwork(seed);
      const { metrics } = makeBoard({
        map,
        atlas: defaultAtlas(map.cities),
        orientation: seed % 2 === 0 ? 'landscape' : 'portrait',
        world: null,
        measure: textWidth,
      });
      console.log(map.id, map.cities.length, 'cities', map.routes.length, 'routes', metrics);
      expect(metrics).toMatchObject(BOARD_BARS);
      expect(metrics.longestToShortest).toBeLessThanOrEqual(1.6);
    },
  );
});
