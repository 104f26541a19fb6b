import { useEffect, useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import { boards } from '../../table/boards.ts';
import type { BroughtIn } from '../../table/bringIn.ts';
import type { GameList, Removed, SavedGame } from '../../table/saves.ts';
import { gameFileName, pickText, saveFile } from '../saveFile.ts';
import { boardName } from './gameWords.ts';

/** What just happened to a game, and the way back where there is one. */
export interface Message {
  readonly words: string;
  /** It went wrong. */
  readonly fault: boolean;
  readonly undo: (() => void) | null;
}

export interface Games {
  /** Null until the shelf has answered. */
  readonly list: GameList | null;
  readonly message: Message | null;
  readonly dismiss: () => void;
  readonly exportGame: (game: SavedGame) => void;
  readonly deleteGame: (game: SavedGame) => void;
  readonly exportDamaged: (id: string) => void;
  readonly deleteDamaged: (id: string) => void;
  readonly importGame: () => void;
}

const UNREADABLE: GameList = { games: [], damaged: [], readable: false };

/** Comes with all the rules, to check what it reads: the first screen is drawn without it. */
const shelf = async () => (await import('../shelf.ts')).saves;

async function listed(): Promise<GameList> {
  try {
    return await (await shelf()).list();
  } catch {
    return UNREADABLE;
  }
}

async function broughtIn(text: string): Promise<BroughtIn> {
  const { bringIn } = await import('../../table/bringIn.ts');
  return bringIn(text, boards, await shelf());
}

/** The games on the shelf, and everything that can be done with them without playing. */
export function useGames(): Games {
  const text = useText();
  const [list, setList] = useState<GameList | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const look = async () => setList(await listed());
  const say = (words: string, undo: Message['undo'] = null) => setMessage({ words, undo, fault: false });
  const complain = (words: string) => setMessage({ words, undo: null, fault: true });
  useEffect(() => void look(), []);

  const putBack = async (removed: Removed) => {
    const outcome = await (await shelf()).putBack(removed);
    if (outcome === 'saved') setMessage(null);
    else complain(text.saves[outcome]);
    await look();
  };
  const remove = async (game: SavedGame) => {
    const removed = await (await shelf()).remove(game.id);
    if (removed === null) complain(text.saves.notDeleted);
    else say(text.saves.deleted(boardName(game, boards)), () => void putBack(removed));
    await look();
  };
  const answer = (brought: BroughtIn) => {
    if (brought.ok) say(text.saves.imported(brought.map, text.saves.allOf(brought.names)));
    else complain(brought.why === 'fault' ? text.saves.badFile(brought.fault) : text.saves[brought.why]);
  };
  const bring = async () => {
    const picked = await pickText();
    if (picked === null) return;
    if (picked === undefined) complain(text.saves.unreadFile);
    else answer(await broughtIn(picked));
    await look();
  };
  const removeDamaged = async (id: string) => {
    if ((await (await shelf()).removeDamaged(id)) !== 'saved') complain(text.saves.notDeleted);
    await look();
  };
  return {
    list,
    message,
    dismiss: () => setMessage(null),
    exportGame: (game) => void exportSaved(game).then(look),
    deleteGame: (game) => void remove(game),
    exportDamaged: (id) => void exportFoundDamaged(id),
    deleteDamaged: (id) => void removeDamaged(id),
    importGame: () => void bring(),
  };
}

async function exportSaved({ id, mapId }: SavedGame): Promise<void> {
  const loaded = await (await shelf()).load(id);
  if (loaded.ok) saveFile(gameFileName(mapId, new Date()), JSON.stringify(loaded.opened.record, null, 1));
}

async function exportFoundDamaged(id: string): Promise<void> {
  const found = await (await shelf()).damagedText(id);
  if (found !== null) saveFile(gameFileName('damaged', new Date()), found);
}
