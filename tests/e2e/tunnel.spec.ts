import { expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { tableBeforeTunnel } from '../support/games/tunnelGames.ts';
import { boardFile } from '../support/maps/boardFiles.ts';
import { test } from './fixtures.ts';
import { AFTERMATH_MS, middleOf } from './people/burstSights.ts';
import { calm } from './people/calm.ts';
import { Person } from './people/person.ts';
import { Fingers } from './people/touch.ts';
import { spacesOf } from './people/wishes.ts';
import { keptEvents } from './shelf/keptGames.ts';
import { cover, openImported, reveal } from './shelf/savedGames.ts';

const isLong = process.env['RAILPASS_LONG'] === '1';
const { tunnel } = en.claim;
const CARDS = 3;
const withdraw = (page: Page) => page.getByRole('button', { name: /^Withdraw/ });
const faceUp = (page: Page) => page.locator('.tunnel-stage .tunnel-cards li.up');

type Wanted = Parameters<typeof tableBeforeTunnel>[1];
const asksForMore: Wanted = ({ owed, canPay }) => owed > 0 && canPay;
const asksForNothing: Wanted = ({ owed }) => owed === 0;

/** Up to the press that opens the tunnel. */
async function goToTunnel(page: Page, isWanted: Wanted): Promise<void> {
  const { record, action } = await tableBeforeTunnel('europe', isWanted);
  await openImported(page, record);
  await reveal(page);
  const person = await Person.at(page);
  const spaces = spacesOf(boardFile('europe', 'landscape'), action.route);
  expect(await person.touchBoard('the tunnel', spaces)).toBe(true);
  const listed = page.locator(`[data-target="route ${action.route}"]`);
  if ((await listed.count()) > 0) await listed.click({ delay: 400 });
  await expect(claimButton(page)).toBeVisible();
}

const claimButton = (page: Page) => page.getByRole('button', { name: /^Claim route pays/ });

/** What the screen holds at a moment, words and names for listeners included. */
interface Moment {
  readonly up: number;
  readonly title: string;
  /** The cards that have not been turned, each as the page has it. */
  readonly down: readonly string[];
  readonly around: string;
  readonly tray: string;
  readonly canPress: readonly string[];
}

/** Writes down every state that the screen goes through from now on. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const html = (selector: string) => document.querySelector(selector)?.outerHTML ?? '';
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const seen: Moment[] = [];
    const note = () => {
      if (document.querySelector('.tunnel-stage') === null) return;
      seen.push({
        up: all('.tunnel-stage li.up').length,
        title: document.querySelector('.tunnel-stage h2')?.textContent ?? '',
        down: all('.tunnel-stage li.down').map((card) => card.outerHTML),
        around: ['.strip', '.market', '.overlay', '.board-stage'].map(html).join('\n'),
        tray: document.querySelector('.game-tray')?.textContent ?? '',
        canPress: all('.game-tray button:enabled').map((button) => button.textContent ?? ''),
      });
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(globalThis, { seen });
  });
}

const seenBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: readonly Moment[] }).seen);

/** Until the last card lies, the screen must be the same whatever the tunnel will ask for. */
function expectNoSpoiler(moments: readonly Moment[]): void {
  const before = moments.filter(({ title }) => title === tunnel.turning(CARDS));
  expect(new Set(before.map(({ up }) => up))).toEqual(new Set([0, 1, 2, 3]));
  const backs = before.flatMap(({ down }) => down);
  expect(new Set(backs).size).toBe(1);
  expect(backs[0]).not.toMatch(/costs|free|\+1|more card/);
  for (const part of ['around', 'tray'] as const) expect(new Set(before.map((moment) => moment[part])).size).toBe(1);
  expect(new Set(before.flatMap(({ canPress }) => canPress))).toEqual(new Set(['Cover']));
  expect(before[0]?.tray).not.toMatch(/in all|need|cards back|Completes/);
}

test('a tunnel says nothing before its last card lies', async ({ page }) => {
  await goToTunnel(page, asksForMore);
  await watch(page);
  await claimButton(page).tap();
  await expect(withdraw(page)).toBeEnabled();
  expectNoSpoiler(await seenBy(page));
  await expect(page.locator('.tunnel-stage h2')).toHaveText(/^[123] more cards? to pay$/);
  await expect(page.getByRole('button', { name: /^Pay and claim .* cards in all/ })).toBeEnabled();
});

test('a tunnel that asks for nothing opens in the same way', async ({ page }) => {
  await goToTunnel(page, asksForNothing);
  await watch(page);
  const strip = await page.locator('.strip').innerHTML();
  await claimButton(page).tap();
  await expect(page.getByText(/^Claimed, \+/)).toBeVisible();
  const moments = await seenBy(page);
  expectNoSpoiler(moments);
  expect(moments[0]?.around).toContain(strip);
  expect(moments.at(-1)?.title).toBe(tunnel.owed(0));
  await expect(page.locator('.tunnel-stage')).toHaveCount(0);
  await expect(page.locator('.opened-tunnel li.up')).toHaveCount(CARDS);
});

test('a tap shows all cards at once, and neither further taps nor keys pay for them', async ({ page }) => {
  await goToTunnel(page, asksForMore);
  await claimButton(page).tap();
  await page.keyboard.press('Enter');
  const stage = page.locator('.tunnel-stage');
  const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
  for (let i = 0; i < 5; i++) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(faceUp(page)).toHaveCount(CARDS);
  await expect(withdraw(page)).toBeEnabled();
  await expect(stage).toBeVisible();
  expect((await keptEvents(page)).at(-1)?.type).toBe('tunnelOpened');
});

for (const everyMs of isLong ? [60, 110, 230, 310, 400] : [400]) {
  test(`a burst on “Claim route”, one tap every ${everyMs} ms, opens a tunnel and neither pays nor withdraws`, async ({
    page,
  }) => {
    await goToTunnel(page, asksForMore);
    const spot = await middleOf(page, /^Claim route pays/);
    await calm(page);
    await (await Fingers.on(page)).burst(spot, { taps: 8, everyMs, way: 'drifting' });
    await page.waitForTimeout(AFTERMATH_MS);
    await expect(withdraw(page)).toBeEnabled();
    expect((await keptEvents(page)).at(-1)?.type).toBe('tunnelOpened');
  });
}

test('cards that lie face up stay so for whoever comes back', async ({ page }) => {
  await goToTunnel(page, asksForMore);
  await claimButton(page).tap();
  await expect(faceUp(page)).not.toHaveCount(0);
  await cover(page);
  await reveal(page);
  await expect(faceUp(page)).toHaveCount(CARDS);
  await expect(withdraw(page)).toBeEnabled();
  await page.reload();
  await reveal(page);
  await expect(faceUp(page)).toHaveCount(CARDS);
  await expect(withdraw(page)).toBeEnabled();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the cards of a tunnel are shown together, and then the words', async ({ page }) => {
    await goToTunnel(page, asksForMore);
    await watch(page);
    await claimButton(page).tap();
    await expect(withdraw(page)).toBeEnabled();
    const moments = await seenBy(page);
    expect(moments.every(({ up }) => up === CARDS)).toBe(true);
    expect(moments[0]).toMatchObject({ title: tunnel.turning(CARDS), canPress: ['Cover'] });
  });

  test('a burst that goes on when the buttons come neither pays nor withdraws', async ({ page }) => {
    await goToTunnel(page, asksForMore);
    const spot = await middleOf(page, /^Claim route pays/);
    await calm(page);
    await (await Fingers.on(page)).burst(spot, { taps: 5, everyMs: 230 });
    await page.waitForTimeout(AFTERMATH_MS);
    await expect(withdraw(page)).toBeEnabled();
    expect((await keptEvents(page)).at(-1)?.type).toBe('tunnelOpened');
  });
});
