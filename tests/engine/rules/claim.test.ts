import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/engine/cards.ts';
import type { MapData } from '../../../src/engine/map.ts';
import { refusalOf } from '../../../src/engine/play.ts';
import { aGame, type Cards, counts, mapOf, TestGame } from '../../support/games/aGame.ts';
import { aPrice, cannotPay, doesNotFit, notHeld } from '../../support/games/refusals.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const nordic = mapOf('nordic');
const everything = mapOf('everything');
const BOARDS = [usa, europe, nordic, everything].map((map) => ({ name: map.id, map }));
const COLORS = CARDS.filter((card) => card !== 'locomotive');

/** More of every card than any route costs. */
const RICH: Cards = Object.fromEntries(CARDS.map((card) => [card, 12]));
const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;

/** Seat 0 holds 12 of every card, the row is full and the deck empty: a claim has no consequences of its own. */
function aRichGame(map: MapData): TestGame {
  return aGame({ map, hands: [RICH], row: ROW, deck: [] });
}

describe('ROUTE-1 a coloured route is paid with as many cards of its colour as it has spaces', () => {
  const hand: Cards = { red: 6, blue: 4, locomotive: 5 };
  const fourRed = aPrice(4, 'red');

  it.each<{ name: string; paid: Cards }>([
    { name: 'the colour alone', paid: { red: 4 } },
    { name: 'one locomotive', paid: { red: 3, locomotive: 1 } },
    { name: 'two locomotives, although the colour would do', paid: { red: 2, locomotive: 2 } },
    { name: 'three locomotives', paid: { red: 1, locomotive: 3 } },
    { name: 'locomotives only', paid: { locomotive: 4 } },
  ])('takes $name', ({ paid }) => {
    const game = aGame({ map: usa, hands: [hand] });
    expect(game.claim('dallas--el-paso', paid)).toEqual([
      { type: 'routeClaimed', seat: 0, route: 'dallas--el-paso', paid, points: 7 },
    ]);
  });

  it.each<{ name: string; paid: Cards }>([
    { name: 'a card too few', paid: { red: 3 } },
    { name: 'a card too many', paid: { red: 5 } },
    { name: 'a locomotive on top', paid: { red: 4, locomotive: 1 } },
    { name: 'a locomotive too many', paid: { locomotive: 5 } },
    { name: 'another colour', paid: { blue: 4 } },
    { name: 'two colours', paid: { red: 3, blue: 1 } },
    { name: 'another colour with locomotives', paid: { blue: 1, locomotive: 3 } },
    { name: 'nothing', paid: {} },
  ])('does not take $name', ({ paid }) => {
    const game = aGame({ map: usa, hands: [hand] });
    expect(game.refusal((g) => g.claim('dallas--el-paso', paid))).toEqual(doesNotFit(fourRed, paid));
  });

  it('does not take cards the player does not hold', () => {
    const game = aGame({ map: usa, hands: [{ red: 3, locomotive: 1 }] });
    expect(game.refusal((g) => g.claim('dallas--el-paso', { red: 4 }))).toEqual(notHeld('red', 4, 3));
    expect(game.refusal((g) => g.claim('dallas--el-paso', { red: 2, locomotive: 2 }))).toEqual(
      notHeld('locomotive', 2, 1),
    );
  });

  it('says what is missing when no payment can be made', () => {
    const game = aGame({ map: usa, hands: [{ red: 1, locomotive: 2, blue: 9 }] });
    const refusal = game.refusal((g) => g.claim('dallas--el-paso', { red: 1, locomotive: 2 }));
    expect(refusal).toEqual(cannotPay(fourRed, 'red', 1, 2));
  });
});

