import type { Page } from '@playwright/test';
import type { Asked } from './asked.ts';

/** What has taken the place of a button that was pressed is deaf for a moment: who looks first waits longer than that. */
export const CALM_MS = 560;
/** A hand's cover that has just come is deaf for a little longer. */
export const COVER_MS = 740;

/**
 * Waits until what stands in the page is on the screen. Before that nobody has seen it, although a test can read it: on a
 * busy machine a frame comes late. What is put there while a frame is being made is known to be there by the next.
 */
export function drawn(page: Asked): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Looks at what has come before pressing again. */
export async function calm(page: Page): Promise<void> {
  await drawn(page);
  await page.waitForTimeout(CALM_MS);
}
