import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/actions.ts';
import { legalActions } from '../../../src/engine/legal.ts';
import { apply, refusalOf } from '../../../src/engine/play.ts';
import type { RefusalCode } from '../../../src/engine/refusals.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { aDealtGame, aGame, counts, mapOf, type TestGame } from '../../support/games/aGame.ts';
import { deepFreeze } from '../../support/games/randomGames.ts';

const europe = mapOf('europe');
const everything = mapOf('everything');
const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;
const RICH = { red: 4, black: 4, blue: 4, locomotive: 4 };

function aRichGame(): TestGame {
  return aGame({ map: everything, hands: [RICH, RICH], row: ROW, deck: ['black', 'red', 'white', 'green', 'red'] });
}

/** What a careless or hostile caller hands in, whatever the types say. */
function refusedWith(game: TestGame, action: object): RefusalCode | 'accepted' {
  const outcome = apply(deepFreeze(game.game), action as Action);
  return outcome.ok ? 'accepted' : outcome.refusal.code;
}

const PAYMENT = counts({ red: 1 });
const NO_NUMBERS = [-1, 1000, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '0', null, undefined, {}, [0]];
const NO_PAYMENTS: { name: string; payment: unknown }[] = [
  { name: 'nothing', payment: undefined },
  { name: 'null', payment: null },
  { name: 'a number', payment: 1 },
  { name: 'a text', payment: '000000010' },
  { name: 'an object', payment: { red: 1 } },
  { name: 'an object like a list', payment: { length: 9, 7: 1 } },
  { name: 'a typed array', payment: Int8Array.from(PAYMENT) },
  { name: 'an empty list', payment: [] },
  { name: 'a list too short', payment: PAYMENT.slice(0, 8) },
  { name: 'a list too long', payment: [...PAYMENT, 0] },
  { name: 'a list with holes', payment: Object.assign(new Array(9), { 7: 1 }) },
  { name: 'a negative count', payment: counts({ red: 2, black: -1 }) },
  { name: 'a fraction', payment: counts({ red: 0.5, black: 0.5 }) },
  { name: 'NaN', payment: counts({ red: Number.NaN }) },
  { name: 'Infinity', payment: counts({ red: Number.POSITIVE_INFINITY }) },
  { name: 'texts', payment: PAYMENT.map(String) },
];

describe('TURN-1 nonsense is refused, never thrown', () => {
  it.each(NO_NUMBERS)('no such route, city, place or ticket: %s', (value) => {
    const game = aRichGame();
    expect(refusedWith(game, { type: 'claimRoute', route: value, payment: PAYMENT })).toBe('noSuchThing');
    expect(refusedWith(game, { type: 'buildStation', city: value, payment: PAYMENT })).toBe('noSuchThing');
    game.drawTickets();
    expect(refusedWith(game, { type: 'keepTickets', kept: [value] })).toBe('noSuchThing');
  });

  it.each(NO_NUMBERS.filter((value) => value !== -1))('no such place of the row: %s', (value) => {
    expect(refusedWith(aRichGame(), { type: 'drawCard', from: value })).toBe('noSuchThing');
  });

  it('names what there is not', () => {
    const game = aRichGame();
    const route = game.board.routes.length;
    const city = game.board.map.cities.length;
    expect([
      game.refusal((g) => g.act({ type: 'claimRoute', route, payment: PAYMENT })),
      game.refusal((g) => g.act({ type: 'buildStation', city, payment: PAYMENT })),
      game.refusal((g) => g.act({ type: 'drawCard', from: 5 })),
    ]).toEqual(['route', 'city', 'place'].map((what) => ({ code: 'noSuchThing', what })));
  });

  it.each(NO_PAYMENTS)('no payment: $name', ({ payment }) => {
    const game = aRichGame();
    const route = game.route('elm--moor'); // 1 red
    expect(refusedWith(game, { type: 'claimRoute', route, payment })).toBe('paymentDoesNotFit');
    expect(refusedWith(game, { type: 'buildStation', city: 0, payment })).toBe('paymentDoesNotFit');
    game.claim('dale--elm', { black: 3 }); // owes one black
    expect(refusedWith(game, { type: 'payTunnel', payment })).toBe('paymentDoesNotFit');
  });

  it.each([undefined, null, 3, 'all', { 0: 1, length: 1 }])('no list of tickets: %s', (kept) => {
    const game = aRichGame();
    game.drawTickets();
    expect(refusedWith(game, { type: 'keepTickets', kept })).toBe('noSuchThing');
  });

  it.each([{}, { type: 'resign' }, { type: null }, { type: 'toString' }, []])('no action: %j', (action) => {
    const game = aRichGame();
    expect(game.refusal((g) => g.act(action as unknown as Action))).toEqual({ code: 'noSuchThing', what: 'action' });
  });
});

