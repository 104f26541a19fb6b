import type { MapData } from '../engine/map.ts';
import { type OpenedRecord, readRecord } from '../formats/record.ts';
import { newGameId, newSeed } from './game/chance.ts';
import { newRecord, type TableSetup } from './game/setup.ts';
import { OpenTable } from './openTable.ts';
import { type NotThere, newsOf } from './saves/loadGame.ts';
import { type Hold, holdGame } from './saves/lock.ts';
import type { Saves } from './saves/saves.ts';
import { SAVED, UNSAVED } from './session/kept.ts';
import type { TableDeps } from './tableDeps.ts';

export type SatDown = { readonly ok: true; readonly table: OpenTable } | NotThere;

/** Opens a saved game. Where another tab plays it, the table opens too, but waits for `playHere`. */
export async function sitDown(gameId: string, deps: TableDeps): Promise<SatDown> {
  const loss = new Loss();
  // First the hold, then the record: nobody else writes it in between.
  const hold = await holdFor(gameId, deps, loss);
  const loaded = await deps.saves.load(gameId);
  if (!loaded.ok) {
    hold.release();
    return loaded;
  }
  const kept = { ...SAVED, news: newsOf(loaded) };
  const table = loss.watch(new OpenTable(gameId, loaded.opened, deps, hold, kept));
  table.begin({ isNew: false });
  return { ok: true, table };
}

export interface NewTableDeps extends TableDeps {
  readonly saves: TableDeps['saves'] & Pick<Saves, 'add'>;
  readonly seed?: string;
}

/** Deals a new game, keeps it if it can be kept, and opens it. The set-up must have no faults. */
export async function startTable(setup: TableSetup, map: MapData, deps: NewTableDeps): Promise<OpenTable> {
  const gameId = newGameId();
  const opened = dealt(setup, map, deps);
  const loss = new Loss();
  const hold = await holdFor(gameId, deps, loss);
  const saved = await deps.saves.add(gameId, opened);
  const kept = saved === 'saved' ? SAVED : UNSAVED;
  const table = loss.watch(new OpenTable(gameId, opened, deps, hold, kept));
  table.begin({ isNew: true });
  return table;
}

function dealt(setup: TableSetup, map: MapData, { seed = newSeed(), now }: NewTableDeps): OpenedRecord {
  const reading = readRecord(newRecord(setup, map, { seed, now: now?.() ?? new Date() }), [map]);
  if (!reading.ok) throw new Error(`a set-up with faults was started: ${reading.fault}`);
  return reading;
}

function holdFor(gameId: string, { hold = holdGame }: TableDeps, loss: Loss): Promise<Hold> {
  return hold({ gameId, steal: false, onLost: () => loss.happen() });
}

/** A game may be taken away while its table is still being opened. */
class Loss {
  #table: OpenTable | undefined;
  #happened = false;

  happen(): void {
    this.#happened = true;
    this.#table?.lose();
  }

  watch(table: OpenTable): OpenTable {
    this.#table = table;
    if (this.#happened) table.lose();
    return table;
  }
}
