import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../support/run/browser.ts';
import type { Browser } from './browser.ts';

/** The browser of all other tests, for pictures to put beside those of the others. */
export async function startChromium(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page: Page = await browser.newPage();
  return {
    evaluate: page.evaluate.bind(page),
    open: async (address) => void (await page.goto(address)),
    resize: (size) => page.setViewportSize(size),
    press: async ({ x, y }, ms = 40) => page.mouse.click(x, y, { delay: ms }),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
