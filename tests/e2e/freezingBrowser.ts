import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium, expect, type LaunchOptions, type Page } from '@playwright/test';

export interface FreezingBrowser {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** A browser whose tabs can be frozen: Playwright's own tells every page that somebody looks at it, and it stays awake. */
export async function freezingBrowser({ executablePath = '', args = [] }: LaunchOptions): Promise<FreezingBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'railpass-frozen-'));
  const own = ['--headless=new', `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank'];
  const started = spawn(executablePath, [...args, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise((done) => started.once('exit', done));
  const browser = await chromium.connectOverCDP(await addressIn(started.stderr), { noDefaults: true });
  const close = async () => {
    await browser.close();
    started.kill();
    await gone;
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('the browser has no window');
  return { context, close };
}

async function addressIn(words: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: words })) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('the browser did not start');
}

/** As the system does with a tab that nobody has looked at for a while; the answer wakes it, and looks at it. */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    for (const change of ['freeze', 'resume'])
      document.addEventListener(change, () => document.documentElement.classList.add(change));
  });
  const system = await page.context().newCDPSession(page);
  await system.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await system.send('Page.setWebLifecycleState', { state: 'active' });
    await system.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await expect(page.locator('html.freeze.resume')).toBeAttached();
  };
}
