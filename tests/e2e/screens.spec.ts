import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { legalActions } from '../../src/engine/legal.ts';
import { viewFor } from '../../src/engine/view.ts';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import type { HandScene } from '../../src/table/session/scenes.ts';
import { crowdedGame, isLaden } from '../support/games/crowdedGames.ts';
import { boardFile } from '../support/maps/boardFiles.ts';
import type { MapId } from '../support/maps/mapFiles.ts';
import { opened } from '../support/records/records.ts';
import { faultsOn } from './checks/faults.ts';
import { test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import { firstOnBoard } from './people/sight.ts';
import { Fingers, spotOf } from './people/touch.ts';
import { closeSheet, importGame, openHand, openImported, openLog, reveal } from './shelf/savedGames.ts';

test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });
test.describe.configure({ timeout: 3 * 60_000 });

/** Another tablet that is held the same way. */
const SMALLER: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  'tablet-landscape': { width: 1024, height: 768 },
  'tablet-portrait': { width: 744, height: 1133 },
};

/** Looks at a screen in every size that this project is about. */
async function expectRight(page: Page, screen: string): Promise<void> {
  const own = page.viewportSize();
  for (const size of [own, SMALLER[test.info().project.name]]) {
    if (size == null) continue;
    await page.setViewportSize(size);
    await page.waitForTimeout(200); // for a board that is laid out anew
    expect.soft(await faultsOn(page), `${screen}, ${size.width}×${size.height}`).toEqual([]);
    await picture(page, `${screen} ${size.width}`);
  }
  if (own !== null) await page.setViewportSize(own);
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['RAILPASS_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function expectAccessible(page: Page, screen: string): Promise<void> {
  if (test.info().project.name !== 'tablet-landscape') return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    expect.soft(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

const isTurn = (scene: HandScene) => scene.beat === null && scene.view.table.phase === 'turn';
const ladenTurn = (map: MapId) => crowdedGame(map, (scene) => isLaden(scene) && isTurn(scene));

/** Touches routes until the tray speaks of one. */
async function touchRoutes(page: Page, map: MapId, routes: readonly number[]): Promise<void> {
  const fingers = await Fingers.on(page);
  const isPortrait = await page.evaluate(() => matchMedia('(orientation: portrait)').matches);
  const places = boardFile(map, isPortrait ? 'portrait' : 'landscape').routes;
  for (const route of routes) {
    const [x = 0, y = 0] = places[route]?.spaces[0] ?? [];
    const spot = await firstOnBoard(page, [await spotOf(page, { x, y })]);
    if (spot === undefined) continue;
    await fingers.tap(spot);
    await page.waitForTimeout(450); // two taps in a hurry would be a double tap, and a new list is deaf
    const listed = page.locator(`[data-target="route ${route}"]`);
    if ((await listed.count()) > 0) await listed.tap();
    if ((await page.locator('.claim-tray').count()) > 0) return;
    await page.keyboard.press('Escape');
  }
  throw new Error('no route could be touched');
}

/** What can be claimed now, or what cannot. */
function routesOf(record: GameRecord, canClaim: boolean): readonly number[] {
  const { game, board } = opened(record);
  const actions = legalActions(viewFor(game, game.table.turn));
  const claimable = new Set(actions.flatMap((action) => (action.type === 'claimRoute' ? [action.route] : [])));
  return [...board.routes.keys()].filter((route) => claimable.has(route) === canClaim);
}

test('home with saved games, and the list of them', async ({ page }) => {
  await page.goto('/');
  for (const map of ['europe', 'nordic', 'usa'] as const) await importGame(page, await crowdedGame(map, isTurn));
  await importGame(page, await crowdedGame('usa', () => false));
  await page.locator('.game-message').getByRole('button', { name: 'Close' }).tap();
  await expectRight(page, 'home');
  await page.getByRole('button', { name: /^\d more$/ }).tap();
  await expectRight(page, 'saved games');
  await expectAccessible(page, 'saved games');
});

test('the set-up with five seats', async ({ page }) => {
  await page.goto('/#/new');
  for (const [seat, name] of [
    'Annabel Winter',
    'Christopher Li',
    'Frederik Olsen',
    'Guðmundur Jóns',
    'Magda Kurz',
  ].entries()) {
    const field = page.getByRole('textbox').nth(seat);
    if ((await field.count()) === 0) {
      await page.getByRole('button', { name: 'Seat', exact: true }).tap();
      await calm(page);
    }
    await field.fill(name);
  }
  await expectRight(page, 'set-up');
  await expectAccessible(page, 'set-up');
  await page.getByRole('button', { name: /^Colour of the third player/ }).tap();
  await expectRight(page, 'colours');
});

test('the curtain, the look at the board, menu and log', async ({ page }) => {
  await openImported(page, await ladenTurn('europe'));
  await expectRight(page, 'curtain');
  await expectAccessible(page, 'curtain');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expectRight(page, 'menu');
  await closeSheet(page);
  await openLog(page);
  await expectRight(page, 'log');
  await closeSheet(page);
  await page.getByRole('button', { name: 'Look at the board' }).tap();
  await expectRight(page, 'look');
});

test('a turn with many cards and tickets, a claim, and why not', async ({ page }) => {
  const record = await ladenTurn('europe');
  await openImported(page, record);
  await reveal(page);
  await expectRight(page, 'turn');
  await expectAccessible(page, 'turn');
  await touchRoutes(page, 'europe', routesOf(record, true));
  await expect(page.locator('.payment-grid')).toBeVisible();
  await expectRight(page, 'claim');
  await expectAccessible(page, 'claim');
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await touchRoutes(page, 'europe', routesOf(record, false));
  await expect(page.locator('.why-not')).toBeVisible();
  await expectRight(page, 'why not');
});

test('the choice of tickets, before the first turn and later', async ({ page }) => {
  await openImported(page, await crowdedGame('nordic', ({ view }) => view.table.phase === 'opening'));
  await reveal(page);
  await expectRight(page, 'opening tickets');
  await openImported(
    page,
    await crowdedGame('europe', ({ view }) => view.table.phase === 'tickets' && view.tickets.length > 10),
  );
  await reveal(page);
  await page.locator('.ticket-choice').first().tap();
  await expectRight(page, 'tickets');
  await expectAccessible(page, 'tickets');
});

test('an open tunnel', async ({ page }) => {
  await openImported(page, await crowdedGame('europe', ({ view }) => view.table.phase === 'tunnel'));
  await reveal(page);
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeEnabled();
  await expectRight(page, 'tunnel');
});

test('the end of a turn, and the bonus cards', async ({ page }) => {
  await openImported(page, await crowdedGame('nordic', (scene) => isLaden(scene) && scene.beat !== null));
  await reveal(page);
  await expectRight(page, 'end of turn');
  await page.getByRole('button', { name: 'Bonus' }).tap();
  await expectRight(page, 'bonus cards');
  const shown = page.getByRole('button', { name: /Show on the board$/ }).first();
  const name = ((await shown.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await shown.tap();
  await expect(page.getByRole('dialog').locator('.board-drawing.counting')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText(name);
  await expectRight(page, 'what a bonus card counts');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(shown).toBeVisible();
  await calm(page);
  await closeSheet(page);
  await expect(openHand(page)).toBeVisible();
});

for (const map of ['europe', 'nordic'] as const) {
  test(`the final score of ${map}`, async ({ page }) => {
    await page.goto('/');
    await importGame(page, await crowdedGame(map, () => false));
    await page.getByRole('button', { name: '1 saved game' }).tap();
    await page.getByRole('button', { name: 'Result' }).tap();
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    await expectRight(page, `final ${map}`);
    await page.locator('.final-table .player button').first().tap();
    await expectRight(page, `details ${map}`);
    await expectAccessible(page, `final ${map}`);
  });
}
