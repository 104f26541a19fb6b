import { type Action, DECK } from '../../../src/engine/actions.ts';
import { type Board, makeBoard } from '../../../src/engine/board.ts';
import { CARDS, type CardName } from '../../../src/engine/cards.ts';
import { type ClaimCheck, claimChecks } from '../../../src/engine/claim.ts';
import type { GameEvent } from '../../../src/engine/events.ts';
import { EMPTY, type Game, NOBODY } from '../../../src/engine/game.ts';
import { claimPayments, legalActions } from '../../../src/engine/legal.ts';
import type { MapData } from '../../../src/engine/map.ts';
import { apply, startGame } from '../../../src/engine/play.ts';
import type { Refusal } from '../../../src/engine/refusals.ts';
import { type Result, resultOf } from '../../../src/engine/scoring/result.ts';
import { type SeatView, viewFor } from '../../../src/engine/view.ts';
import { nameEvent, nameResult, paymentNames } from '../../../src/formats/recordNames.ts';
import type { RecordEvent, RecordResult } from '../../../src/formats/recordShape.ts';
import { everythingMap } from '../maps/everythingMap.ts';
import { type MapId, mapFile } from '../maps/mapFiles.ts';

export type Cards = Partial<Record<CardName, number>>;

/** A game in the middle, as a test needs it; whatever is left out is as after an ordinary deal. */
export interface Situation {
  readonly map?: MapId | 'everything' | MapData;
  readonly players?: number;
  readonly deckName?: string;
  readonly seed?: string;
  readonly firstSeat?: number;
  /** The seat whose turn it is. */
  readonly turn?: number;
  /** Exactly these cards, seat by seat; seats left out have empty hands. */
  readonly hands?: readonly Cards[];
  /** The face-up row by place; null is an empty place. */
  readonly row?: readonly (CardName | null)[];
  /** The whole deck, top card first. Left out: all cards that lie nowhere else, shuffled. */
  readonly deck?: readonly CardName[];
  /** With a deck left out: cards that lie on top of it. */
  readonly deckTop?: readonly CardName[];
  readonly discard?: Cards;
  readonly trains?: readonly number[];
  /** Route ids each seat owns. Trains and scores follow, unless `trains` says otherwise. */
  readonly routes?: readonly (readonly string[])[];
  /** Ticket ids each seat holds. */
  readonly tickets?: readonly (readonly string[])[];
  /** The whole ticket deck, top first. */
  readonly ticketDeck?: readonly string[];
  /** City ids of each seat's stations, in the order built. */
  readonly stations?: readonly (readonly string[])[];
  readonly bonusCards?: readonly string[];
}

export function mapOf(map: Situation['map'] = 'usa'): MapData {
  if (typeof map !== 'string') return map;
  return map === 'everything' ? everythingMap : mapFile(map);
}

/** A map with some of its rules changed. */
export function withRules(map: Situation['map'], rules: Partial<MapData['rules']>): MapData {
  const base = mapOf(map);
  return { ...base, rules: { ...base.rules, ...rules } };
}

/** A game at the start of a turn, opening tickets chosen, arranged as the situation says. */
export function aGame(situation: Situation = {}): TestGame {
  const board = makeBoard(mapOf(situation.map), situation.players ?? 2, situation.deckName);
  const { game } = startGame(board, situation.seed ?? 'a test', situation.firstSeat ?? 0);
  keepAllTickets(game);
  arrange(board, game, situation);
  return new TestGame(board, game);
}

/** A game just dealt: the opening choice of tickets is still to be made. */
export function aDealtGame(
  situation: Pick<Situation, 'map' | 'players' | 'deckName' | 'seed' | 'firstSeat'> = {},
): TestGame {
  const board = makeBoard(mapOf(situation.map), situation.players ?? 2, situation.deckName);
  const { game, events } = startGame(board, situation.seed ?? 'a test', situation.firstSeat ?? 0);
  return new TestGame(board, game, events);
}

function keepAllTickets(game: Game): void {
  for (const [seat, offer] of game.offers.entries()) {
    game.tickets[seat] = offer;
    game.table.ticketsHeld[seat] = offer.length;
    game.table.offerSizes[seat] = 0;
    game.offers[seat] = [];
  }
  game.table.phase = 'turn';
}

function arrange(board: Board, game: Game, situation: Situation): void {
  const { table } = game;
  table.turn = situation.turn ?? table.firstSeat;
  if (situation.hands) arrangeHands(board, game, situation.hands);
  if (situation.row)
    overwrite(
      table.row,
      situation.row.map((card) => (card === null ? EMPTY : cardNumber(card))),
    );
  if (situation.discard) overwrite(table.discard, counts(situation.discard));
  table.discardSize = total(table.discard);
  arrangeDeck(board, game, situation);
  arrangeRoutes(board, game, situation);
  if (situation.trains) overwrite(table.trains, situation.trains);
  arrangeTickets(board, game, situation);
  for (const [seat, cities] of (situation.stations ?? []).entries()) {
    for (const city of cities) buildStation(board, game, seat, city);
  }
  if (situation.bonusCards)
    overwrite(
      table.bonusCards,
      situation.bonusCards.map((id) => position(board.bonusCards, id)),
    );
}

