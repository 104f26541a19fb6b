import { recordIn, type SavedEntry } from './savedEntry.ts';
import type { Saved } from './saves.ts';
import { holdsSecrets } from './secretsIn.ts';

/** A saved game that cannot be opened, kept as it was found. */
export interface Damaged {
  readonly reason: string;
  readonly found: unknown;
  /** The save before it, where that cannot be opened either. */
  readonly before?: unknown;
  readonly setAside: string;
}

/** Keeps what cannot be opened out of the way; `instead`: the save that takes its place. */
export type SetAside = (id: string, damage: Omit<Damaged, 'setAside'>, instead: SavedEntry | null) => Promise<Saved>;

export const UNREADABLE = 'This is no saved game.';

export interface DamagedGame {
  readonly id: string;
  readonly reason: string;
  readonly secret: boolean;
}

export function damagedOf(id: string, value: unknown): readonly DamagedGame[] {
  if (typeof value !== 'object' || value === null) return [];
  const { reason }: Partial<Record<keyof Damaged, unknown>> = value;
  return [{ id, reason: String(reason ?? ''), secret: holdsSecrets(value) }];
}

/** A file of a damaged game holds the game as it was found; whether that is whole is seen when it is read. */
export function recordWithin(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('found' in json) || !('setAside' in json)) return json;
  return recordIn(json.found) ?? json;
}
