import type { Page } from '@playwright/test';
import type { Asked } from '../people/asked.ts';

const SMALLEST_TEXT_PX = 13;
const SMALLEST_TARGET_PX = 44;

/** Texts that reach over the edge of the screen or of the box that holds them. */
export function clippedText(page: Asked): Promise<readonly string[]> {
  return page.evaluate(() => {
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const frameOf = (element: Element | null): DOMRect => {
      if (element === null || element === document.body) return new DOMRect(0, 0, innerWidth, Number.MAX_SAFE_INTEGER);
      return clips(element) ? element.getBoundingClientRect() : frameOf(element.parentElement);
    };
    const isOutside = (box: DOMRect, frame: DOMRect) =>
      box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
    const clipped: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const frame = frameOf(texts.currentNode.parentElement);
      if ([...range.getClientRects()].some((box) => isOutside(box, frame))) clipped.push(range.toString());
    }
    return clipped;
  });
}

/** `except` names what follows a rule of its own: a board is drawn in its own units and can be enlarged. */
export function smallText(page: Asked, except = ':not(*)'): Promise<readonly string[]> {
  return page.evaluate(
    ([least, elsewhere]) => {
      const hasText = (element: Element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
      return [...document.body.querySelectorAll('*')]
        .filter((element) => element.closest(elsewhere) === null && hasText(element))
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < least)
        .map((element) => element.textContent);
    },
    [SMALLEST_TEXT_PX, except] as const,
  );
}

export async function smallTargets(page: Page): Promise<readonly string[]> {
  const names: string[] = [];
  for (const target of await page.locator('button, a, input, select').all()) {
    const box = await target.boundingBox();
    if (box !== null && Math.min(box.width, box.height) < SMALLEST_TARGET_PX) names.push(await target.innerText());
  }
  return names;
}