function arrangeHands(board: Board, game: Game, hands: readonly Cards[]): void {
  for (let seat = 0; seat < board.players; seat++) {
    game.hands[seat] = counts(hands[seat] ?? {});
    game.table.handSizes[seat] = total(game.hands[seat] ?? []);
  }
}

function arrangeDeck(board: Board, game: Game, { deck, deckTop = [] }: Situation): void {
  overwrite(game.deck, deck ? deck.map(cardNumber).reverse() : restOfCards(board, game));
  for (const [i, name] of deckTop.entries()) {
    const place = game.deck.length - 1 - i;
    const from = game.deck.lastIndexOf(cardNumber(name), place);
    if (from < 0) throw new Error(`no ${name} left for the top of the deck`);
    game.deck[from] = game.deck[place] ?? EMPTY;
    game.deck[place] = cardNumber(name);
  }
  game.table.deckSize = game.deck.length;
}

/** All cards that are in no hand, not in the row and not in the discard pile, in the order the deal left them. */
function restOfCards(board: Board, game: Game): number[] {
  const left = CARDS.map((name) => (name === 'locomotive' ? board.rules.locomotives : board.rules.wagonsPerColor));
  const remove = (card: number, count: number) => {
    left[card] = (left[card] ?? 0) - count;
    if ((left[card] ?? 0) < 0) throw new Error(`the situation uses more ${CARDS[card]} cards than there are`);
  };
  for (const pile of [...game.hands, game.table.discard])
    pile.forEach((count, card) => {
      remove(card, count);
    });
  for (const card of game.table.row) if (card !== EMPTY) remove(card, 1);
  const order = [...game.deck, ...CARDS.keys()];
  const rest: number[] = [];
  for (const card of order) if (takeOne(left, card)) rest.push(card);
  for (const card of CARDS.keys()) while (takeOne(left, card)) rest.unshift(card);
  return rest;
}

function takeOne(left: number[], card: number): boolean {
  const count = left[card] ?? 0;
  left[card] = Math.max(0, count - 1);
  return count > 0;
}

function arrangeRoutes(board: Board, game: Game, { routes = [] }: Situation): void {
  const { table } = game;
  for (const [seat, ids] of routes.entries()) {
    for (const id of ids) {
      const route = position(board.map.routes, id);
      table.owner[route] = seat;
      table.closed[route] = 1;
      table.trains[seat] = (table.trains[seat] ?? 0) - (board.routes[route]?.length ?? 0);
      table.scores[seat] = (table.scores[seat] ?? 0) + (board.routes[route]?.points ?? 0);
    }
  }
  for (const [i, { parallels, lanesOpen }] of board.routes.entries()) {
    const claimed = parallels.filter((other) => table.owner[other] !== NOBODY).length;
    if (claimed >= lanesOpen) table.closed[i] = 1;
  }
}

function arrangeTickets(board: Board, game: Game, { tickets, ticketDeck }: Situation): void {
  const { table } = game;
  for (let seat = 0; tickets && seat < board.players; seat++) {
    game.tickets[seat] = (tickets[seat] ?? []).map((id) => position(board.map.tickets, id));
    table.ticketsHeld[seat] = game.tickets[seat]?.length ?? 0;
  }
  const held = new Set(game.tickets.flat());
  const rest = board.regularTickets.filter((ticket) => !held.has(ticket));
  if (ticketDeck)
    overwrite(
      game.ticketDeck,
      ticketDeck.map((id) => position(board.map.tickets, id)),
    );
  else if (tickets) overwrite(game.ticketDeck, rest);
  table.ticketDeckSize = game.ticketDeck.length;
}

function buildStation(board: Board, game: Game, seat: number, id: string): void {
  const city = position(board.map.cities, id);
  game.table.stationOwner[city] = seat;
  game.table.stations[seat]?.push(city);
}

function position(things: readonly { readonly id: string }[], id: string): number {
  const found = things.findIndex((thing) => thing.id === id);
  if (found < 0) throw new Error(`the map has no ${id}`);
  return found;
}

export function cardNumber(name: CardName): number {
  return CARDS.indexOf(name);
}

export function counts(cards: Cards): number[] {
  return CARDS.map((name) => cards[name] ?? 0);
}

function total(list: readonly number[]): number {
  return list.reduce((sum, count) => sum + count, 0);
}

function overwrite(list: number[], values: readonly number[]): void {
  list.splice(0, list.length, ...values);
}

/** Plays by names, through the engine's outward face. An action that is refused throws; see `refusal`. */
export class TestGame {
  readonly board: Board;
  game: Game;
  /** Everything that has happened since the game was handed to the test, as a record would write it. */
  readonly events: RecordEvent[];

