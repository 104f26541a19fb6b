import { describe, expect, test } from 'vitest';
import { type KeyStep, keysAfter, NO_KEYS } from '../../../src/screens/press/keys.ts';

/** Which of the steps did not count. */
function deafTo(...steps: readonly KeyStep[]): readonly boolean[] {
  let keys = NO_KEYS;
  return steps.map((step) => {
    const judged = keysAfter(keys, step);
    keys = judged.keys;
    return judged.deaf;
  });
}

const down = (key: string, at: number, on: string): Extract<KeyStep, { step: 'down' }> => ({
  step: 'down',
  key,
  at,
  on,
  repeat: false,
  tooSoon: false,
});
const up = (key: string, at: number): KeyStep => ({ step: 'up', key, at });
const look = (at: number, on: string): KeyStep => ({ step: 'look', at, on });
const click = (at: number, x: number, came = Number.NEGATIVE_INFINITY): KeyStep => ({
  step: 'click',
  at,
  spot: { x, y: 30 },
  box: { left: x - 50, right: x + 50, top: 0, bottom: 60 },
  came,
  tooSoon: false,
});

describe('a click by voice, switch or screen reader', () => {
  test('counts on another control a moment later', () => {
    expect(deafTo(click(0, 100), click(800, 600))).toEqual([false, false]);
  });

  test('counts on one after the other that lay there', () => {
    expect(deafTo(click(0, 100), click(300, 220), click(600, 340))).toEqual([false, false, false]);
  });

  test('does not count on what has just taken the place of what was clicked', () => {
    expect(deafTo(click(0, 100), click(300, 100, 50))).toEqual([false, true]);
  });

  test('counts on what took that place, once it lies there for half a second', () => {
    expect(deafTo(click(0, 100), click(800, 100, 50))).toEqual([false, false]);
  });

  test('counts again and again on the same', () => {
    expect(deafTo(click(0, 100), click(100, 100), click(900, 100))).toEqual([false, false, false]);
  });
});

describe('Enter', () => {
  test('does not count on what has taken the focus by itself', () => {
    const second = deafTo(down('Enter', 0, 'claim'), up('Enter', 60), look(80, 'done'), down('Enter', 200, 'done'));
    expect(second.at(-1)).toBe(true);
  });

  test('counts where somebody has moved the focus', () => {
    const steps = [down('Enter', 0, 'one'), up('Enter', 60), down('Tab', 200, 'one'), down('Enter', 400, 'two')];
    expect(deafTo(...steps)).toEqual([false, false, false, false]);
  });

  test('never counts when it is the repeat of a key that stays down', () => {
    const repeats = [500, 3500, 9000].map((at): KeyStep => ({ ...down('Enter', at, 'done'), repeat: true }));
    expect(deafTo(down('Enter', 0, 'claim'), ...repeats)).toEqual([false, true, true, true]);
  });

  test('does not count on what has just come by itself, nor does its click', () => {
    const soon = { ...down('Enter', 0, 'take'), tooSoon: true };
    expect(deafTo(soon, click(5, 100), up('Enter', 60))).toEqual([true, true, true]);
  });

  test('presses by its click what the key was heard for, and no more', () => {
    const first = [down('Enter', 0, 'claim'), click(5, 100)];
    const second = [up('Enter', 60), look(80, 'done'), down('Enter', 200, 'done'), click(205, 100, 70)];
    expect(deafTo(...first, ...second)).toEqual([false, false, false, false, true, true]);
  });
});
