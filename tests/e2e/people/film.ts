import type { Page } from '@playwright/test';

/** From now on whatever is set in motion stands still at its beginning, until it is drawn to a moment. */
export async function holdShows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function held(...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });
}

/** Draws all that is held to the same moment of its show, in ms. */
export async function drawTo(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'paused') animation.currentTime = time;
    }
  }, ms);
}

/** How much of a show is on the screen, moving or held. */
export function setInMotion(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('.show, .acts').length);
}
