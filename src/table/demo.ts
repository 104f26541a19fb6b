import type { MapData } from '../engine/map.ts';
import { directThinker } from './computers/directThinker.ts';
import { demoMove } from './demoPlayer.ts';
import type { SetupSeat } from './game/setup.ts';
import type { OpenTable } from './openTable.ts';
import type { Scene, TableState } from './session/scenes.ts';
import { type NewTableDeps, startTable } from './sitDown.ts';

/** A made-up game: the same one each time. */
export interface Demo {
  readonly map: MapData;
  readonly seats: readonly SetupSeat[];
  readonly seed: string;
  /** False: as if the browser kept no games. Neither way is anything written anywhere. */
  readonly keeps?: boolean;
}

/** What is on the table when the game is to stop. */
export type Wish = (state: TableState) => boolean;

/** More than any game has. */
const MOST_STEPS = 3_000;
/** So that the game comes out the same on every device, and soon. */
const SHORT = { rollouts: 20 };
const EVENING = new Date('2026-11-16T20:00:00Z');

/** Plays a made-up game until the table is as wished: at a curtain, with a hand open, or at the result. */
export async function aGameAt(demo: Demo, wish: Wish): Promise<OpenTable> {
  const table = await startTable(setupOf(demo), demo.map, depsOf(demo));
  for (let step = 0; step < MOST_STEPS; step++) {
    const state = table.state.getState();
    if (wish(state)) return table;
    if (state.scene.kind === 'final') break;
    await goOn(table, state.scene);
  }
  throw new Error(`The game ${demo.seed} on ${demo.map.name} never comes to what is wished.`);
}

async function goOn(table: OpenTable, scene: Scene): Promise<void> {
  if (scene.kind === 'watch') await table.step();
  else if (scene.kind !== 'hand') table.reveal();
  else if (scene.beat !== null) await table.endTurn();
  else await demoMove(table, scene);
}

function setupOf({ map, seats }: Demo) {
  const [ticketDeck = null] = Object.keys(map.rules.ticketDecks ?? {});
  return { mapId: map.id, ticketDeck, seats, openHands: false, first: 0 };
}

function depsOf({ seed, keeps = true }: Demo): NewTableDeps {
  const answer = async () => (keeps ? 'saved' : 'denied');
  return {
    saves: { load: async () => ({ ok: false, why: 'missing' }), save: answer, add: answer },
    hold: async () => ({ here: true, release: () => undefined }),
    now: () => EVENING,
    clock: () => 0,
    thinker: () => directThinker({ budget: () => SHORT }),
    paused: true,
    seed,
  };
}
