// Installs the packages when they are missing or out of date. Plain JavaScript on Node alone, because it runs before
// anything is installed. It writes to stderr only: the output of the command that follows stays clean.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const lockFile = join(root, 'package-lock.json');
/** npm writes this one last, so it is there only when an installation has run to its end. */
const installedFile = join(root, 'node_modules/.package-lock.json');
const stampFile = join(root, 'node_modules/.cache/railpass/installed');

const say = (sentence) => process.stderr.write(`${sentence}\n`);
const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

function isNodeTooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
}

function isInstalled(hash) {
  if (!existsSync(installedFile)) return false;
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === hash;
  return statSync(installedFile).mtimeMs >= statSync(lockFile).mtimeMs; // somebody ran npm by hand
}

function install() {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: !npm && process.platform === 'win32' });
}

function stamp(hash) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}

if (isNodeTooOld()) {
  say(`Railpass needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
const hash = lockHash();
if (!isInstalled(hash)) alone(installAll);
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== hash) stamp(hash);

function installAll() {
  if (isInstalled(hash)) return; // somebody else did meanwhile
  say('Installing the packages (only this once)…');
  if (install().status === 0) return;
  say('The packages could not be installed. Is there a connection to the internet?');
  process.exitCode = 1;
}

/** Two installations in one folder would take each other's files away. Whoever is killed in it holds nobody up for long. */
function alone(work) {
  const held = join(tmpdir(), `railpass-setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);
  while (!take(held)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  try {
    work();
  } finally {
    rmSync(held, { force: true });
  }
  if (process.exitCode) process.exit();
}

/** A link is there with all that it says, or not at all. */
function take(held) {
  const own = `${held}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, held);
    return true;
  } catch {
    const holder = readQuietly(held);
    if (holder !== '' && !isAlive(Number(holder))) rmSync(held, { force: true });
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

function readQuietly(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
