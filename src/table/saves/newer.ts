import type { MapData } from '../../engine/map.ts';
import { isOfAnother } from '../../formats/otherVersion.ts';
import { recordIn } from './savedEntry.ts';

/** Of the saves of a game, the newest first, the one that only another version of this app can open. */
export function newerOf(maps: readonly MapData[], ...saves: readonly unknown[]): unknown {
  return saves.find((save) => isOfAnother(recordIn(save), maps));
}
