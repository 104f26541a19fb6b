import type { MapData } from '../engine/map.ts';

/** What an older version of a map has different: a JSON merge patch (RFC 7396), in which null takes something away. */
export type Differences = Readonly<Record<string, unknown>>;

/** The older version itself. */
export function olderMap(map: MapData, differences: Differences): MapData {
  return merged(map, differences) as MapData;
}

function merged(newer: unknown, older: unknown): unknown {
  if (!isObject(older)) return older;
  const changed = Object.entries(older).map(([key, value]) => [key, merged(partOf(newer, key), value)]);
  const all = { ...(isObject(newer) && newer), ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(all).filter(([key]) => older[key] !== null));
}

function partOf(whole: unknown, key: string): unknown {
  return isObject(whole) ? whole[key] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
