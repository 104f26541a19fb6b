import { expect, type Locator, type Page } from '@playwright/test';
import type { MapRoute } from '../../src/engine/map.ts';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { en } from '../../src/i18n/en.ts';
import { lateGame } from '../support/games/lateGame.ts';
import { tableBeforeTunnel } from '../support/games/tunnelGames.ts';
import { MAP_IDS, type MapId, mapFile } from '../support/maps/mapFiles.ts';
import { test } from './fixtures.ts';
import { Keyboard } from './people/keyboard.ts';
import { KeyPlayer } from './people/keyPlayer.ts';
import { keptEvents } from './shelf/keptGames.ts';
import { dealFrom } from './shelf/setUp.ts';

const isLong = process.env['RAILPASS_LONG'] === '1';
const SEED = 11;
const MINUTE_MS = 60_000;
const NAMES = ['Anna', 'Ben'] as const;
/** The end is some turns away. */
const LAST_TRAINS = 6;
const { turn, routeList } = en;

test.use({ hasTouch: false, isMobile: false });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const typesOf = async (page: Page) => (await keptEvents(page)).map(({ type }) => type);

/** To the curtain, without a finger. */
async function openByKeys(page: Page, record: GameRecord): Promise<Keyboard> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await importByKeys(page, record);
  const keys = new Keyboard(page);
  await keys.tabTo(en.saves.resume);
  await keys.press('Enter');
  await expect(page.locator('.curtain')).toBeVisible();
  return keys;
}

async function importByKeys(page: Page, record: GameRecord): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: en.saves.import }).press('Enter');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
  await (await asked).setFiles(file);
  await expect(page.getByText(/^Imported:/)).toBeVisible();
}

/** All names that a screen reader comes to. */
async function listenedTo(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ ignored, name }) => (ignored || name === undefined ? [] : [String(name.value)]));
}

async function beforeTunnel(): Promise<{ readonly record: GameRecord; readonly route: number }> {
  const { record, action } = await tableBeforeTunnel('europe', ({ owed, canPay }) => owed > 0 && canPay);
  return { record, route: action.route };
}

test('turns of each kind are played by keys alone, and the focus is always to be seen', async ({
  page,
  complaints,
}) => {
  test.setTimeout(3 * MINUTE_MS);
  const { record, route } = await beforeTunnel();
  const keys = await openByKeys(page, record);
  const before = (await typesOf(page)).length;

  await test.step('the curtain, held by Space', async () => {
    await expect(page.locator('h1')).toBeFocused();
    await keys.holdSpace();
    await expect(heading(page, /^Your turn, /)).toBeFocused();
    expect(await listenedTo(page)).toEqual(expect.arrayContaining([turn.market, turn.hand.label]));
  });

  await test.step('the keys are listed, and the focus goes back', async () => {
    await keys.press('?');
    await expect(heading(page, en.keys.title)).toBeFocused();
    await keys.press('Escape');
    await expect(heading(page, /^Your turn, /)).toBeFocused();
  });

  await test.step('a tunnel by the list of routes', async () => {
    const { a = '', b = '' } = mapFile('europe').routes[route] ?? {};
    const nameOf = (id: string) => mapFile('europe').cities.find((city) => city.id === id)?.name ?? '';
    await keys.press('r');
    await expect(heading(page, routeList.title)).toBeFocused();
    expect(await listenedTo(page), 'beside an open sheet').not.toContain(turn.market);
    await keys.press('/');
    await page.keyboard.type(nameOf(a).slice(0, 5));
    const row = page.getByRole('button', { name: new RegExp(`^${nameOf(a)} to ${nameOf(b)}, .*tunnel.*you can pay`) });
    await expect(row).toBeVisible();
    await keys.walkTo(row);
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: /^Claim route pays/ })).toBeFocused();
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: /^Pay and claim/ })).toBeEnabled();
    await keys.gold(/^Pay and claim/);
    await expect(page.getByRole('button', { name: /^Done/ })).toBeVisible();
  });

  await test.step('the end of the turn, and the curtain by Enter twice', async () => {
    await keys.press('e');
    await expect(page.locator('.curtain')).toBeVisible();
    expect(await listenedTo(page), 'on a covered screen').not.toContain(turn.hand.label);
    await keys.reveal();
    await expect(heading(page, /^Your turn, /)).toBeFocused();
  });

  await test.step('two cards from the deck; a key that is kept down takes one', async () => {
    const left = await keys.deckCount();
    await keys.keepDown('0', 4);
    await expect(page.getByText(turn.ask.more.title)).toBeVisible();
    expect(left - (await keys.deckCount())).toBe(1);
    await keys.press('0');
    await expect(page.getByRole('button', { name: /^Done/ })).toBeVisible();
    await keys.endTurn();
    await keys.reveal();
  });

  await test.step('tickets', async () => {
    await keys.press('t');
    await expect(page.getByText(turn.ask.tickets.title)).toBeVisible();
    await keys.press('Enter');
    await keys.keepTickets(1);
    await keys.endTurn();
    await keys.reveal();
  });

  await test.step('a station', async () => {
    await keys.press('s');
    await expect(page.getByText(turn.ask.station.title)).toBeVisible();
    await keys.press('ArrowRight');
    await keys.press('Enter');
    await expect(page.locator('.route-chooser')).toBeVisible();
    await keys.press('Enter');
    await keys.gold(/^Build station/);
    await expect(page.getByRole('button', { name: /^Done/ })).toBeVisible();
    await keys.endTurn();
  });

  const done = (await typesOf(page)).slice(before);
  for (const type of ['tunnelOpened', 'routeClaimed', 'cardTaken', 'ticketsKept', 'stationBuilt'])
    expect(done).toContain(type);
  expect(keys.unseen, 'where the focus could not be seen').toEqual([]);
  expect(complaints).toEqual([]);
});

