import type { BrowserContext, Locator, Page } from '@playwright/test';
import { calm } from './people/calm.ts';

declare global {
  interface Window {
    presses?: { made: number; heard: number };
  }
}

/** A press that makes no click in this time makes none. */
const CLICK_MS = 400;

/**
 * Runs in the page before anything of the app: counts the clicks that come to the window, and those that come further. The
 * app's guard is deaf to what is between the two.
 */
export function countPresses(): void {
  const presses = { made: 0, heard: 0 };
  window.presses = presses;
  window.addEventListener('click', () => presses.made++, true);
  document.addEventListener('click', () => presses.heard++, true);
}

interface Presses {
  readonly made: number;
  readonly heard: number;
}

const NONE: Presses = { made: 0, heard: 0 };

async function presses(page: Page): Promise<Presses> {
  try {
    return await page.evaluate(() => window.presses ?? { made: 0, heard: 0 });
  } catch {
    return NONE; // the press has led to another page
  }
}

/** A busy browser makes a click out of a tap a while after the tap: it is waited for. */
async function pressesAfter(page: Page, before: Presses): Promise<Presses> {
  const end = Date.now() + CLICK_MS;
  let now = await presses(page);
  while (now !== NONE && now.made <= before.made && Date.now() < end) now = await presses(page);
  return now;
}

const isDeaf = (before: Presses, after: Presses): boolean => after.made - before.made > after.heard - before.heard;

const PRESSES = ['tap', 'click', 'check'] as const;
type Press = (this: Locator, how?: object) => Promise<void>;
type Pages = Record<(typeof PRESSES)[number], Press>;

/** Those whose tests press as people do. */
const taught = new WeakSet<Page>();
let isPatched = false;

/**
 * A test taps in the very moment in which something comes. A person has to see it first, and whoever taps too soon all the
 * same sees that nothing happened, and taps again. How many presses people lose is for `person.ts` to find out.
 */
export function pressAgainIfUnheard(context: BrowserContext): void {
  context.on('page', (page) => {
    taught.add(page);
    teachOnce(page);
  });
}

function teachOnce(page: Page): void {
  if (isPatched) return;
  isPatched = true;
  const locators = Object.getPrototypeOf(page.locator('body')) as Pages;
  for (const press of PRESSES) locators[press] = heardAtLast(locators[press]);
}

function heardAtLast(press: Press): Press {
  return async function (this: Locator, how) {
    if (!taught.has(this.page())) return press.call(this, how);
    const page = this.page();
    const before = await presses(page);
    const isUnheard = async () => isDeaf(before, await pressesAfter(page, before));
    try {
      await press.call(this, how);
      if (!(await isUnheard())) return;
    } catch (error) {
      if (!(await isUnheard())) throw error;
    }
    await calm(page);
    await press.call(this, how);
  };
}
