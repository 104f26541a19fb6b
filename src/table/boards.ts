import type { MapData } from '../engine/map.ts';
import { type Differences, olderMap } from '../formats/olderMap.ts';
import type { BoardFile, Orientation } from '../layout/boardFile.ts';
import type { BoardSketch } from '../layout/sketch.ts';

const files = import.meta.glob<MapData>('../../maps/*/map.json', { eager: true, import: 'default' });
const oldFiles = import.meta.glob<Differences>('../../maps/*/map.v*.json', { eager: true, import: 'default' });
/** Large, and needed one at a time: each is fetched when its board is opened. */
const placeFiles = import.meta.glob<BoardFile>('../../maps/*/board.*.json', { import: 'default' });

const sketchFiles = import.meta.glob<BoardSketch>('../../maps/*/board.landscape.json', {
  eager: true,
  import: 'default',
  query: '?sketch',
});
const aboutFiles = import.meta.glob<AboutBoard>('../../maps/*/about.json', { eager: true, import: 'default' });

type BoardScenery = 'prairie' | 'village' | 'fjord';

/** What people ask of a board before they choose it, and no rule needs to know. */
interface AboutBoard {
  /** Of one player in a whole game, as measured. */
  readonly turns: number;
  /** Whom it suits. */
  readonly age?: number;
  /** What it is called in other languages than English. */
  readonly names?: Readonly<Record<string, string>>;
  /** What stands beside the track on its posters. */
  readonly scenery?: BoardScenery;
}

/** Every board there is, the smallest network first. A new folder in maps/ is a new board here. */
export const boards: readonly MapData[] = Object.values(files).sort(
  (a, b) => a.cities.length - b.cities.length || a.name.localeCompare(b.name, 'en'),
);

/** What a board is called by somebody who speaks this language. Of one that is not here only the id is known. */
export function boardName({ language }: { readonly language: string }, mapId: string): string {
  const name = aboutFiles[`../../maps/${mapId}/about.json`]?.names?.[language];
  return name ?? boards.find(({ id }) => id === mapId)?.name ?? mapId;
}

/** A board at the size of a card, as it is laid out today. */
export function sketchFor(mapId: string): BoardSketch | undefined {
  return sketchFiles[`../../maps/${mapId}/board.landscape.json`];
}

/** A turn of somebody who knows the rules, and the handing on. */
const TURN_S = 18;
const MINUTE_S = 60;
/** Nobody knows it more exactly. */
const STEP_MIN = 5;

/** How long a game takes, to five minutes. Null: nobody has measured it. */
export function minutesFor(mapId: string, players: number): number | null {
  const turns = aboutFiles[`../../maps/${mapId}/about.json`]?.turns;
  return turns === undefined ? null : STEP_MIN * Math.round((turns * players * TURN_S) / MINUTE_S / STEP_MIN);
}

/** From which age a board is for; null where nobody says so. */
export function ageFor(mapId: string): number | null {
  return aboutFiles[`../../maps/${mapId}/about.json`]?.age ?? null;
}

/** What the country of a board is like; of one that does not say so it is taken for hills and towns. */
export function sceneryFor(mapId: string): BoardScenery {
  return aboutFiles[`../../maps/${mapId}/about.json`]?.scenery ?? 'village';
}

/** Those, and the versions of them that games were begun on before: such a game goes on as it began. */
export const everyVersion: readonly MapData[] = [
  ...boards,
  ...Object.entries(oldFiles).map(([path, old]) => older(path, old)),
];

function older(path: string, differences: Differences): MapData {
  const newest = files[path.replace(/map\.v\d+\.json$/, 'map.json')];
  if (newest === undefined) throw new Error(`There is no newer version of ${path}.`);
  return olderMap(newest, differences);
}

/** Where everything lies on a board that is held this way. */
export async function loadPlaces(mapId: string, orientation: Orientation): Promise<BoardFile> {
  const load = placeFiles[`../../maps/${mapId}/board.${orientation}.json`];
  if (load === undefined) throw new Error(`The board ${mapId} has no ${orientation} layout.`);
  return load();
}
