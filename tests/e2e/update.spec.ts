import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { openReady, test } from './fixtures.ts';
import { laterBuild } from './laterBuild.ts';
import { calm } from './people/calm.ts';
import { keptEvents } from './shelf/keptGames.ts';
import { aDeal, closeSheet, importGame } from './shelf/savedGames.ts';

const { files, home, setup, curtain } = en;

/** In one process, so that the later build is made once. */
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await laterBuild();
});

test('a new version waits until it is asked for', async ({ page, ownSite }) => {
  await openReady(page, ownSite.url);
  await page.reload(); // from now on the copy on the device is in charge
  await expect(page.getByText('Ready offline')).toBeVisible();
  await appendFile(join(ownSite.folder, 'sw.js'), '// a newer version\n');
  await lookForUpdate(page);

  const notice = page.getByText('A new version is here.');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  expect(await versions(page)).toEqual({ active: true, waiting: true });

  await updateNow(page);
  await expect(page.getByText('Ready offline')).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await versions(page)).toEqual({ active: true, waiting: false });
});

test('on the first visit too: the page goes on with its own files until the new version is asked for', async ({
  page,
  ownSite,
}) => {
  await openReady(page, ownSite.url);
  await ownSite.deploy();
  await lookForUpdate(page);
  await expect(page.getByText('A new version is here.')).toBeVisible();
  await expect(page.getByText('Ready offline')).toBeVisible();
  await newGame(page);
  await expect(page.getByRole('heading', { name: setup.title })).toBeVisible();

  await page.goBack();
  await updateNow(page);
  await expect(page.getByText('Ready offline')).toBeVisible();
  expect(await isLater(page)).toBe(true);
  await newGame(page);
  await expect(page.getByRole('heading', { name: setup.title })).toBeVisible();
});

test('a page that no copy looks after says that it has lost its files, and loads the new ones', async ({
  page,
  ownSite,
}) => {
  await openReady(page, ownSite.url);
  await reloadPastTheCopy(page);
  await ownSite.deploy();
  await lookForUpdate(page);
  await expect(page.getByText(files.outOfDate.title)).toBeVisible();
  await expect(page.getByText('Ready offline')).toBeVisible();
  await newGame(page);
  await expectToBeLost(page);
  await reload(page);
  await expect(page.getByRole('heading', { name: setup.title })).toBeVisible();
  expect(await isLater(page)).toBe(true);
});

test('another tab takes the new version: the page says so, and whatever it lacks ends in a sentence', async ({
  page,
  context,
  ownSite,
}) => {
  await openReady(page, ownSite.url);
  await importGame(page, aDeal());
  await page.reload(); // what the import has fetched is gone with the page
  await expect(page.getByText('Ready offline')).toBeVisible();
  await page.getByRole('button', { name: en.saves.manage }).tap();
  await updateElsewhere(page, ownSite);
  await expect(page.getByText(files.outOfDate.title)).toBeVisible();
  expect(await isLater(page)).toBe(false);

  await page.getByRole('dialog').getByRole('button', { name: en.saves.export, exact: true }).tap();
  await page.getByRole('button', { name: en.saves.sealed.export }).tap();
  await expect(page.getByRole('dialog').locator('.game-message')).toContainText(files.outOfDate.title);
  await closeSheet(page);
  await expect(page.getByText('Ready offline')).toBeVisible();

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: en.saves.import }).tap();
  await (await choosing).setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  const told = page.locator('.game-message');
  await expect(told).toContainText(files.outOfDate.title);
  await expect(told.getByRole('button', { name: files.reload })).toBeVisible();

  await newGame(page);
  await expectToBeLost(page);
  await context.setOffline(true); // the device has the new version
  await reload(page);
  await expect(page.getByRole('heading', { name: setup.title })).toBeVisible();
});

test('what was typed into a set-up is still there after the reload', async ({ page, ownSite }) => {
  await openReady(page, ownSite.url);
  await newGame(page);
  await sitDown(page, 'Ottilie', 'Ben');
  await updateElsewhere(page, ownSite);
  await page.getByRole('button', { name: setup.start }).tap();
  await expect(page.getByText(files.outOfDate.title)).toBeVisible();
  await expect(page.getByRole('textbox', { name: setup.name(0) })).toHaveValue('Ottilie');
  await reload(page);
  await expect(page.getByRole('textbox', { name: setup.name(0) })).toHaveValue('Ottilie');
  await page.getByRole('button', { name: setup.start }).tap();
  await expect(page.getByRole('button', { name: curtain.look })).toBeVisible();
});

