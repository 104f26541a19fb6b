import type { Page } from '@playwright/test';

/** Everything that is true of the game on the screen, and nothing of how it came there. */
export function told(page: Page): Promise<string> {
  return page.evaluate(() => {
    const game = document.querySelector('.game, .keep-tickets')?.cloneNode(true);
    if (!(game instanceof Element)) throw new Error('there is no game on the screen');
    for (const part of game.querySelectorAll('[style]')) part.removeAttribute('style');
    return game.outerHTML;
  });
}

/**
 * The same without what only the page knows that was there: what it said last to listeners, where the board was dragged to,
 * which card of the row is a new one, and the numbers that the page gives its things.
 */
export async function toldAnew(page: Page): Promise<string> {
  const all = await told(page);
  return all
    .replaceAll(/(?<=aria-live="polite">)[^<]*/g, '')
    .replaceAll(/ data-view="[^"]*"| data-detail="[^"]*"/g, '')
    .replaceAll(/class="card (?:new|takeable)"/g, 'class="card"')
    .replaceAll(/(?<=aria-label="Zoom (?:in|out)" aria-disabled=")\w+/g, '')
    .replaceAll(/\bP\d+-\d+\b/g, 'P');
}

/** A little of where two pages part; nothing where they are the same. */
export function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  if (at < 0) return one.length === other.length ? '' : 'one goes on';
  return `${one.slice(Math.max(0, at - 200), at + 120)} || ${other.slice(Math.max(0, at - 60), at + 120)}`;
}
