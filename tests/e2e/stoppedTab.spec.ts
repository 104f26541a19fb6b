import { expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import { keptEvents } from './shelf/keptGames.ts';
import {
  aDeal,
  agreeToExport,
  curtain,
  exportedBy,
  keepAllTickets,
  openImported,
  recordIn,
  reveal,
} from './shelf/savedGames.ts';

test.use({ serviceWorkers: 'block' });

const STOP = '**/stop-here';

/** Whoever asks for this waits until it is woken. */
async function waitingPlace(page: Page): Promise<() => void> {
  let wake = (): void => undefined;
  const woken = new Promise<void>((done) => {
    wake = done;
  });
  await page.route(STOP, async (route) => {
    await woken;
    await route.fulfill({ body: '' });
  });
  return wake;
}

/** From now on the tab stands still where it would write: between its look at the lock and the database. */
async function stopBeforeWriting(page: Page): Promise<() => void> {
  const wake = await waitingPlace(page);
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function stopFirst(...args) {
      if (args[1] === 'readwrite') {
        IDBDatabase.prototype.transaction = transaction;
        const request = new XMLHttpRequest();
        request.open('GET', 'stop-here', false); // nothing of the page goes on meanwhile
        request.send();
      }
      return transaction.apply(this, args);
    };
  });
  return wake;
}

/** From now on the tab stands still in the middle of a transaction: it has looked at what is there, and has written nothing. */
async function stopInsideWriting(page: Page): Promise<() => void> {
  const wake = await waitingPlace(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function stopFirst(...args) {
      IDBObjectStore.prototype.put = put;
      const request = new XMLHttpRequest();
      request.open('GET', 'stop-here', false);
      request.send();
      return put.apply(this, args);
    };
  });
  return wake;
}

const nameOn = (page: Page) => curtain(page).getByRole('heading', { level: 1 });

test('a tab that was stopped before it could write undoes nothing of what another has played', async ({ context }) => {
  const old = await context.newPage();
  await openImported(old, aDeal('usa'));
  await reveal(old);
  for (const ticket of await old.locator('.ticket-choice').all()) await ticket.tap();
  const wake = await stopBeforeWriting(old);
  const pressed = old.getByRole('button', { name: /^Keep \d tickets$/ }).tap();

  const other = await context.newPage();
  await other.goto(old.url());
  await other.getByRole('button', { name: en.turn.elsewhere.here }).tap();
  await expect(nameOn(other)).toContainText('Anna');
  await keepAllTickets(other);
  await keepAllTickets(other);
  const played = await keptEvents(other);

  wake();
  await pressed;
  await expect(old.getByText(en.turn.elsewhere.title)).toBeVisible();
  expect(await keptEvents(other)).toEqual(played);
  await other.reload();
  await expect(nameOn(other)).toContainText('Anna');
  expect(await keptEvents(other)).toEqual(played);

  await old.getByRole('button', { name: en.turn.elsewhere.here }).tap();
  await expect(nameOn(old)).toContainText('Anna');
  await expect(other.getByText(en.turn.elsewhere.title)).toBeVisible();
  expect(await keptEvents(old)).toEqual(played);
});

test('a tab that was stopped in the middle of its write is waited for, and what it wrote is gone on with', async ({
  context,
}) => {
  const old = await context.newPage();
  await openImported(old, aDeal('usa'));
  const other = await context.newPage();
  await other.goto(old.url());
  await reveal(old);
  for (const ticket of await old.locator('.ticket-choice').all()) await ticket.tap();
  const wake = await stopInsideWriting(old);
  const asked = old.waitForRequest(STOP);
  const pressed = old.getByRole('button', { name: /^Keep \d tickets$/ }).tap();
  await asked;
  await other.getByRole('button', { name: en.turn.elsewhere.here }).tap();
  await calm(other);
  await expect(curtain(other)).toHaveCount(0);

  wake();
  await pressed;
  await expect(old.getByText(en.turn.elsewhere.title)).toBeVisible();
  await expect(nameOn(other)).toContainText('Ben');
  expect((await keptEvents(other)).map(({ type }) => type)).toEqual(['dealt', 'ticketsKept']);
});

test('a tab that Back and Forward bring back shows the game as it is by now', async ({ context }) => {
  const old = await context.newPage();
  await openImported(old, aDeal('usa'));
  const game = old.url();
  await keepAllTickets(old);
  await old.goto('about:blank');

  const other = await context.newPage();
  await other.goto(game);
  await expect(curtain(other)).toBeVisible();
  await keepAllTickets(other);
  const played = await keptEvents(other);

  await old.goBack();
  await expect(old.getByText(en.turn.elsewhere.title)).toBeVisible();
  await old.getByRole('button', { name: en.turn.elsewhere.here }).tap();
  await expect(nameOn(old)).toContainText('Anna');
  expect(await keptEvents(old)).toEqual(played);
});

test('a game that was deleted in another tab is said to be, and can be exported from where it was open', async ({
  context,
}) => {
  const old = await context.newPage();
  await openImported(old, aDeal('usa'));
  const other = await context.newPage();
  await other.goto(old.url());
  await other.getByRole('button', { name: en.turn.elsewhere.here }).tap();
  await expect(old.getByText(en.turn.elsewhere.title)).toBeVisible();
  await other.goto('/');
  await other.getByRole('button', { name: en.saves.manage }).tap();
  await calm(other);
  await other.getByRole('button', { name: en.saves.delete, exact: true }).tap();
  await expect(other.getByText(en.saves.deleted('USA'))).toBeVisible();

  await calm(old);
  await old.getByRole('button', { name: en.turn.elsewhere.here }).tap();
  await expect(old.getByRole('heading', { name: en.turn.deleted.title })).toBeVisible();
  await calm(old);
  await old.getByRole('button', { name: en.turn.deleted.export }).tap();
  const sealed = await exportedBy(old, () => agreeToExport(old));
  expect((await recordIn(sealed)).map).toBe('usa');
});

test('a game that is open in one tab cannot be deleted in another', async ({ context }) => {
  const one = await context.newPage();
  await openImported(one, aDeal('usa'));
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: en.saves.manage }).tap();
  await calm(other);
  await other.getByRole('button', { name: en.saves.delete, exact: true }).tap();
  await expect(other.getByText(en.saves.playedElsewhere)).toBeVisible();
  await keepAllTickets(one);
  expect(await keptEvents(one)).toHaveLength(2);
});
