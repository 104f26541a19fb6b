import type { Action } from './actions.ts';
import { DECK } from './actions.ts';
import type { Board } from './board.ts';
import { KINDS_OF_CARD } from './cards.ts';
import type { EventOf, GameEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { type Game, shuffledGame } from './game.ts';
import { at, range } from './lists.ts';
import { eventOf, refusalOf } from './play.ts';
import type { Refusal } from './refusals.ts';
import { dealing } from './setup.ts';
import { dueEvent } from './turn.ts';
import { viewFor } from './view.ts';

/** What is wrong with an event of a record, and where. */
export interface ReplayFault {
  /** Position among the events. */
  readonly at: number;
  readonly fault:
    | { readonly code: 'refused'; readonly seat: number; readonly refusal: Refusal }
    /** This event would have had to stand here. */
    | { readonly code: 'expected'; readonly event: GameEvent }
    /** Nothing can follow here, or nothing of this kind. */
    | { readonly code: 'outOfPlace' }
    | { readonly code: 'cardNotThere'; readonly card: number }
    | { readonly code: 'ticketNotThere'; readonly ticket: number }
    | { readonly code: 'bonusCardNotThere'; readonly bonusCard: number }
    | { readonly code: 'cutShort'; readonly event: GameEvent };
}

type Fault = ReplayFault['fault'];

export type Replayed = { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly fault: ReplayFault };

/**
 * Plays recorded events. Each must be the one the engine itself would write in that state; only what chance decided
 * is taken from the record, so a record opens even if the generator behind its shuffles were gone.
 */
export function replay(board: Board, seed: string, firstSeat: number, events: readonly GameEvent[]): Replayed {
  const game = shuffledGame(board, seed, firstSeat);
  for (const [i, event] of events.entries()) {
    const fault = faultOf(game, event, events[i + 1]);
    if (fault !== null) return { ok: false, fault: { at: i, fault } };
    evolve(game, event);
  }
  const missing = game.table.phase === 'dealing' ? dealing(game) : dueEvent(game);
  if (missing === null) return { ok: true, game };
  return { ok: false, fault: { at: events.length, fault: { code: 'cutShort', event: missing } } };
}

function faultOf(game: Game, event: GameEvent, next: GameEvent | undefined): Fault | null {
  if (event.type === 'seatChanged') return seatChangeFault(game, event);
  const unavailable = stackDecks(game, event);
  if (unavailable !== null) return unavailable;
  const due = game.table.phase === 'dealing' ? dealing(game) : dueEvent(game);
  if (due !== null) return difference(due, event);
  // A reshuffle that nobody waits for belongs to the action that follows.
  const action = actionBehind(game, event.type === 'deckReshuffled' ? next : event);
  if (action === null) return { code: 'outOfPlace' };
  const seat = game.table.turn;
  const refusal = refusalOf(viewFor(game, seat), action);
  return refusal === null ? difference(eventOf(game, action), event) : { code: 'refused', seat, refusal };
}

function seatChangeFault({ table }: Game, event: EventOf<'seatChanged'>): Fault | null {
  const isSeat = range(table.board.players).includes(event.seat);
  return isSeat && table.phase !== 'dealing' ? null : { code: 'outOfPlace' };
}

function difference(expected: GameEvent, event: GameEvent): Fault | null {
  return isSame(inOrder(expected), inOrder(event)) ? null : { code: 'expected', event: expected };
}

/** Where the order of a list means nothing, whoever wrote the record may have chosen another. */
function inOrder(event: GameEvent): GameEvent {
  if (event.type === 'ticketsKept') return { ...event, kept: sorted(event.kept) };
  if (event.type !== 'dealt') return event;
  const { hands, offers, bonusCards } = event;
  return { ...event, hands: hands.map(sorted), offers: offers.map(sorted), bonusCards: sorted(bonusCards) };
}

function sorted(list: readonly number[]): number[] {
  return [...list].sort((a, b) => a - b);
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => isSame(one[key as keyof typeof one], other[key as keyof typeof other]));
}

