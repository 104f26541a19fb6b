import type { Action } from '../../../src/engine/actions.ts';
import type { SeatView } from '../../../src/engine/view.ts';
import type { GameRecord } from '../../../src/formats/recordShape.ts';
import { directThinker } from '../../../src/table/computers/directThinker.ts';
import type { Pace } from '../../../src/table/computers/pace.ts';
import type { Thinker } from '../../../src/table/computers/thinking.ts';
import type { SeatBy } from '../../../src/table/game/opponents.ts';
import type { OpenTable } from '../../../src/table/openTable.ts';
import { makeSaves } from '../../../src/table/saves/saves.ts';
import type { TableState, WatchScene } from '../../../src/table/session/scenes.ts';
import { type NewTableDeps, sitDown, startTable } from '../../../src/table/sitDown.ts';
import { mapOf } from '../../support/games/aGame.ts';
import {
  aSetup,
  EVENING,
  type Evening,
  holdAlways,
  isOver,
  MemoryShelf,
  STILL,
  step,
} from '../../support/games/aTable.ts';
import type { MapId } from '../../support/maps/mapFiles.ts';
import { KNOWN } from '../../support/records/records.ts';

export const person: SeatBy = { kind: 'person' };

export function computer(level: 'easy' | 'normal' | 'hard' | 'expert' = 'normal'): SeatBy {
  return { kind: 'computer', level, style: null };
}

/** No clock: what is to be shown is shown for no time. */
const atOnce: Pace = {
  wait: async () => undefined,
  reins: () => ({ computerSpeed: 'instant', computerPause: 'short' }),
};

export function quickThinker(): Thinker {
  return directThinker({ budget: () => ({ rollouts: 6 }) });
}

/** One that never comes to an answer, and remembers what it was asked and what was cancelled. */
export class Ponderer implements Thinker {
  asked = 0;
  cancelled = 0;
  closed = 0;
  readonly move = () => this.#thought();
  readonly hint = () => this.#thought();
  readonly close = () => {
    this.closed++;
  };

  #thought() {
    this.asked++;
    const cancel = () => {
      this.cancelled++;
    };
    return { answer: new Promise<never>(() => undefined), cancel };
  }
}

export interface Plan {
  readonly map?: MapId;
  readonly seed?: string;
  readonly deps?: Partial<NewTableDeps>;
}

export type EveningWithComputers = Evening & { readonly deps: NewTableDeps };

/** A new game with these at the seats. */
export async function anEveningOf(
  seats: readonly SeatBy[],
  { map = 'usa', seed = 'an evening', deps: others = {} }: Plan = {},
): Promise<EveningWithComputers> {
  const shelf = new MemoryShelf();
  const saves = makeSaves(shelf, KNOWN, { now: () => EVENING });
  const deps = { saves, hold: holdAlways, ...STILL, seed, thinker: quickThinker, pace: atOnce, ...others };
  const table = await startTable(setupOf(map, seats), mapOf(map), deps);
  return { shelf, saves, table, deps };
}

export function setupOf(map: MapId, seats: readonly SeatBy[]) {
  const setup = aSetup(mapOf(map), seats.length);
  return { ...setup, seats: setup.seats.map((seat, i) => ({ ...seat, by: seats[i] ?? person })) };
}

/** What is on the shelf, opened anew as after a reload. */
export async function openedAgain({ table, deps }: EveningWithComputers): Promise<OpenTable> {
  const sat = await sitDown(table.state.getState().gameId, deps);
  if (!sat.ok) throw new Error(sat.why);
  return sat.table;
}

/** Resolves as soon as the table is as wished. */
export function until(table: OpenTable, wish: (state: TableState) => boolean): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (!wish(table.state.getState())) return false;
      stop();
      done();
      return true;
    };
    const stop = table.state.subscribe(look);
    look();
  });
}

export function kindOf(table: OpenTable): TableState['scene']['kind'] {
  return table.state.getState().scene.kind;
}

/** A computer's turn; a test fails if it is not one. */
export function watchOf(table: OpenTable): WatchScene {
  const { scene } = table.state.getState();
  if (scene.kind !== 'watch') throw new Error(`nothing is watched, but the ${scene.kind} shown`);
  return scene;
}

/** Until a person is to do something, or the game is over. */
export async function untilPeople(table: OpenTable): Promise<void> {
  await until(table, ({ scene, saving }) => scene.kind !== 'watch' && saving !== 'saving');
}

/** Plays for the people until the table is as wished, or the game is over. */
export async function playFor(
  table: OpenTable,
  choose: (view: SeatView) => Action,
  wish: (state: TableState) => boolean = () => false,
): Promise<void> {
  for (;;) {
    await untilPeople(table);
    if (isOver(table) || wish(table.state.getState())) return;
    await step(table, choose);
  }
}

export function recordOf(table: OpenTable): GameRecord {
  return JSON.parse(table.exportText());
}

/** Lets everything that is under way come to where it waits. */
export function aMoment(): Promise<void> {
  return new Promise((done) => setTimeout(done, 5));
}
