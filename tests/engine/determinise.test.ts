import { describe, expect, it } from 'vitest';
import { randomPlayer } from '../../src/bots/sparring/random.ts';
import { type Board, makeBoard } from '../../src/engine/board.ts';
import { determinise } from '../../src/engine/determinise.ts';
import { cloneGame, EMPTY, type Game, type Phase } from '../../src/engine/game.ts';
import { isRefusal, play, startGame } from '../../src/engine/play.ts';
import { type Random, stream } from '../../src/engine/random.ts';
import { resultOf } from '../../src/engine/scoring/result.ts';
import { type SeatView, viewFor } from '../../src/engine/view.ts';
import { aDealtGame, aGame, counts, mapOf } from '../support/games/aGame.ts';

const maps = (['usa', 'europe', 'nordic', 'everything'] as const).map(mapOf);
const tables = maps.flatMap((map) => [2, 3, 4, 5].map((players) => ({ map, players })));

function playOn(game: Game, random: Random): void {
  const played = play(game, randomPlayer(viewFor(game, game.table.turn), random));
  if (isRefusal(played)) throw new Error(`refused: ${played.code}`);
}

/** Every wagon card of a game, wherever it is. */
function allCards({ table, hands, deck }: Game): number[] {
  const total = counts({});
  const piles = [...hands, table.discard, table.tunnel?.paid ?? []];
  for (const pile of piles) for (const [card, count] of pile.entries()) total[card] = (total[card] ?? 0) + count;
  for (const card of [...deck, ...table.row, ...(table.tunnel?.revealed ?? [])]) {
    if (card !== EMPTY) total[card] = (total[card] ?? 0) + 1;
  }
  return total;
}

/** Every ticket of a game that a seat or the deck can have. */
function allTickets({ table, tickets, offers, refused, gone, ticketDeck }: Game): number[] {
  const waiting = table.phase === 'opening' ? refused : [];
  return [...tickets, ...offers, ...waiting, ...gone, ticketDeck].flat();
}

function sizes(lists: readonly (readonly number[])[]): number[] {
  return lists.map((list) => list.length);
}

function sum(list: readonly number[]): number {
  return list.reduce((total, count) => total + count, 0);
}

/** A game or a view as a text, the board left out: thousands are compared. */
function asText(seen: Game | SeatView): string {
  return JSON.stringify({ ...seen, table: { ...seen.table, board: null } });
}

/** Everything that must be true of an imagined game, whatever was imagined. */
function expectToFit(imagined: Game, original: Game, seat: number): void {
  const { table } = original;
  const { rules, longTickets, regularTickets, ticketDeck: deckName } = table.board;
  expect(imagined.table.board).toBe(table.board);
  expect(asText(viewFor(imagined, seat))).toBe(asText(viewFor(original, seat)));
  expect(allCards(imagined)).toEqual([...Array.from({ length: 8 }, () => rules.wagonsPerColor), rules.locomotives]);
  expect(imagined.hands.map(sum)).toEqual(table.handSizes);
  expect(
    imagined.hands.flatMap((hand, s) => hand.filter((count, card) => count < (table.seenInHand[s]?.[card] ?? 0))),
  ).toEqual([]);
  expect(imagined.deck).toHaveLength(table.deckSize);
  expect([sizes(imagined.tickets), sizes(imagined.offers)]).toEqual([table.ticketsHeld, table.offerSizes]);
  expect(imagined.ticketDeck).toHaveLength(table.ticketDeckSize);
  expect(imagined.ticketDeck.filter((ticket) => longTickets.includes(ticket))).toEqual([]);
  const tickets = allTickets(imagined);
  expect(new Set(tickets).size).toBe(tickets.length);
  expect(tickets.filter((ticket) => !regularTickets.includes(ticket) && !longTickets.includes(ticket))).toEqual([]);
  if (rules.openingTickets.refused === 'under the deck') {
    expect(
      regularTickets.filter((ticket) => !tickets.includes(ticket)),
      `${deckName}: regular tickets lost`,
    ).toEqual([]);
  }
}

/** How often a random game is looked at: always at the first moment of a phase, more often in the rarer phases. */
const EVERY: Partial<Record<Phase, number>> = { opening: 2, tunnel: 10, tickets: 10, turn: 100, drawing: 100 };

function* moments(board: Board, seed: number, random: Random): Generator<Game> {
  const { game } = startGame(board, `imagined ${seed}`, seed % board.players);
  const times = new Map<Phase, number>();
  while (game.table.phase !== 'over') {
    const { phase } = game.table;
    const before = times.get(phase) ?? 0;
    times.set(phase, before + 1);
    if (before % (EVERY[phase] ?? 1) === 0) yield game;
    playOn(game, random);
  }
}

