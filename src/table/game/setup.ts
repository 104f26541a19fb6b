import { makeBoard } from '../../engine/board.ts';
import { at } from '../../engine/lists.ts';
import type { MapData } from '../../engine/map.ts';
import { startGame } from '../../engine/play.ts';
import type { PlayerColor } from '../../engine/players.ts';
import { below, stream } from '../../engine/random.ts';
import { LONGEST_NAME, nameKey, seen, tidyName } from '../../formats/names.ts';
import type { GameRecord } from '../../formats/recordShape.ts';
import { writeRecord } from '../../formats/writeRecord.ts';
import type { TableNotes } from './notes.ts';
import { byText, PERSON, type SeatBy } from './opponents.ts';

export interface SetupSeat {
  readonly name: string;
  readonly color: PlayerColor;
  /** Who moves for it; unless it is said, a person. */
  readonly by?: SeatBy;
}

/** What people agree on before the cards are dealt. */
export interface TableSetup {
  readonly mapId: string;
  /** Null where the map has only one deck. */
  readonly ticketDeck: string | null;
  readonly seats: readonly SetupSeat[];
  readonly openHands: boolean;
  /** Whether a hint can be asked for; unless it is said, it can. */
  readonly hints?: boolean;
  readonly first: 'random' | number;
}

export type SetupFault =
  | { readonly code: 'tooFewPlayers'; readonly least: number; readonly has: number }
  | { readonly code: 'tooManyPlayers'; readonly most: number; readonly has: number }
  | { readonly code: 'nameMissing'; readonly seat: number }
  | { readonly code: 'nameTooLong'; readonly seat: number; readonly most: number }
  | { readonly code: 'nameTwice'; readonly seat: number; readonly other: number }
  | { readonly code: 'colorTwice'; readonly seat: number; readonly other: number }
  | { readonly code: 'noSuchDeck'; readonly decks: readonly string[] }
  | { readonly code: 'noSuchSeat'; readonly seat: number };

/** Everything that keeps this game from starting; nothing: it can start. */
export function setupFaults(setup: TableSetup, map: MapData): readonly SetupFault[] {
  return [
    ...playerFaults(setup, map),
    ...setup.seats.flatMap((_, seat) => seatFaults(setup.seats, seat)),
    ...deckFaults(setup, map),
    ...firstFaults(setup),
  ];
}

function playerFaults({ seats }: TableSetup, map: MapData): SetupFault[] {
  const [least, most] = map.rules.players;
  const has = seats.length;
  if (has < least) return [{ code: 'tooFewPlayers', least, has }];
  return has > most ? [{ code: 'tooManyPlayers', most, has }] : [];
}

function seatFaults(seats: readonly SetupSeat[], seat: number): SetupFault[] {
  const { color } = at(seats, seat);
  const other = seats.findIndex((each) => each.color === color);
  return [...nameFaults(seats, seat), ...(other < seat ? [{ code: 'colorTwice', seat, other } as const] : [])];
}

function nameFaults(seats: readonly SetupSeat[], seat: number): SetupFault[] {
  const name = seen(at(seats, seat).name).trim();
  if (name === '') return [{ code: 'nameMissing', seat }];
  if ([...name].length > LONGEST_NAME) return [{ code: 'nameTooLong', seat, most: LONGEST_NAME }];
  const other = seats.findIndex((each) => nameKey(each.name) === nameKey(name));
  return other < seat ? [{ code: 'nameTwice', seat, other }] : [];
}

function deckFaults({ ticketDeck }: TableSetup, map: MapData): SetupFault[] {
  const decks = Object.keys(map.rules.ticketDecks ?? {});
  const fits = ticketDeck === null ? decks.length === 0 : decks.includes(ticketDeck);
  return fits ? [] : [{ code: 'noSuchDeck', decks }];
}

function firstFaults({ first, seats }: TableSetup): SetupFault[] {
  return first === 'random' || seats[first] !== undefined ? [] : [{ code: 'noSuchSeat', seat: first }];
}

/** The record of a game that has just been dealt. The set-up must have no faults. */
export function newRecord(
  setup: TableSetup,
  map: MapData,
  { seed, now }: { readonly seed: string; readonly now: Date },
): GameRecord {
  const board = makeBoard(map, setup.seats.length, setup.ticketDeck);
  const first = setup.first === 'random' ? below(stream(seed, 'firstSeat'), board.players) : setup.first;
  const { game, events } = startGame(board, seed, first);
  const table: TableNotes = {
    openHands: setup.openHands,
    hints: setup.hints ?? true,
    sitting: { seat: first, from: events.length },
  };
  return writeRecord(game, events, {
    players: setup.seats.map(({ name, color, by = PERSON }) => ({ name: tidyName(name), color, by: byText(by) })),
    started: now.toISOString(),
    table,
  });
}
