import { describe, expect, it } from 'vitest';
import type { ClaimCheck } from '../../../src/engine/claim.ts';
import type { Refusal } from '../../../src/engine/refusals.ts';
import { aGame, mapOf, type TestGame } from '../../support/games/aGame.ts';
import { aPrice, cannotPay } from '../../support/games/refusals.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;
const ORDER = ['notYourTurn', 'notNow', 'routeTaken', 'ownsParallel', 'lanesClosed', 'trainsShort', 'cardsShort'];

function failed(checks: readonly ClaimCheck[]): Refusal[] {
  return checks.filter((check) => !check.passed).map((check) => check.reason);
}

/** The first reason that stands in the way is the one a claim is refused with. */
function expectRefusedWithFirst(game: TestGame, route: string): void {
  const [first] = failed(game.checks(route));
  expect(game.refusal((g) => g.claim(route, { red: 4 }))).toEqual(first);
}

describe('ROUTE-1 ROUTE-3 ROUTE-6 DBL-1 DBL-2 every condition of a claim, in a fixed order', () => {
  it('all pass: nothing stands in the way', () => {
    const game = aGame({ map: usa, hands: [{ red: 4 }], row: ROW });
    const checks = game.checks('dallas--el-paso');
    expect(checks.map((check) => check.reason.code)).toEqual(ORDER);
    expect(failed(checks)).toEqual([]);
  });

  it('all fail at once, each with its numbers', () => {
    const game = aGame({
      map: usa,
      players: 3,
      hands: [{ orange: 1, locomotive: 2, red: 9 }, {}],
      row: ROW,
      trains: [3, 45, 45],
      routes: [['denver--kansas-city--1'], ['denver--kansas-city--2']],
      turn: 1,
    });
    game.drawTickets();
    expect(failed(game.checks('denver--kansas-city--2', 0))).toEqual([
      { code: 'notYourTurn', turn: 1 },
      { code: 'notNow', phase: 'tickets' },
      { code: 'routeTaken', by: 1 },
      { code: 'ownsParallel', route: game.route('denver--kansas-city--1') },
      { code: 'lanesClosed', players: 3, open: 1 },
      { code: 'trainsShort', needs: 4, has: 3 },
      cannotPay(aPrice(4, 'orange'), 'orange', 1, 2),
    ]);
  });

  it('the cards: needs 4 red, holds 1 red and 2 locomotives', () => {
    const game = aGame({ map: usa, hands: [{ red: 1, locomotive: 2, blue: 7 }], row: ROW });
    expect(failed(game.checks('dallas--el-paso'))).toEqual([cannotPay(aPrice(4, 'red'), 'red', 1, 2)]);
    expectRefusedWithFirst(game, 'dallas--el-paso');
  });

  it('the cards for a grey route: the colour held most', () => {
    const game = aGame({ map: usa, hands: [{ red: 2, blue: 3, yellow: 3 }], row: ROW });
    expect(failed(game.checks('calgary--helena'))).toEqual([cannotPay(aPrice(4, 'any'), 'blue', 3, 0)]);
  });

  it('the cards for a ferry: its symbols', () => {
    const game = aGame({ map: europe, hands: [{ red: 9, locomotive: 1 }], row: ROW });
    expect(failed(game.checks('palermo--smyrna'))).toEqual([cannotPay(aPrice(6, 'any', 2), 'red', 9, 1)]);
  });

  it('trains and cards, both short', () => {
    const game = aGame({ map: usa, hands: [{ red: 3 }], row: ROW, trains: [3, 45] });
    expect(failed(game.checks('dallas--el-paso'))).toEqual([
      { code: 'trainsShort', needs: 4, has: 3 },
      cannotPay(aPrice(4, 'red'), 'red', 3, 0),
    ]);
    expectRefusedWithFirst(game, 'dallas--el-paso');
  });

  it('a route of another player: its owner, and not its own lane', () => {
    const game = aGame({ map: usa, hands: [{ red: 4 }], row: ROW, routes: [[], ['dallas--el-paso']] });
    expect(failed(game.checks('dallas--el-paso'))).toEqual([{ code: 'routeTaken', by: 1 }]);
  });

  it('the other lane of a double route: closed with 2 players', () => {
    const game = aGame({ map: usa, hands: [{ orange: 4 }], row: ROW, routes: [[], ['denver--kansas-city--1']] });
    expect(failed(game.checks('denver--kansas-city--2'))).toEqual([{ code: 'lanesClosed', players: 2, open: 1 }]);
    expectRefusedWithFirst(game, 'denver--kansas-city--2');
  });

  it('a seat that waits is told whose turn it is, and everything else as on its own', () => {
    const game = aGame({ map: usa, players: 3, hands: [{}, { red: 4 }, { red: 3 }], row: ROW });
    expect(failed(game.checks('dallas--el-paso', 1))).toEqual([{ code: 'notYourTurn', turn: 0 }]);
    expect(failed(game.checks('dallas--el-paso', 2))).toEqual([
      { code: 'notYourTurn', turn: 0 },
      cannotPay(aPrice(4, 'red'), 'red', 3, 0),
    ]);
  });
});
