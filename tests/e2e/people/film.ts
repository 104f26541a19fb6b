import type { Page } from '@playwright/test';

/** What is held, also what shows nothing at the moment to which it is drawn: the page's own list leaves that out. */
interface Film {
  readonly held: Animation[];
  readonly letGo: () => void;
}

/** From now on whatever is set in motion stands still at its beginning, until it is drawn to a moment or let go. */
export async function holdShows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { prototype } = Element;
    const { animate } = prototype;
    const held: Animation[] = [];
    prototype.animate = function hold(...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      held.push(animation);
      return animation;
    };
    const goOn = (animation: Animation) => {
      const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (Number(animation.currentTime) < Number(endTime)) animation.play();
      else animation.finish();
    };
    const letGo = () => {
      prototype.animate = animate;
      for (const animation of held) if (animation.playState === 'paused') goOn(animation);
    };
    Object.assign(globalThis, { film: { held, letGo } satisfies Film });
  });
}

/** What is held goes on from where it stands, and whatever comes moves as ever. */
export async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as { film?: Film }).film?.letGo());
}

/** Draws all that is held to the same moment of its show, in ms. */
export async function drawTo(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => {
    const { held = [] } = (globalThis as { film?: Film }).film ?? {};
    for (const animation of held) if (animation.playState === 'paused') animation.currentTime = time;
  }, ms);
}

/** Draws all that is held to a part of the whole show: 0 is its beginning, 1 its end. */
export async function drawToPart(page: Page, part: number): Promise<void> {
  const length = await page.evaluate(() => {
    const { held = [] } = (globalThis as { film?: Film }).film ?? {};
    const paused = held.filter(({ playState }) => playState === 'paused');
    return Math.max(0, ...paused.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)));
  });
  await drawTo(page, length * part);
}

/** How much of a show is on the screen, moving or held. */
export function setInMotion(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('.show, .acts').length);
}

/** Everything that a script still moves or holds somewhere, each with what it is. */
export function heldStill(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const isOfStyle = animation instanceof CSSAnimation || animation instanceof CSSTransition;
      const { target } = animation.effect instanceof KeyframeEffect ? animation.effect : { target: null };
      return isOfStyle ? [] : [`${target?.tagName}.${target?.getAttribute('class')}: ${animation.playState}`];
    }),
  );
}
