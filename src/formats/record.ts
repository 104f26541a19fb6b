import * as v from 'valibot';
import { type Board, makeBoard } from '../engine/board.ts';
import type { GameEvent } from '../engine/events.ts';
import type { Game } from '../engine/game.ts';
import type { MapData } from '../engine/map.ts';
import { replay } from '../engine/replay.ts';
import { resultOf } from '../engine/scoring/result.ts';
import { readJson } from './json.ts';
import { readMap } from './map.ts';
import { nameResult } from './recordNames.ts';
import { positionEvent, positionsOn, UnknownName } from './recordPositions.ts';
import { type GameRecord, recordHead, recordShape } from './recordShape.ts';
import { replayFaultInWords } from './replayFaults.ts';
import { either, pathInWords, type Step, shapeFault, shown } from './sentences.ts';

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
    // Only a value that is no plain data, such as one with a getter that throws, or a bug of ours comes here.
    return {
      ok: false,
      fault: `The record cannot be read: ${error instanceof Error ? error.message : 'it fights back'}.`,
    };
  }
}

function shaped(json: unknown): GameRecord {
  const head = v.safeParse(recordHead, json, { abortEarly: true, abortPipeEarly: true });
  if (!head.success) throw shapeError(head.issues);
  const shape = v.safeParse(recordShape, json, { abortEarly: true, abortPipeEarly: true });
  if (!shape.success) throw shapeError(shape.issues);
  return shape.output;
}

function shapeError([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): RecordFault {
  return new RecordFault(shapeFault(issue, 'The record'));
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
    throw new RecordFault(`firstSeat is ${firstSeat}, but there are ${players.length} players.`);
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
    throw new RecordFault(`map is ${shown(record.map)}, but the maps known here are ${either(names)}.`);
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
  const counted = nameResult(board, resultOf(game));
  const difference = firstDifference(counted, result, ['result']);
  if (difference === null) return;
  const { path, expected, found } = difference;
  throw new RecordFault(`${pathInWords(path)} is ${shown(found)}, but the rules give ${shown(expected)}.`);
}

interface Difference {
  readonly path: readonly Step[];
  readonly expected: unknown;
  readonly found: unknown;
}

function firstDifference(expected: unknown, found: unknown, path: readonly Step[]): Difference | null {
  if (expected === found) return null;
  if (typeof expected !== 'object' || typeof found !== 'object' || expected === null || found === null)
    return { path, expected, found };
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  for (const key of keys) {
    const step = Array.isArray(expected) ? Number(key) : key;
    const difference = firstDifference(Reflect.get(expected, key), Reflect.get(found, key), [...path, step]);
    if (difference !== null) return difference;
  }
  return null;
}
