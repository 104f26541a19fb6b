import { beforeEach, describe, expect, test } from 'vitest';
import { type Felt, Waking } from '../../../../src/screens/game/idle/waking.ts';

const finger = (type: Felt['type'], timeStamp: number, pointerId = 1): Felt => ({ type, timeStamp, pointerId });
const click = (timeStamp: number, detail = 1): Felt => ({ type: 'click', timeStamp, detail });
const key = (type: 'keydown' | 'keyup', timeStamp: number, code = 'Enter', repeat = false): Felt => ({
  type,
  timeStamp,
  code,
  repeat,
});

let waking: Waking;
const belong = (...events: readonly Felt[]) => events.map((event) => waking.has(event));

beforeEach(() => {
  waking = new Waking();
});

test('as long as nothing was woken every press counts', () => {
  expect(belong(finger('pointerdown', 0), finger('pointerup', 50), click(51), key('keydown', 900))).not.toContain(true);
});

describe('a finger that wakes', () => {
  beforeEach(() => waking.begin(finger('pointerdown', 0)));

  test('takes its lifting and its click with it, however long it stays', () => {
    expect(belong(finger('pointerup', 2_000), finger('mousedown', 2_001), click(2_300))).toEqual([true, true, true]);
  });

  test('may tap twice', () => {
    expect(belong(finger('pointerup', 60), click(61), finger('pointerdown', 300), click(360))).not.toContain(false);
  });

  test('leaves the next calm press alone', () => {
    belong(finger('pointerup', 60), click(61));
    expect(belong(finger('pointerdown', 600), finger('pointerup', 660), click(661))).toEqual([false, false, false]);
  });

  test('leaves the press of a key alone that comes later, while its click is still to come', () => {
    expect(belong(click(900, 0), key('keydown', 1_000))).toEqual([false, false]);
  });

  test('that the system took away leaves nothing behind', () => {
    expect(belong(finger('pointercancel', 100), finger('pointerdown', 700, 2), click(760))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a key that wakes', () => {
  beforeEach(() => waking.begin(key('keydown', 0)));

  test('takes its repeats and its lifting with it', () => {
    const repeated = [500, 1_000, 1_500].map((at) => key('keydown', at, 'Enter', true));
    expect(belong(...repeated, key('keyup', 1_600))).not.toContain(false);
  });

  test('leaves the next calm press of it alone, and other keys', () => {
    belong(key('keyup', 80));
    expect(belong(key('keydown', 700), key('keyup', 760), key('keydown', 800, 'KeyH'))).toEqual([false, false, false]);
  });
});

test('a press by voice or switch that wakes leaves the next one alone', () => {
  waking.begin(click(0, 0));
  expect(belong(click(200, 0), click(900, 0))).toEqual([true, false]);
});