/** The action that an event tells of; null for events that nobody decides. */
function actionBehind({ table }: Game, event: GameEvent | undefined): Action | null {
  switch (event?.type) {
    case 'ticketsKept':
      return { type: 'keepTickets', kept: event.kept };
    case 'cardTaken':
      return { type: 'drawCard', from: event.from };
    case 'drawStopped':
      return { type: 'stopDrawing' };
    case 'tunnelOpened':
      return { type: 'claimRoute', route: event.route, payment: event.paid };
    case 'tunnelWithdrawn':
      return { type: 'withdrawTunnel' };
    case 'routeClaimed':
      return table.tunnel === null
        ? { type: 'claimRoute', route: event.route, payment: event.paid }
        : { type: 'payTunnel', payment: range(KINDS_OF_CARD).map((c) => at(event.paid, c) - firstPaid(table, c)) };
    case 'ticketsOffered':
      return { type: 'drawTickets' };
    case 'stationBuilt':
      return { type: 'buildStation', city: event.city, payment: event.paid };
    case 'passed':
      return { type: 'pass' };
    default:
      return null;
  }
}

function firstPaid(table: Game['table'], card: number): number {
  return table.tunnel === null ? 0 : at(table.tunnel.paid, card);
}

/** Brings what the event says came up to the top of the decks; a fault if it cannot be there. */
function stackDecks(game: Game, event: GameEvent): Fault | null {
  switch (event.type) {
    case 'dealt':
      return stackDeal(game, event);
    case 'cardTaken':
      return event.from === DECK ? stackCards(game, [event.card]) : null;
    case 'rowFilled':
      return stackCards(game, [event.card]);
    case 'tunnelOpened':
      return stackCards(game, event.revealed);
    case 'bonusDrawn':
      return stackCards(game, event.cards);
    case 'ticketsOffered':
      return stackTickets(game.ticketDeck, event.tickets);
    default:
      return null;
  }
}

function stackDeal(game: Game, { hands, faceUp, offers, bonusCards }: EventOf<'dealt'>): Fault | null {
  const isLong = (ticket: number) => game.table.board.tickets[ticket]?.isLong ?? false;
  const tickets = offers.flat();
  return (
    stackCards(game, [...hands.flat(), ...faceUp]) ??
    stackTickets(game.longTickets, tickets.filter(isLong)) ??
    stackTickets(
      game.ticketDeck,
      tickets.filter((ticket) => !isLong(ticket)),
    ) ??
    stackBonusCards(game.bonusDeck, bonusCards)
  );
}

function stackCards({ deck }: Game, cards: readonly number[]): Fault | null {
  const missing = bringForward(cards, deck.length, (i) => deck.length - 1 - i, deck);
  return missing === null ? null : { code: 'cardNotThere', card: missing };
}

function stackTickets(deck: number[], tickets: readonly number[]): Fault | null {
  const missing = bringForward(tickets, deck.length, (i) => i, deck);
  return missing === null ? null : { code: 'ticketNotThere', ticket: missing };
}

function stackBonusCards(deck: number[], bonusCards: readonly number[]): Fault | null {
  const missing = bringForward(bonusCards, deck.length, (i) => i, deck);
  return missing === null ? null : { code: 'bonusCardNotThere', bonusCard: missing };
}

/** Swaps each thing to its place from the top, `placeOf(i)`; answers the first that is not in the deck. */
function bringForward(
  things: readonly number[],
  size: number,
  placeOf: (i: number) => number,
  deck: number[],
): number | null {
  for (const [i, thing] of things.entries()) {
    const from = range(size).find((k) => k >= i && deck[placeOf(k)] === thing);
    if (from === undefined) return thing;
    deck[placeOf(from)] = at(deck, placeOf(i));
    deck[placeOf(i)] = thing;
  }
  return null;
}
