import { boards } from '../table/boards.ts';
import { makeSaves } from '../table/saves.ts';
import { browserShelf } from '../table/shelf.ts';

/** Where this browser keeps games and the last table. */
export const shelf = browserShelf();
export const saves = makeSaves(shelf, boards);
