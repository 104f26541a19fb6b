import type { MapData } from '../../engine/map.ts';
import { bringsAnotherMap, bringsMap, isOfAnother, type MapVersion } from '../../formats/otherVersion.ts';
import { recordIn } from './savedEntry.ts';

/** The maps of this version of the app: which there are is known, what stands in them may have to be fetched. */
export interface KnownMaps {
  readonly versions: readonly MapVersion[];
  readonly load: () => Promise<readonly MapData[]>;
}

/** Of the saves of a game, the newest first, the one that only another version of this app can open. */
export async function newerOf(maps: KnownMaps, ...saves: readonly unknown[]): Promise<unknown> {
  for (const save of saves) if (await isNewer(maps, recordIn(save))) return save;
  return undefined;
}

async function isNewer({ versions, load }: KnownMaps, record: unknown): Promise<boolean> {
  return isOfAnother(record, versions) || (bringsMap(record) && bringsAnotherMap(record, await load()));
}
