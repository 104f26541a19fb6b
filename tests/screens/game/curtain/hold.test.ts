import { describe, expect, test } from 'vitest';
import {
  coveredAt,
  DEAF_MS,
  dueAt,
  HOLD_MS,
  type HoldStep,
  holdAfter,
} from '../../../../src/screens/game/curtain/hold.ts';

const press = (at: number): HoldStep => ({ step: 'press', at });
const release = (at: number): HoldStep => ({ step: 'release', at });
const enter = (at: number): HoldStep => ({ step: 'tap', at });
const time = (at: number): HoldStep => ({ step: 'time', at });
const breakOff: HoldStep = { step: 'break off' };

/** It came long ago. */
const COVERED = coveredAt(-10_000);

const leads = (...steps: readonly HoldStep[]) => steps.reduce(holdAfter, COVERED).kind;

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

test('time is asked for only while it can change something', () => {
  expect(dueAt(COVERED)).toBeNull();
  expect(dueAt(holdAfter(COVERED, press(100)))).toBe(100 + HOLD_MS);
  expect(dueAt(holdAfter(COVERED, enter(100)))).toBeGreaterThan(1000);
});

describe('a cover that has just come', () => {
  const startled = (...steps: readonly HoldStep[]) => steps.reduce(holdAfter, coveredAt(1000)).kind;

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
