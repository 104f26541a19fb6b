import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist } from './site.ts';

/** Of a built file as a host sends it. Pictures and fonts are as small as they get already. */
export function sentBytes(file: string): number {
  const content = readFileSync(join(dist, file));
  return /\.(png|woff2)$/.test(file) ? content.length : gzipSync(content).length;
}

/** Everything that the app keeps on a device. */
export function keptFiles(): readonly string[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  return ['sw.js', ...[...worker.matchAll(/url:\s*"([^"]+)"/g)].map(([, url = '']) => url)];
}
