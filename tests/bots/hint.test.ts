import { describe, expect, it } from 'vitest';
import { afterthoughtsOf } from '../../src/bots/afterthoughts.ts';
import { DEFAULT_WEIGHTS } from '../../src/bots/ground/weights.ts';
import { hintFor } from '../../src/bots/hint.ts';
import { planner } from '../../src/bots/moves/planner.ts';
import { planOf } from '../../src/bots/plan/mind.ts';
import { LOCOMOTIVE } from '../../src/engine/cards.ts';
import { at } from '../../src/engine/lists.ts';
import { ANY_COLOR } from '../../src/engine/prices.ts';
import { viewFor } from '../../src/engine/view.ts';
import { aDealtGame, aGame, type Situation } from '../support/games/aGame.ts';
import { boardFor, gameOf } from '../support/games/botGames.ts';
import { MAP_IDS } from '../support/maps/mapFiles.ts';

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

  it.each(MAP_IDS)('to take a colour names a route on %s that it can pay for', (map) => {
    const board = boardFor(map, 2);
    let colours = 0;
    for (const game of gameOf(board, 'hints', [planner(mind)])) {
      if (game.table.phase !== 'turn' && game.table.phase !== 'drawing') continue;
      const view = viewFor(game, game.table.turn);
      const { action, reason } = hintFor(view, mind);
      const card = action.type === 'drawCard' ? view.table.row[action.from] : undefined;
      if (card === undefined || card === LOCOMOTIVE || reason.why !== 'draw' || reason.need === null) continue;
      const { color } = at(board.routes, reason.need.route);
      expect([card, ANY_COLOR], `turn ${game.table.turnsTaken}`).toContain(color);
      colours++;
    }
    expect(colours).toBeGreaterThan(10);
  });

  it('to build a station names only the tickets that it can bring home (STN-3)', () => {
    const view = viewOf({
      map: 'europe',
      tickets: [['edinburgh--paris', 'kyiv--petrograd']],
      routes: [['dieppe--london--1', 'dieppe--paris'], ['edinburgh--london--1']],
      hands: [{ red: 1 }],
      trains: [40, 2],
    });
    const { action, reason } = hintFor(view, mind);
    expect(action.type).toBe('buildStation');
    if (reason.why !== 'station') throw new Error(reason.why);
    expect(reason.tickets.map((ticket) => view.table.board.map.tickets[ticket]?.id)).toEqual(['edinburgh--paris']);
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
