import type { Page } from '@playwright/test';
import type { SpacePoint } from '../../support/maps/spacePoints.ts';
import { type Fingers, type Spot, whereabouts } from './touch.ts';

interface Answer {
  readonly chosen: string;
  readonly offered: readonly string[];
}

/** What the board has made of a tap. */
function answerOf(page: Page): Promise<Answer> {
  return page.evaluate(() => ({
    chosen: document.querySelector('[data-testid=chosen]')?.textContent ?? '',
    offered: [...document.querySelectorAll<HTMLElement>('[data-target]')].map(({ dataset }) => dataset['target'] ?? ''),
  }));
}

/** Taps on spaces that can be seen and touched; none near the one before, which would be a double tap. */
export async function wrongTaps(page: Page, fingers: Fingers, points: readonly SpacePoint[], count: number) {
  const { view, left, top, width, height } = await whereabouts(page);
  const buttons = await page.locator('.zoom-buttons').boundingBox();
  const isFree = ({ x, y }: Spot) =>
    x > left + 4 &&
    x < left + width - 4 &&
    y > top + 4 &&
    y < top + height - 4 &&
    !(buttons && x < buttons.x + buttons.width && y > buttons.y);
  const wrong: string[] = [];
  let taps = 0;
  let last = { x: 0, y: 0, route: -1 };
  for (const { route, ...place } of points) {
    const spot = { route, x: left + view.x + view.scale * place.x, y: top + view.y + view.scale * place.y };
    const isNew = route !== last.route && Math.hypot(spot.x - last.x, spot.y - last.y) > 40;
    if (taps === count || !isFree(spot) || !isNew) continue;
    await fingers.tap(spot);
    taps += 1;
    last = spot;
    const answer = await answerOf(page);
    const meant = `route ${route}`;
    const isRight = answer.offered.length > 0 ? answer.offered.includes(meant) : answer.chosen === meant;
    if (!isRight) wrong.push(`${meant} at ${view.scale}: ${JSON.stringify(answer)}`);
    if (answer.offered.length > 0) await page.keyboard.press('Escape');
  }
  return { wrong, taps };
}
