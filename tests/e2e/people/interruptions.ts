import type { Page } from '@playwright/test';
import { en } from '../../../src/i18n/en.ts';
import { boxOf } from './burstSights.ts';
import { calm, drawn } from './calm.ts';
import { Fingers, type Spot } from './touch.ts';

/** What somebody does to the screen while something is shown. `hand`: where a finger has just been. */
export type Interruption = (page: Page, hand: Spot) => Promise<void>;

const TAPS = 7;
const EVERY_MS = 90;

export const INTERRUPTIONS = {
  'nothing is done': async () => undefined,
  'the page is reloaded': async (page) => {
    await page.reload();
  },
  'it is taken back': async (page) => {
    await calm(page);
    await page.keyboard.press('z');
    await drawn(page);
    // Why it cannot be is told to whoever has asked: it goes with the cover.
    if ((await page.locator('.prompt', { hasText: en.turn.why.title }).count()) > 0) await page.keyboard.press('h');
  },
  'it is covered': (page) => page.keyboard.press('h'),
  'the finger goes on tapping': async (page, hand) => {
    await (await Fingers.on(page)).burst(hand, { taps: TAPS, everyMs: EVERY_MS, way: 'drifting' });
  },
  'the board is dragged': async (page) => {
    const stage = page.locator('.board-stage[data-view]');
    if ((await stage.count()) === 0) return;
    const { x, y, width, height } = await boxOf(stage);
    const middle = { x: x + width / 2, y: y + height / 2 };
    const fingers = await Fingers.on(page);
    await fingers.pinch(middle, 80, 240);
    await fingers.drag(middle, { x: middle.x - 90, y: middle.y + 60 });
  },
  'the tablet is turned': async (page) => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: height, height: width });
  },
} as const satisfies Readonly<Record<string, Interruption>>;

export type InterruptionName = keyof typeof INTERRUPTIONS;