describe('ROUTE-2 a grey route takes any one colour', () => {
  it.each(COLORS)('takes %s', (color) => {
    const game = aGame({ map: usa, hands: [{ [color]: 3, locomotive: 1 }] });
    expect(game.claim('calgary--vancouver', { [color]: 2, locomotive: 1 })).toEqual([
      {
        type: 'routeClaimed',
        seat: 0,
        route: 'calgary--vancouver',
        paid: { [color]: 2, locomotive: 1 },
        points: 4,
      },
    ]);
    expect(game.hand(0)).toEqual({ [color]: 1 });
  });

  it('takes locomotives only, also from a hand with nothing else', () => {
    const game = aGame({ map: usa, hands: [{ locomotive: 3 }] });
    game.claim('calgary--vancouver', { locomotive: 3 });
    expect(game.ownerOf('calgary--vancouver')).toBe(0);
    expect(game.hand(0)).toEqual({});
  });

  it('does not take two colours', () => {
    const game = aGame({ map: usa, hands: [{ red: 3, blue: 3, locomotive: 1 }] });
    for (const paid of [
      { red: 2, blue: 1 },
      { red: 1, blue: 1, locomotive: 1 },
    ]) {
      expect(game.refusal((g) => g.claim('calgary--vancouver', paid))).toEqual(doesNotFit(aPrice(3, 'any'), paid));
    }
  });

  it('says which colour is nearest when no payment can be made', () => {
    const game = aGame({ map: usa, hands: [{ red: 1, green: 2 }] });
    const refusal = game.refusal((g) => g.claim('calgary--helena', { green: 2 }));
    expect(refusal).toEqual(cannotPay(aPrice(4, 'any'), 'green', 2, 0));
  });
});

describe('ROUTE-3 trains, cards and points of a claim', () => {
  it('moves exactly the cards paid from the hand to the discard pile', () => {
    const game = aGame({ map: usa, hands: [{ red: 6, blue: 2, locomotive: 3 }], discard: { red: 1, white: 2 } });
    game.claim('dallas--el-paso', { red: 3, locomotive: 1 });
    expect(game.hand(0)).toEqual({ red: 3, blue: 2, locomotive: 2 });
    expect(game.discard).toEqual({ red: 4, white: 2, locomotive: 1 });
    expect(game.table.discardSize).toBe(7);
    expect(game.table.handSizes).toEqual([7, 0]);
  });

  it('places as many trains as the route has spaces and scores at once', () => {
    const game = aGame({ map: usa, players: 3, hands: [{}, { red: 4 }], turn: 1, routes: [[], ['helena--omaha']] });
    expect([game.table.trains, game.table.scores]).toEqual([
      [45, 40, 45],
      [0, 10, 0],
    ]);
    game.claim('dallas--el-paso', { red: 4 });
    expect([game.table.trains, game.table.scores]).toEqual([
      [45, 36, 45],
      [0, 17, 0],
    ]);
    expect(game.ownerOf('dallas--el-paso')).toBe(1);
  });

  it('fills empty places of the row from the payment', () => {
    const game = aGame({ map: usa, hands: [{ red: 4 }], row: ['blue', null, 'white', 'black', null], deck: [] });
    expect(game.claim('dallas--el-paso', { red: 4 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: 'dallas--el-paso', paid: { red: 4 }, points: 7 },
      { type: 'deckReshuffled', count: 4 },
      { type: 'rowFilled', place: 1, card: 'red' },
      { type: 'rowFilled', place: 4, card: 'red' },
    ]);
  });

  it('may use the last trains', () => {
    const game = aGame({ map: usa, hands: [{ red: 4 }], trains: [4, 45] });
    expect(game.claim('dallas--el-paso', { red: 4 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: 'dallas--el-paso', paid: { red: 4 }, points: 7 },
      { type: 'lastRound', seat: 0 },
    ]);
    expect(game.table.trains).toEqual([0, 45]);
  });

  it('is refused with one train too few, and changes nothing', () => {
    const game = aGame({ map: usa, hands: [{ red: 4 }], trains: [3, 45] });
    const refusal = game.refusal((g) => g.claim('dallas--el-paso', { red: 4 }));
    expect(refusal).toEqual({ code: 'trainsShort', needs: 4, has: 3 });
    expect([game.table.trains, game.table.scores, game.hand(0)]).toEqual([[3, 45], [0, 0], { red: 4 }]);
    const lengths = game.legal().map((a) => (a.type === 'claimRoute' ? game.board.routes[a.route]?.length : 0));
    expect(Math.max(...lengths.map(Number))).toBe(3);
  });
});

