import { expect, type Locator, type Page } from '@playwright/test';
import { resultOf } from '../../src/engine/scoring/result.ts';
import { readRecordText } from '../../src/formats/record.ts';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { en } from '../../src/i18n/en.ts';
import { anEvening, chooseTickets } from '../support/games/aTable.ts';
import { lateGame } from '../support/games/lateGame.ts';
import { mapFile } from '../support/maps/mapFiles.ts';
import { openReady, test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import {
  closeSheet,
  curtain,
  exportedBy,
  exportFromMenu,
  importGame,
  openImported,
  openLog,
  reveal,
} from './shelf/savedGames.ts';
import { dealFrom } from './shelf/setUp.ts';

const { computers, setup } = en;
const GAME_MS = 4 * 60_000;

/** From the first screen to a game in which these seats are computers. */
async function deal(page: Page, persons: readonly string[], bots: number): Promise<void> {
  await page.getByRole('button', { name: en.home.together }).tap();
  await calm(page);
  await page.getByRole('radio', { name: mapFile('europe').name }).check({ force: true });
  for (let seat = 0; seat < persons.length + bots; seat++) {
    const field = page.getByRole('textbox', { name: setup.name(seat) });
    if ((await field.count()) === 0) {
      await page.getByRole('button', { name: setup.addSeat, exact: true }).tap();
      await calm(page);
    }
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
  await calm(page);
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
  await setSpeed(page, en.settings.preferences.computerSpeed.choices.instant);
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

test('a computer whose worker says nothing moves all the same, within seconds', async ({ page }) => {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => document.documentElement.setAttribute('data-asked', `${performance.now()}`);
  });
  await dealFrom(page, 4);
  await page.goto('/');
  await deal(page, [], 2);
  const askedAt = () => page.evaluate(() => Number(document.documentElement.dataset['asked'] ?? 0));
  await expect.poll(askedAt).toBeGreaterThan(0);
  const first = await askedAt();
  // It is asked for the next move once the first is made: what lies between is the silence and a look at the move.
  await expect.poll(askedAt).toBeGreaterThan(first);
  expect((await askedAt()) - first).toBeLessThan(9_000);
});

test('one person among computers never meets a curtain, and can ask for a hint', async ({ page, complaints }) => {
  test.setTimeout(GAME_MS);
  let curtains = 0;
  let fitted = 0;
  await dealFrom(page, 5);
  await page.goto('/');
  await deal(page, ['Anna'], 1);
  await expect(page.getByRole('button', { name: computers.hint.ask })).toBeVisible();
  await calm(page);
  await page.getByRole('button', { name: computers.hint.ask }).tap();
  await page.getByRole('button', { name: computers.hint.do.keepTickets }).tap();
  await page.getByRole('button', { name: /^Keep/ }).last().tap();
  for (let turn = 0; turn < 3; turn++) {
    const done = page.getByRole('button', { name: /^Done/ });
    const ask = page.getByRole('button', { name: computers.hint.ask });
    await expect(done.or(ask).first()).toBeVisible({ timeout: 60_000 });
    if (await done.isVisible()) await done.tap();
    await expect(ask).toBeVisible({ timeout: 60_000 });
    await calm(page);
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

/** Everybody has chosen tickets, and the first of them has the first turn; `by`: who moves for the others from now on. */
async function atFirstTurn(page: Page, ...by: readonly string[]): Promise<void> {
  const { table } = await anEvening({ players: by.length + 1 });
  for (let seat = 0; seat <= by.length; seat++) await chooseTickets(table);
  const record: GameRecord = JSON.parse(table.exportText());
  const players = record.players.map((player, seat) => ({ ...player, by: by[seat - 1] ?? 'person' }));
  await page.goto('/');
  await importGame(page, { ...record, players });
  await page.getByRole('button', { name: en.saves.resume }).tap();
}

const done = (page: Page) => page.getByRole('button', { name: /^Done/ });
/** It fills as long as the button is going to press itself. */
const filling = (page: Page) => done(page).locator('.filling');

/** As somebody does who looks first, and presses again where nothing has come of it. */
async function enterFor(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await calm(page);
    await page.keyboard.press('Enter');
    await expect(what).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

async function drawTwiceByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Take from the deck/ }).focus();
  await enterFor(page, page.getByText(en.turn.ask.more.title));
  await enterFor(page, done(page));
  await expect(done(page)).toBeFocused();
}

test('alone by keyboard: after the last card *Done* has the focus, and goes on unless a control is pressed', async ({
  page,
}) => {
  await atFirstTurn(page, 'bot:easy');
  await drawTwiceByKeyboard(page);
  await expect(filling(page)).toHaveAttribute('style', '--fills-in: 2000ms;');
  for (const key of ['Tab', 'h', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  await expect(done(page)).toHaveCount(0); // nobody has pressed it
  await expect(page.getByRole('button', { name: computers.hint.ask })).toBeVisible();
  await drawTwiceByKeyboard(page);
  await page.getByRole('button', { name: en.board.zoomIn }).tap();
  await expect(filling(page)).toHaveCount(0);
  await expect(done(page)).toBeVisible();
});

test('among several people the turn before a computer’s stays for longer', async ({ page }) => {
  await atFirstTurn(page, 'bot:easy', 'person');
  await reveal(page);
  await drawTwiceByKeyboard(page);
  await expect(filling(page)).toHaveAttribute('style', '--fills-in: 8000ms;');
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
  await page.locator('.final-table .player button').last().tap();
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
  const back = page.getByRole('button', { name: computers.seats.of(computers.seats.takeBack, 'Ben') });
  await back.tap();
  await expect(page.getByText(computers.seats.sureTake('Ben'))).toBeVisible();
  await page.getByRole('button', { name: computers.seats.cancel }).tap();
  await expect(page.getByText(computers.seats.sureTake('Ben'))).toHaveCount(0);
  await expect(back).toBeVisible();
  await calm(page);
  await back.tap();
  await calm(page);
  await page.getByRole('button', { name: computers.seats.confirmTake }).tap();
  await expect(page.getByRole('button', { name: computers.seats.of(computers.seats.handOver, 'Ben') })).toBeVisible();
  await closeSheet(page);
  const recap = curtain(page).locator('.recap');
  for (const mover of ['person', 'computer'] as const) {
    await expect(recap.getByText(en.stories.handedOver[mover].title('Ben'))).toBeVisible();
  }
  await openLog(page);
  for (const mover of ['person', 'computer'] as const) {
    await expect(page.getByRole('dialog').getByText(en.stories.handedOver[mover].sentence('Ben'))).toBeVisible();
  }
  await closeSheet(page);
  const { events } = await exportFromMenu(page);
  expect(events.filter(({ type }) => type === 'seatChanged')).toHaveLength(2);
});
