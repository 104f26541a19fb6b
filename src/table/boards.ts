import type { MapData } from '../engine/map.ts';
import { type Differences, olderMap } from '../formats/olderMap.ts';
import type { BoardFile, Orientation } from '../layout/boardFile.ts';

const files = import.meta.glob<MapData>('../../maps/*/map.json', { eager: true, import: 'default' });
const oldFiles = import.meta.glob<Differences>('../../maps/*/map.v*.json', { eager: true, import: 'default' });
/** Large, and needed one at a time: each is fetched when its board is opened. */
const placeFiles = import.meta.glob<BoardFile>('../../maps/*/board.*.json', { import: 'default' });

/** What seas are called in other languages than English: by their English name, then by the language. */
type SeaNames = Readonly<Record<string, Readonly<Record<string, string>>>>;
const seaFiles = import.meta.glob<SeaNames>('../../maps/*/seas.json', { import: 'default' });

/** Every board there is, the smallest network first. */
export const boards: readonly MapData[] = Object.values(files).sort(
  (a, b) => a.cities.length - b.cities.length || a.name.localeCompare(b.name, 'en'),
);

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

/** Where everything lies on a board that is held this way, with the seas as this language calls them. */
export async function loadPlaces(mapId: string, orientation: Orientation, language = 'en'): Promise<BoardFile> {
  const load = placeFiles[`../../maps/${mapId}/board.${orientation}.json`];
  if (load === undefined) throw new Error(`The board ${mapId} has no ${orientation} layout.`);
  const loadSeas = language === 'en' ? undefined : seaFiles[`../../maps/${mapId}/seas.json`];
  const [places, seas] = await Promise.all([load(), loadSeas?.()]);
  return seas === undefined ? places : withSeas(places, (name) => seas[name]?.[language] ?? name);
}

/** A longer name is written smaller: it has the room that was found for the other. */
function withSeas(places: BoardFile, called: (name: string) => string): BoardFile {
  const seas = places.geography.seas.map((sea) => {
    const name = called(sea.name);
    return { ...sea, name, fontSize: sea.fontSize * Math.min(1, sea.name.length / name.length) };
  });
  return { ...places, geography: { ...places.geography, seas } };
}
