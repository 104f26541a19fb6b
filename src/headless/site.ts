// The built app: made when it is out of date, and served as any static host would.
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, preview } from 'vite';

export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');
export const dist = join(root, 'dist');
/** Written last, so its age is the age of a whole build. */
const lastBuilt = join(dist, 'sw.js');
const SOURCES = ['index.html', 'maps', 'package-lock.json', 'package.json', 'public', 'src', 'vite.config.ts'];

/** Folders count too: their time changes when a file is deleted. */
function newestChange(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

function isUpToDate(): boolean {
  const built = statSync(lastBuilt, { throwIfNoEntry: false });
  return built !== undefined && SOURCES.every((name) => newestChange(join(root, name)) < built.mtimeMs);
}

export async function buildIfChanged(): Promise<void> {
  if (!isUpToDate()) await build({ root, logLevel: 'warn' });
}

/** Serves a folder on this machine only. If the port is taken, the next free one is used. */
export async function serve(folder: string, port: number): Promise<Site> {
  const server = await preview({
    root,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: 'localhost', port, open: false },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The server has no address.');
  return { url, close: () => server.close() };
}