describe('ROUTE-4 any free route, one a turn', () => {
  it.each(BOARDS)('a player with the cards can begin anywhere on $name', ({ map }) => {
    const game = aRichGame(map);
    const claimable = new Set(game.legal().flatMap((action) => (action.type === 'claimRoute' ? [action.route] : [])));
    expect(claimable.size).toBe(map.routes.length);
  });

  it('need not touch the routes the player owns', () => {
    const game = aGame({ map: usa, hands: [{ red: 4 }], routes: [['calgary--winnipeg', 'chicago--toronto']] });
    game.claim('dallas--el-paso', { red: 4 });
    expect(game.ownerOf('dallas--el-paso')).toBe(0);
  });

  it('ends the turn: a second claim has to wait for the next one', () => {
    const game = aGame({ map: usa, hands: [{ red: 8 }] });
    game.claim('dallas--el-paso', { red: 4 });
    const second = {
      type: 'claimRoute',
      route: game.route('denver--oklahoma-city'),
      payment: counts({ red: 4 }),
    } as const;
    expect(game.table.turn).toBe(1);
    expect(refusalOf(game.view(0), second)).toEqual({ code: 'notYourTurn', turn: 1 });
    game.skipTurn();
    game.claim('denver--oklahoma-city', { red: 4 });
    expect(game.table.scores).toEqual([14, 0]);
  });

  it.each(['drawing', 'tickets'])('is no longer possible once something else has been begun (%s)', (phase) => {
    const game = aGame({ map: usa, hands: [{ red: 4 }], row: ROW });
    if (phase === 'drawing') game.draw(0);
    else game.drawTickets();
    expect(game.refusal((g) => g.claim('dallas--el-paso', { red: 4 }))).toEqual({ code: 'notNow', phase });
  });
});

describe('ROUTE-5 points by length', () => {
  const POINTS: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21 };
  const LENGTHS: Readonly<Record<string, readonly number[]>> = {
    usa: [1, 2, 3, 4, 5, 6],
    europe: [1, 2, 3, 4, 6, 8],
    nordic: [1, 2, 3, 4, 5],
    everything: [1, 2, 3, 4, 5, 6],
  };

  it.each(BOARDS)('every route of $name scores what its length is worth', ({ map }) => {
    const rich = aRichGame(map);
    const scores = map.routes.map(({ id, length }) => {
      const game = new TestGame(rich.board, rich.game);
      const events = game.claim(id, { locomotive: length });
      expect(events).toContainEqual({
        type: 'routeClaimed',
        seat: 0,
        route: id,
        paid: { locomotive: length },
        points: POINTS[length],
      });
      return game.table.scores[0];
    });
    expect(scores).toEqual(map.routes.map(({ length }) => POINTS[length]));
  });

  it.each(BOARDS)('the lengths above are all that $name has', ({ map }) => {
    const lengths = [...new Set(map.routes.map((route) => route.length))].sort();
    expect(lengths).toEqual(LENGTHS[map.id]);
  });
});

describe('ROUTE-6 a claimed route is its owner’s alone', () => {
  it.each([
    { name: 'another player', turn: 0 },
    { name: 'its owner', turn: 2 },
  ])('$name cannot claim it again', ({ turn }) => {
    const hands = [{ red: 4 }, { red: 4 }, { red: 4 }];
    const game = aGame({ map: usa, players: 3, hands, row: ROW, turn, routes: [[], [], ['dallas--el-paso']] });
    expect(game.refusal((g) => g.claim('dallas--el-paso', { red: 4 }))).toEqual({ code: 'routeTaken', by: 2 });
    expect(game.legal().some((a) => a.type === 'claimRoute' && a.route === game.route('dallas--el-paso'))).toBe(false);
    expect(game.hand(turn)).toEqual({ red: 4 });
  });

  it('says who owns it before anything about trains and cards', () => {
    const game = aGame({ map: usa, hands: [{}], trains: [0, 45], routes: [[], ['dallas--el-paso']] });
    expect(game.refusal((g) => g.claim('dallas--el-paso', {}))).toEqual({ code: 'routeTaken', by: 1 });
  });
});
