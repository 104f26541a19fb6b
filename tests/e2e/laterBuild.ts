import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { dist } from '../../src/headless/site.ts';

const root = resolve(import.meta.dirname, '../..');
const later = join(root, 'node_modules/.cache/railpass/later');

/** The same app as a later build would have it: not one of its scripts and styles has the name it has today. */
export async function laterBuild(): Promise<string> {
  if (builtAt(later) <= builtAt(dist)) await buildLater();
  return later;
}

/** When it was built; what is not there is older than anything. */
function builtAt(folder: string): number {
  return statSync(join(folder, 'sw.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function buildLater(): Promise<void> {
  const named = 'assets/later-[name]-[hash]';
  const output = { entryFileNames: `${named}.js`, chunkFileNames: `${named}.js`, assetFileNames: `${named}[extname]` };
  await build({
    root,
    logLevel: 'error',
    build: { outDir: later, emptyOutDir: true, rolldownOptions: { output } },
    worker: { rolldownOptions: { output } },
  });
}
