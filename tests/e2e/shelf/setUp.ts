import { expect, type Page } from '@playwright/test';
import { en } from '../../../src/i18n/en.ts';
import { calm } from '../people/calm.ts';

const { setup } = en;

/** Has the cards dealt from a seed, so that a game that goes wrong goes wrong again. To be called before the page opens. */
export async function dealFrom(page: Page, seed: number): Promise<void> {
  await page.addInitScript((first) => {
    let state = first;
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    };
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.set(Array.from(bytes, next));
      return bytes;
    };
  }, seed);
}

/** Sets a table up by hand, from the first screen to the first curtain. */
export async function setUp(page: Page, board: string, names: readonly string[]): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: en.home.together }).tap();
  await calm(page);
  await page.getByRole('radio', { name: board }).check({ force: true });
  for (const [seat, name] of names.entries()) {
    const field = page.getByRole('textbox', { name: setup.name(seat) });
    if ((await field.count()) === 0) {
      await page.getByRole('button', { name: setup.addSeat, exact: true }).tap();
      await calm(page);
    }
    await field.fill(name);
  }
  await page.getByRole('button', { name: setup.start }).tap();
  await expect(page.getByRole('button', { name: en.curtain.look })).toBeVisible();
}
