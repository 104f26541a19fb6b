import type { Action } from './actions.ts';
import { DECK } from './actions.ts';
import type { Board } from './board.ts';
import { KINDS_OF_CARD } from './cards.ts';
import type { EventOf, GameEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { type Game, type Phase, shuffledGame } from './game.ts';
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
    | { readonly code: 'refused'; readonly action: Action; readonly seat: number; readonly refusal: Refusal }
    | { readonly code: 'wrongSeat'; readonly turn: number }
    /** This event would have had to stand here: one of another type, or the same with other contents. */
    | { readonly code: 'expected'; readonly event: GameEvent }
    /** The game waits for somebody to act, or is over, and this event is no action. */
    | { readonly code: 'outOfPlace'; readonly phase: Phase }
    | { readonly code: 'noSuchSeat'; readonly players: number }
    /** A change of seat between a reshuffle and the event that needed it. */
    | { readonly code: 'afterReshuffle' }
    | { readonly code: 'cardNotThere'; readonly card: number }
    /** A card left in the old deck comes before the reshuffled ones (MKT-2). */
    | { readonly code: 'oldCardFirst'; readonly card: number }
    | { readonly code: 'ticketNotThere'; readonly ticket: number }
    /** Refused tickets lie under the deck in a known order: this one is not up yet. */
    | { readonly code: 'ticketTooDeep'; readonly ticket: number }
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
    const fault = faultOf(game, { previous: events[i - 1], event, next: events[i + 1] });
    if (fault !== null) return { ok: false, fault: { at: placeOf(fault, event, i), fault } };
    evolve(game, event);
  }
  const missing = eventDue(game);
  if (missing === null) return { ok: true, game };
  return { ok: false, fault: { at: events.length, fault: { code: 'cutShort', event: missing } } };
}

/** A reshuffle is looked at together with what follows; where that is to blame, the fault is told of its place. */
function placeOf({ code }: Fault, event: GameEvent, i: number): number {
  const isOfNext = code === 'refused' || code === 'wrongSeat' || code === 'afterReshuffle';
  return event.type === 'deckReshuffled' && isOfNext ? i + 1 : i;
}

/** An event and its neighbours. */
interface Spot {
  readonly previous: GameEvent | undefined;
  readonly event: GameEvent;
  readonly next: GameEvent | undefined;
}

function faultOf(game: Game, { previous, event, next }: Spot): Fault | null {
  if (event.type === 'seatChanged') return seatChangeFault(game, event);
  if (event.type === 'deckReshuffled' && next?.type === 'seatChanged') return { code: 'afterReshuffle' };
  // A reshuffle that nobody waits for belongs to the action that follows.
  const decided = event.type === 'deckReshuffled' ? next : event;
  const action = eventDue(game) === null ? actionBehind(game, decided) : null;
  const refused = decided && action && actionFault(game, decided, action);
  if (refused) return refused;
  const expected = eventHere(game, action);
  if (expected === null) return { code: 'outOfPlace', phase: game.table.phase };
  // Told before the decks are looked at: where a reshuffle is missing, a card that is not there is only its trace.
  if (expected.type !== event.type) return { code: 'expected', event: expected };
  return stackDecks(game, event, previous) ?? difference(eventHere(game, action) ?? expected, event);
}

function seatChangeFault({ table }: Game, { seat }: EventOf<'seatChanged'>): Fault | null {
  const { players } = table.board;
  return seat < players ? null : { code: 'noSuchSeat', players };
}

/** What somebody decides to do must be legal for the seat on turn. */
function actionFault(game: Game, decided: GameEvent, action: Action): Fault | null {
  const { turn } = game.table;
  if ('seat' in decided && decided.seat !== turn) return { code: 'wrongSeat', turn };
  const refusal = refusalOf(viewFor(game, turn), action);
  return refusal === null ? null : { code: 'refused', action, seat: turn, refusal };
}

