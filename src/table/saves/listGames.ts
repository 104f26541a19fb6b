import type { GameSummary } from '../game/tableGame.ts';
import { type DamagedGame, damagedOf, type SetAside, UNREADABLE } from './damaged.ts';
import { type KnownMaps, newerOf } from './newer.ts';
import { BEFORE, DAMAGED, GAME, isEntry, namesIn } from './savedEntry.ts';
import { holdsSecrets } from './secretsIn.ts';
import type { Shelf } from './shelf.ts';

export interface SavedGame extends GameSummary {
  readonly id: string;
  /** When it was last played. */
  readonly saved: string;
}

/** A game that a later version of this app has written: it stays until that version is here. */
export interface NewerGame {
  readonly id: string;
  /** Who plays, as far as that can be read. */
  readonly names: readonly string[];
  readonly secret: boolean;
}

export interface GameList {
  /** Newest first. */
  readonly games: readonly SavedGame[];
  readonly newer: readonly NewerGame[];
  readonly damaged: readonly DamagedGame[];
  /** False where the shelf itself cannot be read, so that nobody is told that their games are gone. */
  readonly readable: boolean;
}

type Kept = readonly (readonly [key: string, value: unknown])[];

/** What is on the shelf. What cannot be a game is set aside. */
export async function listGames(shelf: Shelf, maps: KnownMaps, setAside: SetAside): Promise<GameList> {
  const all = await entriesOf(shelf);
  if (all === null) return { games: [], newer: [], damaged: [], readable: false };
  const before = new Map(idsUnder(all, BEFORE));
  const found = idsUnder(all, GAME).map(([id, last]) => [id, last, before.get(id)] as const);
  const newer = (await Promise.all(found.map((game) => newerGame(game, maps)))).flat();
  const others = found.filter(([id]) => newer.every((game) => game.id !== id));
  const broken = others.filter(([, ...saves]) => !saves.some(isEntry));
  for (const [id, last, earlier] of broken)
    await setAside(id, { reason: UNREADABLE, found: last, before: earlier }, null);
  const aside = idsUnder(all, DAMAGED).flatMap(([id, value]) => damagedOf(id, value));
  return {
    games: others.flatMap(savedGame).sort((one, other) => Date.parse(other.saved) - Date.parse(one.saved)),
    newer,
    damaged: [...aside, ...broken.map(([id, ...saves]) => ({ id, reason: UNREADABLE, secret: holdsSecrets(saves) }))],
    readable: true,
  };
}

type Found = readonly [id: string, last: unknown, before: unknown];

/** Where nothing of the last save can be read, the one before it may be of another version. */
async function newerGame([id, last, before]: Found, maps: KnownMaps): Promise<readonly NewerGame[]> {
  const entry = await newerOf(maps, last, isEntry(last) ? undefined : before);
  return entry === undefined ? [] : [{ id, names: namesIn(entry), secret: holdsSecrets(entry) }];
}

async function entriesOf(shelf: Shelf): Promise<Kept | null> {
  try {
    return await shelf.readAll();
  } catch {
    return null;
  }
}

function idsUnder(all: Kept, kind: string): (readonly [string, unknown])[] {
  return all.flatMap(([key, value]) => (key.startsWith(kind) ? [[key.slice(kind.length), value] as const] : []));
}

/** Where the last save cannot be read, the one before it speaks for the game. */
function savedGame([id, ...saves]: Found): readonly SavedGame[] {
  const entry = saves.find(isEntry);
  return entry === undefined ? [] : [{ ...entry.summary, id, saved: entry.saved }];
}
