// Lays the boards out and writes maps/<id>/board.<orientation>.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ORIENTATIONS, type Orientation } from '../../layout/boardFile.ts';
import { makeBoardFile } from '../../layout/makeBoardFile.ts';
import { mapIds, orderFor } from '../boardOrders.ts';
import { mapsFolder } from '../maps.ts';
import { runCommand } from '../usage.ts';
import { usageOf } from '../usageOf.ts';

runCommand(usageOf('layout'), () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const orders = (positionals.length > 0 ? positionals : mapIds()).flatMap((id) =>
    ORIENTATIONS.map((orientation) => ({ id, orientation, order: orderFor(id, orientation) })),
  );
  for (const { id, orientation, order } of orders) layOutOne(id, orientation, order);
});

function layOutOne(id: string, orientation: Orientation, order: ReturnType<typeof orderFor>): void {
  const start = performance.now();
  const { board, metrics } = makeBoardFile(order);
  const text = `${JSON.stringify(board)}\n`;
  writeFileSync(join(mapsFolder, id, `board.${orientation}.json`), text);
  const { faults, ...figures } = metrics;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const size = (gzipSync(text, { level: 9 }).length / 1000).toFixed(1);
  console.log(`${id} ${orientation}: ${seconds} s, ${size} kB gz`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name}: ${Math.round(value * 100) / 100}`);
  for (const fault of faults) console.log(`  FAULT: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
