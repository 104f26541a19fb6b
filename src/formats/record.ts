import * as v from 'valibot';
import { type Board, makeBoard } from '../engine/board.ts';
import type { GameEvent } from '../engine/events.ts';
import type { Game } from '../engine/game.ts';
import type { MapData } from '../engine/map.ts';
import { replay } from '../engine/replay.ts';
import { resultOf } from '../engine/scoring/result.ts';
import { differenceInWords, firstDifference } from './differences.ts';
import { readJson } from './json.ts';
import { readMap } from './map.ts';
import { nameResult } from './recordNames.ts';
import { positionEvent, positionsOn, UnknownName } from './recordPositions.ts';
import { type GameRecord, type RecordResult, recordHead, recordShape } from './recordShape.ts';
import { replayFaultInWords } from './replayFaults.ts';
import { either, seatsInWords, shapeFault, shown } from './sentences.ts';

/** A record that is whole and legal, and the game it leads to. */
export interface OpenedRecord {
  readonly record: GameRecord;
  readonly board: Board;
  readonly events: readonly GameEvent[];
  readonly game: Game;
}

export type RecordReading = ({ readonly ok: true } & OpenedRecord) | { readonly ok: false; readonly fault: string };

/** What is wrong, on the way to the one sentence a reader gets. Thrown inside this file only. */
class RecordFault extends Error {}

/** A long game of five has a few hundred kilobytes. */
const LONGEST_TEXT = 20_000_000;

export function readRecordText(text: string, maps: readonly MapData[]): RecordReading {
  if (text.length > LONGEST_TEXT)
    return { ok: false, fault: `The file has ${text.length} characters, but a record has at most ${LONGEST_TEXT}.` };
  const reading = readJson(text);
  return reading.ok ? readRecord(reading.value, maps) : reading;
}

/** Opens a record: shape, map, then every event by the rules. Never throws, and never hands out half a game. */
export function readRecord(json: unknown, maps: readonly MapData[]): RecordReading {
  try {
    return { ok: true, ...opened(shaped(json), maps) };
  } catch (error) {
    if (error instanceof RecordFault) return { ok: false, fault: error.message };
    // Only a value that is no plain data, such as one with a getter that throws, comes here.
    return {
      ok: false,
      fault: `The record cannot be looked at: ${error instanceof Error ? error.name : 'something odd'}.`,
    };
  }
}

function shaped(json: unknown): GameRecord {
  const head = v.safeParse(recordHead, json, { abortEarly: true, abortPipeEarly: true });
  if (!head.success) throw new RecordFault(foreign(head.issues));
  const shape = v.safeParse(recordShape, json, { abortEarly: true, abortPipeEarly: true });
  if (!shape.success) throw new RecordFault(shapeFault(shape.issues[0], 'The record'));
  return shape.output;
}

