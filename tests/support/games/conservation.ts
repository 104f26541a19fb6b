import { expect } from 'vitest';
import type { Board } from '../../../src/engine/board.ts';
import { KINDS_OF_CARD, LOCOMOTIVE } from '../../../src/engine/cards.ts';
import { EMPTY, type Game } from '../../../src/engine/game.ts';

// Nothing of a game may get lost, come twice or be counted wrong, whatever happens in it.

/** How many of each card there are in all places together. */
export function allCards({ table, hands, deck }: Game): number[] {
  const counts = Array.from({ length: KINDS_OF_CARD }, () => 0);
  const add = (card: number, count: number) => {
    counts[card] = (counts[card] ?? 0) + count;
  };
  for (const pile of [...hands, table.discard, table.tunnel?.paid ?? []])
    for (const [card, n] of pile.entries()) add(card, n);
  for (const card of [...deck, ...table.row, ...(table.tunnel?.revealed ?? [])]) if (card !== EMPTY) add(card, 1);
  return counts;
}

/** How many of each card a game on this board has. */
export function cardsOf({ rules }: Board): number[] {
  const { wagonsPerColor, locomotives } = rules;
  return Array.from({ length: KINDS_OF_CARD }, (_, card) => (card === LOCOMOTIVE ? locomotives : wagonsPerColor));
}

export function expectTrainsConserved({ table }: Game): void {
  const { routes, rules } = table.board;
  for (const [seat, left] of table.trains.entries()) {
    const placed = routes.reduce((sum, { length }, route) => sum + (table.owner[route] === seat ? length : 0), 0);
    expect(left + placed).toBe(rules.trains);
    expect(left).toBeGreaterThanOrEqual(0);
  }
}

/** The public score is the points of the routes on the board (TKT-3). */
export function expectScoresRight({ table }: Game): void {
  const { routes } = table.board;
  const points = table.scores.map((_, seat) =>
    routes.reduce((sum, route, i) => sum + (table.owner[i] === seat ? route.points : 0), 0),
  );
  expect(table.scores).toEqual(points);
}

/** Every ticket is in one place at most, and none but refused opening tickets and undealt long ones has left. */
export function expectTicketsConserved(game: Game): void {
  const { board, phase } = game.table;
  const waiting = phase === 'opening' ? game.refused.flat() : [];
  const inGame = [...game.tickets.flat(), ...game.offers.flat(), ...game.ticketDeck, ...waiting];
  const gone = game.gone.flat();
  expect(new Set([...inGame, ...gone]).size).toBe(inGame.length + gone.length);
  expect(board.regularTickets.every((ticket) => inGame.includes(ticket) || gone.includes(ticket))).toBe(true);
  if (board.rules.openingTickets.refused === 'under the deck')
    expect(gone.every((ticket) => board.tickets[ticket]?.isLong)).toBe(true);
}

export function expectCountersRight(game: Game): void {
  const { table } = game;
  const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
  expect(table.handSizes).toEqual(game.hands.map(sum));
  expect(table.deckSize).toBe(game.deck.length);
  expect(table.discardSize).toBe(sum(table.discard));
  expect(table.ticketDeckSize).toBe(game.ticketDeck.length);
  expect(table.ticketsHeld).toEqual(game.tickets.map((tickets) => tickets.length));
  expect(table.offerSizes).toEqual(game.offers.map((offer) => offer.length));
  for (const [seat, seen] of table.seenInHand.entries()) {
    for (let card = 0; card < KINDS_OF_CARD; card++) {
      expect(seen[card]).toBeLessThanOrEqual(game.hands[seat]?.[card] ?? 0);
      expect(seen[card]).toBeGreaterThanOrEqual(0);
    }
  }
}
