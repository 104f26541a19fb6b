import { describe, expect, it } from 'vitest';
import type { CardName } from '../../../src/engine/cards.ts';
import { aGame, type Cards, counts, mapOf, type Situation, type TestGame } from '../../support/games/aGame.ts';
import { aPrice, cannotPay, doesNotFit, notHeld } from '../../support/games/refusals.ts';

const europe = mapOf('europe');
const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;
const RED_TUNNEL = 'erzurum--sochi'; // 3 spaces
const GREY_TUNNEL = 'paris--zurich'; // 3 spaces
type Revealed = readonly [CardName, CardName, CardName];

function aTunnelGame(hand: Cards, revealed: readonly CardName[], more: Situation = {}): TestGame {
  return aGame({ map: europe, hands: [hand], row: ROW, deckTop: revealed, ...more });
}

/** The ways in which the owed cards can be paid now. */
function extras(game: TestGame): (readonly number[])[] {
  return game.legal().flatMap((action) => (action.type === 'payTunnel' ? [action.payment] : []));
}

describe('TUN-1 three cards are turned up once the payment is laid down', () => {
  it('shows the payment and the top three cards of the deck, in their order', () => {
    const game = aTunnelGame({ red: 4, locomotive: 1 }, ['white', 'red', 'locomotive', 'black']);
    expect(game.claim(RED_TUNNEL, { red: 2, locomotive: 1 })).toEqual([
      {
        type: 'tunnelOpened',
        seat: 0,
        route: RED_TUNNEL,
        paid: { red: 2, locomotive: 1 },
        revealed: ['white', 'red', 'locomotive'],
        owed: 2,
      },
    ]);
    expect([game.deck[0], game.hand(0), game.discard]).toEqual(['black', { red: 2 }, {}]);
    expect([game.table.phase, game.table.turn, game.ownerOf(RED_TUNNEL)]).toEqual(['tunnel', 0, null]);
  });

  it.each<{ name: string; paid: Cards }>([
    { name: 'a card too few', paid: { red: 2 } },
    { name: 'the extra cards at once', paid: { red: 4 } },
    { name: 'another colour', paid: { blue: 3 } },
    { name: 'two colours', paid: { red: 2, blue: 1 } },
  ])('takes the same payments as any route: not $name', ({ paid }) => {
    const game = aTunnelGame({ red: 4, blue: 3 }, ['red', 'red', 'red']);
    const before = game.deck;
    expect(game.refusal((g) => g.claim(RED_TUNNEL, paid))).toEqual(doesNotFit(aPrice(3, 'red'), paid));
    expect(game.deck).toEqual(before);
  });

  it('may be tried without a card to spare', () => {
    const game = aTunnelGame({ red: 3 }, ['red', 'blue', 'blue']);
    game.claim(RED_TUNNEL, { red: 3 });
    expect([game.table.phase, game.hand(0)]).toEqual(['tunnel', {}]);
    expect(game.legal()).toEqual([{ type: 'withdrawTunnel' }]);
  });

  it('may be tried with the last trains, but not with one too few', () => {
    const hand = { red: 3 };
    const lucky = aTunnelGame(hand, ['blue', 'blue', 'blue'], { trains: [3, 45] });
    lucky.claim(RED_TUNNEL, { red: 3 });
    expect(lucky.table.trains).toEqual([0, 45]);
    const short = aTunnelGame(hand, ['blue', 'blue', 'blue'], { trains: [2, 45] });
    const refusal = short.refusal((g) => g.claim(RED_TUNNEL, { red: 3 }));
    expect(refusal).toEqual({ code: 'trainsShort', needs: 3, has: 2 });
  });
});

interface Reveal {
  readonly name: string;
  readonly route: string;
  readonly paid: Cards;
  readonly revealed: Revealed;
  readonly owed: number;
}

const noMatch: Revealed = ['blue', 'green', 'white'];

