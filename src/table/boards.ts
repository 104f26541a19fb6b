import type { MapData } from '../engine/map.ts';
import type { BoardFile, Orientation } from '../layout/boardFile.ts';

const files = import.meta.glob<MapData>('../../maps/*/map.json', { eager: true, import: 'default' });
/** Large, and needed one at a time: each is fetched when its board is opened. */
const placeFiles = import.meta.glob<BoardFile>('../../maps/*/board.*.json', { import: 'default' });

/** Every board there is, by name. A new folder in maps/ is a new board here. */
export const boards: readonly MapData[] = Object.values(files).sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Where everything lies on a board that is held this way. */
export async function loadPlaces(mapId: string, orientation: Orientation): Promise<BoardFile> {
  const load = placeFiles[`../../maps/${mapId}/board.${orientation}.json`];
  if (load === undefined) throw new Error(`The board ${mapId} has no ${orientation} layout.`);
  return load();
}
