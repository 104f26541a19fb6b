import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/actions.ts';
import type { GameEvent } from '../../../src/engine/events.ts';
import { apply, refusalOf, startGame } from '../../../src/engine/play.ts';
import { redact } from '../../../src/engine/redact.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { aDealtGame, counts, mapOf, type Situation, type TestGame, withRules } from '../../support/games/aGame.ts';

const [usa, europe, nordic] = [mapOf('usa'), mapOf('europe'), mapOf('nordic')];
const threeRegular = { deal: { regular: 3 }, keep: 2, refused: 'under the deck' } as const;

/** The offer of each seat, by name. */
function offers(game: TestGame): string[][] {
  const [dealt] = game.events;
  if (dealt?.type !== 'dealt') throw new Error('a game begins with the deal');
  return dealt.offers;
}

function isLong(game: TestGame, id: string | undefined): boolean {
  return game.board.map.tickets.find((ticket) => ticket.id === id)?.set === 'long';
}

/** Everybody chooses in turn: the places of the offer to keep, by seat. */
function choose(game: TestGame, keep: readonly (readonly number[])[]): void {
  const dealt = offers(game);
  for (let i = 0; i < game.board.players; i++) {
    const { turn } = game.table;
    game.keep(...(keep[turn] ?? []).map((place) => dealt[turn]?.[place] ?? ''));
  }
}

const PLAYERS = [2, 3, 4, 5];

const DEALS = [
  { name: 'SET-2 usa, classic', map: usa, deckName: 'classic', long: 0, regular: 3, deck: 30 },
  { name: 'SET-2 usa, grand', map: usa, deckName: 'grand', long: 0, regular: 3, deck: 69 },
  { name: 'SET-3 europe', map: europe, long: 1, regular: 3, deck: 40 },
  { name: 'SET-4 nordic', map: nordic, long: 0, regular: 4, deck: 55 },
  { name: 'a map with every mechanism, small deck', map: 'everything', long: 1, regular: 2, deck: 12 },
  {
    name: 'a map with every mechanism, whole deck',
    map: 'everything',
    deckName: 'whole',
    long: 1,
    regular: 2,
    deck: 18,
  },
] as const;

describe('SET-2 SET-3 SET-4 the opening tickets', () => {
  const tables = DEALS.flatMap((deal) => PLAYERS.map((players) => ({ ...deal, players })));

  it.each(tables)('$name: $long long and $regular regular to each of $players', (deal) => {
    const game = aDealtGame(deal);
    const dealt = offers(game);
    expect(dealt.map((offer) => offer.filter((id) => isLong(game, id)).length)).toEqual(dealt.map(() => deal.long));
    expect(dealt.map((offer) => offer.length)).toEqual(dealt.map(() => deal.long + deal.regular));
    const everywhere = [...dealt.flat(), ...game.ticketDeck];
    expect(new Set(everywhere).size).toBe(everywhere.length);
    expect(game.table.ticketDeckSize).toBe(deal.deck - deal.players * deal.regular);
    expect(game.ticketDeck.length).toBe(deal.deck - deal.players * deal.regular);
  });

  it.each(DEALS)('$name: at least two must be kept, more may be', (deal) => {
    const size = deal.long + deal.regular;
    const game = aDealtGame(deal);
    const [first = ''] = offers(game)[0] ?? [];
    expect(game.refusal((g) => g.keep())).toEqual({ code: 'keepMore', atLeast: 2, kept: 0 });
    expect(game.refusal((g) => g.keep(first))).toEqual({ code: 'keepMore', atLeast: 2, kept: 1 });
    const choices = game.legal().map((action) => (action.type === 'keepTickets' ? action.kept.length : NaN));
    // Of n tickets there are 2ⁿ choices, without those of none and of one.
    expect(choices.length).toBe(2 ** size - 1 - size);
    expect(Math.min(...choices)).toBe(2);
    expect(Math.max(...choices)).toBe(size);
  });

  it.each(DEALS)('$name: any mix of two will do', (deal) => {
    const offer = offers(aDealtGame(deal))[0] ?? [];
    for (const one of offer)
      for (const other of offer.filter((id) => id > one)) {
        const game = aDealtGame(deal);
        game.keep(one, other);
        expect(game.tickets(0).toSorted()).toEqual([one, other]);
      }
  });

  it('only tickets of the own offer, and each once', () => {
    const game = aDealtGame({ map: usa });
    const [mine = [], yours = []] = game.game.offers;
    const [a = 0, b = 0] = mine;
    const tries = (kept: readonly number[]) => game.refusal((g) => g.act({ type: 'keepTickets', kept }));
    expect(tries([a, yours[0] ?? 0])).toEqual({ code: 'ticketNotOffered', ticket: yours[0] });
    expect(tries([a, a])).toEqual({ code: 'ticketTwice', ticket: a });
    expect(tries([a, b, 69])).toEqual({ code: 'noSuchThing', what: 'ticket' });
    expect(tries([a, b, -1])).toEqual({ code: 'noSuchThing', what: 'ticket' });
  });
});

