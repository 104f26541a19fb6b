// Lays a board of the project out and prints it with its metrics: node src/headless/run.mjs tests/support/maps/layOutAgain.ts <map> <orientation>
import { orderFor } from '../../../src/headless/boardOrders.ts';
import { makeBoardFile } from '../../../src/layout/makeBoardFile.ts';

const [, , id = '', orientation] = process.argv;
process.stdout.write(
  JSON.stringify(makeBoardFile(orderFor(id, orientation === 'portrait' ? 'portrait' : 'landscape'))),
);
