import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { nl } from '../../src/i18n/nl.ts';
import { faultsOn } from './checks/faults.ts';
import { test } from './fixtures.ts';
import { COVER_MS, calm, drawn } from './people/calm.ts';
import { Fingers, type Spot } from './people/touch.ts';
import { keptGames } from './shelf/keptGames.ts';
import {
  aDeal,
  curtain,
  exportedBy,
  importGame,
  importText,
  keepAllTickets,
  openHand,
  openImported,
  reveal,
} from './shelf/savedGames.ts';

test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: 2 * 60_000 });

const { settings } = en;
const { preferences, kept, players } = settings;

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: settings.title });
const option = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true });
const onOff = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

async function openFromHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: en.home.settings }).tap();
  await expect(heading(page)).toBeVisible();
  await calm(page);
}

/** From a game, through its menu. */
async function openFromGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await calm(page);
  await page.getByRole('button', { name: /^Settings/ }).tap();
  await expect(heading(page)).toBeVisible();
  await calm(page);
}

async function backToGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Back to/ }).tap();
  await expect(heading(page)).toHaveCount(0);
  await calm(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await calm(page);
}

async function middleOf(page: Page, button: string): Promise<Spot> {
  const box = await page.getByRole('button', { name: button }).boundingBox();
  if (box === null) throw new Error('It is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A radio lies unseen over its words. */
async function choose(page: Page, group: string, name: string): Promise<void> {
  await option(page, group, name).check({ force: true });
}

test.describe('what the tablet is told', () => {
  test('holds at once and after a reload, each of it', async ({ page }) => {
    await openFromHome(page);
    const html = page.locator('html');
    await choose(page, preferences.theme.title, preferences.theme.choices.dark);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await choose(page, preferences.motion.title, preferences.motion.choices.less);
    await expect(html).toHaveAttribute('data-motion', 'less');
    const chosen = [
      [preferences.reveal.title, preferences.reveal.choices['two taps']],
      [preferences.coverAfter.title, preferences.coverAfter.choices['2 min']],
      [preferences.computerSpeed.title, preferences.computerSpeed.choices.fast],
      [preferences.computerPause.title, preferences.computerPause.choices.tap],
      [preferences.hints.title, preferences.hints.choices.off],
    ] as const;
    for (const [group, name] of chosen) await choose(page, group, name);
    const switched = [preferences.confirmTickets.title, preferences.singleKeys.title, preferences.sound.title];
    for (const name of switched) await onOff(page, name).tap();
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('data-motion', 'less');
    for (const [group, name] of chosen) await expect(option(page, group, name)).toBeChecked();
    for (const name of switched) await expect(onOff(page, name)).toHaveAttribute('aria-checked', 'false');
  });

  test('a language speaks at once, and is announced in itself', async ({ page }) => {
    await openFromHome(page);
    await choose(page, preferences.language.title, 'Nederlands');
    await expect(page.getByRole('heading', { level: 1, name: nl.settings.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByText(nl.settings.players.tabletSpeaks)).toHaveAttribute('lang', 'nl');
    await page.goBack();
    await expect(page.getByText(nl.home.together)).toBeVisible();
  });

  test('volume goes in steps of ten by arrows, and is dim without sound', async ({ page }) => {
    await openFromHome(page);
    const slider = page.getByRole('slider', { name: preferences.volume.title });
    await expect(slider).toHaveAttribute('aria-valuetext', '60 %');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '70 %');
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '0 %');
    await onOff(page, preferences.sound.title).tap();
    await expect(slider).toBeDisabled();
  });

  test('that a hand is never covered by itself is said in plain words', async ({ page }) => {
    await openFromHome(page);
    await choose(page, preferences.coverAfter.title, preferences.coverAfter.choices.never);
    await expect(page.getByText(settings.tablet.neverCovered)).toBeVisible();
    await choose(page, preferences.coverAfter.title, preferences.coverAfter.choices['15 s']);
    await expect(page.getByText(settings.tablet.neverCovered)).toHaveCount(0);
  });

  test('one tap opens a hand, but not one that comes too soon', async ({ page }) => {
    await openFromHome(page);
    await choose(page, preferences.reveal.title, preferences.reveal.choices['one tap']);
    await openImported(page, aDeal());
    const button = page.locator('.hold-button');
    await expect(button).toContainText(en.curtain.hold.oneTap.tickets);
    await drawn(page);
    await page.waitForTimeout(COVER_MS);
    await button.tap();
    await expect(openHand(page)).toBeVisible();
  });

  test('tickets are drawn without a question, and no hint is offered in a new game without them', async ({ page }) => {
    await openFromHome(page);
    await onOff(page, preferences.confirmTickets.title).tap();
    const record = aDeal();
    await openImported(page, { ...record, table: { ...record.table, hints: false } });
    await keepAllTickets(page);
    await keepAllTickets(page);
    await reveal(page);
    await calm(page);
    await expect(page.getByRole('button', { name: en.computers.hint.ask, exact: true })).toHaveCount(0);
    await page.keyboard.press('i');
    await expect(page.getByText(en.computers.hint.off.words)).toBeVisible();
    await page.getByRole('button', { name: en.turn.action.tickets, exact: true }).tap();
    await expect(page.locator('.keep-tickets')).toBeVisible();
  });

  test('the screen is kept awake during a game, and let go at once', async ({ page }) => {
    await page.addInitScript(() => {
      const locks = { held: 0 };
      Object.assign(window, { locks });
      const request = async () => {
        locks.held += 1;
        const release = async () => {
          locks.held -= 1;
        };
        return { release };
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    const held = () => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);
    await openImported(page, aDeal());
    await expect.poll(held).toBe(1);
    await openFromGame(page);
    await onOff(page, preferences.keepAwake.title).tap();
    await expect.poll(held).toBe(0);
    await onOff(page, preferences.keepAwake.title).tap();
    await expect.poll(held).toBe(1);
  });

  test('computers wait for a press after each move, and go on when nobody is to press any more', async ({ page }) => {
    await openFromHome(page);
    await choose(page, preferences.computerPause.title, preferences.computerPause.choices.tap);
    await page.goto('/');
    await importGame(page, aDeal('usa', 'by a press', ['bot:easy', 'person']));
    await page.getByRole('button', { name: 'Resume game' }).tap();
    const next = page.getByRole('button', { name: en.computers.watch.nextMove });
    await expect(next).toBeVisible();
    await calm(page);
    const events = async () => JSON.stringify(await keptGames(page)).length;
    const before = await events();
    await page.waitForTimeout(1_500);
    expect(await events()).toBe(before);
    await next.tap();
    await expect(openHand(page).or(next)).toBeVisible();
  });
});

test.describe('what goes along with a hand', () => {
  test('switches at the curtain, and the page follows only whoever has the tablet', async ({ page }) => {
    await openImported(page, aDeal());
    await openFromGame(page);
    const html = page.locator('html');
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Anna, /);
    await page.getByRole('tab', { name: /^Ben, / }).tap();
    await choose(page, players.languageOf('Ben'), 'Nederlands');
    // Ben's panel alone is in his language.
    await expect(page.getByText(nl.settings.preferences.textSize.title)).toBeVisible();
    await expect(heading(page)).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.getByText(nl.settings.players.speaks('Ben'))).toHaveAttribute('lang', 'nl');
    await page.getByRole('tab', { name: /^Anna, / }).tap();
    await choose(page, players.textSizeOf('Anna'), '130 %');
    await expect(html).toHaveAttribute('style', /130%/);
    await onOff(page, preferences.leftHanded.title).tap();
    await expect(html).toHaveAttribute('data-hand', 'left');
    await onOff(page, preferences.largerSymbols.title).tap();
    await expect(html).toHaveAttribute('data-symbols', 'large');
    await backToGame(page);
    // The sheet has given the focus back to what opened it.
    await page.locator('.hold-button').focus();
    await keepAllTickets(page);
    await expect(curtain(page)).toContainText('Ben');
    await expect(html).toHaveAttribute('lang', 'nl');
    await expect(html).not.toHaveAttribute('data-hand', /./);
    await page.reload();
    await expect(html).toHaveAttribute('lang', 'nl');
  });

  test('is given to all, and taken back', async ({ page }) => {
    await openImported(page, aDeal());
    await openFromGame(page);
    await onOff(page, preferences.leftHanded.title).tap();
    await page.getByRole('button', { name: players.toAll }).tap();
    await expect(page.getByText(players.given('Anna'))).toBeVisible();
    const ben = page.getByRole('tab', { name: /^Ben, / });
    const anna = page.getByRole('tab', { name: /^Anna, / });
    await page.getByRole('button', { name: players.undo }).tap();
    await ben.tap();
    await expect(onOff(page, preferences.leftHanded.title)).toHaveAttribute('aria-checked', 'false');
    await ben.press('ArrowLeft');
    await expect(anna).toBeFocused();
    await expect(onOff(page, preferences.leftHanded.title)).toHaveAttribute('aria-checked', 'true');
    await page.getByRole('button', { name: players.toAll }).tap();
    await ben.tap();
    await expect(onOff(page, preferences.leftHanded.title)).toHaveAttribute('aria-checked', 'true');
  });

  test('has a tab for every computer, which needs no settings', async ({ page }) => {
    const { choices, title } = preferences.computerPause;
    await openFromHome(page);
    await choose(page, title, choices.tap);
    await page.goto('/');
    await importGame(page, aDeal('usa', 'a computer', ['bot:easy', 'person']));
    await page.getByRole('button', { name: 'Resume game' }).tap();
    await expect(page.getByRole('button', { name: en.computers.watch.nextMove })).toBeVisible();
    await calm(page);
    await openFromGame(page);
    await page.getByRole('tab', { name: /computer$/ }).tap();
    await expect(page.getByText(players.computers)).toBeVisible();
  });
});

test.describe('what is kept here', () => {
  test('goes into one file that can be brought in again, and is deleted after two questions', async ({ page }) => {
    await page.goto('/');
    await importGame(page, aDeal('usa', 'one'));
    await importGame(page, aDeal('nordic', 'two'));
    await expect(page.getByRole('button', { name: en.saves.more(1) })).toBeVisible();
    await page.getByRole('button', { name: en.home.settings }).tap();
    await calm(page);
    await onOff(page, preferences.singleKeys.title).tap();
    await expect(page.getByText(kept.holds(2, 2))).toBeVisible();
    const text = await exportedBy(page, () => page.getByRole('button', { name: kept.export }).tap());
    await expect(page.getByText(/^railpass-.*\.json, \d+ kB$/)).toBeVisible();

    const remove = page.getByRole('button', { name: kept.delete });
    await remove.tap();
    await expect(page.getByRole('heading', { name: kept.sure(2, 2) })).toBeVisible();
    await expect(page.getByRole('button', { name: kept.keep, exact: true })).toBeFocused();
    await calm(page);
    await page.getByRole('button', { name: kept.keep, exact: true }).tap();
    expect(Object.keys(await keptGames(page))).toHaveLength(2);

    await calm(page);
    await remove.tap();
    await calm(page);
    await page.getByRole('button', { name: kept.go, exact: true }).tap();
    await expect(page.getByRole('heading', { name: kept.last })).toBeVisible();
    await expect(page.getByRole('button', { name: kept.keep, exact: true })).toBeFocused();
    await calm(page);
    const fingers = await Fingers.on(page);
    const hold = await middleOf(page, kept.hold);
    await fingers.down(hold);
    await page.waitForTimeout(600);
    await fingers.up();
    await page.waitForTimeout(1_200);
    expect(Object.keys(await keptGames(page))).toHaveLength(2);
    await fingers.down(hold);
    await expect(page.getByText(en.home.howTo.join)).toBeVisible();
    await fingers.up();
    expect(Object.keys(await keptGames(page))).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await importText(page, text);
    await expect(page.getByText(en.saves.importedMany(2, 0))).toBeVisible();
    expect(Object.keys(await keptGames(page))).toHaveLength(2);
    await page.getByRole('button', { name: en.home.settings }).tap();
    await expect(onOff(page, preferences.singleKeys.title)).toHaveAttribute('aria-checked', 'true');
  });

  test('stays where the browser does not let it be deleted, which is said, and goes at the next try', async ({
    page,
  }) => {
    await openImported(page, aDeal());
    await page.goto('/#/settings');
    await expect(page.getByText(kept.holds(1, 1))).toBeVisible();
    await page.evaluate(() => {
      const { prototype } = IDBObjectStore;
      const itself = prototype.delete;
      prototype.delete = () => {
        prototype.delete = itself;
        throw new DOMException('forbidden', 'InvalidStateError');
      };
    });
    await calm(page);
    await page.getByRole('button', { name: kept.delete }).tap();
    await calm(page);
    await page.getByRole('button', { name: kept.go, exact: true }).tap();
    await calm(page);
    const fingers = await Fingers.on(page);
    const hold = await middleOf(page, kept.hold);
    await fingers.down(hold);
    await expect(page.getByText(kept.notDeleted)).toBeVisible();
    await fingers.up();
    expect(Object.keys(await keptGames(page))).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
    await calm(page);
    await fingers.down(await middleOf(page, kept.hold));
    await expect(page.getByText(en.home.howTo.join)).toBeVisible();
    await fingers.up();
    expect(Object.keys(await keptGames(page))).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('is deleted by Enter twice', async ({ page }) => {
    await openFromHome(page);
    await page.getByRole('button', { name: kept.delete }).press('Enter');
    await expect(page.getByRole('heading', { name: kept.sureOfSettings })).toBeVisible();
    await expect(page.getByRole('button', { name: kept.keep, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: kept.go, exact: true })).toBeFocused();
    await calm(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: kept.last })).toBeVisible();
    await expect(page.getByRole('button', { name: kept.keep, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: kept.hold })).toBeFocused();
    await calm(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: kept.again })).toBeFocused();
    await calm(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Railpass' })).toBeVisible();
  });
});

test.describe('about the app', () => {
  test('the licences are those of what was bundled, and the strength is what was measured', async ({ page }) => {
    await openFromHome(page);
    await page.getByRole('button', { name: settings.about.licences }).tap();
    const listed = page.locator('.licences li');
    await expect(listed.filter({ hasText: 'preact' })).toHaveCount(1);
    await expect(listed.filter({ hasText: 'Federo' })).toContainText('OFL');
    await listed.filter({ hasText: 'preact' }).locator('summary').tap();
    await expect(listed.filter({ hasText: 'preact' }).getByText(/Permission is hereby granted/)).toBeVisible();
    await calm(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await calm(page);
    await page.getByRole('button', { name: settings.about.strength }).tap();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('rowheader', { name: settings.about.levels.expert })).toBeVisible();
  });
});

test('Escape leads back to the same place in a game, with the hand open and the focus on what opened it', async ({
  page,
}) => {
  await openImported(page, aDeal());
  await keepAllTickets(page);
  await keepAllTickets(page);
  await reveal(page);
  await calm(page);
  await page.getByRole('button', { name: en.turn.action.claim, exact: true }).tap();
  await expect(page.getByText(en.turn.ask.claim.title)).toBeVisible();
  await openFromGame(page);
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Settings/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openHand(page)).toBeVisible();
  await expect(page.getByText(en.turn.ask.claim.title)).toBeVisible();
});

test('a burst of taps on the way in presses nothing that has come under the finger', async ({ page }) => {
  await page.goto('/');
  const { x, y } = await middleOf(page, en.home.settings);
  for (let tap = 0; tap < 6; tap++) await page.touchscreen.tap(x, y);
  await expect(heading(page)).toBeVisible();
  const state = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const before = await state();
  await calm(page);
  expect(await state()).toBe(before);
});

test('everything can be read and heard, in every size, by day and by night', async ({ page }) => {
  await page.goto('/');
  await importGame(page, aDeal('usa', 'one'));
  await page.goto('/#/settings');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('.kept-meter')).toBeVisible();
  const own = page.viewportSize();
  for (const size of [own, { width: 320, height: 700 }]) {
    if (size === null) continue;
    await page.setViewportSize(size);
    await drawn(page);
    expect.soft(await faultsOn(page), `${size.width}`).toEqual([]);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    expect.soft(found, colorScheme).toEqual([]);
  }
});