/** The event that must happen now by itself, the deal included. */
function eventDue(game: Game): GameEvent | null {
  return game.table.phase === 'dealing' ? dealing(game) : dueEvent(game);
}

/** The event the engine would write now, with the decks as they lie; null if none follows and nobody acts. */
function eventHere(game: Game, action: Action | null): GameEvent | null {
  return eventDue(game) ?? (action === null ? null : eventOf(game, action));
}

function difference(expected: GameEvent, event: GameEvent): Fault | null {
  return isSame(inOrder(expected), inOrder(event)) ? null : { code: 'expected', event: expected };
}

/**
 * Where the order of a list means nothing, whoever wrote the record may have chosen another. Hands and bonus cards are
 * not named here: the decks are stacked in the order they stand in the record.
 */
function inOrder(event: GameEvent): GameEvent {
  if (event.type === 'ticketsKept') return { ...event, kept: sorted(event.kept) };
  return event.type === 'dealt' ? { ...event, offers: event.offers.map(sorted) } : event;
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

/** The action that an event tells of; null for events that nobody decides, and for all of them once the game is over. */
export function actionBehind({ table }: Game, event: GameEvent | undefined): Action | null {
  if (table.phase === 'over') return null;
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
function stackDecks(game: Game, event: GameEvent, previous: GameEvent | undefined): Fault | null {
  switch (event.type) {
    case 'dealt':
      return stackDeal(game, event);
    case 'cardTaken':
      return event.from === DECK ? stackCards(game, [event.card]) : null;
    case 'rowFilled':
      return stackCards(game, [event.card]);
    case 'tunnelOpened': {
      const old = oldCards(game, previous);
      return firstMissing(old, event.revealed.slice(0, old.length)) ?? stackCards(game, event.revealed);
    }
    case 'bonusDrawn':
      return firstMissing(oldCards(game, previous), event.cards) ?? stackCards(game, event.cards);
    case 'ticketsOffered':
      return stackTickets(game.ticketDeck, event.tickets, ticketsInAnyOrder(game));
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

/** MKT-2: cards that were left in the deck before a reshuffle; whatever needed it draws all of them, and more. */
function oldCards({ deck }: Game, previous: GameEvent | undefined): number[] {
  return previous?.type === 'deckReshuffled' ? deck.slice(previous.count) : [];
}

function firstMissing(old: readonly number[], drawn: readonly number[]): Fault | null {
  const timesIn = (list: readonly number[], card: number) => list.filter((other) => other === card).length;
  const card = old.find((each) => timesIn(drawn, each) < timesIn(old, each));
  return card === undefined ? null : { code: 'oldCardFirst', card };
}

/** Tickets on top whose order only chance knows. Below them lie the refused ones, in the order they were put there. */
function ticketsInAnyOrder({ ticketDeck, refused }: Game): number {
  return ticketDeck.length - refused.flat().length;
}

function stackCards({ deck }: Game, cards: readonly number[]): Fault | null {
  const missing = bringForward(cards, deck.length, (i) => deck.length - 1 - i, deck);
  return missing === null ? null : { code: 'cardNotThere', card: missing };
}

function stackTickets(deck: number[], tickets: readonly number[], inAnyOrder = deck.length): Fault | null {
  const within = Math.min(deck.length, Math.max(inAnyOrder, tickets.length));
  const ticket = bringForward(tickets, within, (i) => i, deck);
  if (ticket === null) return null;
  return deck.indexOf(ticket) < within ? { code: 'ticketNotThere', ticket } : { code: 'ticketTooDeep', ticket };
}

function stackBonusCards(deck: number[], bonusCards: readonly number[]): Fault | null {
  const missing = bringForward(bonusCards, deck.length, (i) => i, deck);
  return missing === null ? null : { code: 'bonusCardNotThere', bonusCard: missing };
}

/** Swaps each thing to its place from the top, `placeOf(i)`; answers the first that is not among the top `size`. */
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