test('single keys can be switched off; Enter, Escape and arrows stay', async ({ page }) => {
  const { record } = await beforeTunnel();
  const keys = await openByKeys(page, record);
  await keys.reveal();
  await keys.tabTo(turn.menu);
  await keys.press('Enter');
  await keys.tabTo(/^Settings/);
  await keys.press('Enter');
  await expect(heading(page, en.settings.title)).toBeFocused();
  const single = page.getByRole('switch', { name: en.settings.preferences.singleKeys.title });
  await keys.tabToward(single);
  await keys.press(' ');
  await expect(single).toHaveAttribute('aria-checked', 'false');
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: /^Settings/ })).toBeFocused();
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: turn.menu })).toBeFocused();
  for (const key of ['r', '0', 'd', 't']) await keys.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(turn.ask.draw.title)).toHaveCount(0);
});

test('no key plays while a hand is covered or something is typed', async ({ page }) => {
  const { record } = await beforeTunnel();
  const keys = await openByKeys(page, record);
  const before = await typesOf(page);
  for (const key of '01dDtsehz') await keys.press(key);
  await expect(page.locator('.curtain')).toBeVisible();
  await keys.reveal();
  await keys.press('r');
  await keys.press('/');
  await page.keyboard.type('0d1tse');
  await expect(page.getByRole('searchbox', { name: routeList.find })).toHaveValue('0d1tse');
  await keys.press('Escape');
  await expect(page.getByRole('searchbox', { name: routeList.find })).toHaveValue('');
  await keys.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page, /^Your turn, /)).toBeFocused();
  expect(await typesOf(page)).toEqual(before);
});

test('the list of routes is gone through, filtered and searched by keys', async ({ page }) => {
  const { record } = await beforeTunnel();
  const keys = await openByKeys(page, record);
  await keys.reveal();
  await keys.press('r');
  const rows = page.locator('.route-row');
  const shown = () => page.getByRole('radio', { checked: true }).first();
  const count = async () => Number(/(\d+)$/.exec((await labelOf(shown())).trim())?.[1]);
  await keys.press('ArrowDown');
  await expect(rows.first()).toBeFocused();
  await keys.press('End');
  await expect(rows.last()).toBeFocused();
  expect(await rows.count()).toBe(await count());
  await keys.press('ArrowUp');
  await keys.press('Home');
  await expect(rows.first()).toBeFocused();

  for (let filters = 0; filters < 3; filters++) await keys.press('ArrowRight');
  await expect(page.getByRole('list', { name: routeList.lists.all(mapFile('europe').routes.length) })).toBeVisible();
  await expect(rows).toHaveCount(mapFile('europe').routes.length);
  expect(await count()).toBe(mapFile('europe').routes.length);

  await keys.press('ArrowDown');
  await page.keyboard.type('zuric');
  const found = mapFile('europe').routes.filter(({ a, b }) => [a, b].includes('zurich')).length;
  await expect(rows).toHaveCount(found);
  await expect(page.getByRole('status').filter({ hasText: routeList.found(found) })).toHaveCount(1);
  expect(keys.unseen).toEqual([]);
});

