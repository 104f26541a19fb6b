import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import { curtain, openHand } from './shelf/savedGames.ts';

const { home, setup, computers } = en;

test.use({ serviceWorkers: 'block' });

/** Counts what a hand does. */
class Taps {
  count = 0;

  async on(thing: Locator): Promise<void> {
    await calm(thing.page());
    this.count++;
    await thing.tap();
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const handles = (page: Page) => page.locator('.seats .handle');
const order = (page: Page) =>
  page
    .locator('.seats input[type="text"]')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map((field) => field.placeholder));

test('from a cold start four taps at most lead to the first curtain, and nothing is typed', async ({ page }) => {
  const taps = new Taps();
  await page.goto('/');
  await taps.on(button(page, home.together));
  await taps.on(button(page, setup.start));
  await expect(curtain(page)).toContainText('Red');
  expect(taps.count).toBeLessThanOrEqual(4);
});

test('two taps at most lead into a game against two computers, on the board last chosen', async ({ page }) => {
  await page.goto('/');
  await calm(page);
  await button(page, /^Nordic\. /).tap();
  await expect(page.getByRole('radio', { name: 'Nordic' })).toBeChecked();
  await page.goto('/#/');
  const taps = new Taps();
  await taps.on(button(page, home.alone));
  await expect(openHand(page).or(page.getByText(computers.watch.tray))).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(2);
  await page.goto('/#/');
  await expect(page.getByRole('heading', { level: 2, name: /^Nordic, round 1$/ })).toBeVisible();
});

test('a nervous thumb on “Play alone” deals one game', async ({ page }) => {
  await page.goto('/');
  const way = button(page, home.alone);
  await calm(page);
  const box = await way.boundingBox();
  if (box === null) throw new Error('it is on the screen');
  for (let tap = 0; tap < 5; tap++) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(openHand(page).or(page.getByText(computers.watch.tray))).toBeVisible();
  await page.goto('/#/');
  await expect(button(page, en.saves.all(1))).toBeVisible();
});

test('nothing is red before the first try, and what is wrong is said after it', async ({ page }) => {
  await page.goto('/#/new');
  await expect(page.getByRole('textbox')).toHaveCount(2);
  for (const field of await page.getByRole('textbox').all()) await field.fill('Anna');
  await expect(page.locator('.setup .fault')).toHaveCount(0);
  await calm(page);
  await button(page, setup.start).tap();
  await expect(page.locator('.setup .fault')).toHaveText(setup.faults.nameTwice('Anna'));
  await page.getByRole('textbox').first().fill('');
  await expect(page.locator('.setup .fault')).toHaveCount(0);
});

test('whoever has played before sits down with one tap', async ({ page }) => {
  await page.goto('/#/new');
  await page.getByRole('textbox').first().fill('Anna');
  await calm(page);
  await button(page, setup.start).tap();
  await expect(curtain(page)).toBeVisible();
  await page.goto('/#/new');
  const chip = page.locator('.sitters').getByRole('button', { name: 'Anna' });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await calm(page);
  await chip.tap();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('textbox').first()).toHaveValue('');
});

test.describe('seats change places', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/#/new');
    await calm(page);
    await button(page, new RegExp(`^${setup.addSeat}$`)).tap();
    await expect(handles(page)).toHaveCount(3);
    await calm(page);
  });

  async function middles(page: Page): Promise<readonly { readonly x: number; readonly y: number }[]> {
    const boxes = await Promise.all((await handles(page).all()).map((handle) => handle.boundingBox()));
    return boxes.flatMap((box) => (box === null ? [] : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]));
  }

  test('by a drag, which a lost finger or a change of the table takes back', async ({ page }) => {
    const dragDown = async () => {
      const [first, , third] = await middles(page);
      if (first === undefined || third === undefined) throw new Error('three seats have handles');
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      await page.mouse.move(first.x, third.y + 9, { steps: 6 });
      await expect(page.locator('.seat.held')).toHaveCount(1);
    };
    await dragDown();
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await expect(page.locator('.seat.held')).toHaveCount(0);
    await page.mouse.up();
    expect(await order(page)).toEqual(['Red', 'Blue', 'Green']);

    await dragDown();
    await page.evaluate(() => document.querySelector<HTMLElement>('.sitters .add')?.click());
    await expect(page.locator('.seat.held')).toHaveCount(0);
    await page.mouse.up();
    expect(await order(page)).toEqual(['Red', 'Blue', 'Green', 'Yellow']);

    await calm(page);
    await dragDown();
    await page.mouse.up();
    expect(await order(page)).toEqual(['Blue', 'Green', 'Red', 'Yellow']);
  });

  test('by keys, pressed as fast as anybody likes, and the focus stays with the seat', async ({ page }) => {
    await handles(page).first().focus();
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowDown');
    expect(await order(page)).toEqual(['Blue', 'Green', 'Red']);
    await expect(page.locator('.seats [role="status"]')).toHaveText(setup.moved('Red', 2, 3));
    await expect(handles(page).nth(2)).toBeFocused();
    await page.keyboard.press('Home');
    expect(await order(page)).toEqual(['Red', 'Blue', 'Green']);
  });

  test('by a tap for one place', async ({ page }) => {
    await handles(page).nth(2).tap();
    await expect.poll(() => order(page)).toEqual(['Red', 'Green', 'Blue']);
  });
});
