import type { MapData } from '../engine/map.ts';
import { readMap } from './map.ts';
import { isSameMap, knownMap } from './otherVersion.ts';
import type { GameRecord } from './recordShape.ts';
import { headingFault, RecordFault } from './recordWhy.ts';
import { either, shown } from './sentences.ts';

/** Whether a record may bring a map of its own, which nobody here may be able to draw. */
export type OwnMaps = 'welcome' | 'refused';

/** The map a record was played on. */
export function mapOf(record: GameRecord, maps: readonly MapData[], ownMaps: OwnMaps): MapData {
  const known = knownMap(maps, record.map, record.mapVersion);
  if (record.mapData !== undefined)
    return embeddedMap(record, record.mapData, ownMaps === 'welcome' ? null : { known });
  if (known !== undefined) return known;
  throw new RecordFault(unknownMap(record, maps), { code: 'unknownMap' });
}

function unknownMap({ map: id, mapVersion }: GameRecord, maps: readonly MapData[]): string {
  const versions = maps.filter((map) => map.id === id).map((map) => String(map.version));
  if (versions.length > 0)
    return `mapVersion is ${mapVersion}, but of ${id} only version ${either(versions)} is known here.`;
  const names = [...new Set(maps.map((map) => map.id))].sort();
  return `map is ${shown(id)}, but must be a map known here (${either(names)}).`;
}

interface Only {
  readonly known: MapData | undefined;
}

/** `only`: the one map that it may be; null: any that makes sense. */
function embeddedMap(record: GameRecord, mapData: object, only: Only | null): MapData {
  if (only !== null) return sameMap(record, mapData, only);
  const reading = readMap(mapData);
  if (!reading.ok) throw headingFault(`mapData: ${reading.fault}`);
  const { id, version } = reading.map;
  if (id !== record.map || version !== record.mapVersion)
    throw headingFault(
      `mapData is version ${version} of ${id}, but the record names version ${record.mapVersion} of ${record.map}.`,
    );
  return reading.map;
}

function sameMap({ map, mapVersion }: GameRecord, mapData: object, { known }: Only): MapData {
  if (known !== undefined && isSameMap(known, mapData)) return known;
  const sentence = `mapData is a map of its own (version ${mapVersion} of ${map}), but only maps known here can be played.`;
  throw new RecordFault(sentence, { code: 'ownMap' });
}
