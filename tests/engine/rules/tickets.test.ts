import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/actions.ts';
import type { GameEvent } from '../../../src/engine/events.ts';
import { apply } from '../../../src/engine/play.ts';
import { redact } from '../../../src/engine/redact.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { aDealtGame, aGame, mapOf, type Situation, type TestGame } from '../../support/games/aGame.ts';

const [usa, europe, nordic] = [mapOf('usa'), mapOf('europe'), mapOf('nordic')];
const [A, B, C, D, E] = [
  'atlanta--montreal',
  'boston--miami',
  'calgary--phoenix',
  'denver--el-paso',
  'duluth--houston',
];

function withDeck(...ticketDeck: readonly string[]): TestGame {
  return aGame({ map: usa, tickets: [[], []], ticketDeck });
}

/** The choices the engine offers, by name. */
function choices(game: TestGame): string[][] {
  const name = (ticket: number) => game.board.map.tickets[ticket]?.id ?? '';
  return game.legal().map((action) => (action.type === 'keepTickets' ? action.kept.map(name) : []));
}

describe('TKT-1 drawing tickets', () => {
  it('three come off the top, and the others stay', () => {
    const game = withDeck(A, B, C, D, E);
    expect(game.drawTickets()).toEqual([{ type: 'ticketsOffered', seat: 0, tickets: [A, B, C] }]);
    expect([game.table.turn, game.table.phase]).toEqual([0, 'tickets']);
    expect([game.ticketDeck, game.table.ticketDeckSize]).toEqual([[D, E], 2]);
  });

  it('at least one is kept, and any choice of one or more will do', () => {
    const game = withDeck(A, B, C, D, E);
    game.drawTickets();
    expect(choices(game)).toEqual([[A], [B], [A, B], [C], [A, C], [B, C], [A, B, C]]);
    expect(game.refusal((g) => g.keep())).toEqual({ code: 'keepMore', atLeast: 1, kept: 0 });
  });

  const kept = [
    { name: 'one', keep: [B], refused: [A, C] },
    { name: 'two, named in another order', keep: [C, A], refused: [B] },
    { name: 'the first', keep: [A], refused: [B, C] },
    { name: 'the last', keep: [C], refused: [A, B] },
    { name: 'all', keep: [A, B, C], refused: [] },
  ];

  it.each(kept)('kept $name: the others go under the deck in the order offered', ({ keep, refused }) => {
    const game = withDeck(A, B, C, D, E);
    game.drawTickets();
    const inOrder = [A, B, C].filter((id) => keep.includes(id));
    expect(game.keep(...keep)).toEqual([{ type: 'ticketsKept', seat: 0, kept: inOrder, refused }]);
    expect(game.ticketDeck).toEqual([D, E, ...refused]);
    expect(game.tickets(0)).toEqual(inOrder);
    expect([game.table.ticketsHeld, game.table.ticketsRefused]).toEqual([
      [keep.length, 0],
      [refused.length, 0],
    ]);
    expect([game.table.turn, game.table.phase]).toEqual([1, 'turn']);
  });

  it('what was refused comes up again after what lay above it', () => {
    const game = withDeck(A, B, C, D);
    game.drawTickets();
    game.keep(B);
    expect(game.drawTickets()).toEqual([{ type: 'ticketsOffered', seat: 1, tickets: [D, A, C] }]);
    game.keep(A);
    expect(game.drawTickets()).toEqual([{ type: 'ticketsOffered', seat: 0, tickets: [D, C] }]);
  });

  it('two left: both are offered, and one may be refused', () => {
    const game = withDeck(A, B);
    expect(game.drawTickets()).toEqual([{ type: 'ticketsOffered', seat: 0, tickets: [A, B] }]);
    expect(choices(game)).toEqual([[A], [B], [A, B]]);
    game.keep(B);
    expect([game.ticketDeck, game.table.ticketDeckSize]).toEqual([[A], 1]);
  });

  it('one left: it must be kept', () => {
    const game = withDeck(A);
    expect(game.drawTickets()).toEqual([{ type: 'ticketsOffered', seat: 0, tickets: [A] }]);
    expect(choices(game)).toEqual([[A]]);
    expect(game.refusal((g) => g.keep())).toEqual({ code: 'keepMore', atLeast: 1, kept: 0 });
    game.keep(A);
    expect([game.ticketDeck, game.tickets(0)]).toEqual([[], [A]]);
  });

  it('none left: the action is not there', () => {
    const game = withDeck();
    expect(game.legalKinds()).not.toContain('drawTickets');
    expect(game.refusal((g) => g.drawTickets())).toEqual({ code: 'noTicketsLeft' });
  });

  it('only what was offered, each once', () => {
    const game = withDeck(A, B, C, D);
    game.drawTickets();
    const place = (id: string) => usa.tickets.findIndex((ticket) => ticket.id === id);
    expect(game.refusal((g) => g.keep(A, D))).toEqual({ code: 'ticketNotOffered', ticket: place(D) });
    expect(game.refusal((g) => g.keep(A, A))).toEqual({ code: 'ticketTwice', ticket: place(A) });
    const tooFar: Action = { type: 'keepTickets', kept: [usa.tickets.length] };
    expect(game.refusal((g) => g.act(tooFar))).toEqual({ code: 'noSuchThing', what: 'ticket' });
  });

  it('nothing to choose, no choice', () => {
    const game = withDeck(A, B, C);
    expect(game.refusal((g) => g.keep(A))).toEqual({ code: 'notNow', phase: 'turn' });
  });

  const boards: readonly (Situation & { readonly on: string })[] = [
    { on: 'usa, classic', map: usa },
    { on: 'usa, grand', map: usa, deckName: 'grand' },
    { on: 'europe', map: europe },
    { on: 'nordic', map: nordic },
    { on: 'a map with everything', map: 'everything' },
  ];

  it.each(boards)('$on: refused in the game, they go under the deck', (situation) => {
    const game = aGame(situation);
    const before = [...game.ticketDeck];
    const [one = '', two, three] = before;
    expect(game.drawTickets()).toEqual([{ type: 'ticketsOffered', seat: 0, tickets: [one, two, three] }]);
    expect(game.keep(one)).toEqual([{ type: 'ticketsKept', seat: 0, kept: [one], refused: [two, three] }]);
    expect(game.ticketDeck).toEqual([...before.slice(3), two, three]);
  });
});

