import type { MapData } from '../engine/map.ts';
import { type OpenedRecord, readRecord } from '../formats/record.ts';
import type { GameRecord } from '../formats/recordShape.ts';
import { type Damaged, type DamagedGame, damagedOf } from './damaged.ts';
import type { Shelf } from './shelf.ts';
import { type GameSummary, summaryOf, tableGameOf } from './tableGame.ts';

/** Whether something is on the shelf now. `full`: no room left; `denied`: the browser keeps nothing, or does not answer. */
export type Saved = 'saved' | 'full' | 'denied';

export interface SavedGame extends GameSummary {
  readonly id: string;
  /** When it was last played. */
  readonly saved: string;
}

export interface GameList {
  /** Newest first. */
  readonly games: readonly SavedGame[];
  readonly damaged: readonly DamagedGame[];
  /** False where the shelf itself cannot be read, so that nobody is told that their games are gone. */
  readonly readable: boolean;
}

export type Loaded =
  | { readonly ok: true; readonly opened: OpenedRecord }
  | { readonly ok: false; readonly why: 'missing' | 'denied' }
  | { readonly ok: false; readonly why: 'damaged'; readonly reason: string };

/** What stands on the shelf for one game: the list is made from the summary, the game from the record alone. */
interface Entry {
  readonly saved: string;
  readonly summary: GameSummary;
  readonly record: GameRecord;
}

/** A game taken away, as it was, so that it can be put back. */
export interface Removed {
  readonly id: string;
  readonly entry: unknown;
}

export interface Saves {
  readonly list: () => Promise<GameList>;
  readonly load: (id: string) => Promise<Loaded>;
  readonly save: (id: string, record: GameRecord, summary: GameSummary) => Promise<Saved>;
  /** Puts a new or a brought-in record on the shelf. */
  readonly add: (id: string, opened: OpenedRecord) => Promise<Saved>;
  readonly remove: (id: string) => Promise<Removed | null>;
  readonly putBack: (removed: Removed) => Promise<Saved>;
  /** A damaged game as it was found, for whoever wants to look into it. */
  readonly damagedText: (id: string) => Promise<string | null>;
  readonly removeDamaged: (id: string) => Promise<Saved>;
}

const GAME = 'game:';
const DAMAGED = 'damaged:';

export function makeSaves(shelf: Shelf, maps: readonly MapData[], now: () => Date = () => new Date()): Saves {
  const save: Saves['save'] = (id, record, summary) => {
    const entry: Entry = { saved: now().toISOString(), summary, record };
    return outcomeOf(() => shelf.write([[GAME + id, entry]]));
  };
  const setAside = (id: string, found: unknown, reason: string) => {
    const damaged: Damaged = { reason, found, setAside: now().toISOString() };
    return outcomeOf(() =>
      shelf.write([
        [DAMAGED + id, damaged],
        [GAME + id, undefined],
      ]),
    );
  };
  return {
    list: () => listGames(shelf, setAside),
    load: (id) => loadGame(shelf, maps, id, setAside),
    save,
    add: (id, opened) => save(id, opened.record, summaryOf(tableGameOf(opened))),
    remove: (id) => removeGame(shelf, id),
    putBack: ({ id, entry }) => outcomeOf(() => shelf.write([[GAME + id, entry]])),
    damagedText: async (id) => textOf(await readQuietly(shelf, DAMAGED + id)),
    removeDamaged: (id) => outcomeOf(() => shelf.write([[DAMAGED + id, undefined]])),
  };
}

async function outcomeOf(write: () => Promise<void>): Promise<Saved> {
  try {
    await write();
    return 'saved';
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'denied';
  }
}

type SetAside = (id: string, found: unknown, reason: string) => Promise<Saved>;

async function listGames(shelf: Shelf, setAside: SetAside): Promise<GameList> {
  const all = await entriesOf(shelf);
  if (all === null) return { games: [], damaged: [], readable: false };
  const found = idsUnder(all, GAME);
  const broken = found.filter(([, value]) => !isEntry(value));
  for (const [id, value] of broken) await setAside(id, value, UNREADABLE);
  const games = found.flatMap(([id, value]) => (isEntry(value) ? [{ ...value.summary, id, saved: value.saved }] : []));
  const aside = idsUnder(all, DAMAGED).flatMap(([id, value]) => damagedOf(id, value));
  return {
    games: games.sort((one, other) => Date.parse(other.saved) - Date.parse(one.saved)),
    damaged: [...aside, ...broken.map(([id]) => ({ id, reason: UNREADABLE }))],
    readable: true,
  };
}

const UNREADABLE = 'This is no saved game.';

async function entriesOf(shelf: Shelf): Promise<readonly (readonly [string, unknown])[] | null> {
  try {
    return await shelf.readAll();
  } catch {
    return null;
  }
}

function idsUnder(all: readonly (readonly [string, unknown])[], kind: string): (readonly [string, unknown])[] {
  return all.flatMap(([key, value]) => (key.startsWith(kind) ? [[key.slice(kind.length), value] as const] : []));
}

/** As much of the shape as the list needs; the record is looked at when it is opened. */
function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { saved, summary, record }: Partial<Record<keyof Entry, unknown>> = value;
  return typeof saved === 'string' && typeof record === 'object' && isSummary(summary);
}

function isSummary(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { mapId, players, scores, ranking }: Partial<Record<keyof GameSummary, unknown>> = value;
  return typeof mapId === 'string' && [players, scores, ranking].every((list) => Array.isArray(list));
}

async function loadGame(shelf: Shelf, maps: readonly MapData[], id: string, setAside: SetAside): Promise<Loaded> {
  let found: unknown;
  try {
    found = await shelf.read(GAME + id);
  } catch {
    return { ok: false, why: 'denied' };
  }
  if (found === undefined) return { ok: false, why: 'missing' };
  const reading = isEntry(found) ? readRecord(found.record, maps) : { ok: false as const, fault: UNREADABLE };
  if (reading.ok) return { ok: true, opened: reading };
  await setAside(id, found, reading.fault);
  return { ok: false, why: 'damaged', reason: reading.fault };
}

async function removeGame(shelf: Shelf, id: string): Promise<Removed | null> {
  const entry = await readQuietly(shelf, GAME + id);
  if (entry === undefined) return null;
  const outcome = await outcomeOf(() => shelf.write([[GAME + id, undefined]]));
  return outcome === 'saved' ? { id, entry } : null;
}

async function readQuietly(shelf: Shelf, key: string): Promise<unknown> {
  try {
    return await shelf.read(key);
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value, null, 1);
}