  constructor(board: Board, game: Game, events: readonly GameEvent[] = []) {
    this.board = board;
    this.game = game;
    this.events = events.map((event) => nameEvent(board, event));
  }

  draw(from: 'deck' | number): RecordEvent[] {
    return this.act({ type: 'drawCard', from: from === 'deck' ? DECK : from });
  }

  stop(): RecordEvent[] {
    return this.act({ type: 'stopDrawing' });
  }

  claim(route: string, payment: Cards): RecordEvent[] {
    return this.act({ type: 'claimRoute', route: this.route(route), payment: counts(payment) });
  }

  payTunnel(payment: Cards): RecordEvent[] {
    return this.act({ type: 'payTunnel', payment: counts(payment) });
  }

  withdraw(): RecordEvent[] {
    return this.act({ type: 'withdrawTunnel' });
  }

  drawTickets(): RecordEvent[] {
    return this.act({ type: 'drawTickets' });
  }

  keep(...tickets: readonly string[]): RecordEvent[] {
    return this.act({ type: 'keepTickets', kept: tickets.map((id) => position(this.board.map.tickets, id)) });
  }

  station(city: string, payment: Cards): RecordEvent[] {
    return this.act({ type: 'buildStation', city: this.city(city), payment: counts(payment) });
  }

  pass(): RecordEvent[] {
    return this.act({ type: 'pass' });
  }

  act(action: Action): RecordEvent[] {
    const outcome = apply(this.game, action);
    if (!outcome.ok) throw new Refused(outcome.refusal);
    this.game = outcome.game;
    const events = outcome.events.map((event) => nameEvent(this.board, event));
    this.events.push(...events);
    return events;
  }

  /** Why what this tries is refused; fails if it is not. */
  refusal(attempt: (game: TestGame) => unknown): Refusal {
    try {
      attempt(this);
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
    throw new Error('it was not refused');
  }

  /** Ends the present turn in some quiet way: draws blind twice if possible. */
  skipTurn(): void {
    const { turn } = this.table;
    while (this.table.turn === turn && this.table.phase !== 'over') {
      const kinds = legalActions(this.view()).map((action) => action.type);
      if (kinds.includes('stopDrawing')) this.stop();
      else if (kinds.includes('drawCard'))
        this.act({ type: 'drawCard', from: this.table.deckSize > 0 ? DECK : this.firstFilledPlace() });
      else if (kinds.includes('drawTickets')) this.drawTickets();
      else if (kinds.includes('keepTickets')) this.act({ type: 'keepTickets', kept: this.view().offer });
      else this.pass();
    }
  }

  private firstFilledPlace(): number {
    return this.table.row.findIndex((card) => card !== EMPTY);
  }

  get table(): Game['table'] {
    return this.game.table;
  }

  view(seat = this.table.turn): SeatView {
    return viewFor(this.game, seat);
  }

  /** Everything the seat on turn may do. */
  legal(): Action[] {
    return legalActions(this.view());
  }

  legalKinds(): string[] {
    return [...new Set(this.legal().map((action) => action.type))];
  }

  /** The payments a route can be claimed with, by name, best first. */
  payments(route: string, seat = this.table.turn): Cards[] {
    return claimPayments(this.view(seat), this.route(route)).map(paymentNames);
  }

  checks(route: string, seat = this.table.turn): ClaimCheck[] {
    return claimChecks(this.view(seat), this.route(route));
  }

  hand(seat: number): Cards {
    return paymentNames(this.game.hands[seat] ?? []);
  }

  get row(): (CardName | null)[] {
    return this.table.row.map((card) => CARDS[card] ?? null);
  }

  get discard(): Cards {
    return paymentNames(this.table.discard);
  }

  /** The deck, top card first. */
  get deck(): (CardName | undefined)[] {
    return this.game.deck.map((card) => CARDS[card]).reverse();
  }

  tickets(seat: number): (string | undefined)[] {
    return (this.game.tickets[seat] ?? []).map((ticket) => this.board.map.tickets[ticket]?.id);
  }

  get ticketDeck(): (string | undefined)[] {
    return this.game.ticketDeck.map((ticket) => this.board.map.tickets[ticket]?.id);
  }

  ownerOf(route: string): number | null {
    const owner = this.table.owner[this.route(route)];
    return owner === undefined || owner === NOBODY ? null : owner;
  }

  /** The final scoring of the board as it stands, by name. */
  result(): RecordResult {
    return nameResult(this.board, this.rawResult());
  }

  rawResult(): Result {
    return resultOf(this.game);
  }

  route(id: string): number {
    return position(this.board.map.routes, id);
  }

  city(id: string): number {
    return position(this.board.map.cities, id);
  }
}

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`refused: ${JSON.stringify(refusal)}`);
    this.refusal = refusal;
  }
}
