import { DECK } from '../../../src/engine/actions.ts';
import type { Board } from '../../../src/engine/board.ts';
import type { CardCounts } from '../../../src/engine/cards.ts';
import type { EventType } from '../../../src/engine/events.ts';
import type { Table } from '../../../src/engine/game.ts';
import type { SeenEventOf } from '../../../src/engine/redact.ts';
import { counts } from './aGame.ts';

/** What can be followed from the public events alone. */
export type Notes = Pick<
  Table,
  | ('board' | 'owner' | 'stationOwner' | 'stations' | 'trains' | 'scores' | 'row' | 'deckSize' | 'discard' | 'tunnel')
  | ('ticketDeckSize' | 'handSizes' | 'ticketsHeld' | 'ticketsRefused' | 'offerSizes' | 'seenInHand' | 'taken' | 'paid')
  | ('bonusCards' | 'lastRoundBy')
>;

/** The notes of an onlooker before the deal. */
export function blankNotes(board: Board): Notes {
  const { players, routes, routesAt, rules, regularTickets } = board;
  const each = <T>(value: () => T) => Array.from({ length: players }, value);
  return {
    board,
    owner: routes.map(() => -1),
    stationOwner: routesAt.map(() => -1),
    stations: each(() => []),
    trains: each(() => rules.trains),
    scores: each(() => 0),
    row: [],
    deckSize: 8 * rules.wagonsPerColor + rules.locomotives,
    discard: counts({}),
    tunnel: null,
    ticketDeckSize: regularTickets.length,
    handSizes: each(() => 0),
    ticketsHeld: each(() => 0),
    ticketsRefused: each(() => 0),
    offerSizes: each(() => 0),
    seenInHand: each(() => counts({})),
    taken: each(() => counts({})),
    paid: each(() => counts({})),
    bonusCards: [],
    lastRoundBy: -1,
  };
}

type Noting = { readonly [T in EventType]: (notes: Notes, event: SeenEventOf<T>) => void };

/** An onlooker with a pencil: writes down what the whole table saw, by the rules and without the engine. */
const noting: Noting = {
  dealt: (notes, { faceUp, hands, offerSizes, bonusCards }) => {
    const { openingHand, openingTickets } = notes.board.rules;
    notes.row.push(...faceUp);
    notes.deckSize -= faceUp.length + hands.length * openingHand;
    notes.handSizes.fill(openingHand);
    for (const [seat, size] of offerSizes.entries()) {
      notes.offerSizes[seat] = size;
      notes.ticketDeckSize -= size - (openingTickets.deal.long ?? 0);
    }
    notes.bonusCards.push(...bonusCards);
  },
  ticketsKept: (notes, { seat, keptCount, refusedCount }) => {
    const isOpening = notes.ticketsHeld[seat] === 0;
    add(notes.ticketsHeld, seat, keptCount);
    add(notes.ticketsRefused, seat, refusedCount);
    notes.offerSizes[seat] = 0;
    if (isOpening) endOpening(notes);
    else notes.ticketDeckSize += refusedCount;
  },
  ticketsOffered: (notes, { seat, count }) => {
    notes.ticketDeckSize -= count;
    notes.offerSizes[seat] = count;
  },
  cardTaken: (notes, { seat, from, card }) => {
    add(notes.handSizes, seat, 1);
    if (from === DECK) notes.deckSize--;
    else {
      notes.row[from] = -1;
      add(notes.taken[seat], card ?? -1, 1);
      add(notes.seenInHand[seat], card ?? -1, 1);
    }
  },
  rowFilled: (notes, { place, card }) => {
    notes.deckSize--;
    notes.row[place] = card;
  },
  rowSwept: (notes, { cards }) => {
    discardAll(notes, cards);
    notes.row.fill(-1);
  },
  deckReshuffled: (notes, { count }) => {
    notes.deckSize += count;
    notes.discard.fill(0);
  },
  tunnelOpened: (notes, { seat, route, paid, revealed, owed }) => {
    notes.tunnel = { route, paid, revealed, owed };
    notes.deckSize -= revealed.length;
    layDown(notes, seat, paid);
  },
  tunnelWithdrawn: (notes, { seat }) => {
    for (const [card, count] of (notes.tunnel?.paid ?? []).entries()) {
      add(notes.handSizes, seat, count);
      add(notes.seenInHand[seat], card, count);
    }
    closeTunnel(notes);
  },
  routeClaimed: (notes, { seat, route, paid, points }) => {
    const { length = 0, drawBonus = 0 } = notes.board.map.routes[route] ?? {};
    const before = notes.tunnel?.paid ?? counts({});
    const now = paid.map((count, card) => count - (before[card] ?? 0));
    layDown(notes, seat, now);
    pay(notes, seat, paid);
    notes.owner[route] = seat;
    add(notes.trains, seat, -length);
    add(notes.scores, seat, points);
    if (drawBonus === 0) closeTunnel(notes);
  },
  bonusDrawn: (notes, { seat, count }) => {
    add(notes.handSizes, seat, count);
    notes.deckSize -= count;
    closeTunnel(notes);
  },
  stationBuilt: (notes, { seat, city, paid }) => {
    layDown(notes, seat, paid);
    pay(notes, seat, paid);
    notes.stationOwner[city] = seat;
    notes.stations[seat]?.push(city);
  },
  lastRound: (notes, { seat }) => {
    notes.lastRoundBy = seat;
  },
  drawStopped: () => undefined,
  passed: () => undefined,
  seatChanged: () => undefined,
  gameEnded: () => undefined,
};

export function note<T extends EventType>(notes: Notes, event: SeenEventOf<T> & { readonly type: T }): void {
  noting[event.type](notes, event);
}

/** SET-3, SET-5: once all have chosen, what was refused goes under the deck or out of the game. */
function endOpening(notes: Notes): void {
  const all = notes.ticketsRefused.reduce((sum, count) => sum + count, 0);
  const hasEnded = notes.ticketsHeld.every((held) => held > 0);
  if (hasEnded && notes.board.rules.openingTickets.refused === 'under the deck') notes.ticketDeckSize += all;
}

function layDown(notes: Notes, seat: number, cards: CardCounts): void {
  const seen = notes.seenInHand[seat] ?? [];
  for (const [card, count] of cards.entries()) {
    add(notes.handSizes, seat, -count);
    seen[card] = Math.max(0, (seen[card] ?? 0) - count);
  }
}

function pay(notes: Notes, seat: number, cards: CardCounts): void {
  for (const [card, count] of cards.entries()) {
    add(notes.paid[seat], card, count);
    add(notes.discard, card, count);
  }
}

function closeTunnel(notes: Notes): void {
  discardAll(notes, notes.tunnel?.revealed ?? []);
  notes.tunnel = null;
}

function discardAll(notes: Notes, cards: readonly number[]): void {
  for (const card of cards) add(notes.discard, card, 1);
}

function add(list: number[] | undefined, place: number, amount: number): void {
  if (list) list[place] = (list[place] ?? 0) + amount;
}
