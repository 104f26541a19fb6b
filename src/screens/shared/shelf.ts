import { part } from '../../pwa/files.ts';
import { everyVersion } from '../../table/boards.ts';
import { makeSaves } from '../../table/saves/saves.ts';
import { browserShelf } from '../../table/saves/shelf.ts';

/** Where this browser keeps games and the last table. */
export const shelf = browserShelf();
export const saves = makeSaves(shelf, everyVersion, { fetchPart: part });
