import { describe, expect, it } from 'vitest';
import type { CardName } from '../../../src/engine/cards.ts';
import { aGame, type Cards, mapOf, type Situation, type TestGame } from '../../support/games/aGame.ts';
import { aPrice, cannotPay, doesNotFit, notHeld } from '../../support/games/refusals.ts';

const europe = mapOf('europe');
const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;
const RED_TUNNEL = 'erzurum--sochi'; // 3 spaces, 4 points

function aTunnelGame(hand: Cards, more: Situation): TestGame {
  return aGame({ map: europe, hands: [hand], row: ROW, ...more });
}

describe('TUN-4 pay or withdraw', () => {
  it('claims at once when nothing is owed', () => {
    const game = aTunnelGame({ red: 4 }, { deckTop: ['blue', 'green', 'white'] });
    expect(game.claim(RED_TUNNEL, { red: 3 })).toEqual([
      {
        type: 'tunnelOpened',
        seat: 0,
        route: RED_TUNNEL,
        paid: { red: 3 },
        revealed: ['blue', 'green', 'white'],
        owed: 0,
      },
      { type: 'routeClaimed', seat: 0, route: RED_TUNNEL, paid: { red: 3 }, points: 4 },
    ]);
    expect([game.hand(0), game.table.trains, game.table.scores, game.table.turn]).toEqual([
      { red: 1 },
      [42, 45],
      [4, 0],
      1,
    ]);
  });

  it('withdrawing, although able to pay, gives the whole payment back and ends the turn', () => {
    const game = aTunnelGame({ red: 4, locomotive: 2, blue: 1 }, { deckTop: ['red', 'green', 'white'] });
    game.claim(RED_TUNNEL, { red: 2, locomotive: 1 });
    expect(game.legalKinds()).toEqual(['payTunnel', 'withdrawTunnel']);
    expect(game.withdraw()).toEqual([{ type: 'tunnelWithdrawn', seat: 0, route: RED_TUNNEL }]);
    expect(game.hand(0)).toEqual({ red: 4, locomotive: 2, blue: 1 });
    expect([game.table.trains, game.table.scores, game.ownerOf(RED_TUNNEL)]).toEqual([[45, 45], [0, 0], null]);
    expect([game.table.phase, game.table.turn]).toEqual(['turn', 1]);
  });

  it.each<{ name: string; hand: Cards; paid: Cards; color: CardName }>([
    { name: 'a colour', hand: { red: 3, blue: 4 }, paid: { red: 3 }, color: 'red' },
    { name: 'locomotives', hand: { locomotive: 3, red: 4 }, paid: { locomotive: 3 }, color: 'locomotive' },
  ])('says what is missing to pay with, after $name', ({ hand, paid, color }) => {
    const game = aTunnelGame(hand, { deckTop: ['locomotive', 'blue', 'white'] });
    game.claim(RED_TUNNEL, paid);
    const refusal = game.refusal((g) => g.payTunnel({ [color]: 1 }));
    expect(refusal).toEqual(cannotPay(aPrice(1, color), color, 0, 0));
    expect(game.legalKinds()).toEqual(['withdrawTunnel']);
  });

  it('a withdrawn tunnel is free for the next player', () => {
    const game = aGame({
      map: europe,
      hands: [{ red: 3 }, { red: 3 }],
      row: ROW,
      deckTop: ['red', 'green', 'white', 'blue', 'blue', 'blue'],
    });
    game.claim(RED_TUNNEL, { red: 3 });
    game.withdraw();
    game.claim(RED_TUNNEL, { red: 3 });
    expect(game.ownerOf(RED_TUNNEL)).toBe(1);
  });

  it('nothing else can be done while a tunnel is open', () => {
    const game = aTunnelGame({ red: 9, locomotive: 2 }, { deckTop: ['red', 'red', 'white'] });
    game.claim(RED_TUNNEL, { red: 3 });
    const others: ((g: TestGame) => unknown)[] = [
      (g) => g.draw('deck'),
      (g) => g.draw(0),
      (g) => g.stop(),
      (g) => g.claim('kyiv--smolensk', { red: 3 }),
      (g) => g.drawTickets(),
      (g) => g.keep(...g.tickets(0).map(String)),
      (g) => g.station('paris', { red: 1 }),
      (g) => g.pass(),
    ];
    expect(others.map((attempt) => game.refusal(attempt))).toEqual(
      others.map(() => ({ code: 'notNow', phase: 'tunnel' })),
    );
  });

  it('paying and withdrawing exist only while a tunnel is open', () => {
    const game = aTunnelGame({ red: 9 }, { deckTop: ['blue', 'green', 'white'] });
    expect(game.refusal((g) => g.payTunnel({ red: 1 }))).toEqual({ code: 'notNow', phase: 'turn' });
    expect(game.refusal((g) => g.withdraw())).toEqual({ code: 'notNow', phase: 'turn' });
    game.claim(RED_TUNNEL, { red: 3 });
    expect(game.refusal((g) => g.withdraw())).toEqual({ code: 'notNow', phase: 'turn' });
  });
});

