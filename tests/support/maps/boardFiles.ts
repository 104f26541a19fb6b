import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoardFile, ORIENTATIONS, type Orientation } from '../../../src/layout/boardFile.ts';
import { MAP_IDS, type MapId } from './mapFiles.ts';

const maps = join(import.meta.dirname, '../../../maps');

export function boardFile(id: MapId, orientation: Orientation): BoardFile {
  return JSON.parse(readFileSync(join(maps, id, `board.${orientation}.json`), 'utf8'));
}

/** Every board of the project in both of its layouts. */
export const boardFiles: readonly BoardFile[] = MAP_IDS.flatMap((id) =>
  ORIENTATIONS.map((orientation) => boardFile(id, orientation)),
);