describe('SET-2 SET-4 SET-5 refused tickets go under the deck', () => {
  it('usa: once all have chosen, from the first player on', () => {
    const game = aDealtGame({ map: usa, players: 3, firstSeat: 1 });
    const [zero = [], one = [], two = []] = offers(game);
    const before = [...game.ticketDeck];
    game.keep(one[0] ?? '', one[2] ?? '');
    game.keep(two[0] ?? '', two[1] ?? '', two[2] ?? '');
    expect(game.ticketDeck).toEqual(before);
    expect(game.table.ticketDeckSize).toBe(30 - 9);
    game.keep(zero[1] ?? '', zero[2] ?? '');
    expect(game.ticketDeck).toEqual([...before, one[1], zero[0]]);
    expect(game.table.ticketDeckSize).toBe(30 - 9 + 2);
    expect(game.table.ticketsRefused).toEqual([1, 1, 0]);
  });

  it('nordic: each player’s in the order offered, whatever order the kept ones are named in', () => {
    const game = aDealtGame({ map: nordic, players: 2, firstSeat: 1 });
    const [zero = [], one = []] = offers(game);
    const before = [...game.ticketDeck];
    expect(game.keep(one[3] ?? '', one[1] ?? '')).toEqual([
      { type: 'ticketsKept', seat: 1, kept: [one[1], one[3]], refused: [one[0], one[2]] },
    ]);
    expect(game.keep(zero[2] ?? '', zero[0] ?? '')).toEqual([
      { type: 'ticketsKept', seat: 0, kept: [zero[0], zero[2]], refused: [zero[1], zero[3]] },
    ]);
    expect(game.ticketDeck).toEqual([...before, one[0], one[2], zero[1], zero[3]]);
  });

  it('and come up again when the tickets above them are gone', () => {
    const game = aDealtGame({ map: withRules('everything', { openingTickets: threeRegular }), players: 4 });
    const [zero = []] = offers(game);
    choose(game, [[0, 1], ...Array(3).fill([0, 1, 2])]);
    expect(game.ticketDeck).toEqual([zero[2]]);
    expect(game.drawTickets()).toEqual([{ type: 'ticketsOffered', seat: 0, tickets: [zero[2]] }]);
  });
});

describe('SET-3 tickets that leave the game', () => {
  it.each(PLAYERS)('europe: all refused ones, and the long ones that were not dealt (%i players)', (players) => {
    const game = aDealtGame({ map: europe, players });
    const before = [...game.ticketDeck];
    const keep = Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? [1, 2] : [0, 3]));
    choose(game, keep);
    expect(game.ticketDeck).toEqual(before);
    expect(game.ticketDeck.length).toBe(40 - 3 * players);
    expect(game.ticketDeck.filter((id) => isLong(game, id))).toEqual([]);
    expect(game.game.longTickets).toEqual([]);
    expect(game.table.ticketsRefused).toEqual(keep.map(() => 2));
  });

  it('europe: a refused ticket never comes up again, though every ticket of the deck is drawn', () => {
    const game = aDealtGame({ map: europe, players: 5 });
    choose(game, Array(5).fill([0, 1]));
    const drawn: string[] = [];
    while (game.table.ticketDeckSize > 0) {
      const [offer] = game.drawTickets();
      if (offer?.type !== 'ticketsOffered') throw new Error('tickets were to be offered');
      drawn.push(...offer.tickets);
      game.keep(...offer.tickets);
    }
    expect(drawn.length).toBe(25);
    expect(drawn.filter((id) => offers(game).flat().includes(id) || isLong(game, id))).toEqual([]);
  });

  it('a refused long ticket leaves the game also where the others go under the deck', () => {
    const game = aDealtGame({ map: 'everything', players: 3, firstSeat: 2 });
    const [zero = [], one = [], two = []] = offers(game);
    const before = [...game.ticketDeck];
    choose(game, [
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
    expect([zero[0], one[1], two[2]].map((id) => isLong(game, id))).toEqual([true, false, false]);
    expect(game.ticketDeck).toEqual([...before, two[2], one[1]]);
    expect(game.table.ticketsRefused).toEqual([1, 1, 1]);
  });
});

