import { expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { offerInstall, openReady, test } from './fixtures.ts';
import { aDeal, curtain, importGame } from './shelf/savedGames.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

test('the manifest has all that installing needs, and its icons load in their sizes', async ({ page }) => {
  await openReady(page);
  const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  const manifest = await (await page.request.get(address)).json();
  expect(manifest).toMatchObject({ name: 'Railpass', short_name: 'Railpass', display: 'standalone' });
  expect(new URL(manifest.start_url, address).href).toBe(page.url());
  const icons: readonly Icon[] = manifest.icons;
  expect(icons.map((icon) => [icon.sizes, icon.purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
    ['512x512', 'monochrome'],
  ]);
  for (const icon of [...icons, ...manifest.screenshots]) {
    expect(await imageSize(new URL(icon.src, address).href)).toBe(icon.sizes);
  }

  function imageSize(src: string): Promise<string> {
    return page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
  }
});

test('Chromium finds nothing in the way of installing', async ({ page }) => {
  await openReady(page);
  const devtools = await page.context().newCDPSession(page);
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's pages are private windows, where nothing can be installed.
  expect(installabilityErrors.map((error) => error.errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('the hint asks the browser to install', async ({ page }) => {
  await page.goto('/');
  await offerInstall(page);
  await page.getByRole('button', { name: 'Install' }).tap();
  await expect(page.locator('body[data-prompted=yes]')).toBeVisible();
  await expect(page.getByText('Keep Railpass on this tablet.')).toBeHidden();
});

test('a hint that was sent away stays away for a week', async ({ page }) => {
  await page.goto('/');
  await offerInstall(page);
  await page.getByRole('button', { name: 'Not now' }).tap();
  await expect(page.getByText('Keep Railpass on this tablet.')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Ready offline')).toBeVisible();
  await expect(offerInstall(page, { timeout: 1000 })).rejects.toThrow();
  const bases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(
    bases.filter((name) => !name?.startsWith('workbox')),
    'what the page holds on to gives way',
  ).toEqual(['railpass-games']);
  await page.clock.setFixedTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(page.getByText('Ready offline')).toBeVisible();
  await offerInstall(page);
});

test('on an iPad, where no page may ask, the hint names the steps', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
  });
  await openReady(page);
  await expect(page.getByText('Tap Share, then “Add to Home Screen”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Install' })).toBeHidden();
  await page.getByRole('button', { name: 'Not now' }).tap();
  await expect(page.getByText('Tap Share')).toBeHidden();
});

test('the shortcut to the last game leads to its curtain, and Back to the first screen', async ({ page }) => {
  await openReady(page);
  await importGame(page, aDeal());
  await page.goto('about:blank');
  await page.goto('/#/resume');
  await expect(curtain(page)).toBeVisible();
  expect(new URL(page.url()).hash).toMatch(/^#\/game\//);
  expect(await touchOf(page), 'no finger selects, calls out, zooms by two taps or pulls the page').toEqual({
    userSelect: 'none',
    overscrollBehavior: 'none',
    touchAction: 'manipulation',
  });
  await page.goBack();
  await expect(page.getByRole('button', { name: en.saves.resume })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/');
});

const touchOf = (page: Page) =>
  page.evaluate(() => {
    const { userSelect, overscrollBehavior } = getComputedStyle(document.documentElement);
    return { userSelect, overscrollBehavior, touchAction: getComputedStyle(document.body).touchAction };
  });

test('where there is no game the shortcut ends on the first screen', async ({ page }) => {
  await page.goto('/#/resume');
  await expect(page.getByRole('button', { name: en.home.together })).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/');
});

/** What Chromium hands to an installed app; no test can install one. */
test('games that are opened with the app are there, and the first screen says so', async ({ page }) => {
  await page.addInitScript(
    (text) => {
      const getFile = () => Promise.resolve(new File([text], 'game.json', { type: 'application/json' }));
      const setConsumer = (take: (launch: object) => void) => take({ files: [{ getFile }] });
      Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
    },
    JSON.stringify(aDeal('europe')),
  );
  await page.goto('/');
  await expect(page.getByText(/^Imported:/)).toBeVisible();
  await expect(page.getByRole('button', { name: en.saves.resume })).toBeVisible();
});

test('so are games that are dropped on the first screen, and what is no game is told', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: en.home.together })).toBeVisible();
  const drop = (text: string) =>
    page.evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'game.json', { type: 'application/json' }));
      const over = new DragEvent('dragover', { dataTransfer, cancelable: true, bubbles: true });
      document.body.dispatchEvent(over);
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true }));
      return over.defaultPrevented;
    }, text);
  expect(await drop(JSON.stringify(aDeal('nordic')))).toBe(true);
  await expect(page.getByText(/^Imported:/)).toBeVisible();
  await drop('{}');
  await expect(page.locator('.game-message')).not.toContainText('Imported');
});
