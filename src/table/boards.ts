import type { MapData } from '../engine/map.ts';

const files = import.meta.glob<MapData>('../../maps/*/map.json', { eager: true, import: 'default' });

/** Every board there is, by name. A new folder in maps/ is a new board here. */
export const boards: readonly MapData[] = Object.values(files).sort((a, b) => a.name.localeCompare(b.name, 'en'));