describe('TURN-1 SET-5 one action a turn, and none before the opening choice', () => {
  it.each<{ name: string; act: (game: TestGame) => unknown }>([
    { name: 'a claim', act: (g) => g.claim('elm--moor', { red: 1 }) },
    { name: 'a station', act: (g) => g.station('ash', { red: 1 }) },
    { name: 'two cards', act: (g) => [g.draw('deck'), g.draw(1)] },
    { name: 'one card and a stop', act: (g) => [g.draw('deck'), g.stop()] },
    { name: 'a withdrawn tunnel', act: (g) => [g.claim('dale--elm', { black: 3 }), g.withdraw()] },
  ])('after $name the same seat is refused everything', ({ act }) => {
    const game = aRichGame();
    const before = legalActions(game.view(0));
    act(game);
    expect(game.table.turn).toBe(1);
    expect(legalActions(game.view(0))).toEqual([]);
    for (const action of before) expect(refusalOf(game.view(0), action)).toEqual({ code: 'notYourTurn', turn: 1 });
  });

  it('the same claim sent twice is refused the second time, also for the next seat', () => {
    const game = aRichGame();
    game.claim('elm--moor', { red: 1 });
    expect(game.refusal((g) => g.claim('elm--moor', { red: 1 }))).toEqual({ code: 'routeTaken', by: 0 });
  });

  it('nothing but the choice of tickets before the first turn', () => {
    const game = aDealtGame({ map: europe });
    const attempts: ((g: TestGame) => unknown)[] = [
      (g) => g.draw('deck'),
      (g) => g.draw(0),
      (g) => g.stop(),
      (g) => g.claim('amsterdam--bruxelles', { black: 1 }),
      (g) => g.payTunnel({}),
      (g) => g.withdraw(),
      (g) => g.drawTickets(),
      (g) => g.station('paris', { red: 1 }),
      (g) => g.pass(),
    ];
    const refusals = attempts.map((attempt) => game.refusal(attempt));
    expect(refusals).toEqual(attempts.map(() => ({ code: 'notNow', phase: 'opening' })));
    expect(game.legalKinds()).toEqual(['keepTickets']);
  });
});

describe('TURN-1 the game handed in is never changed', () => {
  it.each<{ name: string; reach: (game: TestGame) => unknown }>([
    { name: 'a turn', reach: () => [] },
    { name: 'a draw', reach: (g) => g.draw(0) },
    { name: 'a tunnel', reach: (g) => g.claim('dale--elm', { black: 3 }) },
    { name: 'a ticket choice', reach: (g) => g.drawTickets() },
  ])('by any legal action in $name', ({ reach }) => {
    const position = aRichGame();
    reach(position);
    const game = deepFreeze(position.game);
    const before = JSON.stringify(game);
    const actions = legalActions(viewFor(game, game.table.turn));
    const after = actions
      .map((action) => apply(game, action))
      .map((outcome) => outcome.ok && JSON.stringify(outcome.game));
    expect(after).not.toContain(before);
    expect(after).not.toContain(false);
    expect(JSON.stringify(game)).toBe(before);
  });
});
