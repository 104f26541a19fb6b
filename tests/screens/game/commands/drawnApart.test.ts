import { options } from 'preact';
import { expect, test } from 'vitest';
import { drawnApart } from '../../../../src/screens/game/commands/drawnApart.ts';

test('what a press has changed is drawn in a task of its own, and everything else as soon as ever', async () => {
  const drawn: string[] = [];
  const ask = (what: string) => (options.debounceRendering ?? queueMicrotask)(() => drawn.push(what));
  drawnApart(() => ask('the press'));
  ask('a cover');
  await Promise.resolve();
  expect(drawn).toEqual(['a cover']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(drawn).toEqual(['a cover', 'the press']);
});

test('a press that fails leaves drawing as it was', () => {
  const fail = () => {
    throw new Error('no');
  };
  expect(() => drawnApart(fail)).toThrow('no');
  const usual = options.debounceRendering;
  expect(usual === undefined || usual === queueMicrotask).toBe(true);
});
