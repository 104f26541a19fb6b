import { describe, expect, it } from 'vitest';
import { afterthoughtsOf } from '../../src/bots/afterthoughts.ts';
import { hintFor } from '../../src/bots/hint.ts';
import { planOf } from '../../src/bots/mind.ts';
import { DEFAULT_WEIGHTS } from '../../src/bots/weights.ts';
import { viewFor } from '../../src/engine/view.ts';
import { aDealtGame, aGame, type Situation } from '../support/aGame.ts';

const mind = { weights: DEFAULT_WEIGHTS, orders: 24 };
const MIAMI = 'los-angeles--miami';

function viewOf(situation: Situation) {
  return viewFor(aGame(situation).game, 0);
}

describe('a hint', () => {
  it('to claim names the tickets that need the route, and the cards held for it', () => {
    const full = { red: 6, blue: 6, green: 6, yellow: 6, black: 6, white: 6, orange: 6, purple: 6 };
    const view = viewOf({ tickets: [[MIAMI]], hands: [full] });
    const { action, reason } = hintFor(view, mind);
    expect(action.type).toBe('claimRoute');
    if (reason.why !== 'claim') throw new Error(reason.why);
    expect(reason.need.tickets).toEqual([...view.tickets]);
    expect(reason.need.held).toBe(reason.need.needs);
  });

  it('to draw names the route that is nearest', () => {
    const view = viewOf({ tickets: [[MIAMI]], hands: [{ red: 1 }] });
    const { reason } = hintFor(view, mind);
    if (reason.why !== 'draw') throw new Error(reason.why);
    expect(planOf(view, mind, null).routes).toContain(reason.need?.route);
    expect(reason.need?.held).toBeLessThan(reason.need?.needs ?? 0);
  });

  it('which tickets to keep says how many trains they take', () => {
    const view = viewFor(aDealtGame().game, 0);
    const { action, reason } = hintFor(view, mind);
    if (reason.why !== 'keepTickets') throw new Error(reason.why);
    expect(action).toEqual({ type: 'keepTickets', kept: reason.kept });
    expect(reason.trains).toBeGreaterThan(4);
  });
});

describe('afterwards', () => {
  it('a computer tells at which turn it gave a ticket up, and who was in the way', () => {
    const before = viewOf({ tickets: [[MIAMI]] });
    const { map } = before.table.board;
    const toMiami = map.routes.filter(({ a, b }) => a === 'miami' || b === 'miami').map(({ id }) => id);
    const cut = viewOf({ tickets: [[MIAMI]], routes: [[], toMiami] });
    const { lost } = afterthoughtsOf([before, cut], mind);
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatchObject({ ticket: before.tickets[0], turn: cut.table.turnsTaken });
    expect(toMiami).toContain(map.routes[lost[0]?.route ?? -1]?.id);
  });

  it('has nothing to tell of tickets that it could still have finished', () => {
    expect(afterthoughtsOf([viewOf({ tickets: [[MIAMI]] })], mind).lost).toEqual([]);
  });
});
