// All that is kept on a device at once: how much it is, as one file, and gone.
import { writeCollection } from '../../formats/collection.ts';
import type { GameList, Saves } from './saves.ts';
import type { Shelf } from './shelf.ts';
import { type TakenOut, takeOut } from './takeOut.ts';

export interface Holdings {
  /** Of what was written down, in bytes. */
  readonly bytes: number;
  readonly games: number;
  /** How many of them can be gone on with. */
  readonly open: number;
}

/** Null: this browser lets nothing be read. */
export async function holdings(shelf: Pick<Shelf, 'readAll'>, saves: Pick<Saves, 'list'>): Promise<Holdings | null> {
  try {
    const list = await saves.list();
    const bytes = (await shelf.readAll()).reduce((sum, [key, value]) => sum + bytesOf(key) + bytesOf(value), 0);
    return list.readable ? { bytes, games: countOf(list), open: list.games.filter(isOpen).length } : null;
  } catch {
    return null;
  }
}

function bytesOf(thing: unknown): number {
  return new TextEncoder().encode(JSON.stringify(thing) ?? '').length;
}

function countOf({ games, newer, damaged }: GameList): number {
  return games.length + newer.length + damaged.length;
}

const isOpen = ({ turn }: GameList['games'][number]) => turn !== null;

/** Every game in one file, those under way sealed as in a file of their own. Null: there is none. */
export async function takeOutAll(saves: Pick<Saves, 'list' | 'load' | 'newer' | 'damaged'>): Promise<string | null> {
  const { games, newer, damaged } = await saves.list();
  const found: (TakenOut | null)[] = [];
  for (const game of games) found.push(await savedGame(saves, game));
  for (const { id } of newer) found.push(await saves.newer(id));
  for (const { id } of damaged) found.push(await saves.damaged(id));
  const files: string[] = [];
  for (const game of found) if (game !== null) files.push(await takeOut(game));
  return files.length === 0 ? null : writeCollection(files);
}

async function savedGame(
  saves: Pick<Saves, 'load' | 'damaged'>,
  { id, mapId, players, turn }: GameList['games'][number],
): Promise<TakenOut | null> {
  const loaded = await saves.load(id);
  // What is found to be damaged now was set aside, and goes out as it was found.
  if (!loaded.ok) return saves.damaged(id);
  const text = JSON.stringify(loaded.opened.record, null, 1);
  return { mapId, players, secret: turn !== null || loaded.steppedBack, text };
}

/** False: the browser does not let it. */
export async function deleteAll(shelf: Pick<Shelf, 'readAll' | 'write'>): Promise<boolean> {
  try {
    const all = await shelf.readAll();
    await shelf.write(all.map(([key]) => [key, undefined] as const));
    return true;
  } catch {
    return false;
  }
}
