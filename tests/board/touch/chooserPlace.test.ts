import { describe, expect, test } from 'vitest';
import { chooserPlace } from '../../../src/board/touch/chooserPlace.ts';

const tablet = { width: 1024, height: 571 };

describe('the list of routes near a finger', () => {
  test('lies below it, in its middle, and clear of it', () => {
    expect(chooserPlace({ x: 500, y: 100 }, tablet, 200)).toEqual({ left: 340, width: 320, top: 126, maxHeight: 200 });
  });

  test('lies above it near the bottom', () => {
    expect(chooserPlace({ x: 500, y: 500 }, tablet, 200).top).toBe(274);
  });

  test('never reaches beyond the stage, however large it is', () => {
    for (const stage of [tablet, { width: 300, height: 200 }]) {
      for (const [x, y, height] of [
        [0, 0, 200],
        [1024, 571, 300],
        [150, 100, 5000],
      ] as const) {
        const place = chooserPlace({ x, y }, stage, height);
        expect(Math.min(place.left, place.top)).toBeGreaterThanOrEqual(8);
        expect(place.left + place.width).toBeLessThanOrEqual(stage.width - 8);
        expect(place.top + place.maxHeight).toBeLessThanOrEqual(stage.height - 8);
      }
    }
  });
});
