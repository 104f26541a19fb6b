import type { OpenedRecord } from '../../formats/record.ts';
import type { GameRecord } from '../../formats/recordShape.ts';
import { newGameId } from '../game/chance.ts';
import { readNotes } from '../game/notes.ts';
import type { GameSummary } from '../game/tableGame.ts';
import type { Damaged, SetAside } from './damaged.ts';
import { type GameList, listGames } from './listGames.ts';
import type { Loaded } from './loadGame.ts';
import { type KnownMaps, newerOf } from './newer.ts';
import { type FetchPart, fetchPlainly } from './parts.ts';
import { BEFORE, DAMAGED, GAME, isEntry, isSameSave, recordIn, type SavedEntry } from './savedEntry.ts';
import { holdsSecrets } from './secretsIn.ts';
import { type Change, type Expected, Overtaken, type Shelf } from './shelf.ts';
import type { TakenOut } from './takeOut.ts';

export type { GameList, NewerGame, SavedGame } from './listGames.ts';

/**
 * Whether something is on the shelf now. `full`: no room left; `denied`: the browser keeps nothing, or does not answer;
 * `overtaken`: another tab has written there meanwhile, and what it wrote stays; `gone`: it has taken the game away.
 */
export type Saved = 'saved' | 'full' | 'denied' | 'overtaken' | 'gone';

/** What was taken away, as it was, so that it can be put back. */
export type Removed = readonly Change[];

export interface Saves {
  readonly list: () => Promise<GameList>;
  readonly load: (id: string) => Promise<Loaded>;
  /** After the save that was loaded or written here last, or not at all. */
  readonly save: (id: string, record: GameRecord, summary: GameSummary) => Promise<Saved>;
  /** Puts a new or a brought-in record on the shelf. */
  readonly add: (id: string, opened: OpenedRecord) => Promise<Saved>;
  /** Null: it is not there, or could not be taken away. */
  readonly remove: (id: string) => Promise<Removed | null>;
  readonly putBack: (removed: Removed) => Promise<Saved>;
  /** A damaged game as it was found, for whoever wants to look into it. */
  readonly damaged: (id: string) => Promise<TakenOut | null>;
  readonly removeDamaged: (id: string) => Promise<Removed | null>;
  /** The record of a game that only a later version can open, as it stands. */
  readonly newer: (id: string) => Promise<TakenOut | null>;
  readonly onLost: Shelf['onLost'];
}

export interface SavesDeps {
  readonly now?: () => Date;
  readonly fetchPart?: FetchPart;
}

/** Rules and maps are fetched only when a game is opened or put there: the list of games does without them. */
export function makeSaves(shelf: Shelf, maps: KnownMaps, deps: SavesDeps = {}): Saves {
  const { now = () => new Date(), fetchPart = fetchPlainly } = deps;
  const lastGood = new LastGood();
  const page = newGameId();
  shelf.onLost((why) => {
    if (why === 'cleared') lastGood.isGone = true;
  });
  const save: Saves['save'] = async (id, record, summary) => {
    const before = lastGood.of(id);
    const entry = { saved: now().toISOString(), summary, record, revision: (before?.revision ?? 0) + 1, page };
    const changes: Change[] = before === null ? [] : [[BEFORE + id, before]];
    let stands = true;
    const is = (found: unknown) => {
      stands = found !== undefined;
      return mayFollow(found, page, before, lastGood.isGone);
    };
    const expected = { key: GAME + id, is };
    const outcome = await outcomeOf(() => shelf.write([...changes, [GAME + id, entry]], expected));
    if (outcome === 'saved') lastGood.set(id, entry);
    return outcome === 'overtaken' && !stands ? 'gone' : outcome;
  };
  const setAside: SetAside = (id, damage, instead) => {
    const damaged: Damaged = { ...damage, setAside: now().toISOString() };
    // A game that goes on may be damaged again: what is set aside then must not take the place of this.
    const name = instead === null ? id : newGameId();
    const gone: Change[] = instead === null ? [[BEFORE + id, undefined]] : [];
    const changes: Change[] = [[DAMAGED + name, damaged], [GAME + id, instead ?? undefined], ...gone];
    return outcomeOf(() => shelf.write(changes, { key: GAME + id, is: same(damage.found) }));
  };
  return {
    list: () => listGames(shelf, maps, setAside),
    load: async (id) => {
      const { loadGame } = await fetchPart(() => import('./loadGame.ts'));
      return loadGame(id, { shelf, maps, setAside, onOpened: (...opened) => lastGood.set(...opened) });
    },
    save,
    add: async (id, opened) => {
      const { summaryOf, tableGameOf } = await fetchPart(() => import('../game/tableGame.ts'));
      return save(id, withKnownNotes(opened.record), summaryOf(tableGameOf(opened)));
    },
    remove: (id) => takeAway(shelf, [GAME + id, BEFORE + id]),
    putBack: (removed) => outcomeOf(() => shelf.write(removed, whereNothingIs(removed))),
    damaged: async (id) => takenOut(await readQuietly(shelf, DAMAGED + id)),
    removeDamaged: (id) => takeAway(shelf, [DAMAGED + id]),
    newer: async (id) => {
      const [last, before] = [await readQuietly(shelf, GAME + id), await readQuietly(shelf, BEFORE + id)];
      return takenOut(recordIn(await newerOf(maps, last, before)));
    },
    onLost: shelf.onLost,
  };
}

