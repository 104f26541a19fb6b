import { type BrowserContext, expect, type Page } from '@playwright/test';
import { sounds } from '../../src/i18n/en/sounds.ts';
import { en } from '../../src/i18n/en.ts';
import { openReady, test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import { aDeal, importGame, keepAllTickets, openImported } from './shelf/savedGames.ts';

const { turn, claim, computers, setup } = en;

/** Every address that was asked for, also by workers and by the copy for offline use. */
function addressesOf(context: BrowserContext): ReadonlySet<string> {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  return origins;
}

const screen = (page: Page, map: string, name: string) => page.goto(`/#/gallery/screen/${map}/${name}`);
const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();
const starting = (words: string) => new RegExp(`^${words}`);

test('the policy refuses what did not come with the page, and the page says so', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto('/');
  const refused = await page.evaluate(async () => {
    const broken: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => broken.push(effectiveDirective));
    const tries: readonly (() => unknown)[] = [
      () => fetch('https://example.org/'),
      () => Object.assign(new Image(), { src: 'https://example.org/picture.png' }),
      () => new Function('return 1')(),
      () => Object.assign(document.body.appendChild(document.createElement('p')), { innerHTML: '<b>!</b>' }),
      () => new Worker('https://example.org/worker.js'),
      () => document.body.appendChild(document.createElement('base')).setAttribute('href', '/elsewhere/'),
      () => document.body.appendChild(document.createElement('p')).setAttribute('style', 'color: red'),
    ];
    for (const attempt of tries)
      await Promise.resolve()
        .then(attempt)
        .catch(() => null);
    await new Promise((answer) => setTimeout(answer, 200));
    return [...new Set(broken)].sort();
  });
  expect(refused).toEqual(['base-uri', 'connect-src', 'img-src', 'require-trusted-types-for', 'style-src-attr']);
  await page.close();
});

test('a turn of each kind, a hint and the whole gallery keep to it', async ({ page, context, complaints, site }) => {
  test.setTimeout(150_000);
  const origins = addressesOf(context);
  await openReady(page);
  await pressed(page, en.home.together);
  await expect(page.getByRole('heading', { name: setup.title })).toBeVisible();
  await page.goBack();
  await openImported(page, aDeal('europe'));
  await keepAllTickets(page);

  await screen(page, 'europe', 'hint');
  await expect(page.getByRole('heading', { name: computers.hint.title })).toBeVisible();
  await screen(page, 'europe', 'claim');
  await pressed(page, starting(claim.commit));
  await expect(page.getByRole('button', { name: starting(turn.action.done) })).toBeVisible();
  await screen(page, 'usa', 'turn');
  await calm(page);
  await pressed(page, turn.action.tickets);
  await pressed(page, /^Draw \d tickets?\b/);
  await screen(page, 'europe', 'station');
  await calm(page);
  await pressed(page, starting(claim.station.commit));
  await expect(page.getByRole('button', { name: starting(turn.action.done) })).toBeVisible();
  await screen(page, 'europe', 'tunnel');
  await expect(page.getByRole('button', { name: starting(claim.tunnel.commit) })).toBeVisible();
  await page.goto('/#/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/#/gallery/sounds');
  await expect(page.getByRole('heading', { name: sounds.title })).toBeVisible();
  expect([...origins]).toEqual([new URL(site.url).origin]);
  expect(
    complaints.filter((what) => !what.endsWith('icon.svg')),
    'the icon of the tab may be left behind',
  ).toEqual([]);
});

test('so does a computer that is asked for a hint without a connection, after a reload', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(120_000);
  await openReady(page);
  await importGame(page, aDeal('nordic', 'a hint', ['person', 'bot:easy']));
  await pressed(page, en.saves.resume);
  const ask = page.getByRole('button', { name: computers.hint.ask });
  await expect(ask).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await calm(page);
  await ask.tap();
  await expect(page.getByRole('button', { name: computers.hint.do.keepTickets })).toBeVisible({ timeout: 60_000 });
  expect(complaints).toEqual([]);
});
