import { describe, expect, test } from 'vitest';
import type { BonusCount } from '../../../src/engine/map.ts';
import { openHand, ownCount } from '../../../src/table/turn/ownBonus.ts';
import { aGame } from '../../support/games/aGame.ts';

const CAPITALS: BonusCount = { what: 'ticketsTo', city: { capital: true } };
const LOCAL: BonusCount = { what: 'ticketsWorthAtMost', points: 5 };

describe('what a seat has of a bonus that hands and tickets decide', () => {
  const game = aGame({
    map: 'nordic',
    hands: [{ locomotive: 1, red: 3 }, { locomotive: 5 }],
    routes: [['karlstad--oslo--1', 'karlstad--stockholm--1'], []],
    tickets: [['oslo--stockholm', 'bergen--trondheim', 'kobenhavn--oslo'], ['helsinki--stockholm']],
  });

  test('its own completed tickets, and nobody else’s', () => {
    expect(ownCount(game.view(0), CAPITALS)).toBe(1);
    expect(ownCount(game.view(0), LOCAL)).toBe(1);
    expect(ownCount(game.view(1), CAPITALS)).toBe(0);
  });

  test('for nobody while all hands are covered', () => {
    expect(openHand({ kind: 'look', seat: 0 })).toBeNull();
    expect(openHand({ kind: 'curtain', seat: 0, why: 'turn', recap: [], lastTurn: false })).toBeNull();
    expect(openHand({ kind: 'final', result: { seats: [], ranking: [] } })).toBeNull();
  });

  test('its own hand', () => {
    expect(ownCount(game.view(0), { what: 'locomotivesInHand' })).toBe(2);
    expect(ownCount(game.view(1), { what: 'locomotivesInHand' })).toBe(5);
  });
});
