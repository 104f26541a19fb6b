import { describe, expect, it } from 'vitest';
import { randomPlayer } from '../../../src/bots/sparring/random.ts';
import type { Action } from '../../../src/engine/actions.ts';
import { makeBoard } from '../../../src/engine/board.ts';
import { KINDS_OF_CARD } from '../../../src/engine/cards.ts';
import { claimChecks } from '../../../src/engine/claim.ts';
import type { Game } from '../../../src/engine/game.ts';
import { claimAt, claimPayments, claimsOf, legalActions, legalKinds } from '../../../src/engine/legal.ts';
import type { MapData } from '../../../src/engine/map.ts';
import { apply, refusalOf, startGame } from '../../../src/engine/play.ts';
import { below, type Random, stream } from '../../../src/engine/random.ts';
import { type SeatView, viewFor } from '../../../src/engine/view.ts';
import { aGame, mapOf } from '../../support/games/aGame.ts';
import { deepFreeze } from '../../support/games/randomGames.ts';

const [usa, europe, nordic, everything] = [mapOf('usa'), mapOf('europe'), mapOf('nordic'), mapOf('everything')];
const TABLES: readonly (readonly [MapData, number])[] = [
  [usa, 2],
  [usa, 5],
  [europe, 2],
  [europe, 4],
  [nordic, 2],
  [nordic, 3],
  [everything, 4],
  [everything, 5],
];

/** Every so many positions of a random game, and the first of every sort. All are frozen. */
function positionsOf(map: MapData, players: number): Game[] {
  const random = stream(`${map.id} ${players}`, 'legality');
  const kept: Game[] = [];
  const seen: Record<string, number> = {};
  let game = deepFreeze(startGame(makeBoard(map, players), `legality ${players}`, 0).game);
  for (let i = 0; game.table.phase !== 'over'; i++) {
    const view = viewFor(game, game.table.turn);
    const what = [game.table.phase, ...legalKinds(view)].join();
    seen[what] = (seen[what] ?? 0) + 1;
    if (i % 53 === 0 || seen[what] === 1) kept.push(game);
    const outcome = apply(game, randomPlayer(view, random));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    game = deepFreeze(outcome.game);
  }
  return [...kept, game];
}

const POSITIONS = TABLES.map(([map, players]) => ({
  name: `${map.id}, ${players} players`,
  positions: positionsOf(map, players),
}));

/** The same for equal actions; the order in which tickets are kept does not matter. */
function keyOf(action: Action): string {
  const kept = action.type === 'keepTickets' ? action.kept.toSorted((a, b) => a - b) : [];
  return JSON.stringify({ ...action, kept });
}

/** Payments of all sorts: from the hand, near the hand, of one colour and of several, too many and too few. */
function somePayments(view: SeatView, random: Random, count: number): number[][] {
  return Array.from({ length: count }, () => {
    const payment = Array.from({ length: KINDS_OF_CARD }, () => 0);
    payment[below(random, KINDS_OF_CARD)] = below(random, 6);
    const held = view.hand.flatMap((cards, card) => (cards > 0 ? [card] : []));
    for (let kinds = below(random, 3); kinds > 0 && held.length > 0; kinds--) {
      const card = held[below(random, held.length)] ?? 0;
      payment[card] = 1 + below(random, (view.hand[card] ?? 0) + 1);
    }
    return payment;
  });
}

/** A payment with one card more or less of each kind. */
function neighbours(payment: readonly number[]): number[][] {
  return payment.flatMap((count, card) => [payment.with(card, count + 1), payment.with(card, count - 1)]);
}

function claimCandidates(view: SeatView, payments: readonly number[][]): Action[] {
  return view.table.board.routes.flatMap((_, route) => {
    const fitting = claimPayments(view, route);
    const near = fitting.slice(-1).flatMap(neighbours);
    return [...payments, ...fitting, ...near].map((payment): Action => ({ type: 'claimRoute', route, payment }));
  });
}

/** All sets of offered tickets, each also with one that was not offered. */
function ticketCandidates({ offer, table }: SeatView): Action[] {
  const stranger = table.board.tickets.findIndex((_, ticket) => !offer.includes(ticket));
  const sets = Array.from({ length: 1 << offer.length }, (_, bits) => offer.filter((_, i) => bits & (1 << i)));
  return sets.flatMap((kept): Action[] => [
    { type: 'keepTickets', kept },
    { type: 'keepTickets', kept: kept.toReversed() },
    { type: 'keepTickets', kept: [...kept, stranger] },
  ]);
}

/** Whatever a seat could think of, sensible or not. */
function candidates(view: SeatView, random: Random): Action[] {
  const payments = somePayments(view, random, view.table.phase === 'turn' ? 8 : 2);
  const cities = view.table.board.map.cities;
  const extras = [...payments, ...somePayments(view, random, 40), ...neighbours(payments[0] ?? [])];
  return [
    ...Array.from({ length: 10 }, (_, i): Action => ({ type: 'drawCard', from: i - 3 })),
    { type: 'stopDrawing' },
    ...claimCandidates(view, payments),
    ...extras.map((payment): Action => ({ type: 'payTunnel', payment })),
    { type: 'withdrawTunnel' },
    { type: 'drawTickets' },
    ...ticketCandidates(view),
    ...cities.flatMap((_, city) =>
      extras.slice(0, 12).map((payment): Action => ({ type: 'buildStation', city, payment })),
    ),
    { type: 'pass' },
  ];
}