describe('SET-5 the first choice', () => {
  it('knows the own hand, the row, the bonus cards and who begins', () => {
    const view = aDealtGame({ map: nordic, players: 3, firstSeat: 2 }).view(1);
    expect(view.hand.reduce((sum, n) => sum + n, 0)).toBe(4);
    expect([view.table.row.length, view.table.bonusCards.length, view.table.firstSeat]).toEqual([5, 4, 2]);
    expect(view.offer.length).toBe(4);
  });

  const others: readonly { readonly name: string; readonly action: Action }[] = [
    { name: 'a card from the deck', action: { type: 'drawCard', from: -1 } },
    { name: 'a face-up card', action: { type: 'drawCard', from: 0 } },
    { name: 'a route', action: { type: 'claimRoute', route: 0, payment: counts({ red: 2 }) } },
    { name: 'a station', action: { type: 'buildStation', city: 0, payment: counts({ red: 1 }) } },
    { name: 'more tickets', action: { type: 'drawTickets' } },
    { name: 'a pass', action: { type: 'pass' } },
    { name: 'the end of a draw', action: { type: 'stopDrawing' } },
    { name: 'a tunnel payment', action: { type: 'payTunnel', payment: counts({}) } },
    { name: 'a tunnel withdrawn', action: { type: 'withdrawTunnel' } },
  ];

  it.each(others)('nothing else comes before it: not $name', ({ action }) => {
    const game = aDealtGame({ map: 'everything' });
    expect(game.refusal((g) => g.act(action))).toEqual({ code: 'notNow', phase: 'opening' });
    game.act({ type: 'keepTickets', kept: game.view().offer });
    expect(game.refusal((g) => g.act(action))).toEqual({ code: 'notNow', phase: 'opening' });
    expect(game.legalKinds()).toEqual(['keepTickets']);
  });

  it('nobody chooses before it is his turn to', () => {
    const { game } = aDealtGame({ map: usa, players: 3, firstSeat: 1 });
    const refusal = (seat: number) =>
      refusalOf(viewFor(game, seat), { type: 'keepTickets', kept: viewFor(game, seat).offer });
    expect([0, 1, 2].map(refusal)).toEqual([{ code: 'notYourTurn', turn: 1 }, null, { code: 'notYourTurn', turn: 1 }]);
  });

  it('nobody sees another’s offer: the deal as each seat saw it', () => {
    const { board } = aDealtGame({ map: europe, players: 3 });
    const [dealt] = startGame(board, 'a test', 0).events;
    if (dealt?.type !== 'dealt') throw new Error('a game begins with the deal');
    const [, mine = null] = dealt.offers;
    expect(redact(dealt, 1)).toMatchObject({ offers: [null, mine, null], offerSizes: [4, 4, 4] });
    expect(redact(dealt, 1)).toMatchObject({ hands: [null, dealt.hands[1], null] });
    expect(redact(dealt, 'table')).toMatchObject({ offers: [null, null, null], hands: [null, null, null] });
    const { game } = aDealtGame({ map: europe, players: 3 });
    expect(viewFor(game, 1).offer).toEqual(mine);
    expect(viewFor(game, 'table').table.seenInHand).toEqual(Array(3).fill(counts({})));
  });

  it('nobody sees another’s choice, only how many were kept and refused', () => {
    const situation: Situation = { map: usa, players: 3 };
    const outcomes = [
      [0, 1],
      [1, 2],
    ].map((places) => {
      const { game } = aDealtGame(situation);
      const outcome = apply(game, { type: 'keepTickets', kept: places.map((place) => game.offers[0]?.[place] ?? NaN) });
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      return outcome;
    });
    const seen = { type: 'ticketsKept', seat: 0, kept: null, keptCount: 2, refused: null, refusedCount: 1 };
    const asSeen = (viewer: number | 'table') =>
      outcomes.map(({ events }) => events.map((e: GameEvent) => redact(e, viewer)));
    expect(asSeen(1)).toEqual([[seen], [seen]]);
    expect(asSeen('table')).toEqual([[seen], [seen]]);
    const [one, other] = outcomes.map(({ game }) => viewFor(game, 2));
    expect(one).toEqual(other);
    expect(one?.table.ticketsHeld).toEqual([2, 0, 0]);
  });
});