test('a game that is open stays as it is while another tab updates', async ({ page, ownSite }) => {
  await openReady(page, ownSite.url);
  await newGame(page);
  await sitDown(page, 'Ottilie', 'Ben');
  await page.getByRole('button', { name: setup.start }).tap();
  await page.getByRole('button', { name: curtain.look }).tap();
  const marked = page.getByText(en.turn.look.covered);
  await expect(marked).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
  await updateElsewhere(page, ownSite);
  await expect(marked).toBeVisible();
  await expect(page.locator('body[data-same=yes]')).toBeVisible();

  await page.setViewportSize({ width: 820, height: 1180 }); // the board of the other orientation was never fetched
  await expect(page.getByText(files.outOfDate.title)).toBeVisible();
  await expect(marked).toBeVisible();
  await reload(page);
  await expect(page.getByRole('button', { name: curtain.look })).toBeVisible();
});

test('computers pause in a page that has lost what they think with, and nothing is played in their place', async ({
  page,
  ownSite,
}) => {
  await openReady(page, ownSite.url);
  await importGame(page, aDeal('usa', 'a deal', ['person', 'bot:hard']));
  await page.getByRole('button', { name: en.saves.resume }).tap();
  await expect(page.locator('.ticket-choice').first()).toBeVisible();
  await updateElsewhere(page, ownSite);
  await calm(page);
  for (const ticket of await page.locator('.ticket-choice').all()) await ticket.tap();
  await page.getByRole('button', { name: /^Keep/ }).last().tap();
  await expect(page.getByRole('button', { name: en.computers.watch.resume })).toBeVisible(); // it goes on by itself
  await expect(page.getByText(files.outOfDate.title)).toBeVisible();
  const chosen = async () => (await keptEvents(page)).filter(({ type }) => type === 'ticketsKept').length;
  expect(await chosen()).toBe(1);
  await reload(page);
  await expect.poll(chosen).toBe(2);
});

test('without a copy and without a connection nothing is blank, and nothing is thrown away by a reload', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
      value: () => Promise.reject(new Error('not allowed')),
    });
  });
  await page.goto('/');
  await expect(page.getByText('Online only')).toBeVisible();
  await context.setOffline(true);
  await newGame(page);
  await expect(page.getByRole('heading', { name: files.missing.title })).toBeVisible();
  await page.getByRole('button', { name: files.reload }).tap();
  await expect(page.getByText(files.noConnection)).toBeVisible();
  await context.setOffline(false);
  await reload(page);
  await expect(page.getByRole('heading', { name: setup.title })).toBeVisible();
});

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
}

/** A second tab finds the new version and starts it. */
async function updateElsewhere(
  page: Page,
  site: { readonly url: string; readonly deploy: () => Promise<void> },
): Promise<void> {
  const other = await page.context().newPage();
  await openReady(other, site.url);
  await site.deploy();
  await lookForUpdate(other);
  await updateNow(other);
  await expect(other.getByText('Ready offline')).toBeVisible();
  expect(await isLater(other)).toBe(true);
}

async function updateNow(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).tap();
  await reloaded;
}

async function reload(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: files.reload }).tap();
  await reloaded;
}

/** As a browser does when Shift is held. */
async function reloadPastTheCopy(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const reloaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await reloaded;
  await expect(page.getByText('Ready offline')).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
}

async function newGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: home.together }).tap();
}

async function sitDown(page: Page, ...names: readonly string[]): Promise<void> {
  for (const [seat, name] of names.entries()) await page.getByRole('textbox', { name: setup.name(seat) }).fill(name);
}

async function expectToBeLost(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: files.outOfDate.title })).toBeVisible();
  await expect(page.getByRole('button', { name: files.reload })).toBeVisible();
}

/** Whether the page is of the later build. */
function isLater(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('script[src*="later-"]') !== null);
}

function versions(page: Page): Promise<{ readonly active: boolean; readonly waiting: boolean }> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { active: registration?.active != null, waiting: registration?.waiting != null };
  });
}
