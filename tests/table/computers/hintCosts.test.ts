import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/engine/actions.ts';
import { costsOf } from '../../../src/table/computers/hintCosts.ts';
import { ticketsTogether } from '../../../src/table/turn/ticketProgress.ts';
import { aDealtGame, aGame, type Cards, counts, type Situation } from '../../support/games/aGame.ts';

const ROW = ['blue', 'green', 'locomotive', 'black', 'yellow'] as const;

function claimCosts(route: string, paid: Cards, situation: Situation) {
  const game = aGame({ map: 'europe', row: ROW, ...situation });
  const action: Action = { type: 'claimRoute', route: game.route(route), payment: counts(paid) };
  return costsOf(game.view(0), action);
}

describe('what a hint to claim costs', () => {
  test('locomotives, of those that are held', () => {
    const costs = claimCosts('munchen--wien', { orange: 2, locomotive: 1 }, { hands: [{ orange: 2, locomotive: 1 }] });
    expect(costs).toEqual([{ cost: 'locomotives', uses: 1, has: 1 }]);
    expect(claimCosts('munchen--wien', { orange: 3 }, { hands: [{ orange: 3, locomotive: 1 }] })).toEqual([]);
  });

  test('the risk of a tunnel: what is left for its extra cards (TUN-2)', () => {
    const tunnel = (hand: Cards) => claimCosts('munchen--zurich', { yellow: 2 }, { hands: [hand] });
    expect(tunnel({ yellow: 2 })).toEqual([{ cost: 'tunnel', spare: 0, most: 3 }]);
    expect(tunnel({ yellow: 3, locomotive: 1, red: 5 })).toEqual([{ cost: 'tunnel', spare: 2, most: 3 }]);
    expect(tunnel({ yellow: 4, locomotive: 1 })).toEqual([]);
  });

  test('played with locomotives, only locomotives are left for it (TUN-3)', () => {
    const hands = [{ yellow: 5, locomotive: 3 }];
    const costs = claimCosts('munchen--zurich', { locomotive: 2 }, { hands });
    expect(costs).toContainEqual({ cost: 'tunnel', spare: 1, most: 3 });
  });

  test('the last round, where it begins with it (END-1)', () => {
    const hands = [{ orange: 3 }];
    const last = { cost: 'lastRound' };
    expect(claimCosts('munchen--wien', { orange: 3 }, { hands, trains: [5, 30] })).toContainEqual(last);
    expect(claimCosts('munchen--wien', { orange: 3 }, { hands, trains: [6, 30] })).not.toContainEqual(last);
  });
});

describe('what tickets cost', () => {
  test('so many of the trains, for those in the hand as well', () => {
    const view = aDealtGame({ map: 'europe' }).view();
    const kept = view.offer;
    const [cost] = costsOf(view, { type: 'keepTickets', kept });
    expect(cost).toMatchObject({ takes: ticketsTogether(view, kept).trains, has: 45, tickets: kept.length });
  });

  test('is tight from three quarters of the trains on, and over where they do not reach', () => {
    const withTrains = (trains: number) => {
      const game = aGame({ row: ROW, tickets: [['denver--el-paso', 'calgary--phoenix']], trains: [trains, 40] });
      const { trains: takes } = ticketsTogether(game.view(0), game.view(0).tickets);
      const cost = costsOf(game.view(0), { type: 'drawTickets' }).find((each) => each.cost === 'trains');
      return { takes, fit: cost?.cost === 'trains' ? cost.fit : null };
    };
    const { takes } = withTrains(45);
    expect(withTrains(takes * 3).fit).toBe('easy');
    expect(withTrains(2 * takes).fit).toBe('fair');
    expect(withTrains(takes + 1).fit).toBe('tight');
    expect(withTrains(takes).fit).toBe('tight');
  });
});

describe('what other hints cost', () => {
  const game = aGame({ map: 'europe', row: ROW, hands: [{ red: 2, locomotive: 2 }], stations: [['roma']] });
  const costs = (action: Action) => costsOf(game.view(0), action);

  test('an open locomotive is the whole draw (DRAW-2), other cards are free', () => {
    expect(costs({ type: 'drawCard', from: 2 })).toEqual([{ cost: 'wholeDraw' }]);
    expect(costs({ type: 'drawCard', from: 0 })).toEqual([]);
    expect(costs({ type: 'drawCard', from: -1 })).toEqual([]);
  });

  test('a station is worth points as long as it is kept (STN-5)', () => {
    const paid = counts({ red: 1, locomotive: 1 });
    expect(costs({ type: 'buildStation', city: game.city('wien'), payment: paid })).toEqual([
      { cost: 'locomotives', uses: 1, has: 2 },
      { cost: 'station', points: 4, left: 1 },
    ]);
  });

  test('stopping and withdrawing give something up, passing nothing', () => {
    expect(costs({ type: 'stopDrawing' })).toEqual([{ cost: 'secondCard' }]);
    expect(costs({ type: 'withdrawTunnel' })).toEqual([{ cost: 'turn' }]);
    expect(costs({ type: 'pass' })).toEqual([]);
  });
});
