import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../../src/i18n/en.ts';
import { focusFault } from '../checks/focus.ts';
import { CALM_MS, COVER_MS, drawn } from './calm.ts';

const HOLD_MS = 900;
const MOST_TABS = 120;
const LOOK_MS = 100;
const PATIENCE = 20;
/** Whoever moves the focus looks where it goes. */
const MOVING = /^(?:Tab|Shift\+Tab|Arrow\w+|Home|End)$/;
const { curtain } = en;

/** Somebody who has a keyboard and nothing else, and looks before each key where the focus is. */
export class Keyboard {
  readonly page: Page;
  /** What had the focus where it could not be seen. */
  readonly unseen: string[] = [];
  /** When each key was pressed last, and which one it was. */
  readonly #pressed = new Map<string, number>();
  #last = '';

  constructor(page: Page) {
    this.page = page;
  }

  /** A key that would press something else now is left alone for a moment, as a person who looks would leave it. */
  async press(key: string): Promise<void> {
    await this.#look(key);
    const on = await this.page.evaluate(() => document.activeElement?.textContent?.slice(0, 60));
    await this.page.keyboard.press(key);
    const fault = await this.#focusFault(key);
    // What it has changed is seen now.
    this.#pressed.set(key, Date.now());
    this.#last = key;
    if (fault !== null) this.unseen.push(`after ${key} on “${on}”: ${fault}`);
  }

  /** As a key repeats that nobody lets go. */
  async keepDown(key: string, repeats: number): Promise<void> {
    await this.#look(key);
    for (let downs = 0; downs <= repeats; downs++) await this.page.keyboard.down(key);
    await this.page.keyboard.up(key);
    await drawn(this.page);
    this.#pressed.set(key, Date.now());
    this.#last = key;
  }

  async #look(key: string): Promise<void> {
    await drawn(this.page);
    const presses = key === 'Enter' || key === ' ';
    const since = presses ? Math.max(0, ...this.#pressed.values()) : (this.#pressed.get(key) ?? 0);
    const pause = MOVING.test(key) || (presses && MOVING.test(this.#last)) ? 0 : CALM_MS - (Date.now() - since);
    if (pause > 0) await this.page.waitForTimeout(pause);
  }

  /** A screen that is being fetched has nothing to give the focus to yet. */
  async #focusFault(key: string): Promise<string | null> {
    await drawn(this.page);
    // Past the last stop of a page the browser has it.
    if (key === 'Tab' && (await this.page.evaluate(() => document.activeElement === document.body))) return null;
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
    await this.tabToward(button);
  }

  async tabToward(what: Locator): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS && !(await isFocused(what)); tabs++) await this.press('Tab');
    await expect(what).toBeFocused();
  }

  /** Down through a list from the field above it. */
  async walkTo(row: Locator): Promise<void> {
    for (let steps = 0; steps < MOST_TABS && !(await isFocused(row)); steps++) await this.press('ArrowDown');
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
    await expect(this.page.getByText(curtain.hold.again)).toBeVisible();
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
      await this.tabToward(ticket);
      await this.press(' ');
    }
    await this.gold(/^Keep \d tickets?$/);
    await expect(this.page.locator('.keep-tickets')).toHaveCount(0);
  }

  /** A button that begins with these words: a ticket that is done ends with one of them. */
  async sees(words: string): Promise<boolean> {
    return (await this.page.getByRole('button', { name: new RegExp(`^${words}`) }).count()) > 0;
  }
}

const isFocused = (what: Locator) => what.evaluate((element) => element === document.activeElement);
