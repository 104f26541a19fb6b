// How people see a board who have no glasses on, no colours, or no red and green: the browser shows its page so.
import type { CDPSession, Page } from '@playwright/test';
import type { Frame } from './eye.ts';
import { type Picture, readPng } from './png.ts';

export interface Sight {
  readonly name: string;
  /** A filter of CSS. */
  readonly filter: string;
  readonly deficiency: 'none' | 'deuteranopia';
  /** Two at once are told, but more than is asked of a board. */
  readonly isBoth?: true;
}

export const LOOKS: readonly Sight[] = [
  { name: 'as it is', filter: 'none', deficiency: 'none' },
  { name: 'blurred', filter: 'blur(3px)', deficiency: 'none' },
  { name: 'grey', filter: 'grayscale(1)', deficiency: 'none' },
  { name: 'deuteranopia', filter: 'none', deficiency: 'deuteranopia' },
  { name: 'blurred, grey', filter: 'blur(3px) grayscale(1)', deficiency: 'none', isBoth: true },
  { name: 'blurred, deuteranopia', filter: 'blur(3px)', deficiency: 'deuteranopia', isBoth: true },
];

export interface Shot {
  readonly picture: Picture;
  readonly file: Buffer;
}

/** One picture of the open board for each look, in their order. */
export async function shotsOf(page: Page, devtools: CDPSession): Promise<readonly Shot[]> {
  const clip = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.board-stage')?.getBoundingClientRect() ?? new DOMRect();
    return { x, y, width, height };
  });
  const shots: Shot[] = [];
  for (const { filter, deficiency } of LOOKS) {
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: deficiency });
    await page.evaluate((value) => document.documentElement.style.setProperty('filter', value), filter);
    const file = await page.screenshot({ clip });
    shots.push({ picture: readPng(file), file });
  }
  return shots;
}

/** Where the board lies in its picture, as its stage tells it. */
export async function frameOf(page: Page): Promise<Frame> {
  const view = await page.evaluate(() => document.querySelector<HTMLElement>('.board-stage')?.dataset['view'] ?? '');
  const [x = 0, y = 0, scale = 1] = view.split(' ').map(Number);
  return { x, y, scale };
}
