import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapData } from '../../../src/engine/map.ts';
import { readMapText } from '../../../src/formats/map.ts';

export const MAP_IDS = ['usa', 'europe', 'nordic'] as const;
export type MapId = (typeof MAP_IDS)[number];

const maps = join(import.meta.dirname, '../../../maps');

export function mapFileText(id: MapId): string {
  return readFileSync(join(maps, id, 'map.json'), 'utf8');
}

export function mapFileJson(id: MapId): unknown {
  return JSON.parse(mapFileText(id));
}

export function mapSchemaJson(): unknown {
  return JSON.parse(readFileSync(join(maps, 'schema.json'), 'utf8'));
}

const checked = new Map<MapId, MapData>();

/** A map of the project, checked once. */
export function mapFile(id: MapId): MapData {
  const map = checked.get(id) ?? checkedMap(id);
  checked.set(id, map);
  return map;
}

function checkedMap(id: MapId): MapData {
  const reading = readMapText(mapFileText(id));
  if (!reading.ok) throw new Error(reading.fault);
  return reading.map;
}
