// Tells what is none of this version's without opening it: so a list of games needs none of the rules.
import type { MapData } from '../engine/map.ts';
import { firstDifference } from './differences.ts';
import type { GameRecord } from './recordShape.ts';

export const FORMAT = 'railpass/record';
export const VERSION = 1;

/** Which map is meant. */
export type MapVersion = Pick<MapData, 'id' | 'version'>;

/**
 * Whether this is a record that another version of this app has written, or one of a board that is not here. It may be
 * whole all the same: nobody here can tell. What it brings of its map is not looked at.
 */
export function isOfAnother(json: unknown, known: readonly MapVersion[]): boolean {
  const { format, version, map, mapVersion } = fieldsOf(json);
  if (format !== FORMAT || !Number.isInteger(version)) return false;
  if (version !== VERSION) return true;
  if (typeof map !== 'string' || !Number.isInteger(mapVersion)) return false;
  return knownMap(known, map, mapVersion) === undefined;
}

/** Whether it says itself what stands in its map. */
export function bringsMap(json: unknown): boolean {
  const { mapData } = fieldsOf(json);
  return typeof mapData === 'object' && mapData !== null;
}

/** Whether another map stands in it than the one here that is called the same. */
export function bringsAnotherMap(json: unknown, maps: readonly MapData[]): boolean {
  const { format, map, mapVersion, mapData } = fieldsOf(json);
  const known = format === FORMAT ? knownMap(maps, map, mapVersion) : undefined;
  return known !== undefined && typeof mapData === 'object' && mapData !== null && !isSameMap(known, mapData);
}

function fieldsOf(json: unknown): Partial<Record<keyof GameRecord, unknown>> {
  return typeof json === 'object' && json !== null ? json : {};
}

export function knownMap<Known extends MapVersion>(maps: readonly Known[], id: unknown, version: unknown) {
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
