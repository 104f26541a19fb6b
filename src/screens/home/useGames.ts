import { useEffect, useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import { PartMissing } from '../../pwa/files.ts';
import { boards } from '../../table/boards.ts';
import type { BroughtIn } from '../../table/saves/bringIn.ts';
import { LARGEST_FILE } from '../../table/saves/fileSize.ts';
import { removeGame } from '../../table/saves/removeGame.ts';
import type { GameList, NewerGame, Removed, SavedGame, Saves } from '../../table/saves/saves.ts';
import { pickText } from '../shared/saveFile.ts';
import { fileFaultWords } from './fileFaultWords.ts';
import { broughtIn, exportFound, exportSaved, shelf } from './gameFiles.ts';
import { boardName } from './gameWords.ts';

/** What just happened to a game, and the way back where there is one. */
export interface Message {
  readonly words: string;
  /** The exact place of a fault, for whoever wants to look into it. */
  readonly detail?: string;
  /** It went wrong. */
  readonly fault: boolean;
  readonly undo: (() => void) | null;
  /** What was to be done needs a part of the app that is not there. */
  readonly partMissing?: boolean;
}

export interface Games {
  /** Null until the shelf has answered. */
  readonly list: GameList | null;
  readonly message: Message | null;
  readonly dismiss: () => void;
  readonly exportGame: (game: SavedGame) => void;
  readonly deleteGame: (game: SavedGame) => void;
  readonly exportNewer: (game: NewerGame) => void;
  readonly deleteNewer: (game: NewerGame) => void;
  readonly exportDamaged: (id: string) => void;
  readonly deleteDamaged: (id: string) => void;
  readonly importGame: () => void;
}

const UNREADABLE: GameList = { games: [], newer: [], damaged: [], readable: false };

async function listed(): Promise<GameList> {
  const { list } = await shelf();
  try {
    return await list();
  } catch {
    return UNREADABLE;
  }
}

/** The games on the shelf, and everything that can be done with them without playing. */
export function useGames(): Games {
  const text = useText();
  const [list, setList] = useState<GameList | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const look = async () => setList(await listed());
  const say = (words: string, undo: Message['undo'] = null) => setMessage({ words, undo, fault: false });
  const complain = (words: string, detail?: string) =>
    setMessage({ words, ...(detail !== undefined && { detail }), undo: null, fault: true });
  const attempt = (doing: Promise<void>) =>
    void doing.catch((why: unknown) => {
      if (!(why instanceof PartMissing)) throw why;
      setMessage({ words: '', undo: null, fault: true, partMissing: true });
    });
  useEffect(() => void look().catch(() => null), []); // nobody asked for it, and a notice says what is missing
  useEffect(() => {
    const listening = shelf().then(({ onLost }) =>
      onLost((why) => {
        complain(why === 'cleared' ? text.saves.cleared : text.saves.storageNews.upgraded);
        attempt(look());
      }),
    );
    listening.catch(() => null);
    return () => void listening.then((stop) => stop()).catch(() => null);
  }, []);

  const putBack = async (removed: Removed) => {
    const outcome = await (await shelf()).putBack(removed);
    if (outcome === 'saved') setMessage(null);
    else complain(text.saves[outcome]);
    await look();
  };
  const remove = async (taking: (saves: Saves) => Promise<Removed | 'elsewhere' | null>, words: string) => {
    const removed = await taking(await shelf());
    if (removed === null) complain(text.saves.notDeleted);
    else if (removed === 'elsewhere') complain(text.saves.playedElsewhere);
    else say(words, () => attempt(putBack(removed)));
    await look();
  };
  const deleteGame = (id: string, words: string) => attempt(remove((saves) => removeGame(id, saves), words));
  const answer = (brought: BroughtIn) => {
    if (brought.ok) say(text.saves.imported(brought.map, text.saves.allOf(brought.names)));
    else if (brought.why === 'fault') complain(fileFaultWords(text, brought.kind), brought.fault);
    else complain(text.saves[brought.why]);
  };
  const bring = async () => {
    const picked = await pickText(LARGEST_FILE);
    if (picked.ok) answer(await broughtIn(picked.text));
    else if (picked.why === 'nothing') return;
    else complain(picked.why === 'tooLarge' ? text.fileFaults.tooLarge : text.saves.unreadFile);
    await look();
  };
  const takeSaved = async (game: SavedGame) => {
    const outcome = await exportSaved(game);
    if (outcome === 'stepped back') complain(text.saves.steppedBackFile);
    else if (outcome !== 'done') complain(text.saves.notTakenOut[outcome]);
    await look();
  };
  const takeFound = async (kind: 'damaged' | 'newer', id: string) => {
    if (!(await exportFound(kind, id))) complain(text.saves.notTakenOut.denied);
  };
  return {
    list,
    message,
    dismiss: () => setMessage(null),
    exportGame: (game) => attempt(takeSaved(game)),
    deleteGame: (game) => deleteGame(game.id, text.saves.deleted(boardName(game, boards))),
    exportNewer: ({ id }) => attempt(takeFound('newer', id)),
    deleteNewer: ({ id }) => deleteGame(id, text.saves.newerDeleted),
    exportDamaged: (id) => attempt(takeFound('damaged', id)),
    deleteDamaged: (id) => attempt(remove((saves) => saves.removeDamaged(id), text.saves.damagedDeleted)),
    importGame: () => attempt(bring()),
  };
}
