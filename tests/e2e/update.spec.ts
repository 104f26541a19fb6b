import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openReady, test } from './fixtures.ts';

test('a new version waits until it is asked for', async ({ page, ownSite }) => {
  await openReady(page, ownSite.url);
  await page.reload(); // from now on the copy on the device is in charge
  await expect(page.getByText('Ready offline')).toBeVisible();
  await appendFile(join(ownSite.folder, 'sw.js'), '// a newer version\n');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

  const notice = page.getByText('A new version is here.');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  expect(await versions(page)).toEqual({ active: true, waiting: true });

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).tap();
  await reloaded;
  await expect(page.getByText('Ready offline')).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await versions(page)).toEqual({ active: true, waiting: false });
});

function versions(page: Page): Promise<{ readonly active: boolean; readonly waiting: boolean }> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { active: registration?.active != null, waiting: registration?.waiting != null };
  });
}
