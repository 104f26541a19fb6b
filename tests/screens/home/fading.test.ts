import { describe, expect, test } from 'vitest';
import { fadesAfter } from '../../../src/screens/home/fading.ts';

describe('a message about a saved game', () => {
  test('goes after eight seconds when all went well', () => {
    expect(fadesAfter({ fault: false, undo: null })).toBe(8_000);
  });

  test('waits longer for whoever wants to take it back', () => {
    expect(fadesAfter({ fault: false, undo: () => undefined })).toBe(10_000);
  });

  test('stays when something went wrong', () => {
    expect(fadesAfter({ fault: true, undo: null })).toBeNull();
  });
});
