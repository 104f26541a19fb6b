import { describe, expect, test } from 'vitest';
import type { RouteModel } from '../../../src/board/model.ts';
import { looksOf } from '../../../src/board/shapes/looks.ts';
import { differ } from '../../../src/ui/memo.ts';

const route = (changes: Partial<RouteModel> = {}): RouteModel => ({
  label: 'Wien to Zagreb, 2 trains, any colour, free',
  ends: [0, 1],
  color: 'grey',
  kind: 'plain',
  engines: 0,
  drawBonus: 0,
  state: { kind: 'free' },
  ghost: null,
  affordable: false,
  helpful: false,
  fresh: false,
  lit: null,
  dimmed: false,
  ...changes,
});

const drawnAgain = (before: RouteModel, after: RouteModel) => differ(looksOf(before), looksOf(after));

describe('a route', () => {
  test('is not drawn again when a new model says the same', () => {
    const claimed = { state: { kind: 'claimed', by: 'red' } } as const;
    expect(drawnAgain(route(), route())).toBe(false);
    expect(drawnAgain(route(claimed), route(structuredClone(claimed)))).toBe(false);
  });

  test('is not drawn again for what is drawn elsewhere: its name, a hint, a lit path', () => {
    expect(drawnAgain(route(), route({ label: 'taken', affordable: true, lit: 'ticket', dimmed: true }))).toBe(false);
  });

  test.each([
    { state: { kind: 'claimed', by: 'blue' } },
    { state: { kind: 'closed' } },
    { ghost: 'red' },
    { fresh: true },
  ] as const)('is drawn again when it changes: %o', (changes) => {
    expect(drawnAgain(route(), route(changes))).toBe(true);
  });

  test('is drawn again when another player has it', () => {
    const by = (player: 'red' | 'blue') => route({ state: { kind: 'claimed', by: player } });
    expect(drawnAgain(by('red'), by('blue'))).toBe(true);
  });
});
