import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../../src/i18n/en.ts';
import { COVER_MS, calm, drawn } from './calm.ts';

const HOLD_MS = 900;
const MOST_TABS = 120;
const LOOK_MS = 100;
const PATIENCE = 20;
const MOST_TURNS = 600;
const { turn, claim, curtain, tickets, final } = en;

/** Somebody who has a keyboard and nothing else, and looks before each key where the focus is. */
export class Keyboard {
  readonly page: Page;
  /** What had the focus where it could not be seen. */
  readonly unseen: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    await calm(this.page);
    const on = await this.page.evaluate(() => document.activeElement?.textContent?.slice(0, 60));
    await this.page.keyboard.press(key);
    const fault = await this.#focusFault();
    if (fault !== null) this.unseen.push(`after ${key} on “${on}”: ${fault}`);
  }

  /** A screen that is being fetched has nothing to give the focus to yet. */
  async #focusFault(): Promise<string | null> {
    await drawn(this.page);
    let fault = await this.page.evaluate(focusFault);
    for (let again = 0; fault !== null && again < PATIENCE; again++) {
      await this.page.waitForTimeout(LOOK_MS);
      fault = await this.page.evaluate(focusFault);
    }
    return fault;
  }

  /** As many times as it takes, from wherever the focus is. */
  async tabTo(name: string | RegExp): Promise<void> {
    const button = this.page.getByRole('button', { name, exact: typeof name === 'string' }).first();
    for (let tabs = 0; tabs < MOST_TABS && !(await isFocused(button)); tabs++) await this.page.keyboard.press('Tab');
    await expect(button).toBeFocused();
  }

  /** Down through a list from the field above it. */
  async walkTo(row: Locator): Promise<void> {
    for (let steps = 0; steps < MOST_TABS && !(await isFocused(row)); steps++)
      await this.page.keyboard.press('ArrowDown');
    await expect(row).toBeFocused();
  }

  /** The gold button, by Enter where it has the focus already or nothing else has. */
  async gold(name: RegExp): Promise<void> {
    await expect(this.page.getByRole('button', { name })).toBeEnabled();
    await this.tabTo(name);
    await this.press('Enter');
  }

  async holdSpace(): Promise<void> {
    await this.page.waitForTimeout(COVER_MS);
    await this.page.keyboard.down(' ');
    await this.page.waitForTimeout(HOLD_MS);
    await this.page.keyboard.up(' ');
  }

  async reveal(): Promise<void> {
    await expect(this.page.locator('.hold-button')).toBeVisible();
    await drawn(this.page);
    await this.page.waitForTimeout(COVER_MS);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByText('Tap once more')).toBeVisible();
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('.game-tray:not(.covered), .keep-tickets')).toBeVisible();
  }

  /** Some turns go on by themselves. */
  async endTurn(): Promise<void> {
    const done = this.page.getByRole('button', { name: /^Done/ });
    await expect(done.or(this.page.locator('.curtain'))).toBeVisible();
    if ((await done.count()) > 0) await this.press('e');
    await expect(this.page.locator('.game-tray')).toHaveCount(0);
  }

  async deckCount(): Promise<number> {
    const label = await this.page.locator('.decks button').first().getAttribute('aria-label');
    return Number(/(\d+) cards?/.exec(label ?? '')?.[1] ?? 0);
  }

  async keepTickets(count: number): Promise<void> {
    await expect(this.page.locator('.keep-tickets')).toBeVisible();
    const offered = await this.page.locator('.ticket-choice').all();
    for (const ticket of offered.slice(0, count)) {
      for (let tabs = 0; tabs < MOST_TABS && !(await isFocused(ticket)); tabs++) await this.page.keyboard.press('Tab');
      await this.press(' ');
    }
    await this.gold(/^Keep \d tickets?$/);
    await expect(this.page.locator('.keep-tickets')).toHaveCount(0);
  }

  /** A whole game: the longest route that can be paid, else cards. */
  async playToTheEnd(): Promise<void> {
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      if (await this.#sees(final.rematch.ask)) return;
      await this.#step();
    }
    throw new Error('The game does not end.');
  }

  async #step(): Promise<void> {
    const { page } = this;
    if (await this.#sees(curtain.look)) return this.reveal();
    if ((await page.locator('.keep-tickets').count()) > 0) return this.keepTickets(9);
    if ((await this.#sees(turn.action.done)) || (await this.#sees(turn.action.result))) return this.press('e');
    if (await this.#sees(claim.tunnel.withdraw)) return this.#answerTunnel();
    if (await this.#sees(turn.action.stop)) return this.#draw();
    if (await this.#sees(turn.action.passNote)) return this.press('Enter');
    await this.press('r');
    const routes = await page.locator('.route-row.payable').all();
    if (routes.length === 0) {
      await this.press('Escape');
      return this.#draw();
    }
    return this.#claim(routes);
  }

  async #claim(routes: readonly Locator[]): Promise<void> {
    const names = await Promise.all(routes.map((route) => route.getAttribute('aria-label')));
    const lengths = names.map((name) => Number(/, (\d+) trains?,/.exec(name ?? '')?.[1] ?? 0));
    const longest = routes[lengths.indexOf(Math.max(...lengths))];
    if (longest === undefined) throw new Error('The list is empty.');
    await this.press('/');
    await this.walkTo(longest);
    await this.press('Enter');
    await expect(this.page.getByRole('button', { name: /^Claim route pays/ })).toBeFocused();
    await this.press('Enter');
    // The cards of a tunnel are turned one by one, and until then nothing can be pressed.
    await expect(this.page.locator('button:enabled', { hasText: /^\s*(Done|See the result|Withdraw)/ })).toBeVisible();
  }

  async #answerTunnel(): Promise<void> {
    const pay = this.page.getByRole('button', { name: /^Pay and claim/ });
    await this.gold((await pay.count()) > 0 ? /^Pay and claim/ : /^Withdraw/);
    await expect(this.page.getByRole('button', { name: /^(Done|See the result)/ })).toBeVisible();
  }

  /** From the deck, or where it is empty from the row; a place may be empty or closed. */
  async #draw(): Promise<void> {
    for (const key of ['0', '1', '2', '3', '4', '5']) {
      const before = await this.page.locator('.game-tray').getAttribute('data-moment');
      await this.press(key);
      if ((await this.page.locator('.game-tray').getAttribute('data-moment')) !== before) return;
    }
    await ((await this.#sees(turn.action.stop)) ? this.gold(/^Stop here/) : this.#drawTickets());
  }

  async #drawTickets(): Promise<void> {
    await this.press('t');
    await this.press('Enter');
    await expect(this.page.getByRole('heading', { name: tickets.title('') })).toBeVisible();
  }

  async #sees(words: string): Promise<boolean> {
    return (await this.page.getByRole('button', { name: words }).count()) > 0;
  }
}

const isFocused = (what: Locator) => what.evaluate((element) => element === document.activeElement);

/** In the page: why nobody could see where the focus is; null where they can. */
function focusFault(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'nothing has it';
  if (focused.matches('h1, h2')) return null;
  const said = focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName;
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return `${said} lies off the screen`;
  const ringed = [getComputedStyle(focused), getComputedStyle(focused, '::after')];
  const next = focused.nextElementSibling;
  if (next !== null) ringed.push(getComputedStyle(next));
  const isSeen = ringed.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
  return isSeen ? null : `${said} has no ring`;
}
