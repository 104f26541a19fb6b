import { expect, test } from 'vitest';
import { mayAskAgain } from '../../src/pwa/install.ts';
import { offlineState } from '../../src/pwa/state.ts';

test.each([
  { copy: 'complete', online: true, says: 'ready' },
  { copy: 'complete', online: false, says: 'offline' },
  { copy: 'downloading', online: true, says: 'downloading' },
  { copy: 'impossible', online: true, says: 'onlineOnly' },
] as const)('a $copy copy with online: $online is called $says', ({ copy, online, says }) => {
  expect(offlineState({ copy, online })).toBe(says);
});

test('the install hint may come back a week after it was sent away', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(mayAskAgain(undefined, 0)).toBe(true);
  expect(mayAskAgain(day, 7.9 * day)).toBe(false);
  expect(mayAskAgain(day, 8 * day)).toBe(true);
});