/** Every position of a game as the seat on turn sees it. */
function views(positions: readonly Game[]): SeatView[] {
  return positions.map((game) => viewFor(game, game.table.turn));
}

describe('TURN-1 what is listed as legal is exactly what is accepted', () => {
  it('the positions looked at cover every phase and every kind of action', () => {
    const all = POSITIONS.flatMap(({ positions }) => views(positions));
    expect(new Set(all.map((view) => view.table.phase))).toEqual(
      new Set(['opening', 'turn', 'drawing', 'tunnel', 'tickets', 'over']),
    );
    expect(new Set(all.flatMap(legalKinds))).toEqual(
      new Set([
        'drawCard',
        'stopDrawing',
        'claimRoute',
        'payTunnel',
        'withdrawTunnel',
        'drawTickets',
        'keepTickets',
        'buildStation',
        'pass',
      ]),
    );
  });

  it.each(POSITIONS)('every listed action is accepted, and listed once ($name)', ({ positions }) => {
    for (const game of positions) {
      const listed = legalActions(viewFor(game, game.table.turn));
      expect(new Set(listed.map(keyOf)).size).toBe(listed.length);
      expect(listed.filter((action) => !apply(game, action).ok)).toEqual([]);
    }
  });

  it.each(POSITIONS)('everything else is refused ($name)', ({ name, positions }) => {
    const random = stream(name, 'candidates');
    for (const view of views(positions)) {
      const listed = new Set(legalActions(view).map(keyOf));
      const accepted = candidates(view, random).filter((action) => refusalOf(view, action) === null);
      const wrong = accepted.filter((action) => !listed.has(keyOf(action)));
      expect(wrong).toEqual([]);
    }
  });

  it.each(POSITIONS)('the kinds listed are the kinds of the actions listed ($name)', ({ positions }) => {
    for (const view of views(positions)) {
      const kinds = legalActions(view).map((action) => action.type);
      expect(legalKinds(view)).toEqual([...new Set(kinds)]);
    }
  });

  it.each(POSITIONS)('claims can be counted and picked without listing them ($name)', ({ positions }) => {
    for (const view of views(positions).filter(({ table }) => table.phase === 'turn')) {
      const listed = legalActions(view).filter((action) => action.type === 'claimRoute');
      const claims = claimsOf(view);
      expect(claims.total).toBe(listed.length);
      expect(listed.map((_, i) => claimAt(view, claims, i))).toEqual(listed);
      expect(() => claimAt(view, claims, claims.total)).toThrow(RangeError);
    }
  });

  it.each(POSITIONS)('a route is listed exactly when all its checks pass ($name)', ({ positions }) => {
    for (const view of views(positions)) {
      const listed = new Set(legalActions(view).flatMap((a) => (a.type === 'claimRoute' ? [a.route] : [])));
      const passing = view.table.board.routes.flatMap((_, route) =>
        claimChecks(view, route).every((check) => check.passed) ? [route] : [],
      );
      expect(passing).toEqual([...listed].sort((a, b) => a - b));
    }
  });

  it.each(POSITIONS)('whoever is not on turn may do nothing ($name)', ({ positions }) => {
    for (const { table, ...rest } of positions.filter((game) => game.table.phase !== 'over')) {
      const other = viewFor({ table, ...rest }, (table.turn + 1) % table.board.players);
      expect([legalActions(other), legalKinds(other)]).toEqual([[], []]);
      const refusals = legalActions(viewFor({ table, ...rest }, table.turn)).map((action) => refusalOf(other, action));
      expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
        new Set([JSON.stringify({ code: 'notYourTurn', turn: table.turn })]),
      );
    }
  });
});

describe('TURN-1 a game that is over', () => {
  it.each(POSITIONS)('takes no further action of anybody ($name)', ({ positions }) => {
    const over = positions.filter(({ table }) => table.phase === 'over');
    const seats = over.flatMap((game) => game.hands.map((_, seat) => viewFor(game, seat)));
    const tried = views(positions).flatMap(legalActions);
    expect(over).toHaveLength(1);
    expect(seats.flatMap(legalActions)).toEqual([]);
    expect(seats.flatMap((view) => tried.filter((action) => refusalOf(view, action)?.code !== 'gameOver'))).toEqual([]);
  });
});

describe('TURN-2 a position in which nothing but a pass is legal', () => {
  it('lists the pass alone and refuses everything else', () => {
    const { game } = aGame({
      map: everything,
      hands: [{ red: 1 }],
      row: [null, null, null, null, null],
      deck: [],
      ticketDeck: [],
      trains: [0, 9],
      stations: [['ash', 'birch', 'cedar']],
    });
    const view = viewFor(game, 0);
    expect(legalActions(view)).toEqual([{ type: 'pass' }]);
    const accepted = candidates(view, stream('pass', 'candidates')).filter((action) => apply(game, action).ok);
    expect(accepted).toEqual([{ type: 'pass' }]);
  });
});
