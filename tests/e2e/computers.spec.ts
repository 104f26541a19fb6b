import { expect, type Page } from '@playwright/test';
import { resultOf } from '../../src/engine/scoring/result.ts';
import { readRecordText } from '../../src/formats/record.ts';
import { en } from '../../src/i18n/en.ts';
import { lateGame } from '../support/lateGame.ts';
import { mapFile } from '../support/mapFiles.ts';
import { openReady, test } from './fixtures.ts';
import { curtain, exportedBy, exportFromMenu, openImported } from './savedGames.ts';
import { dealFrom } from './setUp.ts';

const { computers, setup } = en;
const GAME_MS = 4 * 60_000;

/** From the first screen to a game in which these seats are computers. */
async function deal(page: Page, persons: readonly string[], bots: number): Promise<void> {
  await page.getByRole('button', { name: en.home.newGame }).tap();
  await page.getByRole('radio', { name: mapFile('europe').name }).check({ force: true });
  for (let seat = 0; seat < persons.length + bots; seat++) {
    const field = page.getByRole('textbox', { name: setup.name(seat) });
    if ((await field.count()) === 0) await page.getByRole('button', { name: setup.add(seat) }).tap();
    const name = persons[seat];
    const who = page
      .getByRole('radiogroup', { name: computers.setup.who(seat) })
      .or(page.getByRole('group', { name: computers.setup.who(seat) }));
    const kind = name === undefined ? computers.computer : computers.person;
    await who.getByRole('radio', { name: kind }).check({ force: true });
    if (name !== undefined) await field.fill(name);
  }
  await page.getByRole('button', { name: setup.start }).tap();
}

async function setSpeed(page: Page, speed: string): Promise<void> {
  await page.getByRole('radio', { name: speed, exact: true }).check({ force: true });
}

/** Css px per unit of the board. */
async function zoomOf(page: Page): Promise<number> {
  const view = await page.locator('.board-stage').getAttribute('data-view');
  return Number(view?.split(' ')[2]);
}

test('computers alone play a demo to its end, offline, and the record is right', async ({ page, context }) => {
  test.setTimeout(GAME_MS);
  await dealFrom(page, 3);
  await openReady(page);
  await page.reload(); // from now on the copy on the device answers
  await context.setOffline(true);
  await deal(page, [], 3);
  await setSpeed(page, computers.watch.speeds.instant);
  await expect(page.getByText(en.final.winner)).toBeVisible({ timeout: GAME_MS - 30_000 });
  const text = await exportedBy(page, () => page.getByRole('button', { name: 'Export' }).tap());
  const reading = readRecordText(text, [mapFile('europe')]);
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  expect(reading.game.table.phase).toBe('over');
  const winner = resultOf(reading.game).ranking[0]?.[0] ?? -1;
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reading.record.players[winner]?.name ?? '?');
});

test('a demo can be paused and stepped', async ({ page, complaints }) => {
  await dealFrom(page, 4);
  await page.goto('/');
  await deal(page, [], 2);
  await page.getByRole('button', { name: computers.watch.pause }).tap();
  await expect(page.getByRole('button', { name: computers.watch.resume })).toBeVisible();
  const events = async () => (await exportFromMenu(page)).events.length;
  const before = await events();
  expect(await events()).toBe(before);
  await page.getByRole('button', { name: computers.watch.step }).tap();
  await expect.poll(events).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
});

test('one person among computers never meets a curtain, and can ask for a hint', async ({ page, complaints }) => {
  test.setTimeout(GAME_MS);
  let curtains = 0;
  let fitted = 0;
  await dealFrom(page, 5);
  await page.goto('/');
  await deal(page, ['Anna'], 1);
  await page.getByRole('button', { name: computers.hint.ask }).tap();
  await page.getByRole('button', { name: computers.hint.do.these }).tap();
  await page.getByRole('button', { name: /^Keep/ }).last().tap();
  for (let turn = 0; turn < 3; turn++) {
    const done = page.getByRole('button', { name: /^Done/ });
    const ask = page.getByRole('button', { name: computers.hint.ask });
    await expect(done.or(ask).first()).toBeVisible({ timeout: 60_000 });
    if (await done.isVisible()) await done.tap();
    await expect(ask).toBeVisible({ timeout: 60_000 });
    curtains += await curtain(page).count();
    if (turn === 0) {
      fitted = await zoomOf(page);
      await page.getByRole('button', { name: en.board.zoomIn }).tap();
      await expect.poll(() => zoomOf(page)).toBeGreaterThan(fitted);
    }
    expect(await zoomOf(page), 'the board stays as the only person left it').toBeGreaterThan(fitted);
    await ask.tap();
    await expect(page.getByText(/in hand|need|brings|particular|Claim|Take|Draw/).first()).toBeVisible();
    await page
      .getByRole('button', { name: /from the deck|Deck/i })
      .first()
      .tap();
    await page
      .getByRole('button', { name: /from the deck|Deck/i })
      .first()
      .tap();
  }
  expect(curtains).toBe(0);
  expect(complaints).toEqual([]);
});

test('on a phone a hint brings the route that it names into view, clear of its own words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/gallery/screen/europe/hint');
  await expect(page.getByRole('heading', { name: computers.hint.title })).toBeVisible();
  const ends = page.locator('.board .city.lit');
  await expect(ends).toHaveCount(2);
  const isClear = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [stage, words] = [boxOf('.board-stage'), boxOf('.hint-card')];
      return [...document.querySelectorAll('.board .city.lit')].every((city) => {
        const { left, right, top, bottom } = city.getBoundingClientRect();
        return left > stage.left && right < stage.right && bottom < stage.bottom && top > words.bottom;
      });
    });
  await expect.poll(isClear).toBe(true);
});

test('what the last of the computers was after comes into view when its line is opened', async ({ page }) => {
  await page.goto('/#/gallery/screen/europe/final-computers');
  await page.locator('.final-table th[scope="row"] button').last().tap();
  await expect(page.locator('.afterthoughts')).toBeInViewport({ ratio: 0.99 });
});

test('a seat is handed to a computer in the middle of a game and taken back', async ({ page }) => {
  test.setTimeout(GAME_MS);
  await openImported(page, lateGame('europe', ['Anna', 'Ben'], 20));
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: computers.seats.title }).tap();
  await page.getByRole('button', { name: computers.seats.of(computers.seats.handOver, 'Ben') }).tap();
  await page.getByRole('button', { name: computers.seats.confirm }).tap();
  await expect(page.getByRole('button', { name: computers.seats.of(computers.seats.takeBack, 'Ben') })).toBeVisible();
  await page.getByRole('button', { name: computers.seats.of(computers.seats.takeBack, 'Ben') }).tap();
  await expect(page.getByRole('button', { name: computers.seats.of(computers.seats.handOver, 'Ben') })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  const { events } = await exportFromMenu(page);
  expect(events.filter(({ type }) => type === 'seatChanged')).toHaveLength(2);
});
