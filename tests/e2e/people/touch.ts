import { type CDPSession, expect, type Page } from '@playwright/test';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface ShownView extends Spot {
  readonly scale: number;
}

/** A thumb that taps too often. */
export interface Thumb {
  readonly taps: number;
  readonly everyMs: number;
  readonly way?: Way;
}

/** It stays, wanders off while it taps, or has another finger on either side of it, in turns. */
export type Way = 'still' | 'drifting' | 'with other fingers';

const DRIFT: Spot = { x: 9, y: -4 };
const FINGERS = [0, 60, -60];

function tapOf({ x, y }: Spot, way: Way, tap: number): Spot {
  if (way === 'drifting') return { x: x + DRIFT.x * tap, y: y + DRIFT.y * tap };
  return way === 'still' ? { x, y } : { x: x + (FINGERS[tap % FINGERS.length] ?? 0), y };
}

/** Real fingers: what the browser gets from a touch screen. */
export class Fingers {
  readonly #devtools: CDPSession;

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  down(...spots: readonly Spot[]): Promise<unknown> {
    return this.#touch('touchStart', spots);
  }

  move(...spots: readonly Spot[]): Promise<unknown> {
    return this.#touch('touchMove', spots);
  }

  up(): Promise<unknown> {
    return this.#touch('touchEnd', []);
  }

  /** The first one stays. */
  upSecond({ x, y }: Spot): Promise<unknown> {
    return this.#devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [{ x, y, id: 1 }] });
  }

  /** In the time that people take, however slow the machine is: the browser is told when it was. */
  async tap(...spots: readonly Spot[]): Promise<void> {
    await this.#tapAt(Date.now(), spots);
  }

  async doubleTap(spot: Spot): Promise<void> {
    const begun = Date.now();
    await this.#tapAt(begun, [spot]);
    await this.#tapAt(begun + 120, [spot]);
  }

  /** At a moment that has passed already: a busy machine hears of a tap late. */
  async tapThen(spot: Spot, time: number): Promise<void> {
    await this.#tapAt(time, [spot]);
  }

  /** Taps too often, in an even time; what the first has changed may be on the screen by the next. */
  async burst(spot: Spot, { taps, everyMs, way = 'still' }: Thumb, between = async () => undefined): Promise<void> {
    const begun = Date.now();
    for (let tap = 0; tap < taps; tap++) {
      const time = begun + tap * everyMs;
      if (tap > 0) await between();
      await new Promise((done) => setTimeout(done, Math.max(0, time - Date.now())));
      await this.#tapAt(time, [tapOf(spot, way, tap)]);
    }
  }

  async #tapAt(time: number, spots: readonly Spot[]): Promise<void> {
    await this.#touch('touchStart', spots, time);
    await this.#touch('touchEnd', [], time + 60);
  }

  async drag(from: Spot, to: Spot, steps = 8): Promise<void> {
    await this.down(from);
    for (let i = 1; i <= steps; i++) await this.move(between(from, to, i / steps));
    await this.up();
  }

  /** Two fingers side by side. */
  async pinch(middle: Spot, from: number, to: number, steps = 10): Promise<void> {
    await this.down(...aside(middle, from));
    for (let i = 1; i <= steps; i++) await this.move(...aside(middle, from + ((to - from) * i) / steps));
    await this.up();
  }

  #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[], time = Date.now()): Promise<unknown> {
    const touchPoints = spots.map(({ x, y }, id) => ({ x, y, id }));
    return this.#devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time / 1000 });
  }
}

export function between(from: Spot, to: Spot, part: number): Spot {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export function aside({ x, y }: Spot, apart: number): readonly [Spot, Spot] {
  return [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ];
}

/** The view that is drawn, once the board is still. */
export async function viewOf(page: Page): Promise<ShownView> {
  await expect(page.locator('.board-world:not(.moving)')).toBeAttached();
  const text = await page.locator('.board-stage').getAttribute('data-view');
  const [x = 0, y = 0, scale = 1] = (text ?? '').split(' ').map(Number);
  return { x, y, scale };
}

/** The board's place under a spot of the screen. */
export async function placeUnder(page: Page, spot: Spot): Promise<Spot> {
  const { view, left, top } = await whereabouts(page);
  return { x: (spot.x - left - view.x) / view.scale, y: (spot.y - top - view.y) / view.scale };
}

/** The spot of the screen where a place of the board is seen. */
export async function spotOf(page: Page, place: Spot): Promise<Spot> {
  const { view, left, top } = await whereabouts(page);
  return { x: left + view.x + view.scale * place.x, y: top + view.y + view.scale * place.y };
}

export async function whereabouts(page: Page) {
  const view = await viewOf(page);
  const box = await page.locator('.board-stage').boundingBox();
  if (box === null) throw new Error('there is a board');
  return { view, left: box.x, top: box.y, width: box.width, height: box.height };
}
