import { describe, expect, it } from 'vitest';
import type { Style } from '../../src/bots/characters.ts';
import { botOf } from '../../src/bots/levels.ts';
import { makeBoard } from '../../src/engine/board.ts';
import { opponentsOf } from '../../src/headless/arena/opponents.ts';
import { currentMaps } from '../../src/headless/maps.ts';
import { type Habits, habitsOf } from '../support/games/habits.ts';

const DEALS = 32;

describe.each(currentMaps())('on $id, seen over many games against the plain player', (map) => {
  const board = makeBoard(map, 2);
  const hard = (style: Style | null) =>
    botOf('hard', { players: 2, tuned: opponentsOf(map.id), style, budget: { rollouts: 1 } });
  const plain = habitsOf(board, hard(null), hard(null), DEALS);
  const habits = (style: Style) => habitsOf(board, hard(style), hard(null), DEALS);
  const share = (habit: keyof Habits, of: Habits) => of[habit] / of.claims;

  it('a hub-builder more often goes on from its own network', () => {
    expect(share('attached', habits('hub-builder'))).toBeGreaterThan(1.03 * share('attached', plain));
  });

  it('a long-hauler claims fewer and longer routes', () => {
    const seen = habits('long-hauler');
    expect(seen.claims).toBeLessThan(0.97 * plain.claims);
    expect(share('short', seen)).toBeLessThan(0.9 * share('short', plain));
  });

  it('a ticket-hunter holds more tickets', () => {
    expect(habits('ticket-hunter').tickets).toBeGreaterThan(1.1 * plain.tickets);
  });

  it('a blocker is in the way about twice as often', () => {
    expect(habits('blocker').inTheWay).toBeGreaterThan(1.6 * plain.inTheWay);
  });
});
