import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';

/** A browser with a folder of its own, as on a tablet, that can be killed and started again. */
export class OwnBrowser {
  readonly #folder: string;
  readonly #home: string;
  readonly #options: LaunchOptions | undefined;
  #context: BrowserContext | null = null;

  private constructor(folder: string, home: string, options: LaunchOptions | undefined) {
    this.#folder = folder;
    this.#home = home;
    this.#options = options;
  }

  static async started(home: string, options: LaunchOptions | undefined): Promise<OwnBrowser> {
    const browser = new OwnBrowser(await mkdtemp(join(tmpdir(), 'railpass-profile-')), home, options);
    await browser.start();
    return browser;
  }

  /** After a kill, too: what the folder holds is still there. */
  async start(): Promise<void> {
    await this.#context?.close().catch(isGone);
    this.#context = await chromium.launchPersistentContext(this.#folder, {
      ...this.#options,
      ...{
        baseURL: this.#home,
        viewport: { width: 1180, height: 820 },
        hasTouch: true,
        isMobile: true,
        serviceWorkers: 'block',
      },
    });
  }

  async page(): Promise<Page> {
    if (this.#context === null) throw new Error('the browser was never started');
    return this.#context.pages()[0] ?? this.#context.newPage();
  }

  /** What kills it, found beforehand: to look for it takes longer than a press. */
  killer(): () => void {
    const all = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
    const own = all.find((line) => line.includes(`--user-data-dir=${this.#folder}`) && !line.includes('--type='));
    if (own === undefined) throw new Error('the browser does not run');
    const id = Number.parseInt(own, 10);
    return () => process.kill(id, 'SIGKILL');
  }

  async remove(): Promise<void> {
    await this.#context?.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** One that was killed may be gone before it can be closed. */
function isGone(error: unknown): void {
  if (!String(error).includes('has been closed')) throw error;
}
