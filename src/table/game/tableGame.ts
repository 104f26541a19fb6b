import type { Action } from '../../engine/actions.ts';
import type { GameEvent } from '../../engine/events.ts';
import type { Game } from '../../engine/game.ts';
import { apply, refusalOf } from '../../engine/play.ts';
import type { Refusal } from '../../engine/refusals.ts';
import { replay } from '../../engine/replay.ts';
import { resultOf } from '../../engine/scoring/result.ts';
import { viewFor } from '../../engine/view.ts';
import type { OpenedRecord } from '../../formats/record.ts';
import type { GameRecord } from '../../formats/recordShape.ts';
import { type RecordPlayer, writeRecord } from '../../formats/writeRecord.ts';
import { moversNow, PERSON_TEXT } from './movers.ts';
import { readNotes, type TableNotes } from './notes.ts';
import { nextSitting, type Sitting, sittingOf } from './sitting.ts';

/** A game at the table, secrets included: the engine's game, its story so far, and who holds the tablet. */
export interface TableGame {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  /** Null once the game is over and its last player has handed the tablet on. */
  readonly sitting: Sitting | null;
  readonly openHands: boolean;
  readonly hints: boolean;
  readonly record: Pick<GameRecord, 'players' | 'started' | 'mapData'>;
  readonly secondsPlayed: number;
  readonly ended: string | null;
}

export function tableGameOf({ record, events, game }: OpenedRecord): TableGame {
  const { openHands, hints, sitting } = readNotes(record.table);
  return {
    game,
    events,
    sitting: sittingOf(game.table, events, sitting),
    openHands,
    hints,
    record,
    secondsPlayed: record.secondsPlayed ?? 0,
    ended: record.ended ?? null,
  };
}

export function recordOf({ game, events, record, secondsPlayed, ended, ...notes }: TableGame): GameRecord {
  const { openHands, hints, sitting } = notes;
  const table: TableNotes = { openHands, hints, sitting };
  return writeRecord(game, events, {
    players: record.players,
    started: record.started,
    ...(ended === null ? {} : { ended }),
    secondsPlayed: Math.round(secondsPlayed),
    table,
    embedMap: record.mapData !== undefined,
  });
}

export type Acted = { readonly ok: true; readonly game: TableGame } | { readonly ok: false; readonly refusal: Refusal };

/** The action of the one who holds the tablet, who may not be the one whose turn it is by now. */
export function afterAction(before: TableGame, action: Action, now: Date): Acted {
  const seat = before.sitting?.seat ?? before.game.table.turn;
  const refusal = refusalOf(viewFor(before.game, seat), action);
  if (refusal !== null) return { ok: false, refusal };
  const outcome = apply(before.game, action);
  if (!outcome.ok) return outcome;
  const { game, events } = outcome;
  const ended = game.table.phase === 'over' ? now.toISOString() : null;
  return { ok: true, game: { ...before, game, events: [...before.events, ...events], ended } };
}

/** Somebody else moves for a seat from now on. */
export function afterChangeOfSeat(before: TableGame, seat: number, by: string): TableGame {
  return { ...before, events: [...before.events, { type: 'seatChanged', seat, by }] };
}

/** The game as it was after so many events. */
export function cutBack(game: TableGame, to: number): TableGame {
  const { board, firstSeat } = game.game.table;
  const events = game.events.slice(0, to);
  const replayed = replay(board, game.game.seed, firstSeat, events);
  if (!replayed.ok) throw new Error(`events cut in the middle of an action: ${replayed.fault.fault.code}`);
  return { ...game, game: replayed.game, events, ended: null };
}

/** The tablet goes on to the next seat, or to everybody. */
export function afterHandOver(before: TableGame): TableGame {
  return { ...before, sitting: nextSitting(before.game.table, before.events) };
}

interface SummaryPlayer extends Pick<RecordPlayer, 'name' | 'color'> {
  /** Missing in what was saved before computers played. */
  readonly isComputer?: boolean;
}

/** Longer pauses between two actions do not count as time played. */
const LONGEST_THOUGHT_S = 300;

export function withTime(game: TableGame, ms: number): TableGame {
  const seconds = Math.min(Math.max(0, ms / 1000), LONGEST_THOUGHT_S);
  return { ...game, secondsPlayed: game.secondsPlayed + seconds };
}

/** What everybody may know of a saved game, for the list of them. */
export interface GameSummary {
  readonly mapId: string;
  readonly players: readonly SummaryPlayer[];
  /** Totals once everybody has seen the result, else the public points. */
  readonly scores: readonly number[];
  /** Who holds the tablet; null when the game is over. */
  readonly turn: number | null;
  readonly turnsTaken: number;
  /** Who has claimed each route, or nobody, by the place of both in their lists. Missing in what was saved earlier. */
  readonly owners?: readonly number[];
  /** Seats by place once it is over, else empty. */
  readonly ranking: readonly (readonly number[])[];
}

export function summaryOf({ game, events, sitting, record }: TableGame): GameSummary {
  const { board, scores, turnsTaken, owner } = game.table;
  const result = sitting === null ? resultOf(game) : null;
  const movers = moversNow(record.players, events);
  return {
    mapId: board.map.id,
    players: record.players.map(({ name, color }, seat) => ({
      name,
      color,
      ...(movers[seat] !== PERSON_TEXT && { isComputer: true }),
    })),
    scores: result === null ? scores : result.seats.map(({ total }) => total),
    turn: sitting?.seat ?? null,
    turnsTaken,
    owners: owner.slice(),
    ranking: result?.ranking ?? [],
  };
}
