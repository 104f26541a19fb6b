// npm run layout [-- <map> …]: lays the boards out and writes maps/<id>/board.<orientation>.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ORIENTATIONS } from '../layout/boardFile.ts';
import { makeBoard } from '../layout/makeBoard.ts';
import { mapIds, mapsFolder, orderFor } from './boardOrders.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !mapIds().includes(id));
if (unknown.length > 0) {
  process.stderr.write(`There is no map "${unknown.join('", "')}". Maps: ${mapIds().join(', ')}.\n`);
  process.exit(2);
}

let faulty = false;
for (const id of asked.length > 0 ? asked : mapIds()) {
  for (const orientation of ORIENTATIONS) {
    const start = performance.now();
    const { board, metrics } = makeBoard(orderFor(id, orientation));
    const text = `${JSON.stringify(board)}\n`;
    writeFileSync(join(mapsFolder, id, `board.${orientation}.json`), text);
    const { faults, ...figures } = metrics;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const size = (gzipSync(text, { level: 9 }).length / 1000).toFixed(1);
    console.log(`${id} ${orientation}: ${seconds} s, ${size} kB gz`);
    for (const [name, value] of Object.entries(figures)) console.log(`  ${name}: ${Math.round(value * 100) / 100}`);
    for (const fault of faults) console.log(`  FAULT: ${fault}`);
    faulty ||= faults.length > 0;
  }
}
process.exit(faulty ? 1 : 0);