describe('TUN-2 a card more for each that is a locomotive or of the colour paid', () => {
  it.each<Reveal>([
    { name: 'nothing that counts', route: RED_TUNNEL, paid: { red: 3 }, revealed: noMatch, owed: 0 },
    { name: 'one of the colour', route: RED_TUNNEL, paid: { red: 3 }, revealed: ['blue', 'red', 'white'], owed: 1 },
    { name: 'one locomotive', route: RED_TUNNEL, paid: { red: 3 }, revealed: ['blue', 'green', 'locomotive'], owed: 1 },
    { name: 'two of the colour', route: RED_TUNNEL, paid: { red: 3 }, revealed: ['red', 'green', 'red'], owed: 2 },
    { name: 'one of each', route: RED_TUNNEL, paid: { red: 3 }, revealed: ['red', 'locomotive', 'white'], owed: 2 },
    { name: 'three of the colour', route: RED_TUNNEL, paid: { red: 3 }, revealed: ['red', 'red', 'red'], owed: 3 },
    {
      name: 'all kinds that count',
      route: RED_TUNNEL,
      paid: { red: 3 },
      revealed: ['red', 'locomotive', 'red'],
      owed: 3,
    },
    {
      name: 'colour and locomotives paid',
      route: RED_TUNNEL,
      paid: { red: 1, locomotive: 2 },
      revealed: ['red', 'locomotive', 'blue'],
      owed: 2,
    },
    {
      name: 'a grey tunnel: the colour paid counts',
      route: GREY_TUNNEL,
      paid: { green: 3 },
      revealed: ['green', 'red', 'green'],
      owed: 2,
    },
    {
      name: 'a grey tunnel: other colours do not',
      route: GREY_TUNNEL,
      paid: { green: 3 },
      revealed: ['red', 'red', 'red'],
      owed: 0,
    },
    {
      name: 'a grey tunnel: locomotives count',
      route: GREY_TUNNEL,
      paid: { green: 2, locomotive: 1 },
      revealed: ['locomotive', 'red', 'locomotive'],
      owed: 2,
    },
  ])('$name: $owed owed', ({ route, paid, revealed, owed }) => {
    const game = aTunnelGame(paid, revealed);
    expect(game.claim(route, paid)[0]).toEqual({ type: 'tunnelOpened', seat: 0, route, paid, revealed, owed });
    expect(game.ownerOf(route)).toBe(owed === 0 ? 0 : null);
  });

  it.each<{ name: string; extra: Cards; left: Cards }>([
    { name: 'the colour', extra: { red: 2 }, left: { blue: 5, locomotive: 2 } },
    { name: 'a mix', extra: { red: 1, locomotive: 1 }, left: { red: 1, blue: 5, locomotive: 1 } },
    { name: 'locomotives, although the colour would do', extra: { locomotive: 2 }, left: { red: 2, blue: 5 } },
  ])('what is owed can be paid with $name', ({ extra, left }) => {
    const game = aTunnelGame({ red: 5, blue: 5, locomotive: 2 }, ['red', 'locomotive', 'white']);
    game.claim(RED_TUNNEL, { red: 3 });
    expect(extras(game)).toEqual([{ red: 2 }, { red: 1, locomotive: 1 }, { locomotive: 2 }].map(counts));
    const paid = { red: 3 + (extra.red ?? 0), ...(extra.locomotive ? { locomotive: extra.locomotive } : {}) };
    expect(game.payTunnel(extra)).toEqual([{ type: 'routeClaimed', seat: 0, route: RED_TUNNEL, paid, points: 4 }]);
    expect(game.hand(0)).toEqual(left);
  });

  it('extra cards need no trains and score nothing', () => {
    const game = aTunnelGame({ red: 6 }, ['red', 'red', 'locomotive'], { trains: [3, 45] });
    game.claim(RED_TUNNEL, { red: 3 });
    expect(game.payTunnel({ red: 3 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: RED_TUNNEL, paid: { red: 6 }, points: 4 },
      { type: 'lastRound', seat: 0 },
    ]);
    expect([game.table.trains, game.table.scores]).toEqual([
      [0, 45],
      [4, 0],
    ]);
  });

  it.each<{ name: string; extra: Cards }>([
    { name: 'nothing', extra: {} },
    { name: 'one card too few', extra: { red: 1 } },
    { name: 'one card too many', extra: { red: 3 } },
    { name: 'a locomotive too many', extra: { red: 2, locomotive: 1 } },
    { name: 'another colour', extra: { blue: 2 } },
    { name: 'another colour with the right one', extra: { red: 1, blue: 1 } },
  ])('what is owed cannot be paid with $name', ({ extra }) => {
    const game = aTunnelGame({ red: 6, blue: 5, locomotive: 2 }, ['red', 'red', 'white']);
    game.claim(RED_TUNNEL, { red: 3 });
    expect(game.refusal((g) => g.payTunnel(extra))).toEqual(doesNotFit(aPrice(2, 'red'), extra));
    expect(game.table.phase).toBe('tunnel');
  });

  it('cards on the table cannot be paid a second time', () => {
    const game = aTunnelGame({ red: 4, locomotive: 1 }, ['red', 'red', 'white']);
    game.claim(RED_TUNNEL, { red: 3 });
    expect(game.refusal((g) => g.payTunnel({ red: 2 }))).toEqual(notHeld('red', 2, 1));
    expect(extras(game)).toEqual([counts({ red: 1, locomotive: 1 })]);
  });
});

