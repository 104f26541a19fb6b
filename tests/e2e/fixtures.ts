import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { dist, type Site, serve } from '../../src/headless/site.ts';
import { laterBuild } from './laterBuild.ts';
import { countPresses, pressAgainIfUnheard } from './unheard.ts';

const PORT = 47_300;

interface OwnSite extends Site {
  readonly folder: string;
  /** Puts the next version in its place, of which every script and style has another name. */
  readonly deploy: () => Promise<void>;
}

interface Fixtures {
  /** What the page complained about, and each request that failed or went to another host. */
  readonly complaints: readonly string[];
  /** A site of the test's own: it can be stopped, and its files can be changed. */
  readonly ownSite: OwnSite;
  /** Whether taps that come too soon are made again; not where a press is to come to nothing. */
  readonly pressesAgain: boolean;
  /** Looked at after every test. */
  readonly strays: readonly string[];
}

interface WorkerFixtures {
  readonly site: Site;
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
  pressesAgain: [true, { option: true }],
  context: async ({ context, pressesAgain }, use) => {
    await context.addInitScript(countPresses);
    if (pressesAgain) pressAgainIfUnheard(context);
    await use(context);
  },
  strays: [
    async ({ context }, use) => {
      const strays: string[] = [];
      collectStrays(context, strays);
      await use(strays);
      expect(strays, 'nothing leaves the origin, and the policy of the page is kept').toEqual([]);
    },
    { auto: true },
  ],
  baseURL: ({ site }, use) => use(site.url),
  complaints: async ({ page, site }, use) => {
    const complaints: string[] = [];
    collectComplaints(page, site.url, complaints);
    await use(complaints);
  },
  ownSite: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'railpass-'));
    await cp(dist, folder, { recursive: true });
    const site = await serve(folder, PORT);
    const deploy = async () => {
      const next = await laterBuild();
      await rm(join(folder, 'assets'), { recursive: true });
      await cp(next, folder, { recursive: true });
    };
    await use({ ...site, folder, deploy });
    await site.close();
    await rm(folder, { recursive: true });
  },
});

function collectComplaints(page: Page, home: string, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (!response.ok()) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(home)) complaints.push(`elsewhere: ${request.url()}`);
  });
}

/** Whatever a page, a worker or the copy for offline use asks of elsewhere, and what the policy of the page has refused. */
function collectStrays(context: BrowserContext, strays: string[]): void {
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== 'localhost' && !['blob:', 'data:'].includes(protocol)) strays.push(request.url());
  });
  context.on('console', (message) => {
    if (/content security policy|trusted ?(types|html|script)/i.test(message.text())) strays.push(message.text());
  });
}

/** Opens the app and waits until the device has a copy of it. */
export async function openReady(page: Page, url = '/'): Promise<void> {
  await page.goto(url);
  await expect(page.getByText('Ready offline')).toBeVisible();
}

/** What Chromium does when it finds that the app can be installed; headless it never does. */
export async function offerInstall(page: Page, patience: { readonly timeout?: number } = {}): Promise<void> {
  await page.evaluate(() => {
    const prompt = () => {
      document.body.dataset['prompted'] = 'yes';
      return Promise.resolve();
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await expect(page.getByRole('button', { name: 'Install' })).toBeVisible(patience);
}
