import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../../src/i18n/en.ts';
import type { Spot } from './touch.ts';

const { turn, curtain, claim } = en;

/** What somebody finds on the table after the burst. */
export type Found =
  | 'nothing yet'
  | 'one more card'
  | 'confirm tickets'
  | 'choose tickets'
  | 'beat'
  | 'curtain'
  | 'look'
  | 'claim'
  | 'deleted'
  | 'final'
  | 'menu';

export function found(page: Page): Promise<string> {
  const words = {
    done: turn.action.done,
    stop: turn.action.stop,
    draw: turn.action.draw,
    again: curtain.hold.again,
    confirm: turn.action.keepAtLeast(1),
    claim: claim.commit,
    deleted: turn.deleted.export,
  };
  return page.evaluate((words) => {
    const isThere = (selector: string) => document.querySelector(selector) !== null;
    const texts = [...document.querySelectorAll<HTMLElement>('.game-tray button')].map(({ innerText }) => innerText);
    const says = (part: string) => texts.some((text) => text.includes(part));
    const signs = {
      'a question': isThere('dialog[open] .question'),
      menu: isThere('dialog[open]'),
      'curtain, half open': isThere('.curtain') && document.body.innerText.includes(words.again),
      curtain: isThere('.curtain'),
      final: isThere('.final'),
      'choose tickets': isThere('.keep-tickets'),
      look: isThere('.game-tray.covered'),
      beat: says(words.done),
      'one more card': says(words.stop),
      'confirm tickets': says(words.confirm),
      deleted: document.body.innerText.includes(words.deleted),
      'nothing yet': says(words.draw),
      claim: says(words.claim),
    };
    return Object.entries(signs).find(([, isSeen]) => isSeen)?.[0] ?? texts.join(' · ');
  }, words);
}

export async function middleOf(page: Page, name: RegExp): Promise<Spot> {
  const button = page.getByRole('button', { name }).first();
  await expect(button).toBeVisible();
  await button.scrollIntoViewIfNeeded();
  const box = await boxOf(button);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function boxOf(control: Locator) {
  await expect(control).toBeVisible();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`There is no ${control}.`);
  return box;
}

/** Long enough for whatever the last tap may have begun. */
export const AFTERMATH_MS = 900;

/** For the name of a button that begins with these words. */
export function starts(words: string): RegExp {
  return new RegExp(`^${words}`);
}

/** For the name of a button that says just this. */
export function exactly(words: string): RegExp {
  return new RegExp(`^${words}$`);
}
