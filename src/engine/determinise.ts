import { type CardCounts, COLORS, KINDS_OF_CARD } from './cards.ts';
import { cloneTable, EMPTY, type Game, type Table } from './game.ts';
import { addTo, at, filled, range, sum } from './lists.ts';
import { below, type Random, shuffle } from './random.ts';
import type { SeatView } from './view.ts';

/**
 * A whole game that fits what this seat knows: its own cards and tickets stand, the rest is dealt at random from what
 * it has not seen. Whoever simulates on it cannot peek, because nothing hidden went in.
 */
export function determinise(view: SeatView, random: Random): Game {
  const cards = shuffle(unseenCards(view), random);
  const hands = seats(view).map((seat) => (seat === view.seat ? [...view.hand] : imaginedHand(view, seat, cards)));
  return {
    // A view's table is a table that may not be written to; its clone may.
    table: cloneTable(view.table as Table),
    seed: `imagined ${random()}`,
    hands,
    deck: cards,
    ...imaginedTickets(view, random),
    longTickets: [],
    bonusDeck: [],
  };
}

function seats({ table }: SeatView): number[] {
  return range(table.board.players);
}

/** Cards that lie in the deck or, unseen, in another hand. */
function unseenCards({ table, seat, hand }: SeatView): number[] {
  const { wagonsPerColor, locomotives } = table.board.rules;
  const left = [...filled(COLORS, wagonsPerColor), locomotives];
  const others = table.seenInHand.filter((_, other) => other !== seat);
  for (const seen of [hand, table.discard, ...others]) removeCounts(left, seen);
  if (table.tunnel) removeCounts(left, table.tunnel.paid);
  for (const card of [...table.row, ...(table.tunnel?.revealed ?? [])]) if (card !== EMPTY) addTo(left, card, -1);
  return left.flatMap((count, card) => filled(count, card));
}

function removeCounts(left: number[], cards: CardCounts): void {
  for (let card = 0; card < KINDS_OF_CARD; card++) addTo(left, card, -at(cards, card));
}

/** The cards a seat was seen to hold, and as many unseen ones as make up its hand. */
function imaginedHand({ table }: SeatView, seat: number, unseen: number[]): number[] {
  const hand = [...at(table.seenInHand, seat)];
  const hidden = at(table.handSizes, seat) - sum(hand);
  for (const card of unseen.splice(unseen.length - hidden, hidden)) addTo(hand, card, 1);
  return hand;
}

type TicketPiles = Pick<Game, 'tickets' | 'offers' | 'refused' | 'gone' | 'ticketDeck'>;

interface UnseenTickets {
  readonly regular: number[];
  readonly long: number[];
}

function imaginedTickets(view: SeatView, random: Random): TicketPiles {
  const { table } = view;
  const unseen = unseenTickets(view, random);
  const longKept = longTicketsKept(view, unseen.regular.length, random);
  const others = seats(view).map((seat) =>
    seat === view.seat ? ownTickets(view) : imaginedSeat(view, seat, at(longKept, seat), unseen),
  );
  const inDeck = ownInDeck(view);
  return {
    tickets: others.map(({ tickets }) => tickets),
    offers: others.map(({ offer }) => offer),
    refused: others.map(({ refused }) => refused),
    gone: others.map(({ gone }) => gone),
    ticketDeck: [...unseen.regular.slice(0, table.ticketDeckSize - inDeck.length), ...inDeck],
  };
}

function unseenTickets(view: SeatView, random: Random): UnseenTickets {
  const { regularTickets, longTickets } = view.table.board;
  const seen = new Set([...view.tickets, ...view.offer, ...view.refused, ...view.gone]);
  const unseen = (tickets: readonly number[]) =>
    shuffle(
      tickets.filter((ticket) => !seen.has(ticket)),
      random,
    );
  return { regular: unseen(regularTickets), long: unseen(longTickets) };
}

