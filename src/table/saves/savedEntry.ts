import type { GameRecord } from '../../formats/recordShape.ts';
import type { GameSummary } from '../game/tableGame.ts';

/** What stands on the shelf for one game: the list is made from the summary, the game from the record alone. */
export interface SavedEntry extends Partial<Mark> {
  readonly saved: string;
  readonly summary: GameSummary;
  readonly record: GameRecord;
}

/** Which save it is, and which page wrote it. Missing in what was saved before two tabs could meet. */
interface Mark {
  readonly revision: number;
  readonly page: string;
}

/** The last save of each game. */
export const GAME = 'game:';
/** The save before that one. */
export const BEFORE = 'before:';
export const DAMAGED = 'damaged:';

/** As much of the shape as the list needs; the record is looked at when it is opened. */
export function isEntry(value: unknown): value is SavedEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { saved, summary, record }: Partial<Record<keyof SavedEntry, unknown>> = value;
  return typeof saved === 'string' && typeof record === 'object' && isSummary(summary);
}

function isSummary(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { mapId, players, scores, ranking }: Partial<Record<keyof GameSummary, unknown>> = value;
  return typeof mapId === 'string' && [players, scores, ranking].every((list) => Array.isArray(list));
}

/** The time tells apart those that have no mark. */
export function isSameSave(one: SavedEntry, other: SavedEntry): boolean {
  return one.revision === other.revision && one.page === other.page && one.saved === other.saved;
}

/** The record in an entry, whatever else has become of it. */
export function recordIn(entry: unknown): unknown {
  return fieldOf(entry, 'record');
}

/** The names in an entry that this version of the app may not understand. */
export function namesIn(entry: unknown): readonly string[] {
  const players = fieldOf(fieldOf(entry, 'summary'), 'players');
  if (!Array.isArray(players)) return [];
  return players.map((player) => fieldOf(player, 'name')).filter((name) => typeof name === 'string');
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}
