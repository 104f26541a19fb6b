import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = 'src/headless/setup.mjs';
const entry = 'src/headless/run.mjs';
let clone = '';

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'railpass-clone-'));
  mkdirSync(join(clone, 'src/headless'), { recursive: true });
  for (const file of [script, entry, 'src/headless/commands.json'])
    cpSync(resolve(import.meta.dirname, '../..', file), join(clone, file));
  writeFileSync(join(clone, 'package-lock.json'), 'first');
  npmThat(`
    fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
    fs.mkdirSync('node_modules', { recursive: true });
    fs.writeFileSync('node_modules/.package-lock.json', '');
    console.log('added 1 package');
  `);
});

afterEach(() => rmSync(clone, { recursive: true }));

/** Stands in for npm. */
function npmThat(does: string): void {
  writeFileSync(join(clone, 'npm.cjs'), `const fs = require('node:fs');${does}`);
}

const setUp = () => runIn(script);

function runIn(...words: readonly string[]) {
  const env = { ...process.env, npm_execpath: join(clone, 'npm.cjs') };
  return spawnSync(process.execPath, words, { cwd: clone, env, encoding: 'utf8' });
}

const installs = () => (existsSync(join(clone, 'calls')) ? readFileSync(join(clone, 'calls'), 'utf8') : '');

test('a fresh clone is installed once, and the second run does nothing and says nothing', () => {
  const first = setUp();
  expect(first.status).toBe(0);
  expect(first.stderr).toContain('Installing');
  const second = setUp();
  expect([second.status, second.stdout, second.stderr]).toEqual([0, '', '']);
  expect(installs()).toBe('ci\n');
});

test('commands that begin at once wait for one installation', async () => {
  npmThat(`
    fs.appendFileSync('calls', 'ci\\n');
    const end = Date.now() + 300;
    while (Date.now() < end);
    fs.mkdirSync('node_modules', { recursive: true });
    fs.writeFileSync('node_modules/.package-lock.json', '');
  `);
  const env = { ...process.env, npm_execpath: join(clone, 'npm.cjs') };
  const begun = [1, 2, 3].map(() => spawn(process.execPath, [script], { cwd: clone, env, stdio: 'ignore' }));
  const ends = await Promise.all(begun.map((one) => new Promise((done) => one.on('exit', done))));
  expect(ends).toEqual([0, 0, 0]);
  expect(installs()).toBe('ci\n');
});

test('an installation that was killed holds nobody up', () => {
  npmThat(`process.kill(process.ppid, 'SIGKILL');`);
  setUp();
  npmThat(`
    fs.appendFileSync('calls', 'ci\\n');
    fs.mkdirSync('node_modules', { recursive: true });
    fs.writeFileSync('node_modules/.package-lock.json', '');
  `);
  expect(setUp().status).toBe(0);
  expect(installs()).toBe('ci\n');
});

test('nothing goes to stdout, where the command that follows prints', () => {
  expect(setUp().stdout).toBe('');
});

test('a changed lock file is installed again', () => {
  setUp();
  writeFileSync(join(clone, 'package-lock.json'), 'second');
  setUp();
  setUp();
  expect(installs()).toBe('ci\nci\n');
});

test('packages that somebody installed by hand are taken as they are', () => {
  mkdirSync(join(clone, 'node_modules'));
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), '');
  setUp();
  expect(installs()).toBe('');
});

test('a failed installation stops the command and is tried again next time', () => {
  npmThat(`process.exit(1);`);
  const failed = setUp();
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('could not be installed');
  expect(setUp().status).toBe(1);
});

test('no command runs before everything is installed, and none is needed for help', () => {
  npmThat(`fs.writeFileSync('tried', ''); process.exit(1);`);
  expect(runIn(entry, 'help').status).toBe(0);
  expect(existsSync(join(clone, 'tried'))).toBe(false);
  const { status, stdout, stderr } = runIn(entry, 'build');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('could not be installed');
});
