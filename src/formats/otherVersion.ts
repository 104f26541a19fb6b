// Tells what is none of this version's without opening it: so a list of games needs none of the rules.
import type { MapData } from '../engine/map.ts';
import { firstDifference } from './differences.ts';
import type { GameRecord } from './recordShape.ts';

export const FORMAT = 'railpass/record';
export const VERSION = 1;

/**
 * Whether this is a record that another version of this app has written, or one of a board that is not here. It may be
 * whole all the same: nobody here can tell.
 */
export function isOfAnother(json: unknown, maps: readonly MapData[]): boolean {
  if (typeof json !== 'object' || json === null) return false;
  const { format, version, map, mapVersion, mapData }: Partial<Record<keyof GameRecord, unknown>> = json;
  if (format !== FORMAT || !Number.isInteger(version)) return false;
  if (version !== VERSION) return true;
  if (typeof map !== 'string' || !Number.isInteger(mapVersion)) return false;
  const known = knownMap(maps, map, mapVersion);
  if (known === undefined) return true;
  return typeof mapData === 'object' && mapData !== null && !isSameMap(known, mapData);
}

export function knownMap(maps: readonly MapData[], id: unknown, version: unknown): MapData | undefined {
  return maps.find((map) => map.id === id && map.version === version);
}

/** The note for editors that a file may carry is no part of a map. */
export function isSameMap(known: MapData, mapData: object): boolean {
  const [one, other] = [
    { ...known, $schema: '' },
    { ...mapData, $schema: '' },
  ];
  return firstDifference(one, other, []) === null;
}
