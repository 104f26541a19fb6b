import { expect, type Locator, type Page } from '@playwright/test';
import { drawn } from './calm.ts';

type Role = Parameters<Page['getByRole']>[0];

/** What a screen reader says by itself. */
export interface Heard {
  readonly words: string;
  /** It interrupts. */
  readonly at: 'once' | 'leisure';
}

declare global {
  interface Window {
    heardByItself?: Heard[];
  }
}

/** Runs in the page before anything of the app: takes down what live regions say, each time that it changes. */
function takeDown(): void {
  const heard: Heard[] = [];
  window.heardByItself = heard;
  const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const said = new WeakMap<Element, string>();
  const say = (region: Element) => {
    const words = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
    const isThere = region.isConnected && region.closest('[inert], [aria-hidden=true]') === null;
    if (words === '' || !isThere || said.get(region) === words) return;
    said.set(region, words);
    heard.push({ words, at: region.matches('[role=alert], [aria-live=assertive]') ? 'once' : 'leisure' });
  };
  const regionsIn = (node: Node): readonly Element[] => {
    if (!(node instanceof Element)) return [];
    return node.matches(LIVE) ? [node] : [...node.querySelectorAll(LIVE)];
  };
  new MutationObserver((changes) => {
    const changed = changes.flatMap(({ target, addedNodes }) => {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      return around ? [around] : [...addedNodes].flatMap(regionsIn);
    });
    for (const region of new Set(changed)) say(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Somebody who sees nothing: finds each thing by its role and its name, and hears what the page says by itself. */
export class Listener {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Before the page is opened. */
  static async to(page: Page): Promise<Listener> {
    await page.addInitScript(takeDown);
    return new Listener(page);
  }

  find(role: Role, name: string | RegExp): Locator {
    return this.page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });
  }

  async activate(role: Role, name: string | RegExp): Promise<void> {
    const thing = this.find(role, name).first();
    await expect(thing).toBeVisible();
    await thing.click();
    await drawn(this.page);
  }

  async button(name: string | RegExp): Promise<void> {
    await this.activate('button', name);
  }

  /** Everything that can be come to, line by line. */
  async tree(): Promise<readonly string[]> {
    const tree = await this.page.locator('body').ariaSnapshot();
    return tree.split('\n').map((line) => line.trim());
  }

  /** What was said since this was last asked. */
  async heard(): Promise<readonly Heard[]> {
    await drawn(this.page);
    return this.page.evaluate(() => window.heardByItself?.splice(0) ?? []);
  }
}
