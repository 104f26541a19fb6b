import { describe, expect, it } from 'vitest';
import { cloneGame, type Game } from '../../src/engine/game.ts';
import { viewFor } from '../../src/engine/view.ts';
import { aDealtGame, aGame, mapOf, type Situation, type TestGame } from '../support/games/aGame.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const nordic = mapOf('nordic');

/** Games in which a view could hold too much: one of every phase. */
const moments: { name: string; game: () => TestGame }[] = [
  { name: 'the first choice of tickets', game: () => aDealtGame({ map: europe, players: 3 }) },
  { name: 'the start of a turn', game: () => aGame({ map: usa, players: 5 }) },
  { name: 'between two cards', game: () => after(aGame({ map: usa, players: 3 }), (game) => game.draw('deck')) },
  { name: 'a choice of tickets', game: () => after(aGame({ map: nordic, players: 3 }), (game) => game.drawTickets()) },
  { name: 'an open tunnel', game: () => after(aTunnel(), (game) => game.claim('madrid--pamplona--1', { black: 3 })) },
  {
    name: 'the end',
    game: () =>
      after(aGame({ map: usa, hands: [], row: [null, null, null, null, null], deck: [], ticketDeck: [] }), (game) => [
        game.pass(),
        game.pass(),
      ]),
  },
];

function aTunnel(): TestGame {
  return aGame({ map: europe, players: 3, hands: [{ black: 4 }], deckTop: ['black', 'red', 'red'] });
}

function after(game: TestGame, act: (game: TestGame) => unknown): TestGame {
  act(game);
  return game;
}

/** Everything that can be reached from a thing: lists and records by identity, numbers and texts by value. */
function reachable(root: unknown): Set<unknown> {
  const found = new Set([root]);
  for (const thing of found) {
    if (typeof thing !== 'object' || thing === null) continue;
    for (const key of Reflect.ownKeys(thing)) found.add(Reflect.get(thing, key));
  }
  return found;
}

const SECRET_SEED = 'a seed found nowhere else';

interface MarkedSecrets {
  readonly game: Game;
  /** The marks of what each seat may see of its own. */
  readonly own: readonly (readonly number[])[];
}

/** The same game with every pile of secrets replaced by three numbers found nowhere else. */
function markSecrets(original: Game): MarkedSecrets {
  const game = { ...cloneGame(original), seed: SECRET_SEED };
  let next = 1_000_000;
  const mark = (pile: number[] = []) => {
    pile.splice(0, pile.length, next++, next++, next++);
    return pile;
  };
  for (const pile of [game.deck, game.ticketDeck, game.longTickets, game.bonusDeck]) mark(pile);
  const own = game.hands.map((hand, seat) =>
    [hand, game.tickets[seat], game.offers[seat], game.refused[seat], game.gone[seat]].flatMap(mark),
  );
  return { game, own };
}

function marksIn(found: Set<unknown>): unknown[] {
  return [...found].filter((thing) => typeof thing === 'number' && thing >= 1_000_000).sort();
}

describe('INFO-2 nothing secret can be reached from a view', () => {
  it.each(moments)('$name: a seat reaches its own secrets and no other', ({ game }) => {
    const marked = markSecrets(game().game);
    for (const [seat, own] of marked.own.entries()) {
      const found = reachable(viewFor(marked.game, seat));
      expect(marksIn(found)).toEqual([...own].sort());
      expect(found).not.toContain(SECRET_SEED);
    }
  });

  it.each(moments)('$name: the table reaches none', ({ game }) => {
    const found = reachable(viewFor(markSecrets(game().game).game, 'table'));
    expect(marksIn(found)).toEqual([]);
    expect(found).not.toContain(SECRET_SEED);
  });

  it.each(moments)('$name: neither the game nor a pile of it, and nothing that could be called', ({ game: make }) => {
    const { game } = make();
    const { table: _, seed: __, ...piles } = game;
    for (const viewer of game.hands.keys()) {
      const found = reachable(viewFor(game, viewer));
      for (const secret of [game, ...Object.values(piles)]) expect(found.has(secret)).toBe(false);
      expect([...found].filter((thing) => typeof thing === 'function')).toEqual([]);
    }
  });

  it('would notice a way to a secret', () => {
    const marked = markSecrets(aGame({ map: usa }).game);
    expect(marksIn(reachable({ view: viewFor(marked.game, 'table'), way: [{ to: marked.game.hands }] }))).toHaveLength(
      6,
    );
  });
});

/** Whoever adds a field here makes it public. */
const PUBLIC = [
  ...['board', 'firstSeat', 'phase', 'turn', 'turnsTaken', 'drawn', 'lastRoundBy', 'turnsLeft', 'passes'],
  ...['owner', 'closed', 'stationOwner', 'stations', 'trains', 'scores', 'bonusCards', 'bonusOwed', 'tunnel'],
  ...['row', 'deckSize', 'discard', 'discardSize', 'reshuffles', 'ticketDeckSize'],
  ...['handSizes', 'ticketsHeld', 'ticketsRefused', 'offerSizes', 'seenInHand', 'taken', 'paid'],
];

