import type { Board } from './board.ts';
import { type CardCounts, COLORS, KINDS_OF_CARD, LOCOMOTIVE } from './cards.ts';
import { filled, numberAt } from './lists.ts';
import { shuffle, stream } from './random.ts';

export const NOBODY = -1;
/** A place of the face-up row with no card on it. */
export const EMPTY = -1;

/**
 * What the game waits for: `opening` the first choice of tickets, `turn` an action, `drawing` a further card,
 * `tunnel` pay or withdraw, `tickets` which to keep. `dealing` and `ending` (a turn is done, its consequences are
 * still being written) are never seen from outside.
 */
export type Phase = 'dealing' | 'opening' | 'turn' | 'drawing' | 'tunnel' | 'tickets' | 'ending' | 'over';

export interface Tunnel {
  readonly route: number;
  readonly paid: CardCounts;
  readonly revealed: readonly number[];
  readonly owed: number;
}

/** What everybody may know (INFO-1). Secrets are not in here, so whoever is given a table cannot leak one. */
export interface Table {
  readonly board: Board;
  readonly firstSeat: number;
  phase: Phase;
  /** The seat that acts. */
  turn: number;
  /** Turns that are over. */
  turnsTaken: number;
  /** Cards drawn so far in this turn. */
  drawn: number;
  /** Owner of each route, and of the station in each city. */
  readonly owner: number[];
  readonly stationOwner: number[];
  /** Routes that nobody can claim any more are 1: taken, or closed beside a taken one (DBL-2, DBL-3). */
  readonly closed: number[];
  /** Cities of each seat's stations, in the order built. */
  readonly stations: number[][];
  readonly trains: number[];
  /** Route points; tickets are counted only at the end (TKT-3). */
  readonly scores: number[];
  readonly row: number[];
  deckSize: number;
  readonly discard: number[];
  discardSize: number;
  reshuffles: number;
  ticketDeckSize: number;
  readonly handSizes: number[];
  readonly ticketsHeld: number[];
  readonly ticketsRefused: number[];
  /** Tickets that lie in front of a seat to be chosen from. */
  readonly offerSizes: number[];
  /** Cards each seat certainly holds: seen when taken or laid down, and not paid since. */
  readonly seenInHand: number[][];
  /** Face-up cards each seat has taken, and cards it has paid, in the whole game. */
  readonly taken: number[][];
  readonly paid: number[][];
  tunnel: Tunnel | null;
  /** Cards of a draw bonus still to be drawn (PLUS-1). */
  bonusOwed: number;
  readonly bonusCards: number[];
  /** The seat that brought on the last round, or NOBODY. */
  lastRoundBy: number;
  /** Turns still to be played once the last round has begun, the present one included. */
  turnsLeft: number;
  /** Turns in a row that were passes. */
  passes: number;
}

/** The whole game, secrets included. Plain data; only `evolve` changes it. */
export interface Game {
  readonly table: Table;
  readonly seed: string;
  readonly hands: number[][];
  readonly tickets: number[][];
  readonly offers: number[][];
  /** Tickets a seat refused that still lie in the ticket deck, or wait to go under it, as that seat can tell. */
  readonly refused: number[][];
  /** Tickets a seat refused that left the game. */
  readonly gone: number[][];
  /** The top card is the last. */
  readonly deck: number[];
  /** The top ticket is the first. */
  readonly ticketDeck: number[];
  /** Long tickets and bonus cards before the deal; empty afterwards. */
  readonly longTickets: number[];
  readonly bonusDeck: number[];
}

/** A shuffled game in which nothing has been dealt yet. */
export function shuffledGame(board: Board, seed: string, firstSeat: number): Game {
  const deck = shuffle(allWagonCards(board), stream(seed, 'wagons'));
  const ticketDeck = shuffle([...board.regularTickets], stream(seed, 'tickets'));
  return {
    table: newTable(board, firstSeat, deck.length, ticketDeck.length),
    seed,
    hands: counts(board.players),
    tickets: lists(board.players),
    offers: lists(board.players),
    refused: lists(board.players),
    gone: lists(board.players),
    deck,
    ticketDeck,
    longTickets: shuffle([...board.longTickets], stream(seed, 'longTickets')),
    bonusDeck: shuffle(
      board.bonusCards.map((_, i) => i),
      stream(seed, 'bonusCards'),
    ),
  };
}

