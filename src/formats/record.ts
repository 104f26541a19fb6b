import * as v from 'valibot';
import { type Board, makeBoard } from '../engine/board.ts';
import type { GameEvent } from '../engine/events.ts';
import type { Game } from '../engine/game.ts';
import type { MapData } from '../engine/map.ts';
import { replay } from '../engine/replay.ts';
import { resultOf } from '../engine/scoring/result.ts';
import { differenceInWords, firstDifference } from './differences.ts';
import { readJson } from './json.ts';
import { LONGEST_RECORD } from './limits.ts';
import { mapOf, type OwnMaps } from './recordMap.ts';
import { nameResult } from './recordNames.ts';
import { positionEvent, positionsOn, UnknownName } from './recordPositions.ts';
import { type GameRecord, type RecordResult, recordHead, recordShape } from './recordShape.ts';
import { headingFault, moveFault, RecordFault, type RecordWhy } from './recordWhy.ts';
import { replayFaultInWords } from './replayFaults.ts';
import { either, seatsInWords, shapeFault, shown } from './sentences.ts';

/** A record that is whole and legal, and the game it leads to. */
export interface OpenedRecord {
  readonly record: GameRecord;
  readonly board: Board;
  readonly events: readonly GameEvent[];
  readonly game: Game;
}

export type RecordReading =
  | ({ readonly ok: true } & OpenedRecord)
  | { readonly ok: false; readonly fault: string; readonly why: RecordWhy };

/** What is looked into before a record is opened: `within` takes it out of whatever a file wraps it in. */
export interface ReadingRules {
  readonly ownMaps?: OwnMaps;
  readonly within?: (json: unknown) => unknown;
}

export function readRecordText(text: string, maps: readonly MapData[], rules: ReadingRules = {}): RecordReading {
  if (text.length > LONGEST_RECORD) return refused(tooLong(text), { code: 'tooLarge' });
  const reading = readJson(text);
  if (!reading.ok) return refused(reading.fault, { code: reading.isTooDeep ? 'tooDeep' : 'notJson' });
  return readRecord(rules.within?.(reading.value) ?? reading.value, maps, rules);
}

function tooLong(text: string): string {
  return `The file has ${text.length} characters, but a record has at most ${LONGEST_RECORD}.`;
}

function refused(fault: string, why: RecordWhy): RecordReading {
  return { ok: false, fault, why };
}

/** Opens a record: shape, map, then every event by the rules. Never throws, and never hands out half a game. */
export function readRecord(
  json: unknown,
  maps: readonly MapData[],
  { ownMaps = 'welcome' }: ReadingRules = {},
): RecordReading {
  try {
    return { ok: true, ...opened(shaped(json), maps, ownMaps) };
  } catch (error) {
    if (error instanceof RecordFault) return refused(error.message, error.why);
    // Only a value that is no plain data, such as one with a getter that throws, comes here.
    const name = error instanceof Error ? error.name : 'something odd';
    return refused(`The record cannot be looked at: ${name}.`, { code: 'noRecord' });
  }
}

function shaped(json: unknown): GameRecord {
  const head = v.safeParse(recordHead, json, { abortEarly: true, abortPipeEarly: true });
  if (!head.success) throw foreign(head.issues[0]);
  const shape = v.safeParse(recordShape, json, { abortEarly: true, abortPipeEarly: true });
  if (!shape.success) throw misshapen(shape.issues[0], json);
  return shape.output;
}

/** For whoever opened the wrong file, or one of a later day. */
function foreign(issue: v.BaseIssue<unknown>): RecordFault {
  const fault = shapeFault(issue, 'it');
  return fault.startsWith('version') && Number.isInteger(issue.input)
    ? new RecordFault(`This record is of another version: ${fault}`, { code: 'otherVersion' })
    : new RecordFault(`This is no game record: ${fault}`, { code: 'noRecord' });
}

function misshapen(issue: v.BaseIssue<unknown>, json: unknown): RecordFault {
  const sentence = shapeFault(issue, 'The record');
  const [where, at] = (issue.path ?? []).map(({ key }) => key);
  if (where === 'result') return new RecordFault(sentence, { code: 'result' });
  if (where !== 'events' || typeof at !== 'number') return headingFault(sentence);
  return moveFault(sentence, Reflect.get(Object(json), 'events'), at, 'unreadable');
}

function opened(record: GameRecord, maps: readonly MapData[], ownMaps: OwnMaps): OpenedRecord {
  checkPlayers(record);
  const map = mapOf(record, maps, ownMaps);
  const board = boardOf(record, map);
  const events = positioned(record, board);
  const replayed = replay(board, record.seed, record.firstSeat, events);
  if (!replayed.ok) {
    const { at, fault } = replayed.fault;
    throw moveFault(replayFaultInWords(board, events, replayed.fault), events, at, fault.code);
  }
  checkResult(record, board, replayed.game);
  return { record: ownMaps === 'refused' ? withoutMap(record) : record, board, events, game: replayed.game };
}

/** A map that is known here need not travel with the game. */
function withoutMap({ mapData: _, ...record }: GameRecord): GameRecord {
  return record;
}

function checkPlayers({ players, firstSeat }: GameRecord): void {
  if (firstSeat >= players.length)
    throw headingFault(`firstSeat is ${firstSeat}, but ${seatsInWords(players.length)}.`);
  for (const [i, player] of players.entries()) {
    const other = players.findIndex(({ color }) => color === player.color);
    if (other < i) throw headingFault(`players[${i}].color is ${player.color}, which players[${other}] has already.`);
  }
}

function boardOf({ players, ticketDeck }: GameRecord, map: MapData): Board {
  const [least, most] = map.rules.players;
  if (players.length < least || players.length > most)
    throw headingFault(`players lists ${players.length}, but this map is for ${least} to ${most}.`);
  const decks = Object.keys(map.rules.ticketDecks ?? {});
  if (decks.length === 0 && ticketDeck !== undefined)
    throw headingFault(`ticketDeck is ${shown(ticketDeck)}, but this map has only one deck.`);
  if (decks.length > 0 && (ticketDeck === undefined || !decks.includes(ticketDeck)))
    throw headingFault(`ticketDeck is ${shown(ticketDeck)}, but must be ${either(decks)}.`);
  return makeBoard(map, players.length, ticketDeck ?? null);
}

function positioned({ events }: GameRecord, board: Board): GameEvent[] {
  const positions = positionsOn(board);
  return events.map((event, i) => {
    try {
      return positionEvent(positions, event);
    } catch (error) {
      if (error instanceof UnknownName)
        throw moveFault(`events[${i}] (${event.type}) ${error.message}.`, events, i, 'unknownName');
      throw error;
    }
  });
}

function checkResult({ result }: GameRecord, board: Board, game: Game): void {
  if (result === undefined) return;
  const why = { code: 'result' } as const;
  if (game.table.phase !== 'over') throw new RecordFault('result is there, but the events do not end the game.', why);
  const difference = firstDifference(inOrderOf(result, nameResult(board, resultOf(game))), result, ['result']);
  if (difference !== null) throw new RecordFault(differenceInWords(difference), why);
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
