import { describe, expect, test } from 'vitest';
import type { CARDS } from '../../../src/engine/cards.ts';
import type { SeatView } from '../../../src/engine/view.ts';
import {
  type Draft,
  type DraftStep,
  draftAfter,
  finished,
  firstDraft,
  priceOf,
  routesInReach,
} from '../../../src/table/turn/draft.ts';
import { aDealtGame, aGame, cardNumber, counts } from '../../support/games/aGame.ts';
import { aPrice } from '../../support/games/refusals.ts';

const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;

/** Where these touches lead, one after the other. */
function touched(view: SeatView, ...steps: readonly DraftStep[]): Draft | null {
  return steps.reduce<Draft | null>((draft, step) => draftAfter(view, draft, step), firstDraft(view));
}

describe('claiming a route', () => {
  const game = aGame({ hands: [{ red: 4, blue: 2, locomotive: 2 }], row: ROW });
  const view = game.view();
  const touch = (route: string): DraftStep => ({ step: 'route', route: game.route(route) });
  const card = (name: (typeof CARDS)[number]): DraftStep => ({ step: 'card', card: cardNumber(name) });

  test('one touch comes to an action: the best payment is chosen already', () => {
    const draft = touched(view, touch('dallas--el-paso'));
    expect(finished(view, draft)).toEqual({
      type: 'claimRoute',
      route: game.route('dallas--el-paso'),
      payment: counts({ red: 4 }),
    });
  });

  test('a second touch of the same route changes nothing, of another route begins anew', () => {
    const chosen = [touch('denver--santa-fe'), card('blue')] as const;
    expect(touched(view, ...chosen, touch('denver--santa-fe'))).toEqual(touched(view, ...chosen));
    expect(touched(view, ...chosen, touch('dallas--el-paso'))).toEqual(touched(view, touch('dallas--el-paso')));
  });

  test('a card of the hand pays where it can, and changes nothing where it cannot', () => {
    const blue = touched(view, touch('denver--santa-fe'), card('blue'));
    expect(blue).toMatchObject({ payment: counts({ blue: 2 }) });
    expect(draftAfter(view, blue, card('white'))).toEqual(blue);
  });

  test('the stepper trades a card for a locomotive', () => {
    const draft = touched(view, touch('denver--santa-fe'), { step: 'locomotives', count: 1 });
    expect(draft).toMatchObject({ payment: counts({ red: 1, locomotive: 1 }) });
    expect(draftAfter(view, draft, { step: 'locomotives', count: 7 })).toEqual(draft);
  });

  test('any payment that fits can be picked from the list, and no other', () => {
    const draft = touched(view, touch('denver--santa-fe'));
    const pick = (cards: Parameters<typeof counts>[0]) =>
      draftAfter(view, draft, { step: 'payment', payment: counts(cards) });
    expect(pick({ blue: 1, locomotive: 1 })).toMatchObject({ payment: counts({ blue: 1, locomotive: 1 }) });
    expect(pick({ blue: 1, red: 1 })).toEqual(draft);
    expect(pick({ white: 2 })).toEqual(draft);
  });

  test('a route that cannot be claimed is chosen too, with no payment and no action', () => {
    const draft = touched(view, touch('calgary--winnipeg'));
    expect(draft).toEqual({ kind: 'claim', route: game.route('calgary--winnipeg'), payment: null });
    expect(finished(view, draft)).toBeNull();
    expect(draftAfter(view, draft, card('red'))).toEqual(draft);
  });

  test('with a card chosen first, it pays, and of two routes side by side the one it fits is meant', () => {
    expect(touched(view, card('blue'), touch('denver--santa-fe'))).toMatchObject({ payment: counts({ blue: 2 }) });
    expect(touched(view, card('blue'), touch('kansas-city--saint-louis--2'))).toMatchObject({
      route: game.route('kansas-city--saint-louis--1'),
      payment: counts({ blue: 2 }),
    });
  });

  test('a card chosen twice is put back, and only its routes are in reach while it is chosen', () => {
    expect(touched(view, card('red'), card('red'))).toBeNull();
    const all = routesInReach(view, null);
    const red = routesInReach(view, touched(view, card('red')));
    expect(all).toContain(game.route('kansas-city--saint-louis--1'));
    expect(red).toContain(game.route('dallas--el-paso'));
    expect(red).not.toContain(game.route('kansas-city--saint-louis--1'));
    expect(all).toEqual(expect.arrayContaining([...red]));
  });

  test('what it costs is known, whether it can be paid or not', () => {
    const price = (...steps: readonly DraftStep[]) => {
      const draft = touched(view, ...steps);
      return draft && priceOf(view, draft);
    };
    expect(price(touch('calgary--winnipeg'))).toEqual(aPrice(6, 'white'));
    expect(price(touch('denver--santa-fe'))).toEqual(aPrice(2, 'any'));
    expect(price(card('red'))).toBeNull();
  });

  test('dropped, nothing is left of it', () => {
    expect(touched(view, touch('dallas--el-paso'), { step: 'drop' })).toBeNull();
  });
});