function newTable(board: Board, firstSeat: number, deckSize: number, ticketDeckSize: number): Table {
  const { players, rules } = board;
  return {
    board,
    firstSeat,
    phase: 'dealing',
    turn: firstSeat,
    turnsTaken: 0,
    drawn: 0,
    owner: filled(board.routes.length, NOBODY),
    closed: filled(board.routes.length, 0),
    stationOwner: filled(board.routesAt.length, NOBODY),
    stations: lists(players),
    trains: filled(players, rules.trains),
    scores: filled(players, 0),
    row: filled(rules.faceUp, EMPTY),
    deckSize,
    discard: filled(KINDS_OF_CARD, 0),
    discardSize: 0,
    reshuffles: 0,
    ticketDeckSize,
    handSizes: filled(players, 0),
    ticketsHeld: filled(players, 0),
    ticketsRefused: filled(players, 0),
    offerSizes: filled(players, 0),
    seenInHand: counts(players),
    taken: counts(players),
    paid: counts(players),
    tunnel: null,
    bonusOwed: 0,
    bonusCards: [],
    lastRoundBy: NOBODY,
    turnsLeft: 0,
    passes: 0,
  };
}

function lists(players: number): number[][] {
  return Array.from({ length: players }, () => []);
}

function counts(players: number): number[][] {
  return Array.from({ length: players }, () => filled(KINDS_OF_CARD, 0));
}

function allWagonCards(board: Board): number[] {
  const { wagonsPerColor, locomotives } = board.rules;
  const cards: number[] = [];
  for (let color = 0; color < COLORS; color++) for (let i = 0; i < wagonsPerColor; i++) cards.push(color);
  for (let i = 0; i < locomotives; i++) cards.push(LOCOMOTIVE);
  return cards;
}

export function cloneGame(game: Game): Game {
  return {
    table: cloneTable(game.table),
    seed: game.seed,
    hands: cloneLists(game.hands),
    tickets: cloneLists(game.tickets),
    offers: cloneLists(game.offers),
    refused: cloneLists(game.refused),
    gone: cloneLists(game.gone),
    deck: game.deck.slice(),
    ticketDeck: game.ticketDeck.slice(),
    longTickets: game.longTickets.slice(),
    bonusDeck: game.bonusDeck.slice(),
  };
}

export function cloneTable(table: Table): Table {
  return {
    ...table,
    owner: table.owner.slice(),
    stationOwner: table.stationOwner.slice(),
    closed: table.closed.slice(),
    stations: cloneLists(table.stations),
    trains: table.trains.slice(),
    scores: table.scores.slice(),
    row: table.row.slice(),
    discard: table.discard.slice(),
    handSizes: table.handSizes.slice(),
    ticketsHeld: table.ticketsHeld.slice(),
    ticketsRefused: table.ticketsRefused.slice(),
    offerSizes: table.offerSizes.slice(),
    seenInHand: cloneLists(table.seenInHand),
    taken: cloneLists(table.taken),
    paid: cloneLists(table.paid),
    bonusCards: table.bonusCards.slice(),
  };
}

function cloneLists(all: readonly number[][]): number[][] {
  return all.map((list) => list.slice());
}

/** The seat whose turn follows; play goes in the order of the seats (SET-6). */
export function seatAfter(table: { readonly board: Board }, seat: number): number {
  return (seat + 1) % table.board.players;
}

/** The card that will be drawn `depth` cards from now. */
export function deckCard(game: Game, depth: number): number {
  return numberAt(game.deck, game.deck.length - 1 - depth);
}
