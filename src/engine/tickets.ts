import type { EventOf } from './events.ts';
import { type Game, seatAfter } from './game.ts';
import { addTo, at, isWholeNumberBelow } from './lists.ts';
import type { Refusal } from './refusals.ts';
import type { PublicTable, SeatView } from './view.ts';

/** SET-2 to SET-4, TKT-1: how many of the offer must be kept; a smaller offer must be kept whole. */
export function ticketsToKeep({ table, offer }: SeatView): number {
  const { openingTickets, drawTickets } = table.board.rules;
  const keep = table.phase === 'opening' ? openingTickets.keep : drawTickets.keep;
  return Math.min(keep, offer.length);
}

export function refuseTickets({ table }: SeatView): Refusal | null {
  if (table.phase !== 'turn') return { code: 'notNow', phase: table.phase };
  return table.ticketDeckSize > 0 ? null : { code: 'noTicketsLeft' };
}

export function ticketsOffering(game: Game): EventOf<'ticketsOffered'> {
  const { table, ticketDeck } = game;
  return { type: 'ticketsOffered', seat: table.turn, tickets: ticketDeck.slice(0, table.board.rules.drawTickets.deal) };
}

export function offerTickets(game: Game, { seat, tickets }: EventOf<'ticketsOffered'>): void {
  const { table } = game;
  game.ticketDeck.splice(0, tickets.length);
  for (const refused of game.refused) removeAll(refused, tickets);
  game.offers[seat] = tickets.slice();
  table.offerSizes[seat] = tickets.length;
  table.ticketDeckSize = game.ticketDeck.length;
  table.phase = 'tickets';
}

/** A refused ticket that comes up again is no longer in the deck, and its refuser, who knows the order, can tell. */
function removeAll(list: number[], gone: readonly number[]): void {
  for (const ticket of gone) {
    const place = list.indexOf(ticket);
    if (place >= 0) list.splice(place, 1);
  }
}

export function refuseChoice(view: SeatView, kept: readonly number[]): Refusal | null {
  const { table, offer } = view;
  if (table.phase !== 'opening' && table.phase !== 'tickets') return { code: 'notNow', phase: table.phase };
  if (!Array.isArray(kept)) return { code: 'noSuchThing', what: 'ticket' };
  for (const [i, ticket] of kept.entries()) {
    if (!isWholeNumberBelow(ticket, table.board.tickets.length)) return { code: 'noSuchThing', what: 'ticket' };
    if (!offer.includes(ticket)) return { code: 'ticketNotOffered', ticket };
    if (kept.indexOf(ticket) !== i) return { code: 'ticketTwice', ticket };
  }
  const atLeast = ticketsToKeep(view);
  return kept.length >= atLeast ? null : { code: 'keepMore', atLeast, kept: kept.length };
}

/** Kept and refused tickets are written in the order offered, whatever order they were chosen in. */
export function ticketsKeeping(game: Game, chosen: readonly number[]): EventOf<'ticketsKept'> {
  const seat = game.table.turn;
  const offer = at(game.offers, seat);
  const kept = offer.filter((ticket) => chosen.includes(ticket));
  return { type: 'ticketsKept', seat, kept, refused: offer.filter((ticket) => !chosen.includes(ticket)) };
}

export function keepTickets(game: Game, { seat, kept, refused }: EventOf<'ticketsKept'>): void {
  const { table } = game;
  const opening = table.phase === 'opening';
  at(game.tickets, seat).push(...kept);
  for (const ticket of refused) at(staysInGame(table, ticket) ? game.refused : game.gone, seat).push(ticket);
  game.offers[seat] = [];
  table.offerSizes[seat] = 0;
  addTo(table.ticketsHeld, seat, kept.length);
  addTo(table.ticketsRefused, seat, refused.length);
  if (opening) nextOpeningChoice(game);
  else {
    putUnderDeck(game, refused);
    table.phase = 'ending';
  }
}

/** SET-3: refused long tickets leave the game on any map, the others where the map says so. */
function staysInGame(table: PublicTable, ticket: number): boolean {
  const leaves = table.phase === 'opening' && table.board.rules.openingTickets.refused === 'out of the game';
  return !leaves && !at(table.board.tickets, ticket).isLong;
}

/** SET-5: refused tickets go under the deck once all have chosen, from the first player on. */
function nextOpeningChoice(game: Game): void {
  const { table } = game;
  table.turn = seatAfter(table, table.turn);
  if (table.turn !== table.firstSeat) return;
  for (let i = 0, seat = table.firstSeat; i < table.board.players; i++, seat = seatAfter(table, seat)) {
    putUnderDeck(game, at(game.refused, seat));
  }
  table.phase = 'turn';
}

function putUnderDeck(game: Game, tickets: readonly number[]): void {
  game.ticketDeck.push(...tickets);
  game.table.ticketDeckSize = game.ticketDeck.length;
}