function withKnownNotes(record: GameRecord): GameRecord {
  return record.table === undefined ? record : { ...record, table: readNotes(record.table) };
}

/** Whether the next save of this page may take the place of this. */
function mayFollow(found: unknown, page: string, before: SavedEntry | null, isGone: boolean): boolean {
  if (found === undefined) return before === null || isGone;
  // One of this page that answered too late to be heard of is its own all the same.
  return isEntry(found) && (found.page === page || (before !== null && isSameSave(found, before)));
}

function same(thing: unknown): Expected['is'] {
  const text = JSON.stringify(thing);
  return (found) => JSON.stringify(found) === text;
}

/** What was put there since then stays. */
function whereNothingIs([first]: Removed): Expected | undefined {
  return first && { key: first[0], is: (found) => found === undefined };
}

/** What is known to be a whole save of the game played last: so the one before the next save need not be read again. */
class LastGood {
  /** The shelf was cleared under the page since it was written there. */
  isGone = false;
  #id = '';
  #entry: SavedEntry | null = null;

  of(id: string): SavedEntry | null {
    return id === this.#id ? this.#entry : null;
  }

  set(id: string, entry: SavedEntry): void {
    this.#id = id;
    this.#entry = entry;
    this.isGone = false;
  }
}

async function outcomeOf(write: () => Promise<void>): Promise<Saved> {
  try {
    await write();
    return 'saved';
  } catch (error) {
    if (error instanceof Overtaken) return 'overtaken';
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'denied';
  }
}

/** The first key is the thing itself; the others go with it. */
async function takeAway(shelf: Shelf, keys: readonly string[]): Promise<Removed | null> {
  const found: Change[] = [];
  for (const key of keys) found.push([key, await readQuietly(shelf, key)]);
  const [first] = found;
  if (first?.[1] === undefined) return null;
  const expected = { key: first[0], is: same(first[1]) };
  const outcome = await outcomeOf(() =>
    shelf.write(
      keys.map((key) => [key, undefined] as const),
      expected,
    ),
  );
  return outcome === 'saved' ? found.filter(([, value]) => value !== undefined) : null;
}

async function readQuietly(shelf: Shelf, key: string): Promise<unknown> {
  try {
    return await shelf.read(key);
  } catch {
    return undefined;
  }
}

/** As it stands. Who plays is not told on the outside of what nobody could read. */
function takenOut(found: unknown): TakenOut | null {
  if (found === undefined) return null;
  return { mapId: '', players: [], secret: holdsSecrets(found), text: JSON.stringify(found, null, 1) };
}
