import { setTimeout as pause } from 'node:timers/promises';
import { CALM_MS, COVER_MS } from '../e2e/people/calm.ts';
import { bringIntoSight, look, type SeenButton, type Sight } from '../e2e/people/sight.ts';
import type { Spot } from '../e2e/people/touch.ts';
import type { Browser, Size } from './browser.ts';

type IsMeant = (button: SeenButton) => boolean;

const PATIENCE_MS = 30_000;
/** Longer than a button must be held that uncovers a hand. */
const HOLD_MS = 2500;

export const named =
  (name: string): IsMeant =>
  (button) =>
    button.name === name;

export const starting =
  (words: string): IsMeant =>
  (button) =>
    button.name.startsWith(words);

/** Somebody who plays on another browser: looks, waits until what they want is there, and presses it. */
export class Guest {
  readonly browser: Browser;
  readonly #home: string;
  #last = '';

  constructor(browser: Browser, home: string) {
    this.browser = browser;
    this.#home = home;
  }

  /** Loads the app anew, and notes from then on what it complains about. */
  async load(hash: string, size: Size): Promise<void> {
    await this.browser.open('about:blank');
    await this.browser.open(`${this.#home}${hash}`);
    await this.browser.resize(size);
    await this.browser.evaluate(() => {
      const complaints: string[] = [];
      addEventListener('error', ({ message }) => complaints.push(message));
      addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
      console.error = (...words: readonly unknown[]) => complaints.push(words.join(' '));
      Object.assign(globalThis, { complaints });
    });
    await this.until(({ heading }) => heading !== '', 'a heading');
  }

  complaints(): Promise<readonly string[]> {
    return this.browser.evaluate(() => (globalThis as unknown as { complaints: readonly string[] }).complaints);
  }

  /** Goes on to another address in the same page, and waits until nothing is left of the screen before. */
  async go(hash: string): Promise<void> {
    await this.browser.evaluate((to) => {
      document.querySelector('h1')?.setAttribute('data-left', '');
      location.hash = to;
    }, hash);
    await this.untilTrue(() => document.querySelector('h1:not([data-left])') !== null, hash);
    await this.still();
  }

  /** Until letters are there and nothing moves that comes to an end. */
  async still(): Promise<void> {
    await this.browser.evaluate(async () => {
      const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      const frame = () => new Promise(requestAnimationFrame);
      const moving = () => document.getAnimations().filter((one) => ends(one) && one.playState === 'running');
      await document.fonts.ready;
      const end = performance.now() + 4000;
      for (let quiet = 0; quiet < 12 && performance.now() < end; quiet++) {
        await frame();
        if (moving().length > 0) quiet = 0;
      }
    });
  }

  /** Looks until the screen is as it should be. */
  async until(isWanted: (sight: Sight) => boolean, what: string): Promise<Sight> {
    for (const end = Date.now() + PATIENCE_MS; ; await pause(100)) {
      const sight = await look(this.browser);
      if (isWanted(sight)) return sight;
      if (Date.now() > end) throw fault(`There is no ${what} after “${this.#last}”.`, sight);
    }
  }

  /** Waits for a button that can be pressed, and until it lies still. */
  async see(isMeant: IsMeant, what: string): Promise<SeenButton> {
    const isReady: IsMeant = (button) => !button.off && isMeant(button);
    await this.until(({ buttons }) => buttons.some(isReady), what);
    await this.still();
    const { buttons } = await this.until((sight) => sight.buttons.some(isReady), what);
    const found = buttons.find(isReady);
    if (found === undefined) throw new Error(what);
    return found.covered ? this.#uncovered(found) : found;
  }

  async press(isMeant: IsMeant, what: string): Promise<void> {
    const { spot, name } = await this.see(isMeant, what);
    await this.pressAt(spot, name);
  }

  /** Nobody is so fast that the app takes it for a slip. */
  async pressAt(spot: Spot, what: string): Promise<void> {
    await pause(CALM_MS);
    this.#last = what;
    await this.browser.press(spot);
  }

  /** Writes into an empty field. */
  async write(id: string, text: string): Promise<void> {
    await this.untilTrue((field) => document.getElementById(field) !== null, id);
    await this.still();
    const spot = await this.browser.evaluate((field) => {
      const box = document.getElementById(field)?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    }, id);
    if (spot === null) throw new Error(`There is no field ${id}.`);
    await this.pressAt(spot, id);
    await this.browser.type(text);
  }

  async uncover(isMeant: IsMeant, what: string): Promise<void> {
    const { name, spot } = await this.see(isMeant, what);
    await pause(COVER_MS);
    this.#last = name;
    await this.browser.press(spot, HOLD_MS);
  }

  async #uncovered({ name }: SeenButton): Promise<SeenButton> {
    await bringIntoSight(this.browser, name);
    const sight = await look(this.browser);
    const button = sight.buttons.find((one) => one.name === name);
    if (button === undefined || button.covered) throw fault(`“${name}” cannot be reached.`, sight);
    return button;
  }

  /** Asks until it is so: about the thing of this name, if it needs to know. */
  async untilTrue(isTrue: (name: string) => boolean, name: string): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; !(await this.browser.evaluate(isTrue, name)); await pause(100))
      if (Date.now() > end) throw new Error(`${name} did not come after “${this.#last}”.`);
  }
}

function fault(what: string, { heading, says, buttons }: Sight): Error {
  const names = buttons.map(({ name, off, covered }) => `${name}${off ? ' (off)' : ''}${covered ? ' (covered)' : ''}`);
  return new Error(`${what}\nOn the screen: ${heading} | ${says} | ${names.join(' · ')}`);
}
