import type { BrowserContext, Locator, Page } from '@playwright/test';
import { calm } from './people/calm.ts';

declare global {
  interface Window {
    unheardPresses?: number;
  }
}

/**
 * Runs in the page before anything of the app: counts the clicks that come to the window and no further, which are those
 * that the app's guard is deaf to.
 */
export function countUnheard(): void {
  window.unheardPresses = 0;
  const count = (by: number) => () => {
    window.unheardPresses = (window.unheardPresses ?? 0) + by;
  };
  window.addEventListener('click', count(1), true);
  document.addEventListener('click', count(-1), true);
}

async function unheard(page: Page): Promise<number> {
  try {
    return await page.evaluate(() => window.unheardPresses ?? 0);
  } catch {
    return 0; // the press has led to another page
  }
}

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
    const before = await unheard(this.page());
    const isHeard = async () => (await unheard(this.page())) <= before;
    try {
      await press.call(this, how);
      if (await isHeard()) return;
    } catch (error) {
      if (await isHeard()) throw error;
    }
    await calm(this.page());
    await press.call(this, how);
  };
}
