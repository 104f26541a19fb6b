// Makes a file and all it imports into one file of plain JavaScript, which runs at full speed. tsx would do without that
// step, but it gives every function its name anew each time one is made, and games that make millions of them take three
// times as long.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** Inside the project, so that packages are found from here. */
const programs = join(root, 'node_modules/.railpass');

/** Each file goes on looking for what lies beside it where it lies itself, and not where the program does. */
const ownFolders = {
  name: 'own-folders',
  transform: (code, file) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(file))),
};

/** The path of the program that the file becomes. */
export async function programOf(file) {
  const { NODE_ENV } = process.env;
  const code = await codeOf(file);
  if (NODE_ENV === undefined) delete process.env.NODE_ENV; // a build sets it, for whatever the program starts as well
  return keep(code, basename(file).replace(/\.\w+$/, ''));
}

async function codeOf(file) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [ownFolders],
    build: { ssr: resolve(root, file), write: false, minify: false, target: 'node20' },
  });
  const [{ output }] = [built].flat();
  if (output.length !== 1) throw new Error(`${file} does not fit into one file`);
  return output[0].code;
}

/** Several may be started at once: a program is there as a whole or not at all. */
function keep(code, name) {
  const file = join(programs, `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(programs, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, file);
  return file;
}
