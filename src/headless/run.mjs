// Runs a command of the project at full speed: node src/headless/run.mjs src/headless/arena.ts …
// The file and all it imports become one file of plain JavaScript. tsx would do without that step, but it gives every
// function its name anew each time one is made, and games that make millions of them take three times as long.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** As deep in the project as src/headless and tests/support, so that what they look for beside them is found from here. */
const programs = join(root, 'node_modules/.railpass');

const [, , entry, ...args] = process.argv;
if (entry === undefined) throw new Error('which command?');
const program = keep(await bundled(entry));
process.argv = [process.argv[0], program, ...args];
await import(pathToFileURL(program).href);

async function bundled(file) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: resolve(root, file), write: false, minify: false, target: 'node20' },
  });
  const [{ output }] = [built].flat();
  if (output.length !== 1) throw new Error(`${file} does not fit into one file`);
  return output[0].code;
}

/** Several may be started at once: a program is there as a whole or not at all. */
function keep(code) {
  const name = basename(entry).replace(/\.\w+$/, '');
  const file = join(programs, `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(programs, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, file);
  return file;
}