describe('TUN-7 the payment cannot be changed once cards are turned up', () => {
  it('neither replaced nor opened anew', () => {
    const game = aTunnelGame({ red: 3, locomotive: 3 }, { deckTop: ['red', 'red', 'red'] });
    game.claim(RED_TUNNEL, { red: 3 });
    expect(game.refusal((g) => g.claim(RED_TUNNEL, { locomotive: 3 }))).toEqual({ code: 'notNow', phase: 'tunnel' });
    expect(game.table.tunnel?.owed).toBe(3);
  });

  it('the colour of the extra cards is that of the payment, also on a grey tunnel', () => {
    const game = aTunnelGame({ red: 3, green: 5, locomotive: 1 }, { deckTop: ['red', 'blue', 'blue'] });
    game.claim('paris--zurich', { red: 3 });
    const refusal = game.refusal((g) => g.payTunnel({ green: 1 }));
    expect(refusal).toEqual(doesNotFit(aPrice(1, 'red'), { green: 1 }));
    game.payTunnel({ locomotive: 1 });
    expect(game.hand(0)).toEqual({ green: 5 });
  });
});

describe('INFO-1 how many cards a player holds while a tunnel is open', () => {
  it('does not count the payment on the table, and counts it again when it is taken back', () => {
    const game = aTunnelGame({ red: 5, locomotive: 1 }, { deckTop: ['red', 'blue', 'blue'] });
    game.claim(RED_TUNNEL, { red: 3 });
    expect([game.view(1).table.handSizes, game.view(1).table.tunnel]).toEqual([
      [3, 0],
      { route: game.route(RED_TUNNEL), paid: [0, 0, 0, 0, 0, 0, 0, 3, 0], revealed: [7, 1, 1], owed: 1 },
    ]);
    game.withdraw();
    expect([game.view(1).table.handSizes, game.view(1).table.tunnel]).toEqual([[6, 0], null]);
  });

  it('goes down by the extra cards, once', () => {
    const game = aTunnelGame({ red: 5, locomotive: 1 }, { deckTop: ['red', 'blue', 'locomotive'] });
    game.claim(RED_TUNNEL, { red: 3 });
    game.payTunnel({ red: 1, locomotive: 1 });
    expect([game.table.handSizes, game.hand(0)]).toEqual([[1, 0], { red: 1 }]);
    expect(game.discard).toEqual({ red: 5, blue: 1, locomotive: 2 });
  });
});

interface Short {
  readonly name: string;
  readonly deck: readonly CardName[];
  readonly discard: Cards;
  readonly reshuffled: number | null;
  readonly revealed: readonly CardName[];
  readonly owed: number;
}

describe('TUN-6 fewer than three cards left', () => {
  it.each<Short>([
    {
      name: 'two in the deck',
      deck: ['red', 'white'],
      discard: {},
      reshuffled: null,
      revealed: ['red', 'white'],
      owed: 1,
    },
    { name: 'one in the deck', deck: ['red'], discard: {}, reshuffled: null, revealed: ['red'], owed: 1 },
    { name: 'none at all', deck: [], discard: {}, reshuffled: null, revealed: [], owed: 0 },
    {
      name: 'one in each pile',
      deck: ['red'],
      discard: { blue: 1 },
      reshuffled: 1,
      revealed: ['red', 'blue'],
      owed: 1,
    },
    { name: 'two in the discard', deck: [], discard: { blue: 2 }, reshuffled: 2, revealed: ['blue', 'blue'], owed: 0 },
    { name: 'one in the discard', deck: [], discard: { red: 1 }, reshuffled: 1, revealed: ['red'], owed: 1 },
    {
      name: 'enough with the discard: the deck comes first',
      deck: ['red', 'white'],
      discard: { blue: 4 },
      reshuffled: 4,
      revealed: ['red', 'white', 'blue'],
      owed: 1,
    },
    {
      name: 'just enough in the deck',
      deck: ['red', 'white', 'red'],
      discard: { blue: 4 },
      reshuffled: null,
      revealed: ['red', 'white', 'red'],
      owed: 2,
    },
  ])('$name', ({ deck, discard, reshuffled, revealed, owed }) => {
    const game = aTunnelGame({ red: 3 }, { deck, discard });
    const reshuffle = reshuffled === null ? [] : [{ type: 'deckReshuffled', count: reshuffled }];
    const claimed = { type: 'routeClaimed', seat: 0, route: RED_TUNNEL, paid: { red: 3 }, points: 4 };
    expect(game.claim(RED_TUNNEL, { red: 3 })).toEqual([
      ...reshuffle,
      { type: 'tunnelOpened', seat: 0, route: RED_TUNNEL, paid: { red: 3 }, revealed, owed },
      ...(owed === 0 ? [claimed] : []),
    ]);
  });

  it('the payment on the table is not among the cards turned up, however few there are', () => {
    const game = aTunnelGame({ red: 5 }, { deck: [], discard: { red: 1, blue: 1 } });
    const [reshuffled, opened] = game.claim(RED_TUNNEL, { red: 3 });
    expect(reshuffled).toEqual({ type: 'deckReshuffled', count: 2 });
    expect(opened).toMatchObject({ type: 'tunnelOpened', owed: 1 });
    expect([game.deck, game.discard]).toEqual([[], {}]);
  });

  it('cards that cannot be held are not asked for when nothing is left to turn up', () => {
    const game = aTunnelGame({ red: 2, locomotive: 1 }, { deck: [] });
    expect(game.refusal((g) => g.claim(RED_TUNNEL, { red: 3 }))).toEqual(notHeld('red', 3, 2));
    game.claim(RED_TUNNEL, { red: 2, locomotive: 1 });
    expect([game.ownerOf(RED_TUNNEL), game.hand(0), game.discard]).toEqual([0, {}, { red: 2, locomotive: 1 }]);
  });
});
