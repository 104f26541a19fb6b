// Lays a generated network out and prints its metrics:
// node src/headless/run.mjs tests/support/maps/layOutGenerated.ts <number>

import { defaultAtlas } from '../../../src/layout/land/projection.ts';
import { textWidth } from '../../../src/layout/letters/textWidth.ts';
import { makeBoardFile } from '../../../src/layout/makeBoardFile.ts';
import { generatedNetwork } from './generatedNetworks.ts';

const seed = Number(process.argv[2]);
const map = generatedNetwork(seed);
const { metrics } = makeBoardFile({
  map,
  atlas: defaultAtlas(map.cities),
  orientation: seed % 2 === 0 ? 'landscape' : 'portrait',
  world: null,
  measure: textWidth,
});
console.log(JSON.stringify({ cities: map.cities.length, routes: map.routes.length, ...metrics }));
