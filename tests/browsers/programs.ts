// The programs that these tests drive, and how they are started and ended.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { ANSWER_MS, within } from './browser.ts';

const PACKAGES: Readonly<Record<string, string>> = {
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/firefox-esr': 'firefox-esr',
};
const APT = '/usr/bin/apt-get';
const INSTALL_MS = 10 * 60_000;

/** Installs what is missing. Where it cannot, it says why; null: all programs are there. */
export function lackOf(...programs: readonly string[]): string | null {
  const missing = programs.filter((program) => !existsSync(program));
  if (missing.length === 0) return null;
  const names = missing.map((program) => PACKAGES[program] ?? program);
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(APT))
    return `${names.join(' and ')} must be installed first; only root on Debian can do it from here`;
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...names);
    return null;
  } catch (error) {
    return `${names.join(' and ')} could not be installed: ${String(error).split('\n')[0]}`;
  }
}

function apt(...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(APT, args, { stdio: ['ignore', 2, 2], timeout: INSTALL_MS, env });
}

/** A program that runs until it is ended. */
export class Program {
  readonly #child: ChildProcess;
  readonly #name: string;

  constructor(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.#name = name;
    this.#child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    process.once('exit', () => this.#child.kill('SIGKILL'));
    // Read, or it would stop when its words fill the pipe.
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.resume();
  }

  /** The first thing that it says of this kind, on stderr or, for those that can, on a channel of its own. */
  says(words: RegExp, channel: 2 | 3 = 2): Promise<string> {
    const stream = this.#child.stdio[channel] as Readable | null;
    let text = '';
    const said = new Promise<string>((done, fail) => {
      stream?.on('data', (more) => {
        text += String(more);
        const found = words.exec(text)?.[1];
        if (found !== undefined) done(found);
      });
      this.#child.once('error', fail);
      this.#child.once('exit', (code) => fail(new Error(`${this.#name} ended with ${code}: ${text.slice(-400)}`)));
    });
    return within(ANSWER_MS, this.#name, said);
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((done) => this.#child.once('exit', done));
    this.#child.kill('SIGTERM');
    await within(10_000, this.#name, ended).catch(() => this.#child.kill('SIGKILL'));
  }
}
