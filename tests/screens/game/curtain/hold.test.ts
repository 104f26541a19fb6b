import { describe, expect, test } from 'vitest';
import {
  coveredAt,
  DEAF_MS,
  dueAt,
  HOLD_MS,
  type HoldState,
  type HoldStep,
  holdAfter,
  type RevealGesture,
} from '../../../../src/screens/game/curtain/hold.ts';

const press = (at: number): HoldStep => ({ step: 'press', at });
const release = (at: number): HoldStep => ({ step: 'release', at });
const enter = (at: number): HoldStep => ({ step: 'tap', at });
const time = (at: number): HoldStep => ({ step: 'time', at });
const breakOff: HoldStep = { step: 'break off' };

/** It came long ago. */
const COVERED = coveredAt(-10_000);

const leadsFrom = (from: HoldState, gesture: RevealGesture, steps: readonly HoldStep[]) =>
  steps.reduce((hold, step) => holdAfter(hold, step, gesture), from).kind;
const leads = (...steps: readonly HoldStep[]) => leadsFrom(COVERED, 'hold', steps);

describe('holding', () => {
  test('opens after 600 ms, with the finger still down', () => {
    expect(leads(press(1000), time(1599))).toBe('holding');
    expect(leads(press(1000), time(1600))).toBe('open');
  });

  test('letting go afterwards keeps it open', () => {
    expect(leads(press(0), time(HOLD_MS), release(900), time(9000))).toBe('open');
  });

  test('opens on letting go, should the clock come late', () => {
    expect(leads(press(0), release(HOLD_MS))).toBe('open');
  });

  test('let go too early, nothing happens, and it is no tap either', () => {
    expect(leads(press(0), release(450))).toBe('covered');
    expect(leads(press(0), release(450), press(500), release(600))).toBe('tapped');
  });

  test('broken off, time does not open it', () => {
    expect(leads(press(0), breakOff, time(700), release(700))).toBe('covered');
  });
});

describe('tapping', () => {
  test('one tap does not open it, and is forgotten', () => {
    expect(leads(press(0), release(100))).toBe('tapped');
    expect(leads(press(0), release(100), time(5000))).toBe('covered');
    expect(leads(press(0), release(100), press(5000), release(5100))).toBe('tapped');
  });

  test('two taps open it', () => {
    expect(leads(press(0), release(100), press(400), release(500))).toBe('open');
  });

  test('Enter twice opens it, also after a tap', () => {
    expect(leads(enter(0))).toBe('tapped');
    expect(leads(enter(0), enter(800))).toBe('open');
    expect(leads(press(0), release(100), enter(800))).toBe('open');
  });

  test('a tap, then holding, opens it as well', () => {
    expect(leads(press(0), release(100), press(400), time(1000))).toBe('open');
  });
});

describe('where two taps open it', () => {
  const leadsByTaps = (...steps: readonly HoldStep[]) => leadsFrom(COVERED, 'two taps', steps);

  test('holding does not, however long, and counts as a slow tap', () => {
    expect(leadsByTaps(press(0), time(5000))).toBe('holding');
    expect(leadsByTaps(press(0), release(5000))).toBe('tapped');
    expect(leadsByTaps(press(0), release(900), press(1500), release(2400))).toBe('open');
  });

  test('one tap is not enough, and Enter twice does as well', () => {
    expect(leadsByTaps(press(0), release(100), time(5000))).toBe('covered');
    expect(leadsByTaps(enter(0), enter(500))).toBe('open');
  });
});

describe('where one tap opens it', () => {
  const leadsByTap = (...steps: readonly HoldStep[]) => leadsFrom(COVERED, 'one tap', steps);

  test('one is enough, by finger and by key, once the finger is up', () => {
    expect(leadsByTap(press(0))).toBe('holding');
    expect(leadsByTap(press(0), release(80))).toBe('open');
    expect(leadsByTap(enter(0))).toBe('open');
  });

  test('a tap that was meant for what lay there before still does nothing', () => {
    expect(leadsFrom(coveredAt(1000), 'one tap', [press(1200), release(1250), enter(1400)])).toBe('covered');
  });

  test('a finger that the system takes away opens nothing', () => {
    expect(leadsByTap(press(0), breakOff, release(80))).toBe('covered');
  });
});

test('time is asked for only while it can change something', () => {
  expect(dueAt(COVERED)).toBeNull();
  expect(dueAt(holdAfter(COVERED, press(100)))).toBe(100 + HOLD_MS);
  expect(dueAt(holdAfter(COVERED, enter(100)))).toBeGreaterThan(1000);
  expect(dueAt(holdAfter(COVERED, press(100)), 'two taps')).toBeNull();
});

describe('a cover that has just come', () => {
  const startled = (...steps: readonly HoldStep[]) => leadsFrom(coveredAt(1000), 'hold', steps);

  test('is deaf to taps that are still meant for what lay there', () => {
    expect(startled(press(1150), release(1210), press(1300), release(1360))).toBe('covered');
    expect(startled(enter(1100), enter(1250))).toBe('covered');
  });

  test('does not take such a tap for the first of two', () => {
    expect(startled(press(1650), release(1720), press(1800), release(1860))).toBe('tapped');
  });

  test('does not open under a finger that came down too early and stays', () => {
    expect(startled(press(1500), time(2500), release(2600))).toBe('covered');
  });

  test('listens after 700 ms', () => {
    expect(startled(press(1000 + DEAF_MS), time(1000 + DEAF_MS + HOLD_MS))).toBe('open');
  });
});
