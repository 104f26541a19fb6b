// Lays a generated network out and prints its metrics: node --import tsx tests/support/layOutGenerated.ts <number>
import { makeBoard } from '../../src/layout/makeBoard.ts';
import { defaultAtlas } from '../../src/layout/projection.ts';
import { textWidth } from '../../src/layout/textWidth.ts';
import { generatedNetwork } from './generatedNetworks.ts';

const seed = Number(process.argv[2]);
const map = generatedNetwork(seed);
const { metrics } = makeBoard({
  map,
  atlas: defaultAtlas(map.cities),
  orientation: seed % 2 === 0 ? 'landscape' : 'portrait',
  world: null,
  measure: textWidth,
});
console.log(JSON.stringify({ cities: map.cities.length, routes: map.routes.length, ...metrics }));
