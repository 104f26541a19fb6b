import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { atFirstTurn } from '../support/games/aTable.ts';
import { boardFile } from '../support/maps/boardFiles.ts';
import { mapFile } from '../support/maps/mapFiles.ts';
import { test } from './fixtures.ts';
import { middleOf } from './people/burstSights.ts';
import { COVER_MS, calm } from './people/calm.ts';
import { Person } from './people/person.ts';
import { Fingers } from './people/touch.ts';
import { cover, openHand, openImported, reveal } from './shelf/savedGames.ts';

const prompt = (page: Page) => page.locator('.overlay .prompt');
const chosenCards = (page: Page) => page.locator('.hand [aria-pressed="true"]');
const litTickets = (page: Page) => page.locator('.ticket-list [aria-pressed="true"]');
const litRoutes = (page: Page) => page.locator('.board-drawing .band.of-ticket');
const market = (page: Page) => page.locator('.market');

async function aFirstTurn(): Promise<GameRecord> {
  const { table } = await atFirstTurn();
  return JSON.parse(table.exportText());
}

async function touchCity(page: Page, id: string): Promise<void> {
  const city = mapFile('usa').cities.findIndex((each) => each.id === id);
  const place = boardFile('usa', 'landscape').cities[city];
  if (place === undefined) throw new Error(`the map has no ${id}`);
  const person = await Person.at(page);
  expect(await person.touchBoard(id, [place])).toBe(true);
}

test('the screen is about one thing at a time', async ({ page }) => {
  await openImported(page, await aFirstTurn());
  await reveal(page);
  const ownCard = page.getByRole('button', { name: /^(?!Locomotive)\w+, [1-9]/ }).first();
  const ownTicket = page.locator('.ticket-list button').first();
  await ownCard.tap();
  await expect(chosenCards(page)).toHaveCount(1);

  await ownTicket.tap();
  await expect(litTickets(page)).toHaveCount(1);
  await expect(chosenCards(page)).toHaveCount(0);
  await expect(prompt(page)).toContainText('Your turn');
  await expect(litRoutes(page)).not.toHaveCount(0);

  await page.getByRole('button', { name: 'Draw cards' }).tap();
  await expect(prompt(page)).toContainText('Take a card');
  await expect(market(page)).toHaveClass(/asked/);
  await expect(litTickets(page)).toHaveCount(0);
  await expect(litRoutes(page)).toHaveCount(0);

  await ownTicket.tap();
  await expect(market(page)).not.toHaveClass(/asked/);
  await ownCard.tap();
  await expect(chosenCards(page)).toHaveCount(1);
  await expect(litTickets(page)).toHaveCount(0);

  await page.getByRole('button', { name: /^Ben, \d+ points/ }).tap();
  await expect(prompt(page)).toContainText('Ben');
  await expect(chosenCards(page)).toHaveCount(0);
});

test('a city where nothing can be built shows its routes, to its player and to everybody', async ({ page }) => {
  await openImported(page, await aFirstTurn());
  await reveal(page);
  await page.locator('.ticket-list button').first().tap();
  await touchCity(page, 'boston');
  await expect(prompt(page)).toHaveText('Boston 4 routes: 4 free. To Montréal and New York.');
  await expect(litRoutes(page)).toHaveCount(4);
  await expect(litTickets(page)).toHaveCount(0);

  await cover(page);
  await page.getByRole('button', { name: 'Look at the board' }).tap();
  await touchCity(page, 'miami');
  await expect(prompt(page)).toHaveText('Miami 3 routes: 3 free. To Atlanta, Charleston and New Orleans.');
  await expect(litRoutes(page)).toHaveCount(3);
  await page.getByRole('button', { name: /^Ben, \d+ points/ }).tap();
  await expect(litRoutes(page)).toHaveCount(0);
});

test('the public board has the cover itself on it: held or tapped twice it opens the hand, tapped once it does not', async ({
  page,
}) => {
  await openImported(page, await aFirstTurn());
  const fingers = await Fingers.on(page);
  const button = page.locator('.game-tray .hold-button');
  const look = async () => {
    await page.getByRole('button', { name: 'Look at the board' }).tap();
    await expect(button).toContainText('Only Anna should see the screen.');
    await page.waitForTimeout(COVER_MS);
    return middleOf(page, /^Hold to show your cards/);
  };
  const spot = await look();
  await fingers.tap(spot);
  await expect(button).toContainText('Tap once more');
  await expect(openHand(page)).toHaveCount(0);
  await calm(page);
  await fingers.tap(spot);
  await expect(openHand(page)).toBeVisible();

  await cover(page);
  await calm(page);
  await fingers.down(await look());
  await expect(openHand(page)).toBeVisible();
  await fingers.up();
});

test('the names on the board are as large as the board has room for, those of own tickets too', async ({ page }) => {
  await openImported(page, await aFirstTurn());
  await reveal(page);
  await expect(page.locator('.board-svg .label.of-ticket')).not.toHaveCount(0);
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll('.board-svg .label')].flatMap((label) => {
      const wanted = Number(label.getAttribute('font-size'));
      const drawn = Number.parseFloat(getComputedStyle(label).fontSize);
      return Math.abs(wanted - drawn) < 0.1 ? [] : [`${label.textContent}: ${drawn} instead of ${wanted}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('no style of anything else reaches into the board', async ({ page }) => {
  await openImported(page, await aFirstTurn());
  await reveal(page);
  await page.locator('.ticket-list button').first().tap();
  await expect(litRoutes(page)).not.toHaveCount(0);
  const strangers = await page.evaluate(() => {
    const svg = document.querySelector('.board-svg');
    const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        // Paper is another matter.
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') return [];
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
      });
    // At commas that stand in no brackets: only there is what comes before whole.
    const apart = (list: string) => {
      const parts: string[] = [];
      for (const piece of list.split(',')) {
        const last = parts.pop();
        if (last === undefined) parts.push(piece);
        else if (last.split('(').length === last.split(')').length) parts.push(last, piece);
        else parts.push(`${last},${piece}`);
      }
      return parts;
    };
    const reaches = (selector: string) => svg !== null && svg.querySelector(selector) !== null;
    return [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .flatMap(({ selectorText }) => apart(selectorText))
      .filter((selector) => /\.[a-z]/.test(selector) && !/\.board|data-detail/.test(selector) && reaches(selector));
  });
  expect(strangers).toEqual([]);
});

test('the list of all ways to pay opens at its top, whichever way is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 560 });
  await page.goto('/#/gallery/screen/nordic/more-ways');
  const ways = page.getByRole('dialog').locator('.groups');
  await ways.getByRole('button').last().tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'More ways' }).tap();
  await expect(ways.getByRole('button').last()).toBeFocused();
  expect(
    await ways.evaluate(({ scrollTop, scrollHeight, clientHeight }) => [scrollTop, scrollHeight > clientHeight]),
  ).toEqual([0, true]);
});
