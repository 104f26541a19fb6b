import type { Page } from '@playwright/test';

/** In the page: why nobody could see where the focus is; null where they can. */
export function focusFault(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'nothing has it';
  if (focused.matches('h1, h2')) return null;
  const said = focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName;
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return `${said} lies off the screen`;
  const ringed = [getComputedStyle(focused), getComputedStyle(focused, '::after')];
  const next = focused.nextElementSibling;
  if (next !== null) ringed.push(getComputedStyle(next));
  // A field has it around all that stands beside its letters.
  const around = focused.closest('label');
  if (around !== null) ringed.push(getComputedStyle(around));
  const isSeen = ringed.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
  return isSeen ? null : `${said} has no ring`;
}

declare global {
  interface Window {
    tabbed?: Set<Element>;
  }
}

const MOST_STOPS = 250;

/** Goes through a screen by Tab until it begins again: where the focus could not be seen, and what it never came to. */
export async function faultsByTab(page: Page): Promise<readonly string[]> {
  const faults = new Set<string>();
  await page.evaluate(() => {
    window.tabbed = new Set();
  });
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(noteStop);
    if (step === 'again') return [...faults, ...(await page.evaluate(leftOut))];
    // Past the last stop the browser has the focus, and gives it back.
    if (step === 'out') continue;
    const fault = await page.evaluate(focusFault);
    if (fault !== null) faults.add(fault);
  }
  return [...faults, 'the focus does not come round'];
}

/** In the page. */
function noteStop(): 'again' | 'out' | 'on' {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'out';
  if (window.tabbed?.has(focused) === true) return 'again';
  window.tabbed?.add(focused);
  return 'on';
}

/** In the page: what can be pressed with a finger and is no stop. Of a group of radio buttons one is, and of tabs. */
function leftOut(): readonly string[] {
  const sheet = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'));
  const all = [...(sheet ?? document).querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
  const isStop = (element: HTMLElement) =>
    !element.matches(':disabled, [type=radio], [type=file], [role=tab][aria-selected=false]') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true });
  return all
    .filter((element) => isStop(element) && window.tabbed?.has(element) !== true)
    .map((element) => `${element.getAttribute('aria-label') ?? element.textContent} is no stop`);
}