describe('TUN-3 paid with locomotives only, only locomotives count and only they are owed', () => {
  it.each<Reveal>([
    {
      name: 'a coloured tunnel: its colour does not count',
      route: RED_TUNNEL,
      paid: { locomotive: 3 },
      revealed: ['red', 'red', 'red'],
      owed: 0,
    },
    {
      name: 'a coloured tunnel: a locomotive counts',
      route: RED_TUNNEL,
      paid: { locomotive: 3 },
      revealed: ['red', 'locomotive', 'red'],
      owed: 1,
    },
    {
      name: 'a coloured tunnel: three locomotives',
      route: RED_TUNNEL,
      paid: { locomotive: 3 },
      revealed: ['locomotive', 'locomotive', 'locomotive'],
      owed: 3,
    },
    {
      name: 'a grey tunnel: no colour counts',
      route: GREY_TUNNEL,
      paid: { locomotive: 3 },
      revealed: ['purple', 'red', 'red'],
      owed: 0,
    },
    {
      name: 'a grey tunnel: locomotives count',
      route: GREY_TUNNEL,
      paid: { locomotive: 3 },
      revealed: ['locomotive', 'purple', 'locomotive'],
      owed: 2,
    },
  ])('$name: $owed owed', ({ route, paid, revealed, owed }) => {
    const game = aTunnelGame(paid, revealed);
    expect(game.claim(route, paid)[0]).toEqual({ type: 'tunnelOpened', seat: 0, route, paid, revealed, owed });
    expect(game.ownerOf(route)).toBe(owed === 0 ? 0 : null);
  });

  it.each([RED_TUNNEL, GREY_TUNNEL])('what is owed on %s is locomotives, not a colour', (route) => {
    const game = aTunnelGame({ red: 9, locomotive: 6 }, ['locomotive', 'red', 'locomotive']);
    game.claim(route, { locomotive: 3 });
    expect(extras(game)).toEqual([counts({ locomotive: 2 })]);
    for (const extra of [{ red: 2 }, { red: 1, locomotive: 1 }, { locomotive: 1 }, { locomotive: 3 }]) {
      expect(game.refusal((g) => g.payTunnel(extra))).toEqual(doesNotFit(aPrice(2, 'locomotive'), extra));
    }
    expect(game.payTunnel({ locomotive: 2 })).toEqual([
      { type: 'routeClaimed', seat: 0, route, paid: { locomotive: 5 }, points: 4 },
    ]);
  });

  it('with a colour in the hand but no locomotive left, only withdrawing remains', () => {
    const game = aTunnelGame({ red: 9, locomotive: 3 }, ['locomotive', 'red', 'red']);
    game.claim(RED_TUNNEL, { locomotive: 3 });
    expect(game.legal()).toEqual([{ type: 'withdrawTunnel' }]);
  });
});

describe('TUN-1 TUN-3 a hand that cannot pay at all', () => {
  it('does not turn up cards', () => {
    const game = aTunnelGame({ red: 2 }, ['red', 'red', 'red']);
    expect(game.refusal((g) => g.claim(RED_TUNNEL, { red: 2 }))).toEqual(cannotPay(aPrice(3, 'red'), 'red', 2, 0));
    expect(game.table.phase).toBe('turn');
  });
});
