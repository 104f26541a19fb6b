// What the app of today keeps on a device, with a game in every moment that a save can hold.
import { NOBODY } from '../../../src/engine/game.ts';
import { stream } from '../../../src/engine/random.ts';
import type { SeatView } from '../../../src/engine/view.ts';
import { openPlayerPreferences, openPreferences } from '../../../src/preferences/store.ts';
import type { OpenTable } from '../../../src/table/openTable.ts';
import { rememberSetup } from '../../../src/table/saves/lastSetup.ts';
import { makeSaves } from '../../../src/table/saves/saves.ts';
import { startTable } from '../../../src/table/sitDown.ts';
import {
  aSetup,
  EVENING,
  handOf,
  holdAlways,
  hurriedPlayer,
  isOver,
  MemoryShelf,
  STILL,
  step,
} from '../games/aTable.ts';
import { type MapId, mapFile } from '../maps/mapFiles.ts';
import { KNOWN } from '../records/records.ts';

interface Moment {
  readonly map: MapId;
  readonly players: number;
  /** Whether the game is there, before the next step. */
  readonly isNow: (table: OpenTable) => boolean;
}

const inHand = (table: OpenTable, is: (view: SeatView) => boolean) => {
  table.reveal();
  const { beat, view } = handOf(table);
  return beat === null && is(view);
};

const MOMENTS: Readonly<Record<string, Moment>> = {
  'opening tickets': { map: 'usa', players: 2, isNow: () => true },
  'between two cards': { map: 'usa', players: 3, isNow: (table) => inHand(table, (view) => isLater(view, 'drawing')) },
  'a turn is done': { map: 'usa', players: 2, isNow: (table) => isBeat(table) },
  'in a tunnel': {
    map: 'europe',
    players: 2,
    isNow: (table) => inHand(table, ({ table: { phase } }) => phase === 'tunnel'),
  },
  'stations stand': { map: 'europe', players: 3, isNow: (table) => inHand(table, hasStations) },
  'tickets to choose from': {
    map: 'nordic',
    players: 2,
    isNow: (table) => inHand(table, (view) => isLater(view, 'tickets')),
  },
  'the last round': {
    map: 'nordic',
    players: 2,
    isNow: (table) => inHand(table, ({ table: { lastRoundBy } }) => lastRoundBy !== NOBODY),
  },
  over: { map: 'europe', players: 2, isNow: isOver },
};

const isLater = ({ table: { phase, turnsTaken } }: SeatView, wanted: string) => turnsTaken > 6 && phase === wanted;
const hasStations = ({ table: { stations } }: SeatView) => stations.some((built) => built.length > 0);

function isBeat(table: OpenTable): boolean {
  table.reveal();
  const { beat, view } = handOf(table);
  return beat !== null && view.table.turnsTaken > 6;
}

/** Everything that lies on the shelf, as it would lie in a browser. */
export async function shelfOfToday(): Promise<readonly (readonly [key: string, thing: unknown])[]> {
  const shelf = new MemoryShelf();
  const saves = makeSaves(shelf, KNOWN, { now: () => EVENING });
  for (const [name, { map, players, isNow }] of Object.entries(MOMENTS)) {
    const setup = aSetup(mapFile(map), players);
    const table = await startTable(setup, mapFile(map), { saves, hold: holdAlways, ...STILL, seed: name });
    const choose = hurriedPlayer(stream(name, 'people'));
    while (!isNow(table)) await step(table, choose);
    await rememberSetup(shelf, setup);
  }
  await openPreferences(shelf).change({ coverAfter: '2 min', sound: 'off', motion: 'less' });
  await openPlayerPreferences(shelf).change('anna', { language: 'fr', textSize: '130 %' });
  return [...shelf.things];
}
