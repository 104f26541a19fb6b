import { describe, expect, it } from 'vitest';
import { DEFAULT_WEIGHTS, weightsFor } from '../../../src/bots/ground/weights.ts';
import { planner } from '../../../src/bots/moves/planner.ts';
import { planOf } from '../../../src/bots/plan/mind.ts';
import { stream } from '../../../src/engine/random.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { aGame, type Situation } from '../../support/games/aGame.ts';

const mind = { weights: DEFAULT_WEIGHTS, orders: 24 };
const hard = planner(mind);

function viewOf(situation: Situation) {
  return viewFor(aGame(situation).game, situation.turn ?? 0);
}

function routeId(view: ReturnType<typeof viewOf>, route: number): string {
  return view.table.board.map.routes[route]?.id ?? '';
}

function ticketIds(situation: Situation): readonly string[] {
  return viewOf(situation).table.board.map.tickets.map(({ id }) => id);
}

describe('a plan', () => {
  it('joins two tickets that go the same way over routes that both use', () => {
    const tickets = ticketsBetween('usa', ['los-angeles', 'miami'], ['los-angeles', 'new-york']);
    const view = viewOf({ tickets: [tickets] });
    const both = planOf(view, mind, null);
    const alone = tickets.map((ticket) => planOf(viewOf({ tickets: [[ticket]] }), mind, null));
    const trains = (routes: readonly number[]) =>
      routes.reduce((sum, route) => sum + (view.table.board.routes[route]?.length ?? 0), 0);
    expect(both.hopeless).toEqual([]);
    expect(trains(both.routes)).toBeLessThan(alone.reduce((sum, plan) => sum + trains(plan.routes), 0));
  });

  it('gives up a ticket whose city is walled in', () => {
    const ids = ticketsBetween('usa', ['los-angeles', 'miami']);
    const view = viewOf({ tickets: [ids] });
    const toMiami = view.table.board.map.routes.filter(({ a, b }) => a === 'miami' || b === 'miami');
    const cut = viewOf({ tickets: [ids], routes: [[], toMiami.map(({ id }) => id)] });
    expect(planOf(view, mind, null).hopeless).toEqual([]);
    expect(planOf(cut, mind, null).hopeless).toHaveLength(1);
    expect(planOf(cut, mind, null).routes).toEqual([]);
  });

  it('borrows a rival route by a station where the way is cut (STN-3)', () => {
    const whole = viewOf({ map: 'europe' });
    const ticket = whole.table.board.map.tickets.find(({ set }) => set !== 'long');
    if (ticket === undefined) throw new Error('no ticket');
    const walls = whole.table.board.map.routes.filter(({ a, b }) => a === ticket.a || b === ticket.a);
    const cut = viewOf({ map: 'europe', tickets: [[ticket.id]], routes: [[], walls.map(({ id }) => id)] });
    const plan = planOf(cut, { ...mind, weights: { ...DEFAULT_WEIGHTS, turn: 0.5 } }, null);
    expect(plan.hopeless).toEqual([]);
    expect(plan.borrowed.map((route) => routeId(cut, route))).toEqual([
      expect.stringMatching(new RegExp(walls.map(({ id }) => `^${id}$`).join('|'))),
    ]);
  });
});

function ticketsBetween(map: 'usa', ...pairs: readonly (readonly [string, string])[]): string[] {
  const { tickets } = viewOf({ map }).table.board.map;
  return pairs.map(([one, other]) => {
    const found = tickets.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
    if (found === undefined) throw new Error(`no ticket ${one}–${other} among ${ticketIds({}).join(' ')}`);
    return found.id;
  });
}

describe('the planner', () => {
  it('claims a route of its plan as soon as it can pay', () => {
    const tickets = ticketsBetween('usa', ['los-angeles', 'miami']);
    const full = { red: 6, blue: 6, green: 6, yellow: 6, black: 6, white: 6, orange: 6, purple: 6 };
    const view = viewOf({ tickets: [tickets], hands: [full] });
    const action = hard(view, stream('a', 'b'));
    expect(action.type).toBe('claimRoute');
    expect(planOf(view, mind, null).routes).toContain(action.type === 'claimRoute' ? action.route : -1);
  });

  it('takes the route that completes a ticket in its last turn, not the one with more points', () => {
    const ids = ticketsBetween('usa', ['los-angeles', 'miami']);
    const view = viewOf({ tickets: [ids] });
    const way = planOf(view, { ...mind, orders: 24 }, null).routes.map((route) => routeId(view, route));
    const [missing = '', ...owned] = way;
    const { length = 0 } = view.table.board.map.routes.find(({ id }) => id === missing) ?? {};
    const test = aGame({ tickets: [ids], routes: [owned], hands: [{ locomotive: 12 }], trains: [length, 2] });
    Object.assign(test.game.table, { lastRoundBy: 1, turnsLeft: 1 });
    const action = hard(viewFor(test.game, 0), stream('a', 'b'));
    expect(action.type === 'claimRoute' ? routeId(view, action.route) : action.type).toBe(missing);
  });

  it('draws tickets when its own are done and there is time, and none when the end is near', () => {
    const early = viewOf({ tickets: [[]], hands: [{}], trains: [40, 40] });
    const late = viewOf({ tickets: [[]], hands: [{}], trains: [40, 5] });
    expect(hard(early, stream('a', 'b')).type).toBe('drawTickets');
    expect(hard(late, stream('a', 'b')).type).toBe('drawCard');
  });
});

describe('weights', () => {
  it('are the defaults on a map that has none of its own', () => {
    expect(weightsFor(undefined, 3)).toEqual(DEFAULT_WEIGHTS);
  });

  it('are those of the nearest number of players that has some', () => {
    const tuned = { 2: { turn: 1 }, 4: { turn: 2 } };
    expect([2, 4, 5].map((players) => weightsFor(tuned, players).turn)).toEqual([1, 2, 2]);
  });
});
