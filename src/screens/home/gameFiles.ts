// Games between the shelf and files. Whatever the first screen does not need is fetched when it is asked for.
import { part } from '../../pwa/files.ts';
import type { BroughtIn } from '../../table/saves/bringIn.ts';
import type { SavedGame, Saves } from '../../table/saves/saves.ts';
import type { TakenOut } from '../../table/saves/takeOut.ts';
import { gameFileName, saveFile } from '../shared/saveFile.ts';

export async function shelf(): Promise<Saves> {
  return (await part(() => import('../shared/shelf.ts'))).saves;
}

export async function broughtIn(text: string): Promise<readonly BroughtIn[]> {
  const { bringInAll } = await part(() => import('../../table/saves/bringIn.ts'));
  const { everyVersion } = await part(() => import('../../table/boards.ts'));
  const brought = await bringInAll(text, everyVersion, await shelf());
  if (brought.some(({ ok }) => ok))
    void part(() => import('../../pwa/storage.ts')).then(({ askToKeepOnce }) => askToKeepOnce(), noPromise);
  return brought;
}

type Loaded = Awaited<ReturnType<Saves['load']>>;
/** `stepped back`: what went out is the save before the last, which was damaged. */
type TakingOut = 'done' | 'stepped back' | Exclude<Loaded, { readonly ok: true }>['why'];

/** The game is there all the same. */
const noPromise = () => undefined;

export async function exportSaved({ id, mapId, players, turn }: SavedGame): Promise<TakingOut> {
  const loaded = await (await shelf()).load(id);
  if (!loaded.ok) return loaded.why;
  const text = JSON.stringify(loaded.opened.record, null, 1);
  // The save before the last one of a game that is over is of one that is not.
  await handOut(mapId, { mapId, players, secret: turn !== null || loaded.steppedBack, text });
  return loaded.steppedBack ? 'stepped back' : 'done';
}

/** What cannot be opened here, as it stands. False: it is not there any more, or cannot be read. */
export async function exportFound(kind: 'damaged' | 'newer', id: string): Promise<boolean> {
  const found = await (await shelf())[kind](id);
  if (found !== null) await handOut(kind, found);
  return found !== null;
}

async function handOut(name: string, game: TakenOut): Promise<void> {
  const { takeOut } = await part(() => import('../../table/saves/takeOut.ts'));
  saveFile(gameFileName(name, new Date()), await takeOut(game));
}