describe('TKT-2 kept tickets', () => {
  it('stay: nothing a player can do gives one back', () => {
    const game = withDeck(A, B, C, D, E);
    game.drawTickets();
    game.keep(A, B);
    game.skipTurn();
    game.drawTickets();
    expect(game.refusal((g) => g.keep(A))).toMatchObject({ code: 'ticketNotOffered' });
    game.keep(D);
    expect(game.tickets(0)).toEqual([A, B, D]);
  });

  it('have no limit: one player may hold all that are left', () => {
    const all = usa.tickets.filter(({ set }) => set === 'classic').map(({ id }) => id);
    const game = aGame({ map: usa, tickets: [all.slice(3), []], ticketDeck: all.slice(0, 3) });
    game.drawTickets();
    game.keep(...all.slice(0, 3));
    expect(game.table.ticketsHeld).toEqual([30, 0]);
    expect(game.tickets(0).toSorted()).toEqual(all.toSorted());
  });

  it('are secret: others see how many were offered, kept and refused', () => {
    const game = withDeck(A, B, C, D, E);
    const offered = outcomeOf(game, { type: 'drawTickets' });
    const seen = (events: readonly GameEvent[], viewer: number | 'table') => events.map((e) => redact(e, viewer));
    expect(seen(offered, 0)).toEqual([{ ...offered[0], count: 3 }]);
    for (const viewer of [1, 'table'] as const)
      expect(seen(offered, viewer)).toEqual([{ type: 'ticketsOffered', seat: 0, tickets: null, count: 3 }]);
    game.drawTickets();
    const keeping = outcomeOf(game, { type: 'keepTickets', kept: game.view().offer.slice(0, 2) });
    expect(seen(keeping, 0)).toEqual([{ ...keeping[0], keptCount: 2, refusedCount: 1 }]);
    for (const viewer of [1, 'table'] as const)
      expect(seen(keeping, viewer)).toEqual([
        { type: 'ticketsKept', seat: 0, kept: null, keptCount: 2, refused: null, refusedCount: 1 },
      ]);
  });

  it('are secret: another’s view is the same whatever was offered and kept', () => {
    const [one, other] = [withDeck(A, B, C, D, E), withDeck(E, D, C, B, A)];
    for (const game of [one, other]) game.drawTickets();
    expect(viewFor(one.game, 1)).toEqual(viewFor(other.game, 1));
    one.keep(A, C);
    other.keep(D, E);
    expect(viewFor(one.game, 1)).toEqual(viewFor(other.game, 1));
    expect(viewFor(one.game, 'table')).toEqual(viewFor(other.game, 'table'));
    expect(viewFor(one.game, 0).tickets).not.toEqual(viewFor(other.game, 0).tickets);
  });
});

function outcomeOf(game: TestGame, action: Action): readonly GameEvent[] {
  const outcome = apply(game.game, action);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.events;
}

describe('TKT-4 the two decks of usa', () => {
  it.each([
    { deckName: 'classic', sets: ['classic'], count: 30 },
    { deckName: 'grand', sets: ['classic', 'grand'], count: 69 },
  ])('$deckName is $count tickets', ({ deckName, sets, count }) => {
    const game = aDealtGame({ map: usa, deckName });
    const [dealt] = game.events;
    const inGame = [...(dealt?.type === 'dealt' ? dealt.offers.flat() : []), ...game.ticketDeck];
    const expected = usa.tickets.filter(({ set = '' }) => sets.includes(set)).map(({ id }) => id);
    expect(inGame.length).toBe(count);
    expect(inGame.toSorted()).toEqual(expected.toSorted());
  });

  it('the classic deck is the one played where none is named', () => {
    expect(aDealtGame({ map: usa }).events).toEqual(aDealtGame({ map: usa, deckName: 'classic' }).events);
  });

  const points = [
    { ticket: 'los-angeles--miami', classic: 20, grand: 19 },
    { ticket: 'los-angeles--new-york', classic: 21, grand: 20 },
    { ticket: 'new-york--seattle', classic: 22, grand: 20 },
    { ticket: 'oklahoma-city--sault-ste-marie', classic: 9, grand: 8 },
    { ticket: 'montreal--vancouver', classic: 20, grand: 20 },
  ];

  it.each(points)('$ticket counts $classic in the classic deck and $grand in the grand', ({ ticket, ...worth }) => {
    for (const deckName of ['classic', 'grand'] as const) {
      const { seats } = aGame({ map: usa, deckName, tickets: [[ticket], []] }).result();
      expect(seats[0]?.tickets).toEqual([{ id: ticket, completed: false, points: -worth[deckName] }]);
    }
  });

  it('and so it does when completed', () => {
    const ticket = 'oklahoma-city--sault-ste-marie';
    const routes = [
      ['kansas-city--oklahoma-city--1', 'kansas-city--omaha--1', 'duluth--omaha--1', 'duluth--sault-ste-marie'],
    ];
    const { seats } = aGame({ map: usa, deckName: 'grand', tickets: [[ticket], []], routes }).result();
    expect(seats[0]?.tickets).toEqual([{ id: ticket, completed: true, points: 8 }]);
  });
});
