import { part } from '../../pwa/files.ts';
import { mapVersions } from '../../table/boardCards.ts';
import { makeSaves } from '../../table/saves/saves.ts';
import { browserShelf } from '../../table/saves/shelf.ts';

/** Where this browser keeps games and the last table. */
export const shelf = browserShelf();
export const saves = makeSaves(
  shelf,
  { versions: mapVersions, load: async () => (await part(() => import('../../table/boards.ts'))).everyVersion },
  { fetchPart: part },
);
