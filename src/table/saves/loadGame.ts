import type { MapData } from '../../engine/map.ts';
import { type OpenedRecord, readRecord } from '../../formats/record.ts';
import type { StorageNews } from '../session/scenes.ts';
import { type SetAside, UNREADABLE } from './damaged.ts';
import { type KnownMaps, newerOf } from './newer.ts';
import { BEFORE, GAME, isEntry, type SavedEntry } from './savedEntry.ts';
import { holdsSecrets } from './secretsIn.ts';
import type { Shelf } from './shelf.ts';

export type Loaded = LoadedGame | NotThere;

/** Why a game cannot be opened. */
export type NotThere =
  | { readonly ok: false; readonly why: 'missing' | 'denied' }
  /** Written by a later version of this app, or for a board that is not here. It stays as it is. */
  | { readonly ok: false; readonly why: 'newer'; readonly secret: boolean }
  | { readonly ok: false; readonly why: 'damaged'; readonly reason: string; readonly secret: boolean };

interface LoadedGame {
  readonly ok: true;
  readonly opened: OpenedRecord;
  /** The last save was damaged: this is the one before it. */
  readonly steppedBack: boolean;
}

export function newsOf({ steppedBack }: LoadedGame): StorageNews | null {
  return steppedBack ? 'stepped back' : null;
}

interface LoadDeps {
  readonly shelf: Shelf;
  readonly maps: KnownMaps;
  readonly setAside: SetAside;
  /** Told of the save that a game was opened from. */
  readonly onOpened: (id: string, entry: SavedEntry) => void;
}

export async function loadGame(id: string, deps: LoadDeps): Promise<Loaded> {
  const { shelf, maps, setAside, onOpened } = deps;
  let found: unknown;
  let before: unknown;
  try {
    found = await shelf.read(GAME + id);
    before = found === undefined ? undefined : await shelf.read(BEFORE + id);
  } catch {
    return { ok: false, why: 'denied' };
  }
  if (found === undefined) return { ok: false, why: 'missing' };
  if ((await newerOf(maps, found)) !== undefined) return { ok: false, why: 'newer', secret: holdsSecrets(found) };
  const known = await maps.load();
  const last = openEntry(found, known);
  const taken = ({ entry, opened }: Opened, steppedBack: boolean): Loaded => {
    onOpened(id, entry);
    return { ok: true, opened, steppedBack };
  };
  if (last.ok) return taken(last, false);
  // What a later version has written may be whole: nothing of such a game is moved.
  if ((await newerOf(maps, before)) !== undefined) return { ok: false, why: 'newer', secret: holdsSecrets(before) };
  const earlier = openEntry(before, known);
  const damage = { reason: last.fault, found, ...(earlier.ok ? {} : { before }) };
  // Another tab has seen to the damage, and may have played on since.
  if ((await setAside(id, damage, earlier.ok ? earlier.entry : null)) === 'overtaken') return loadGame(id, deps);
  if (earlier.ok) return taken(earlier, true);
  return { ok: false, why: 'damaged', reason: last.fault, secret: holdsSecrets(damage) };
}

interface Opened {
  readonly entry: SavedEntry;
  readonly opened: OpenedRecord;
}

type Opening = ({ readonly ok: true } & Opened) | { readonly ok: false; readonly fault: string };

function openEntry(entry: unknown, maps: readonly MapData[]): Opening {
  if (!isEntry(entry)) return { ok: false, fault: UNREADABLE };
  const reading = readRecord(entry.record, maps, { ownMaps: 'refused' });
  return reading.ok ? { ok: true, entry, opened: reading } : { ok: false, fault: reading.fault };
}
