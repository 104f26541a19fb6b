import { describe, expect, test } from 'vitest';
import { DELETE_HOLD_MS, type DeleteStep, holdAfter, RESTING } from '../../../src/screens/settings/deleteHold.ts';
import { roundAbove } from '../../../src/screens/settings/roundAbove.ts';
import { sittersOf } from '../../../src/screens/settings/sitters.ts';
import { PERSON } from '../../../src/table/game/opponents.ts';

const leads = (...steps: readonly DeleteStep[]) => steps.reduce(holdAfter, RESTING).kind;

describe('what deletes everything', () => {
  test('is held for a second and a half', () => {
    expect(leads({ step: 'press', at: 0 }, { step: 'time', at: DELETE_HOLD_MS - 1 })).toBe('holding');
    expect(leads({ step: 'press', at: 0 }, { step: 'time', at: DELETE_HOLD_MS })).toBe('held');
  });

  test('let go, it has done nothing, and has to be held from the beginning', () => {
    expect(leads({ step: 'press', at: 0 }, { step: 'release' }, { step: 'time', at: 5000 })).toBe('resting');
    const again: readonly DeleteStep[] = [
      { step: 'press', at: 1000 },
      { step: 'release' },
      { step: 'press', at: 1200 },
    ];
    expect(leads(...again, { step: 'time', at: 2600 })).toBe('holding');
  });

  test('is pressed twice with a keyboard, and not by one long press', () => {
    expect(leads({ step: 'key', at: 0 })).toBe('pressed once');
    expect(leads({ step: 'key', at: 0 }, { step: 'key', at: 100 })).toBe('pressed once');
    expect(leads({ step: 'key', at: 0 }, { step: 'key', at: 700 })).toBe('held');
  });

  test('can be held again where it could not be done', () => {
    const held: readonly DeleteStep[] = [
      { step: 'press', at: 0 },
      { step: 'time', at: DELETE_HOLD_MS },
    ];
    expect(leads(...held, { step: 'press', at: 3000 })).toBe('held');
    expect(leads(...held, { step: 'failed' })).toBe('resting');
    expect(leads(...held, { step: 'failed' }, { step: 'press', at: 3000 }, { step: 'time', at: 4500 })).toBe('held');
  });
});

test('the bar is of 12 MB, or of the next round number', () => {
  const megabytes = [0, 3.2, 12, 12.1, 60, 900, 2300].map((mb) => roundAbove(mb * 1_000_000) / 1_000_000);
  expect(megabytes).toEqual([12, 12, 12, 25, 100, 1000, 3000]);
});

test('people have the first tabs, computers the last', () => {
  const computer = { kind: 'computer', level: 'hard', style: null } as const;
  const players = [
    { name: 'Gustave', color: 'green', by: computer },
    { name: 'Anna', color: 'red', by: PERSON },
    { name: 'Ben', color: 'blue', by: PERSON },
  ] as const;
  expect(sittersOf(players).map(({ name, isComputer }) => [name, isComputer])).toEqual([
    ['Anna', false],
    ['Ben', false],
    ['Gustave', true],
  ]);
});
