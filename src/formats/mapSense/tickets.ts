import type { MapData, MapTicket } from '../../engine/map.ts';
import { count, place, shown } from '../sentences.ts';
import { twins } from './names.ts';
import { type MapCheck, ticketWords } from './words.ts';

const setOf = (ticket: MapTicket) => ticket.set ?? 'regular';
const isLong = (ticket: MapTicket) => setOf(ticket) === 'long';

interface Deck {
  readonly words: string;
  readonly tickets: readonly MapTicket[];
}

/** Every pile of tickets that a game may be dealt from, the long ones apart. */
function regularDecks({ rules, tickets }: MapData): Deck[] {
  if (rules.ticketDecks === null) return [{ words: 'the ticket deck', tickets: tickets.filter((t) => !isLong(t)) }];
  return Object.entries(rules.ticketDecks).map(([name, { sets }]) => ({
    words: `the ticket deck ${shown(name)}`,
    tickets: tickets.filter((ticket) => sets.includes(setOf(ticket))),
  }));
}

function* ticketsToWaypoints({ cities, tickets }: MapData) {
  const waypoints = new Set(cities.filter((city) => city.waypoint).map((city) => city.id));
  for (const [i, ticket] of tickets.entries()) {
    const end = waypoints.has(ticket.a) ? 'a' : 'b';
    if (!waypoints.has(ticket[end])) continue;
    yield `${ticketWords(ticket, i, end)} names ${shown(ticket[end])}, but a ticket cannot lead to a waypoint.`;
  }
}

/** The same two cities twice in a deck is a line copied and forgotten; in decks that never meet it is a choice. */
function* ticketsTwice(map: MapData) {
  const long = { words: 'the long tickets', tickets: map.tickets.filter(isLong) };
  const told = new Set<MapTicket>();
  for (const deck of [long, ...regularDecks(map)]) {
    for (const [first, again] of twins(deck.tickets, (ticket) => [ticket.a, ticket.b].sort().join(' '))) {
      const [one, other] = [deck.tickets[first], deck.tickets[again]];
      if (one === undefined || other === undefined || told.has(other)) continue;
      told.add(other);
      yield `${inFile(map, other)} joins the same cities as ${inFile(map, one)} in ${deck.words}.`;
    }
  }
}

function inFile({ tickets }: MapData, ticket: MapTicket): string {
  return ticketWords(ticket, tickets.indexOf(ticket));
}

function* decksWithoutTickets({ rules, tickets }: MapData) {
  const used = new Set(tickets.map(setOf));
  for (const [name, { sets }] of Object.entries(rules.ticketDecks ?? {})) {
    for (const [i, set] of sets.entries()) {
      const where = place(['rules', 'ticketDecks', name, 'sets', i]);
      if (set === 'long') yield `${where} is "long", but long tickets are dealt apart and belong to no deck.`;
      else if (!used.has(set)) yield `${where} is ${shown(set)}, but no ticket is of that set.`;
      else if (sets.indexOf(set) < i) yield `${where} is ${shown(set)}, but the deck names that set already.`;
    }
  }
}

function* setsWithoutDeck({ rules, tickets }: MapData) {
  const decks = Object.values(rules.ticketDecks ?? { all: { sets: ['regular'] } });
  const known = new Set(['long', ...decks.flatMap((deck) => deck.sets)]);
  for (const [i, ticket] of tickets.entries()) {
    if (known.has(setOf(ticket))) continue;
    // One sentence for a set is enough.
    known.add(setOf(ticket));
    const why = rules.ticketDecks === null ? 'rules.ticketDecks is null' : 'no deck of rules.ticketDecks has that set';
    yield `${ticketWords(ticket, i, 'set')} is ${shown(ticket.set ?? 'regular')}, but ${why}.`;
  }
}

function* grandPointsUnused({ rules, tickets }: MapData) {
  const decks = Object.values(rules.ticketDecks ?? {});
  const i = tickets.findIndex((ticket) => ticket.pointsGrand !== undefined);
  const ticket = tickets[i];
  if (ticket === undefined || decks.some((deck) => deck.points === 'pointsGrand')) return;
  yield `${ticketWords(ticket, i, 'pointsGrand')} is ${ticket.pointsGrand}, but no deck of rules.ticketDecks counts pointsGrand.`;
}

function* keepMoreThanDealt({ rules: { openingTickets, drawTickets } }: MapData) {
  const dealt = openingTickets.deal.regular + (openingTickets.deal.long ?? 0);
  if (openingTickets.keep > dealt) {
    yield `rules.openingTickets.keep is ${openingTickets.keep}, but a player is dealt only ${count(dealt, 'ticket')}.`;
  }
  if (drawTickets.keep > drawTickets.deal) {
    yield `rules.drawTickets.keep is ${drawTickets.keep}, but a player is dealt only ${count(drawTickets.deal, 'ticket')}.`;
  }
}

function* tooFewTickets(map: MapData) {
  const { regular } = map.rules.openingTickets.deal;
  const players = map.rules.players[1];
  for (const { words, tickets } of regularDecks(map)) {
    if (tickets.length >= regular * players) continue;
    yield `rules.openingTickets.deal.regular is ${regular}, which takes ${regular * players} tickets for ${players} players, but ${words} has only ${tickets.length}.`;
  }
}

function* tooFewLongTickets({ rules, tickets }: MapData) {
  const { long } = rules.openingTickets.deal;
  const players = rules.players[1];
  const there = tickets.filter(isLong).length;
  if (long === undefined || there >= long * players) return;
  yield `rules.openingTickets.deal.long is ${long}, which takes ${long * players} tickets for ${players} players, but there are only ${there} long ones.`;
}

function* longTicketsNotDealt({ rules, tickets }: MapData) {
  const i = tickets.findIndex(isLong);
  const ticket = tickets[i];
  if (ticket === undefined || rules.openingTickets.deal.long !== undefined) return;
  yield `${ticketWords(ticket, i, 'set')} is "long", but rules.openingTickets.deal.long is missing, so long tickets are never dealt.`;
}

export const ticketChecks: readonly MapCheck[] = [
  ticketsToWaypoints,
  ticketsTwice,
  decksWithoutTickets,
  setsWithoutDeck,
  grandPointsUnused,
  keepMoreThanDealt,
  tooFewTickets,
  tooFewLongTickets,
  longTicketsNotDealt,
];
