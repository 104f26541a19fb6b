import { expect, test } from 'vitest';
import { detailAt } from '../../../src/board/camera/detail.ts';

test('names of cities give way where they would be too small to read', () => {
  expect(detailAt(0.79)).toBe('far');
  expect(detailAt(0.8)).toBe('middle');
});

test('every space has its symbol once there is room for it', () => {
  expect(detailAt(1.59)).toBe('middle');
  expect(detailAt(1.6)).toBe('near');
});