describe('INFO-1 INFO-2 a view holds exactly', () => {
  it('on the table: what everybody may know', () => {
    expect(Object.keys(aGame({ map: usa }).table).sort()).toEqual([...PUBLIC].sort());
  });

  it('of the table: the table', () => {
    const { game } = aGame({ map: usa });
    expect(viewFor(game, 'table')).toStrictEqual({ table: game.table });
  });

  it('of a seat: the table, its hand, its tickets, its offer and what it refused', () => {
    const { game } = aDealtGame({ map: europe, players: 3, firstSeat: 1 });
    expect(viewFor(game, 1)).toStrictEqual({
      table: game.table,
      seat: 1,
      hand: game.hands[1],
      tickets: [],
      offer: game.offers[1],
      refused: [],
      gone: [],
    });
  });

  it('of tickets refused: those under the deck, and apart from them those that left the game', () => {
    const under = aDealtGame({ map: nordic });
    const [a = '', b = '', c = '', d = ''] = offerOf(under);
    under.keep(a, c);
    expect(seen(under, 0)).toEqual({ tickets: [a, c], offer: [], refused: [b, d], gone: [] });
    expect(seen(under, 1)).toMatchObject({ tickets: [], refused: [], gone: [] });
    const out = aDealtGame({ map: europe });
    const [long = '', e = '', f = '', g = ''] = offerOf(out);
    out.keep(e, f);
    expect(seen(out, 0)).toEqual({ tickets: [e, f], offer: [], refused: [], gone: [long, g] });
  });

  it('a ticket refused and drawn again is no longer told as lying in the deck', () => {
    const game = aGame({
      map: usa,
      tickets: [],
      ticketDeck: ['atlanta--montreal', 'atlanta--new-york', 'boston--miami'],
    });
    game.drawTickets();
    game.keep('atlanta--montreal');
    expect(seen(game, 0).refused).toEqual(['atlanta--new-york', 'boston--miami']);
    game.drawTickets();
    expect(seen(game, 0).refused).toEqual([]);
    expect(seen(game, 1).offer).toEqual(['atlanta--new-york', 'boston--miami']);
  });
});

function offerOf(game: TestGame): (string | undefined)[] {
  return seen(game, game.table.turn).offer;
}

function seen({ board, game }: TestGame, seat: number) {
  const names = (tickets: readonly number[]) => tickets.map((ticket) => board.map.tickets[ticket]?.id);
  const { tickets, offer, refused, gone } = viewFor(game, seat);
  return { tickets: names(tickets), offer: names(offer), refused: names(refused), gone: names(gone) };
}

describe('INFO-2 DRAW-4 PLUS-1 what happens unseen leaves no trace in what others see', () => {
  const ferry = { map: nordic, hands: [{ locomotive: 1 }] };
  const four = ['atlanta--montreal', 'atlanta--new-york', 'boston--miami', 'chicago--los-angeles'] as const;
  const pairs: {
    name: string;
    one: [Situation, (game: TestGame) => unknown];
    other: [Situation, (game: TestGame) => unknown];
  }[] = [
    {
      name: 'which cards are in a hand',
      one: [{ hands: [{ red: 3 }, { blue: 1 }], row: ['green', 'green', 'green', 'white', 'white'] }, () => null],
      other: [{ hands: [{ black: 3 }, { blue: 1 }], row: ['green', 'green', 'green', 'white', 'white'] }, () => null],
    },
    {
      name: 'a locomotive drawn blind',
      one: [{ deckTop: ['locomotive'] }, (game) => game.draw('deck')],
      other: [{ deckTop: ['red'] }, (game) => game.draw('deck')],
    },
    {
      name: 'the cards of a draw bonus',
      one: [{ ...ferry, deckTop: ['red'] }, (game) => game.claim('andalsnes--trondheim--1', { locomotive: 1 })],
      other: [{ ...ferry, deckTop: ['blue'] }, (game) => game.claim('andalsnes--trondheim--1', { locomotive: 1 })],
    },
    {
      name: 'which tickets are offered',
      one: [{ tickets: [], ticketDeck: four }, (game) => game.drawTickets()],
      other: [{ tickets: [], ticketDeck: four.toReversed() }, (game) => game.drawTickets()],
    },
    {
      name: 'which tickets are kept',
      one: [{ tickets: [], ticketDeck: four }, (game) => [game.drawTickets(), game.keep(four[0])]],
      other: [{ tickets: [], ticketDeck: four }, (game) => [game.drawTickets(), game.keep(four[2])]],
    },
  ];

  it.each(pairs)('$name', ({ one, other }) => {
    const [first, second] = [one, other].map(([situation, act]) => after(aGame({ map: usa, ...situation }), act).game);
    if (!first || !second) throw new Error('two games');
    const withoutBoard = (view: object) =>
      JSON.parse(JSON.stringify(view, (key, value) => (key === 'board' ? null : value)));
    expect(withoutBoard(viewFor(first, 'table'))).toEqual(withoutBoard(viewFor(second, 'table')));
    expect(withoutBoard(viewFor(first, 1))).toEqual(withoutBoard(viewFor(second, 1)));
    expect(withoutBoard(viewFor(first, 0))).not.toEqual(withoutBoard(viewFor(second, 0)));
  });
});