/** The seat on turn, the one before it, who has just acted, and the first. */
function someSeats({ table }: Game): Set<number> {
  const { players } = table.board;
  return new Set([table.turn, (table.turn + players - 1) % players, 0]);
}

describe('INFO-3 a game imagined from a view', () => {
  it.each(tables)('fits all that a seat knows: $map.id with $players', ({ map, players }) => {
    const random = stream('fits', map.id, players);
    const board = makeBoard(map, players);
    const phases = new Set<Phase>();
    for (const game of moments(board, 1, random)) {
      phases.add(game.table.phase);
      for (const seat of someSeats(game)) expectToFit(determinise(viewFor(game, seat), random), game, seat);
    }
    const expected = [
      'drawing',
      'opening',
      'tickets',
      'turn',
      ...(map.routes.some(({ kind }) => kind === 'tunnel') ? ['tunnel'] : []),
    ];
    expect([...phases].sort()).toEqual(expected.sort());
  });

  it.each(tables)(
    'can be played on to its end, and the view does not change: $map.id with $players',
    ({ map, players }) => {
      const random = stream('played on', map.id, players);
      let looks = 0;
      for (const game of moments(makeBoard(map, players), players, random)) {
        if (looks++ % 9 > 0) continue;
        const before = asText(game);
        const imagined = determinise(viewFor(game, game.table.turn), random);
        while (imagined.table.phase !== 'over') playOn(imagined, random);
        expect(allCards(imagined)).toEqual(allCards(game));
        expect(resultOf(imagined).seats).toHaveLength(players);
        expect(asText(game)).toBe(before);
      }
    },
  );

  it('holds the long tickets that must have been kept: nobody refused one, but others were refused later', () => {
    const game = aDealtGame({ map: 'europe', players: 3 });
    while (game.table.phase === 'opening') game.act({ type: 'keepTickets', kept: game.view().offer });
    for (let i = 0; i < 6; i++) {
      game.drawTickets();
      game.act({ type: 'keepTickets', kept: game.view().offer.slice(0, 1) });
    }
    for (let i = 0; i < 50; i++) {
      const imagined = determinise(game.view(0), stream('long', 'tickets', i));
      expectToFit(imagined, game.game, 0);
      expect(imagined.tickets.map((held) => held.filter((t) => game.board.longTickets.includes(t)).length)).toEqual([
        1, 1, 1,
      ]);
    }
  });
});

describe('INFO-3 whoever imagines cannot peek', () => {
  it('the same view and the same chance give the same game, whatever is hidden', () => {
    const { game } = aGame({ map: 'europe', players: 3 });
    const other = cloneGame(game);
    for (const hand of other.hands.slice(1)) hand.reverse();
    for (const pile of [other.deck, other.ticketDeck, ...other.tickets.slice(1)]) pile.reverse();
    const imagine = (from: Game) => determinise(viewFor(from, 0), stream('peek', 'test'));
    expect(imagine({ ...other, seed: 'another' })).toEqual(imagine(game));
  });

  it('what is hidden is imagined anew each time, what was seen stays', () => {
    const game = aGame({
      players: 2,
      hands: [{}, { red: 3, blue: 3 }],
      row: ['green', 'green', 'white', 'white', 'black'],
      turn: 1,
    });
    game.draw(0);
    game.draw(1);
    const imagined = Array.from({ length: 40 }, (_, i) => determinise(game.view(0), stream('anew', 'test', i)));
    const different = (part: (game: Game) => unknown) => new Set(imagined.map((one) => JSON.stringify(part(one)))).size;
    expect(different(({ hands }) => hands[1])).toBeGreaterThan(30);
    expect(different(({ tickets }) => tickets[1])).toBeGreaterThan(30);
    expect(different(({ deck }) => deck)).toBe(40);
    expect(different(({ ticketDeck }) => ticketDeck)).toBe(40);
    expect(different(({ seed }) => seed)).toBe(40);
    expect(imagined.every(({ hands }) => (hands[1]?.[4] ?? 0) >= 2)).toBe(true);
    expect(different(({ hands }) => hands[0])).toBe(1);
    expect(imagined.map(({ seed }) => seed)).not.toContain(game.game.seed);
  });

  it('tickets it refused itself lie at the bottom of the deck', () => {
    const game = aGame({ players: 2 });
    game.drawTickets();
    const [kept = -1, ...refused] = game.view().offer;
    game.act({ type: 'keepTickets', kept: [kept] });
    expect(determinise(game.view(0), stream('own', 'refused')).ticketDeck.slice(-2)).toEqual(refused);
    expect(determinise(game.view(1), stream('own', 'refused')).ticketDeck).toHaveLength(game.table.ticketDeckSize);
  });
});
