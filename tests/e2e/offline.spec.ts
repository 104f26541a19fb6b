import { expect, type Page } from '@playwright/test';
import { openReady, test } from './fixtures.ts';

test('with the server gone it reloads and opens anew, with its fonts and icons', async ({ page, context, ownSite }) => {
  await openReady(page, ownSite.url);
  await ownSite.close();
  await expect(fetch(ownSite.url)).rejects.toThrow();

  await page.reload();
  await expectWholeApp(page);
  const opened = await context.newPage();
  await opened.goto(ownSite.url);
  await expectWholeApp(opened);
});

test('is quiet: no errors, no failed requests, nothing asked of another host', async ({ page, complaints }) => {
  await openReady(page);
  await page.reload();
  await expect(page.getByText('Ready offline')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('without a connection it starts cold', async ({ page, context }) => {
  await openReady(page);
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto('/');
  await expectWholeApp(cold);
});

test('says when the connection goes and when it is back', async ({ page, context }) => {
  await openReady(page);
  await context.setOffline(true);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Ready offline')).toBeVisible();
});

test('says that it needs a connection where the browser keeps no copy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
      value: () => Promise.reject(new Error('not allowed')),
    });
  });
  await page.goto('/');
  await expect(page.getByText('Online only')).toBeVisible();
});

async function expectWholeApp(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Railpass' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Nordic\. / })).toBeVisible();
  expect(await fontsInUse(page)).toEqual(['Cabin', 'Federo']);
  expect(await typesOf(page, ['fonts/cabin-latin-ext.woff2'])).toEqual(['font/woff2']);
  expect(await typesOf(page, ['icons/icon.svg', 'icons/apple-touch-icon.png'])).toEqual(['image/svg+xml', 'image/png']);
}

function fontsInUse(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)].filter((face) => face.status === 'loaded');
    return faces.map((face) => face.family).sort();
  });
}

function typesOf(page: Page, files: readonly string[]): Promise<readonly (string | null)[]> {
  return page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).headers.get('content-type'))),
    files,
  );
}
