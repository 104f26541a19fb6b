import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapData } from '../engine/map.ts';
import { readMapText } from '../formats/map.ts';
import { Failure, oneOf } from './usage.ts';

export const mapsFolder = join(import.meta.dirname, '../../maps');

let known: readonly MapData[] | undefined;

/** All maps of the project, old versions included: maps/<id>/map.json and maps/<id>/map.v<N>.json. Read once. */
export function projectMaps(): readonly MapData[] {
  known ??= readMaps();
  return known;
}

function readMaps(): MapData[] {
  const files = readdirSync(mapsFolder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /[\\/]map(?:\.v\d+)?\.json$/.test(file))
    .sort()
    .map(loadMap);
}

/** The newest version of each map. */
export function currentMaps(): MapData[] {
  return projectMaps().filter((map, _, all) => all.every(({ id, version }) => id !== map.id || version <= map.version));
}

/** The map that somebody asked for by its id. */
export function mapNamed(id: string): MapData {
  const maps = currentMaps();
  const known = oneOf(
    'map',
    id,
    maps.map((map) => map.id),
  );
  return maps.find((map) => map.id === known) as MapData;
}

function loadMap(file: string): MapData {
  const reading = readMapText(readFileSync(join(mapsFolder, file), 'utf8'));
  if (!reading.ok) throw new Failure(`maps/${file}: ${reading.fault}`);
  return reading.map;
}
