import type { FrontText } from '../../i18n/frontText.ts';
import { boardName } from '../../table/boardCards.ts';
import type { BroughtIn } from '../../table/saves/bringIn.ts';
import { LARGEST_FILE } from '../../table/saves/fileSize.ts';
import { removeGame } from '../../table/saves/removeGame.ts';
import type { NewerGame, Removed, SavedGame, Saves } from '../../table/saves/saves.ts';
import { type Picked, pickText, readText } from '../shared/saveFile.ts';
import { fileFaultWords } from './fileFaultWords.ts';
import { broughtIn, exportFound, exportSaved, shelf } from './gameFiles.ts';

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

/** What can be done with the games on the shelf. */
export interface Deeds {
  readonly exportGame: (game: SavedGame) => void;
  readonly deleteGame: (game: SavedGame) => void;
  readonly exportNewer: (game: NewerGame) => void;
  readonly deleteNewer: (game: NewerGame) => void;
  readonly exportDamaged: (id: string) => void;
  readonly deleteDamaged: (id: string) => void;
  readonly importGame: () => void;
  readonly importFiles: (files: readonly File[]) => void;
}

export interface Screen {
  /** Looks at the shelf again. */
  readonly look: () => Promise<void>;
  /** Says so where a part of the app is missing for it. */
  readonly attempt: (doing: Promise<void>) => void;
  readonly say: (message: Message | null) => void;
}

export function deedsOf(text: FrontText, screen: Screen): Deeds {
  const { attempt } = screen;
  const out = takingOut(text, screen);
  const remove = removing(text, screen);
  const removeFromList = (id: string, words: string) => remove((saves) => removeGame(id, saves), words);
  return {
    exportGame: (game) => attempt(out.saved(game)),
    deleteGame: (game) => attempt(removeFromList(game.id, text.saves.deleted(boardName(text, game.mapId)))),
    exportNewer: ({ id }) => attempt(out.found('newer', id)),
    deleteNewer: ({ id }) => attempt(removeFromList(id, text.saves.newerDeleted)),
    exportDamaged: (id) => attempt(out.found('damaged', id)),
    deleteDamaged: (id) => attempt(remove((saves) => saves.removeDamaged(id), text.saves.damagedDeleted)),
    importGame: () => attempt(pickText(LARGEST_FILE).then((picked) => bringIn(text, screen, picked))),
    importFiles: (files) => attempt(bringInAll(text, screen, files)),
  };
}

export function fault(words: string, detail?: string): Message {
  return { words, ...(detail !== undefined && { detail }), undo: null, fault: true };
}

type Removal = (saves: Saves) => Promise<Removed | 'elsewhere' | null>;

function removing(text: FrontText, { look, say, attempt }: Screen) {
  const putBack = async (removed: Removed) => {
    const outcome = await (await shelf()).putBack(removed);
    say(outcome === 'saved' ? null : fault(text.saves[outcome]));
    await look();
  };
  return async (taking: Removal, words: string) => {
    const removed = await taking(await shelf());
    if (removed === null) say(fault(text.saves.notDeleted));
    else if (removed === 'elsewhere') say(fault(text.saves.playedElsewhere));
    else say({ words, fault: false, undo: () => attempt(putBack(removed)) });
    await look();
  };
}

function takingOut(text: FrontText, { look, say }: Screen) {
  return {
    saved: async (game: SavedGame) => {
      const outcome = await exportSaved(game);
      if (outcome === 'stepped back') say(fault(text.saves.steppedBackFile));
      else if (outcome !== 'done') say(fault(text.saves.notTakenOut[outcome]));
      await look();
    },
    found: async (kind: 'damaged' | 'newer', id: string) => {
      if (!(await exportFound(kind, id))) say(fault(text.saves.notTakenOut.denied));
    },
  };
}

async function bringInAll(text: FrontText, screen: Screen, files: readonly File[]): Promise<void> {
  for (const file of files) await bringIn(text, screen, await readText(file, LARGEST_FILE));
}

async function bringIn(text: FrontText, { look, say }: Screen, picked: Picked): Promise<void> {
  if (picked.ok) say(allBroughtWords(text, await broughtIn(picked.text)));
  else if (picked.why === 'nothing') return;
  else say(fault(picked.why === 'tooLarge' ? text.fileFaults.tooLarge : text.saves.unreadFile));
  await look();
}

function allBroughtWords(text: FrontText, brought: readonly BroughtIn[]): Message {
  const [one, ...others] = brought;
  if (one === undefined) return fault(text.saves.importedMany(0, 0));
  if (others.length === 0) return broughtWords(text, one);
  const here = brought.filter(({ ok }) => ok).length;
  const words = text.saves.importedMany(here, brought.length - here);
  return { words, undo: null, fault: here < brought.length };
}

function broughtWords(text: FrontText, brought: BroughtIn): Message {
  if (brought.ok) {
    return {
      words: text.saves.imported(boardName(text, brought.mapId), text.saves.allOf(brought.names)),
      undo: null,
      fault: false,
    };
  }
  return brought.why === 'fault'
    ? fault(fileFaultWords(text, brought.kind), brought.fault)
    : fault(text.saves[brought.why]);
}
