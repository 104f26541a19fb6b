import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TunedWeights } from '../../bots/ground/weights.ts';
import { mapsFolder } from '../maps.ts';

/** The weights that were found for a map; a map without any is played with the defaults. */
export function opponentsOf(map: string): TunedWeights | undefined {
  const file = join(mapsFolder, map, 'opponents.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TunedWeights) : undefined;
}