interface SeatTickets {
  readonly tickets: number[];
  readonly offer: number[];
  readonly refused: number[];
  readonly gone: number[];
}

function ownTickets({ tickets, offer, refused, gone }: SeatView): SeatTickets {
  return { tickets: [...tickets], offer: [...offer], refused: [...refused], gone: [...gone] };
}

function imaginedSeat({ table }: SeatView, seat: number, longKept: number, unseen: UnseenTickets): SeatTickets {
  const { openingTickets } = table.board.rules;
  const long = longDealt(table);
  const held = at(table.ticketsHeld, seat);
  const refused = at(table.ticketsRefused, seat);
  const offered = at(table.offerSizes, seat);
  const isOpening = table.phase === 'opening';
  const offer = isOpening && offered > 0 ? take(unseen.long, long) : [];
  const waits = isOpening && openingTickets.refused === 'under the deck' && held > 0;
  return {
    tickets: [...take(unseen.long, longKept), ...take(unseen.regular, held - longKept)],
    offer: [...offer, ...take(unseen.regular, offered - offer.length)],
    refused: waits ? take(unseen.regular, refused - (long - longKept)) : [],
    gone: [],
  };
}

/** Own refused tickets that lie in the ticket deck; during the opening they still wait beside it (SET-5). */
function ownInDeck({ table, refused }: SeatView): readonly number[] {
  return table.phase === 'opening' ? [] : refused;
}

/** How many of its long tickets each other seat kept: at random, but so that the regular ones come out even. */
function longTicketsKept(view: SeatView, unseenRegular: number, random: Random): number[] {
  const kept = seats(view).map((seat) => (seat === view.seat ? 0 : guessLongKept(view, seat, random)));
  if (view.table.phase !== 'opening') comeOutEven(view, kept, ticketPlaces(view) - unseenRegular, random);
  return kept;
}

/** Each long ticket dealt was as likely to be kept as any other ticket that seat has seen. */
function guessLongKept({ table }: SeatView, seat: number, random: Random): number {
  const held = at(table.ticketsHeld, seat);
  const seen = held + at(table.ticketsRefused, seat);
  let kept = 0;
  for (let i = longDealt(table); i > 0; i--) if (below(random, seen) < held - kept) kept++;
  return Math.max(kept, leastLong(table, seat));
}

/** A seat cannot have refused more long tickets than it has refused tickets. */
function leastLong(table: SeatView['table'], seat: number): number {
  const kept = longDealt(table) - at(table.ticketsRefused, seat);
  return Math.max(0, Math.min(kept, at(table.ticketsHeld, seat)));
}

function longDealt({ board }: SeatView['table']): number {
  return board.rules.openingTickets.deal.long ?? 0;
}

/** `needed` places have no regular ticket, so a long one is there; and where refused tickets stay in, no more than that. */
function comeOutEven(view: SeatView, kept: number[], needed: number, random: Random): void {
  const { table, seat } = view;
  const others = seats(view).filter((other) => other !== seat);
  const dealt = shuffle(
    others.flatMap((other) => filled(longDealt(table), other)),
    random,
  );
  const most = (other: number) => Math.min(longDealt(table), at(table.ticketsHeld, other));
  for (const other of dealt) if (sum(kept) < needed && at(kept, other) < most(other)) addTo(kept, other, 1);
  if (table.board.rules.openingTickets.refused === 'out of the game') return;
  for (const other of dealt)
    if (sum(kept) > needed && at(kept, other) > leastLong(table, other)) addTo(kept, other, -1);
}

/** Tickets this seat has not seen that lie in the deck, in a hand or before another player. */
function ticketPlaces(view: SeatView): number {
  const { table, seat } = view;
  const others = seats(view).filter((other) => other !== seat);
  const inDeck = table.ticketDeckSize - ownInDeck(view).length;
  return inDeck + sum(others.map((other) => at(table.ticketsHeld, other) + at(table.offerSizes, other)));
}

function take(from: number[], count: number): number[] {
  return from.splice(0, count);
}
