import { randomPlayer } from '../../../src/bots/sparring/random.ts';
import type { Action } from '../../../src/engine/actions.ts';
import { makeBoard } from '../../../src/engine/board.ts';
import { claimAt, claimsOf, legalKinds } from '../../../src/engine/legal.ts';
import type { MapData } from '../../../src/engine/map.ts';
import { PLAYER_COLORS } from '../../../src/engine/players.ts';
import { below, type Random } from '../../../src/engine/random.ts';
import type { SeatView } from '../../../src/engine/view.ts';
import type { TableSetup } from '../../../src/table/game/setup.ts';
import type { OpenTable } from '../../../src/table/openTable.ts';
import type { DatabaseLoss } from '../../../src/table/saves/connection.ts';
import type { Hold } from '../../../src/table/saves/lock.ts';
import { makeSaves, type Saves } from '../../../src/table/saves/saves.ts';
import { type Change, type Expected, Overtaken, type Shelf } from '../../../src/table/saves/shelf.ts';
import type { Curtain, HandScene } from '../../../src/table/session/scenes.ts';
import { sitDown, startTable } from '../../../src/table/sitDown.ts';
import { KNOWN } from '../records/records.ts';
import { mapOf, type Situation } from './aGame.ts';

/** A shelf in memory. What is taken from it is a copy, as in a browser; `broken` makes everything on it fail. */
export class MemoryShelf implements Shelf {
  readonly things = new Map<string, unknown>();
  broken: Error | null = null;
  writes = 0;

  /** A write that is under way: everybody else waits for it, as for a transaction. */
  #writing: Promise<void> | null = null;

  readonly read = async (key: string): Promise<unknown> => {
    while (this.#writing !== null) await this.#writing;
    this.#failIfBroken();
    return structuredClone(this.things.get(key));
  };

  readonly readAll = async (): Promise<readonly (readonly [string, unknown])[]> => {
    this.#failIfBroken();
    return structuredClone([...this.things]);
  };

  /** `inside`: it stands still until then, between its look at what is there and its own. */
  readonly write = async (changes: readonly Change[], expected?: Expected, inside?: Promise<void>): Promise<void> => {
    while (this.#writing !== null) await this.#writing;
    this.#failIfBroken();
    if (expected !== undefined && !expected.is(structuredClone(this.things.get(expected.key)))) throw new Overtaken();
    if (inside !== undefined) {
      this.#writing = inside;
      await inside;
      this.#writing = null;
    }
    this.writes++;
    for (const [key, value] of changes) {
      if (value === undefined) this.things.delete(key);
      else this.things.set(key, value);
    }
  };

  readonly #listeners = new Set<(why: DatabaseLoss) => void>();

  readonly onLost = (listener: (why: DatabaseLoss) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** As a browser does when somebody clears what it keeps. */
  clear(): void {
    this.things.clear();
    for (const listener of this.#listeners) listener('cleared');
  }

  #failIfBroken(): void {
    if (this.broken !== null) throw this.broken;
  }
}

export function outOfRoom(): Error {
  return new DOMException('no room', 'QuotaExceededError');
}

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dina', 'Emil'] as const;

export function aSetup(map: MapData, players = 2, changes: Partial<TableSetup> = {}): TableSetup {
  return {
    mapId: map.id,
    ticketDeck: makeBoard(map, players).ticketDeck,
    seats: PLAYER_COLORS.slice(0, players).map((color, seat) => ({ name: NAMES[seat] ?? '', color })),
    openHands: false,
    first: 0,
    ...changes,
  };
}

/** No other tab anywhere. */
export async function holdAlways(): Promise<Hold> {
  return { here: true, release: () => undefined };
}

export const EVENING = new Date('2026-11-16T20:00:00Z');
/** It stays evening, however long a test takes. */
export const STILL = { now: () => EVENING, clock: () => 0 };

export interface Evening {
  readonly shelf: MemoryShelf;
  readonly saves: Saves;
  readonly table: OpenTable;
}

export interface EveningPlan {
  readonly map?: Situation['map'];
  readonly players?: number;
  readonly seed?: string;
  readonly setup?: Partial<TableSetup>;
}

/** A game just dealt, opened at the curtain of the first player. */
export async function anEvening({ map, players = 2, seed = 'an evening', setup }: EveningPlan = {}): Promise<Evening> {
  const shelf = new MemoryShelf();
  const saves = makeSaves(shelf, KNOWN, { now: () => EVENING });
  const deps = { saves, hold: holdAlways, ...STILL, seed };
  const table = await startTable(aSetup(mapOf(map), players, setup), mapOf(map), deps);
  return { shelf, saves, table };
}

/** The open hand; a test fails if it is covered. */
export function handOf(table: OpenTable): HandScene {
  const { scene } = table.state.getState();
  if (scene.kind !== 'hand') throw new Error(`no hand is open, but the ${scene.kind}`);
  return scene;
}

/** Opens what is on the shelf anew, as after a reload of the page. */
export async function reopened({ table, saves }: Evening): Promise<OpenTable> {
  const sat = await sitDown(table.state.getState().gameId, { saves, hold: holdAlways, ...STILL });
  if (!sat.ok) throw new Error(sat.why);
  return sat.table;
}

/** One action, or at the end of a turn the handing on: as people do it, through the table's commands alone. */
export async function step(table: OpenTable, choose: (view: SeatView) => Action): Promise<void> {
  table.reveal();
  const { view, beat } = handOf(table);
  const outcome = beat === null ? await table.act(choose(view)) : await table.endTurn();
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
}

/** Claims whenever it can, most of the time: such games are short and still have everything in them. */
export function hurriedPlayer(random: Random): (view: SeatView) => Action {
  return (view) => {
    const claims = legalKinds(view).includes('claimRoute') && below(random, 5) > 0 ? claimsOf(view) : null;
    return claims === null ? randomPlayer(view, random) : claimAt(view, claims, below(random, claims.total));
  };
}

export function isOver(table: OpenTable): boolean {
  return table.state.getState().scene.kind === 'final';
}

/** The curtain that is drawn; a test fails if there is none. */
export function curtainOf(table: OpenTable): Curtain {
  const { scene } = table.state.getState();
  if (scene.kind !== 'curtain') throw new Error(`no curtain is drawn, but the ${scene.kind}`);
  return scene;
}

/** The opening choice of the one who holds the tablet, with which it goes on. */
export async function chooseTickets(table: OpenTable): Promise<void> {
  table.reveal();
  for (const ticket of handOf(table).view.offer) table.draft({ step: 'ticket', ticket });
  const outcome = await table.finish();
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
}

/** A new game after the opening choices, at the curtain of the first turn. */
export async function atFirstTurn(): Promise<Evening> {
  const evening = await anEvening();
  await chooseTickets(evening.table);
  await chooseTickets(evening.table);
  return evening;
}