const labelOf = (radio: Locator) => radio.evaluate((element) => element.closest('label')?.textContent ?? '');

/** From the first screen to the first curtain. */
async function setUpByKeys(page: Page, map: MapId): Promise<Keyboard> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const keys = new Keyboard(page);
  await keys.tabTo(new RegExp(`^${en.home.together}`));
  await keys.press('Enter');
  await expect(heading(page, en.setup.title)).toBeFocused();
  const board = page.getByRole('radio', { name: mapFile(map).name });
  await keys.tabToward(page.getByRole('radio', { checked: true }).first());
  for (let boards = 0; boards < MAP_IDS.length && !(await board.isChecked()); boards++) await keys.press('ArrowRight');
  await expect(board).toBeChecked();
  for (const [seat, name] of NAMES.entries()) {
    await keys.tabToward(page.getByRole('textbox', { name: en.setup.name(seat) }));
    await page.keyboard.type(name);
  }
  await keys.gold(new RegExp(`^${en.setup.start}`));
  await expect(page.locator('.curtain')).toBeVisible();
  return keys;
}

/** What every whole game of two has; what a board alone has is beside it. */
const EVERY_GAME = ['hand-over', 'tickets kept', 'card from the deck', 'card from the row', 'claimed by the list'];
const WHOLE_GAME = [...EVERY_GAME, 'claimed by a walk', 'tickets drawn'];
const OF_BOARD: Readonly<Record<MapId, readonly string[]>> = {
  usa: [],
  europe: ['tunnel paid', 'tunnel withdrawn', 'station'],
  nordic: [],
};

/** One board; in the long run all. */
for (const map of isLong ? MAP_IDS : MAP_IDS.slice(0, 1)) {
  test(`the last turns of a game on ${map} are played by keys alone, and its end is seen`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(4 * MINUTE_MS);
    const keys = await openByKeys(page, lateGame(map, NAMES, LAST_TRAINS));
    await keys.reveal();
    await finish(keys, EVERY_GAME.slice(0, 1));
    expect(complaints).toEqual([]);
  });

  if (isLong)
    test(`a whole game on ${map} is played by keys alone, from the set-up to its result`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(30 * MINUTE_MS);
      await dealFrom(page, SEED);
      const keys = await setUpByKeys(page, map);
      await finish(keys, [...WHOLE_GAME, ...OF_BOARD[map]]);
      const { routes } = mapFile(map);
      const claimed = (await keptEvents(page)).flatMap((event) => (event.type === 'routeClaimed' ? [event.route] : []));
      const hasFerry = (all: readonly MapRoute[]) => all.some(({ kind }) => kind === 'ferry');
      expect(hasFerry(routes.filter(({ id }) => claimed.includes(id)))).toBe(hasFerry(routes));
      const draws = await typesOf(page);
      expect(draws.includes('bonusDrawn')).toBe(routes.some(({ drawBonus = 0 }) => drawBonus > 0));
      expect(complaints).toEqual([]);
    });
}

/** To the result, which the focus comes to as to any screen. */
async function finish(keys: Keyboard, kinds: readonly string[]): Promise<void> {
  const player = new KeyPlayer(keys, SEED);
  await player.playToTheEnd();
  const types = await typesOf(keys.page);
  test.info().annotations.push({ type: 'played', description: JSON.stringify(player.did) });
  expect(types.at(-1)).toBe('gameEnded');
  await expect(keys.page.getByRole('button', { name: en.final.rematch.ask })).toHaveCount(1);
  expect(Object.keys(player.did)).toEqual(expect.arrayContaining([...kinds]));
  expect(keys.unseen, 'where the focus could not be seen').toEqual([]);
}