/** For whoever opened the wrong file, or one of a later day. */
function foreign([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): string {
  const fault = shapeFault(issue, 'it');
  return fault.startsWith('version')
    ? `This record is of another version: ${fault}`
    : `This is no game record: ${fault}`;
}

function opened(record: GameRecord, maps: readonly MapData[]): OpenedRecord {
  checkPlayers(record);
  const map = mapOf(record, maps);
  const board = boardOf(record, map);
  const events = positioned(record, board);
  const replayed = replay(board, record.seed, record.firstSeat, events);
  if (!replayed.ok) throw new RecordFault(replayFaultInWords(board, events, replayed.fault));
  checkResult(record, board, replayed.game);
  return { record, board, events, game: replayed.game };
}

function checkPlayers({ players, firstSeat }: GameRecord): void {
  if (firstSeat >= players.length)
    throw new RecordFault(`firstSeat is ${firstSeat}, but ${seatsInWords(players.length)}.`);
  for (const [i, player] of players.entries()) {
    const other = players.findIndex(({ color }) => color === player.color);
    if (other < i)
      throw new RecordFault(`players[${i}].color is ${player.color}, which players[${other}] has already.`);
  }
}

function mapOf(record: GameRecord, maps: readonly MapData[]): MapData {
  if (record.mapData !== undefined) return embeddedMap(record, record.mapData);
  const known = maps.find((map) => map.id === record.map && map.version === record.mapVersion);
  if (known !== undefined) return known;
  const versions = maps.filter((map) => map.id === record.map).map((map) => String(map.version));
  if (versions.length === 0) {
    const names = [...new Set(maps.map((map) => map.id))].sort();
    throw new RecordFault(`map is ${shown(record.map)}, but must be a map known here (${either(names)}).`);
  }
  throw new RecordFault(
    `mapVersion is ${record.mapVersion}, but of ${record.map} only version ${either(versions)} is known here.`,
  );
}

function embeddedMap(record: GameRecord, mapData: object): MapData {
  const reading = readMap(mapData);
  if (!reading.ok) throw new RecordFault(`mapData: ${reading.fault}`);
  const { id, version } = reading.map;
  if (id !== record.map || version !== record.mapVersion)
    throw new RecordFault(
      `mapData is version ${version} of ${id}, but the record names version ${record.mapVersion} of ${record.map}.`,
    );
  return reading.map;
}

function boardOf({ players, ticketDeck }: GameRecord, map: MapData): Board {
  const [least, most] = map.rules.players;
  if (players.length < least || players.length > most)
    throw new RecordFault(`players lists ${players.length}, but this map is for ${least} to ${most}.`);
  const decks = Object.keys(map.rules.ticketDecks ?? {});
  if (decks.length === 0 && ticketDeck !== undefined)
    throw new RecordFault(`ticketDeck is ${shown(ticketDeck)}, but this map has only one deck.`);
  if (decks.length > 0 && (ticketDeck === undefined || !decks.includes(ticketDeck)))
    throw new RecordFault(`ticketDeck is ${shown(ticketDeck)}, but must be ${either(decks)}.`);
  return makeBoard(map, players.length, ticketDeck ?? null);
}

function positioned({ events }: GameRecord, board: Board): GameEvent[] {
  const positions = positionsOn(board);
  return events.map((event, i) => {
    try {
      return positionEvent(positions, event);
    } catch (error) {
      if (error instanceof UnknownName) throw new RecordFault(`events[${i}] (${event.type}) ${error.message}.`);
      throw error;
    }
  });
}

function checkResult({ result }: GameRecord, board: Board, game: Game): void {
  if (result === undefined) return;
  if (game.table.phase !== 'over') throw new RecordFault('result is there, but the events do not end the game.');
  const difference = firstDifference(inOrderOf(result, nameResult(board, resultOf(game))), result, ['result']);
  if (difference !== null) throw new RecordFault(differenceInWords(difference));
}

/** The tickets and bonuses of a seat, what it borrowed and a shared place mean the same in any order. */
function inOrderOf(found: RecordResult, counted: RecordResult): RecordResult {
  const seats = counted.seats.map((seat, i) => {
    const { tickets = [], borrowed = [], bonuses = [] } = found.seats[i] ?? {};
    return {
      ...seat,
      tickets: arranged(seat.tickets, tickets, ({ id }) => id),
      borrowed: arranged(seat.borrowed, borrowed, ({ city }) => city),
      bonuses: arranged(seat.bonuses, bonuses, ({ id }) => id),
    };
  });
  return { seats, ranking: counted.ranking.map((place, i) => arranged(place, found.ranking[i] ?? [], (seat) => seat)) };
}

/** The list in the order of another one; what that does not have comes last. */
function arranged<Item>(list: readonly Item[], like: readonly Item[], key: (item: Item) => unknown): Item[] {
  const keys = like.map(key);
  const place = (item: Item) => (keys.includes(key(item)) ? keys.indexOf(key(item)) : keys.length);
  return [...list].sort((a, b) => place(a) - place(b));
}
