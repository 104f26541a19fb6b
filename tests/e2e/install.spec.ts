import { expect } from '@playwright/test';
import { offerInstall, openReady, test } from './fixtures.ts';

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
  ]);
  for (const icon of icons) {
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
