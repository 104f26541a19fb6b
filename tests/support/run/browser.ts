// Finds a Chromium for the browser tests, and gets one where there is none, without a step by hand.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const root = resolve(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/railpass/browser');
/** The last one for Node 20. It carries a headless browser for Linux on x64 inside the package. */
const NPM_CHROMIUM = '@sparticuz/chromium@143.0.4';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge', 'chrome'];
const MAC_PLACES = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS_PLACES = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
  .flatMap((name) => process.env[name] ?? [])
  .flatMap((folder) => [
    join(folder, 'Google/Chrome/Application/chrome.exe'),
    join(folder, 'Microsoft/Edge/Application/msedge.exe'),
  ]);

type Source = () => string | Promise<string>;

export async function findChromium(): Promise<string> {
  return installed() ?? (await firstThatWorks([fromApt, fromNpm, fromPlaywright]));
}

function installed(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)));
  const asked = process.env['CHROMIUM_PATH'] ?? [];
  return [asked, onPath, MAC_PLACES, WINDOWS_PLACES, chromium.executablePath()].flat().find(works);
}

function works(executable: string): boolean {
  if (!existsSync(executable)) return false;
  if (process.platform === 'win32') return true; // there --version opens a window
  return spawnSync(executable, ['--version', '--no-sandbox'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

async function firstThatWorks(sources: readonly Source[]): Promise<string> {
  for (const source of sources) {
    try {
      const executable = await source();
      if (works(executable)) return executable;
    } catch (error) {
      say(`${source.name}: ${String(error).split('\n')[0]}`);
    }
  }
  throw new Error('No Chromium was found and none could be installed. Install Chrome, or set CHROMIUM_PATH.');
}

function fromApt(): string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('needs Linux and root');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return '/usr/bin/chromium';
}

async function fromNpm(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('needs Linux on x64');
  const entry = join(cache, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  if (!existsSync(entry)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, 'package.json'), '{"private":true}');
    run('npm', ['install', '--no-audit', '--no-fund', '--prefix', cache, NPM_CHROMIUM]);
  }
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x'; // makes it unpack the libraries that it brings along
  return unpack(entry);
}

/** It unpacks into the folder for temporary files; ours is cleaned away with node_modules. */
async function unpack(entry: string): Promise<string> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = cache;
  try {
    const package_: { default: { executablePath(): Promise<string> } } = await import(pathToFileURL(entry).href);
    return await package_.default.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function fromPlaywright(): string {
  run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium-headless-shell']);
  return chromium.executablePath();
}

function run(command: string, args: readonly string[]): void {
  say(`${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(command, args, { stdio: ['ignore', 2, 2], timeout: 420_000, env });
}

function say(sentence: string): void {
  process.stderr.write(`[browser] ${sentence}\n`);
}