describe('the colour that a grey route begins with', () => {
  test('is one that the tickets do not need', () => {
    const hands = [{ red: 4, purple: 3 }];
    const plain = aGame({ hands, row: ROW, tickets: [[]] });
    // The way that is left leads along four red spaces.
    const taken = ['denver--santa-fe', 'denver--phoenix'];
    const needy = aGame({ hands, row: ROW, tickets: [['denver--el-paso']], routes: [[], taken] });
    const touch = (game: typeof plain): DraftStep => ({ step: 'route', route: game.route('atlanta--charleston') });
    expect(touched(plain.view(), touch(plain))).toMatchObject({ payment: counts({ red: 2 }) });
    expect(touched(needy.view(), touch(needy))).toMatchObject({ payment: counts({ purple: 2 }) });
  });
});

describe('building a station', () => {
  test('one touch of a city comes to an action; where there is a station already it does not', () => {
    const game = aGame({ map: 'europe', hands: [{ red: 1 }], row: ROW, stations: [[], ['roma']] });
    const view = game.view();
    const city = (id: string): DraftStep => ({ step: 'city', city: game.city(id) });
    expect(finished(view, touched(view, city('wien')))).toEqual({
      type: 'buildStation',
      city: game.city('wien'),
      payment: counts({ red: 1 }),
    });
    expect(finished(view, touched(view, city('roma')))).toBeNull();
  });
});

describe('tickets', () => {
  test('the choice begins with none kept, and is an action once enough are', () => {
    const view = aDealtGame().view();
    const [one = -1, two = -1] = view.offer;
    const keep = (ticket: number): DraftStep => ({ step: 'ticket', ticket });
    expect(firstDraft(view)).toEqual({ kind: 'keep', kept: [] });
    expect(finished(view, touched(view, keep(one)))).toBeNull();
    expect(finished(view, touched(view, keep(one), keep(two)))).toEqual({ type: 'keepTickets', kept: [one, two] });
    expect(finished(view, touched(view, keep(one), keep(two), keep(one)))).toBeNull();
    expect(touched(view, keep(999))).toEqual({ kind: 'keep', kept: [] });
  });

  test('no touch of the board leads away from the choice', () => {
    const view = aDealtGame().view();
    expect(touched(view, { step: 'route', route: 3 })).toEqual(firstDraft(view));
    expect(touched(view, { step: 'city', city: 3 })).toEqual(firstDraft(view));
    expect(touched(view, { step: 'drop' })).toEqual(firstDraft(view));
  });

  test('are asked about before they are drawn', () => {
    const view = aGame({ row: ROW }).view();
    const draft = touched(view, { step: 'draw tickets' });
    expect(draft).toEqual({ kind: 'confirm tickets' });
    expect(finished(view, draft)).toEqual({ type: 'drawTickets' });
  });
});

describe('a tunnel', () => {
  const opened = (hand: Parameters<typeof counts>[0]) => {
    const game = aGame({ map: 'europe', hands: [hand], row: ROW, deckTop: ['blue', 'red', 'green'] });
    game.claim('munchen--venezia', { blue: 2 });
    return game.view();
  };

  test('begins with the extra cards chosen, if they are there', () => {
    const view = opened({ blue: 3, locomotive: 1 });
    expect(finished(view, firstDraft(view))).toEqual({ type: 'payTunnel', payment: counts({ blue: 1 }) });
    const traded = touched(view, { step: 'card', card: cardNumber('locomotive') });
    expect(finished(view, traded)).toEqual({ type: 'payTunnel', payment: counts({ locomotive: 1 }) });
  });

  test('begins with nothing to pay where only withdrawing is left', () => {
    const view = opened({ blue: 2 });
    expect(firstDraft(view)).toEqual({ kind: 'tunnel', payment: null });
    expect(finished(view, firstDraft(view))).toBeNull();
  });
});

describe('whoever is not on turn', () => {
  test('can look at a route, but nothing comes of it', () => {
    const game = aGame({ hands: [{}, { red: 4 }], row: ROW });
    const view = game.view(1);
    const draft = touched(view, { step: 'route', route: game.route('dallas--el-paso') });
    expect(draft).toMatchObject({ kind: 'claim', payment: null });
    expect(routesInReach(view, null)).toEqual([]);
  });
});
