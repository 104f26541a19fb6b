import { expect, test } from 'vitest';
import { movedPath } from '../../../src/board/shapes/movedPath.ts';

test('A path is made larger and moved, whichever way its points are written', () => {
  expect(movedPath('M1 2L3 4h5v-6Z', 10, 20, 2)).toBe('M12 24L16 28h10v-12Z');
  expect(movedPath('M.5-.5H4V6', 1, 1, 10)).toBe('M6 -4H41V61');
  expect(movedPath('m1 1c1 2 3 4 5 6', 100, 100, 2)).toBe('m2 2c2 4 6 8 10 12');
});

test('Arcs keep their turn and flags', () => {
  expect(movedPath('M0 0A7 7 0 0 1 14 0a1.5 2 30 1 0 3-4', 100, 50, 2)).toBe(
    'M100 50A14 14 0 0 1 128 50a3 4 30 1 0 6 -8',
  );
});
