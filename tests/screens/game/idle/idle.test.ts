import { describe, expect, test } from 'vitest';
import {
  attentionOf,
  type ClockTimes,
  DIM_MS,
  type Idle,
  idleAt,
  nextLook,
  touchedAt,
} from '../../../../src/screens/game/idle/idle.ts';

const IDLE_MS = 45_000;
const START: ClockTimes = { steady: 1_000, wall: 1_700_000_000_000 };

const later = (steady: number, wall = steady): ClockTimes => ({
  steady: START.steady + steady,
  wall: START.wall + wall,
});
/** Looked at in all of these moments. */
const idleOver = (...moments: readonly ClockTimes[]): Idle => moments.reduce(idleAt, touchedAt(START));
const attentionOver = (...moments: readonly ClockTimes[]) => attentionOf(idleOver(...moments), IDLE_MS);

describe('a hand that nobody touches', () => {
  test('is lit, then dim for five seconds, then over', () => {
    expect(attentionOver(later(39_999))).toBe('lit');
    expect(attentionOver(later(40_000))).toBe('dim');
    expect(attentionOver(later(44_999))).toBe('dim');
    expect(attentionOver(later(45_000))).toBe('over');
  });

  test('is over in time when the clock on the wall is set back', () => {
    expect(attentionOver(later(45_000, -3_600_000))).toBe('over');
    expect(attentionOver(later(30_000), later(31_000, -3_600_000), later(45_000, -3_586_000))).toBe('over');
  });

  test('is over when the device slept and the steady clock stood still', () => {
    expect(attentionOver(later(10_000), later(10_000, 3_600_000))).toBe('over');
  });

  test('is over when it slept after its clock was set back', () => {
    expect(attentionOver(later(1_000), later(2_000, -7_200_000), later(2_000, -3_600_000))).toBe('over');
  });

  test('is not over early because two clocks are looked at', () => {
    const looks = Array.from({ length: 39 }, (_, i) => later((i + 1) * 1_000));
    expect(idleOver(...looks).ms).toBe(39_000);
  });
});

test('it is looked at every second, and when it grows dim or is over', () => {
  expect(nextLook(touchedAt(START), IDLE_MS)).toBe(1_000);
  expect(nextLook(idleOver(later(39_400)), IDLE_MS)).toBe(600);
  expect(nextLook(idleOver(later(40_000)), IDLE_MS)).toBe(1_000);
  expect(nextLook(idleOver(later(44_700)), IDLE_MS)).toBe(300);
  expect(nextLook(touchedAt(START), DIM_MS)).toBe(1_000);
});
