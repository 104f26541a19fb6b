import { meaningOf } from '../../preferences/store.ts';
import { part } from '../../pwa/files.ts';
import { askToKeepOnce } from '../../pwa/storage.ts';
import { boards } from '../../table/boards.ts';
import { paceOf } from '../../table/computers/pace.ts';
import type { TableSetup } from '../../table/game/setup.ts';
import type { OpenTable } from '../../table/openTable.ts';
import { rememberSetup } from '../../table/saves/lastSetup.ts';
import { type SatDown, sitDown, startTable } from '../../table/sitDown.ts';
import { preferences } from './preferences.ts';
import { saves, shelf } from './shelf.ts';

/** Computers play as fast as this device was told. */
const pace = paceOf(preferences.getState);
const around = { saves, pace, fetchPart: part };

/** A table just dealt, until its screen takes it: it is there even where the browser keeps no games. */
let dealt: OpenTable | null = null;

/** The id of the new game. The set-up must have no faults. */
export async function deal(setup: TableSetup): Promise<string> {
  const map = boards.find(({ id }) => id === setup.mapId);
  if (map === undefined) throw new Error(`There is no board ${setup.mapId}.`);
  dealt?.close();
  void askToKeepOnce(); // the press that starts a game is one at which people can be asked
  const hints = meaningOf(preferences.getState(), 'hints');
  dealt = await startTable({ hints, ...setup }, map, around);
  return dealt.state.getState().gameId;
}

/** What people agreed on is there again the next time they set up a game; seats may be without a name. */
export function remember(agreed: TableSetup): Promise<void> {
  return rememberSetup(shelf, agreed);
}

/** The table of a game: as it was dealt, or as it was saved. */
export async function openGame(id: string): Promise<SatDown> {
  const table = dealt;
  dealt = null;
  if (table?.state.getState().gameId === id) return { ok: true, table };
  table?.close();
  return sitDown(id, around);
}
