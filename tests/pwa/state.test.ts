import { expect, test } from 'vitest';
import { mayAskAgain } from '../../src/pwa/install.ts';
import { lackOf, offlineState } from '../../src/pwa/state.ts';

test.each([
  { copy: 'complete', online: true, says: 'ready' },
  { copy: 'complete', online: false, says: 'offline' },
  { copy: 'downloading', online: true, says: 'downloading' },
  { copy: 'impossible', online: true, says: 'onlineOnly' },
] as const)('a $copy copy with online: $online is called $says', ({ copy, online, says }) => {
  expect(offlineState({ copy, online })).toBe(says);
});

test('a page that is out of date says so, whatever else it lacks', () => {
  expect(lackOf({ outOfDate: true })).toBe('outOfDate');
  expect(lackOf({ outOfDate: false })).toBe('missing');
});

test('the install hint may come back a week after it was sent away', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(mayAskAgain(day, 7.9 * day)).toBe(false);
  expect(mayAskAgain(day, 8 * day)).toBe(true);
});

test('the install hint may come back if it was sent away at a time that is still to come', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(mayAskAgain(400 * day, day)).toBe(true);
});
