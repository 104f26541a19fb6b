import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';

/** What the benchmarks look at pages with. */
export const TABLET = { viewport: { width: 1180, height: 820 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** The browser of this machine, or the one that came with the tests. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...args] });
}

/** The same with what it keeps between two starts in a folder; each start is a browser of its own. */
export function launchProfile(folder: string, args: readonly string[] = []): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...TABLET, executablePath: findBrowser(), args: [...args] });
}

function findBrowser(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [process.env['CHROMIUM_PATH'] ?? [], onPath, chromium.executablePath()].flat().find(existsSync);
  if (found === undefined) throw new Error('No Chromium was found: set CHROMIUM_PATH.');
  return found;
}
