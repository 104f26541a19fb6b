import { test as base } from '@playwright/test';
import { dist, type Site, serve } from '../../src/headless/site.ts';
import type { Browser } from './browser.ts';
import { startChromium } from './chromium.ts';
import { FIREFOX_PROGRAMS, Firefox } from './firefox.ts';
import { Guest } from './guest.ts';
import { lackOf } from './programs.ts';
import { WEBKIT_PROGRAMS, WebKit } from './webkit.ts';

const PORT = 47_400;

interface Kind {
  readonly programs: readonly string[];
  readonly start: () => Promise<Browser>;
}

/** By the name of the project. */
const KINDS: Readonly<Record<string, Kind>> = {
  chromium: { programs: [], start: startChromium },
  webkit: { programs: WEBKIT_PROGRAMS, start: () => WebKit.start() },
  firefox: { programs: FIREFOX_PROGRAMS, start: () => Firefox.start() },
};

interface Fixtures {
  readonly guest: Guest;
}

interface WorkerFixtures {
  readonly site: Site;
  /** Or why there is none. */
  readonly driven: Browser | string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await serve(dist, PORT);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  driven: [
    async ({}, use, { project }) => {
      const { programs, start } = KINDS[project.name] ?? { programs: [], start: startChromium };
      const lack = lackOf(...programs);
      if (lack !== null) {
        console.error(`${project.name} is skipped: ${lack}.`);
        return use(lack);
      }
      const browser = await start();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 15 * 60_000 },
  ],
  guest: async ({ driven, site }, use, info) => {
    if (typeof driven === 'string') info.skip(true, driven);
    else await use(new Guest(driven, site.url));
  },
});
