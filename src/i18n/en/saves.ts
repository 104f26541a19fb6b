import { allOf } from '../lists.ts';

const days = (count: number) => (count === 1 ? 'yesterday' : `${count} days ago`);
const hours = (count: number) => (count === 1 ? 'an hour ago' : `${count} hours ago`);
const minutes = (count: number) => (count === 1 ? 'a minute ago' : `${count} minutes ago`);

export const saves = {
  resume: 'Resume game',
  resumeThis: 'Resume',
  resultOfThis: 'Result',
  points: (points: number) => (points < 0 ? `−${-points}` : String(points)),
  /** Heads the card of the game that can be gone on with. */
  title: (board: string, round: number) => `${board}, round ${round}`,
  over: (board: string) => `${board}, finished`,
  toPlay: (name: string) => `${name} to play.`,
  won: (name: string) => `${name} won.`,
  tied: (names: string) => `${names} share the victory.`,
  allOf: allOf('en-GB'),
  savedNow: 'Saved just now.',
  savedMinutes: (count: number) => `Saved ${minutes(count)}.`,
  savedHours: (count: number) => `Saved ${hours(count)}.`,
  savedDays: (count: number) => `Saved ${days(count)}.`,
  score: (name: string, points: number) => `${name}, ${points} points`,
  list: 'Saved games',
  manage: 'Export or delete',
  more: (count: number) => `${count} more`,
  all: (count: number) => (count === 1 ? '1 saved game' : `${count} saved games`),
  export: 'Export',
  delete: 'Delete',
  deleted: (board: string) => `The game on the board ${board} is deleted.`,
  notDeleted: 'The game could not be deleted.',
  undo: 'Undo',
  dismiss: 'Close',
  import: 'Import game',
  imported: (board: string, names: string) => `Imported: ${board} with ${names}.`,
  /** From one file; `faulty`: so many more could not be read or kept. */
  importedMany: (count: number, faulty: number) =>
    faulty === 0
      ? `Imported: ${count === 1 ? '1 game' : `${count} games`}.`
      : `Imported: ${count} of ${count + faulty} games. The others could not be read.`,
  unreadFile: 'This file cannot be read.',
  full: 'This device has no room left for the game. Export or delete an older one.',
  denied: 'This browser does not let Railpass keep games. Export a game before you close it.',
  playedElsewhere: 'This game is open in another tab. Close it there first.',
  overtaken: 'This game was gone on with in another tab. It stays as it is there.',
  gone: 'This game was deleted in another tab.',
  unreadable:
    'This browser does not let Railpass read or keep games. You can play, but export a game before you close it.',
  newer: 'Made by a newer Railpass',
  newerWho: (names: string) => `A game of ${names}.`,
  newerWhy: 'Update Railpass to play it. Until then it stays here as it is.',
  newerTitle: 'This game was made by a newer Railpass.',
  newerHow: 'It stays on this device as it is. Update Railpass to play it: close all its tabs and open it again.',
  newerDeleted: 'The game of a newer Railpass is deleted.',
  damagedDeleted: 'The damaged game is deleted.',
  storageNews: {
    'stepped back': 'The last save was damaged. This is the game as it was one step before.',
    cleared: 'The storage of this browser was cleared. This game is written down again; others are gone.',
    upgraded: 'A newer Railpass is open in another tab. Reload this page when it suits you.',
  },
  steppedBackFile: 'The last save was damaged. The file holds the game as it was one step before.',
  /** Why there is no file of a game. */
  notTakenOut: {
    missing: 'This game is not on this device any more.',
    denied: 'This browser does not let Railpass read its games. Try again in a moment.',
    newer: 'This game was made by a newer Railpass. It stays on this device as it is.',
    damaged: 'This game is damaged. It can be exported as it was found.',
  },
  cleared: 'The storage of this browser was cleared, and the games in it are gone.',
  damaged: 'Damaged game',
  /** What exactly is wrong follows, in English. */
  damagedWhy: 'It cannot be opened.',
  opening: 'Opening the game',
  missing: 'This game is not on this device.',
  missingWhy: 'It may have been deleted, or it was played in another browser.',
  deniedTitle: 'The game cannot be opened.',
  deniedWhy: 'This browser does not let Railpass read its games. Try again in a moment.',
  damagedTitle: 'This game is damaged.',
  damagedFound: 'A saved game is damaged.',
  removeDamaged: 'Remove',
  home: 'To the first screen',
  menu: 'Menu',
  log: 'What happened so far',
  logWhy: 'Every turn, newest first.',
  exportWhy: 'Keep the whole game in a file.',
  /** Before a game that is not over goes into a file. */
  sealed: {
    title: 'Export a game under way',
    holds: 'The file holds everybody’s cards and tickets, and the order of the decks.',
    seal: 'It is sealed against a glance: nobody reads them by accident, and Railpass opens it again by “Import game”. It is not locked: somebody who knows how can look inside.',
    export: 'Export sealed',
    cancel: 'Cancel',
  },
  leave: 'Leave the game',
  leaveWhy: 'It is saved. The cards are covered.',
  leaveUnsaved: 'It could not be saved and would be lost: export it first.',
  leaving: {
    title: 'Leave without saving?',
    words: 'This game could not be saved on this tablet. If you leave it now, it is lost. A file keeps it.',
    /** The browser has not answered yet. */
    slow: 'The last move is still being saved, and this tablet takes long over it. If you leave now, it may be lost.',
    export: 'Export',
    stay: 'Stay',
    anyway: 'Leave anyway',
  },
  bonusesWhy: 'Whoever has the most scores the points at the end. Ties score for everybody.',
  secretButOwn: (count: number) => `You have ${count} so far. What others have is counted at the end.`,
  secret: 'Decided by hands and tickets, which are counted at the end.',
} as const;
