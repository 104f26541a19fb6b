import type { Asked } from '../people/asked.ts';

const SMALLEST_TEXT_PX = 13;
const SMALLEST_TARGET_PX = 44;
/** A board is drawn in its own units and can be enlarged; words for those who listen have no place on the screen. */
const APART = '.board-stage, .board-news, .mini-map, .network-sketch, .unseen, svg';
const TARGETS = 'button, a[href], input, select';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What lets a part of its content be seen at a time. */
interface Frame extends Box {
  readonly scrollsX: boolean;
  readonly scrollsY: boolean;
}

interface Thing {
  readonly words: string;
  readonly box: Box;
  /** From the inside to the screen. */
  readonly frames: readonly Frame[];
  readonly isTarget: boolean;
  readonly fontSize: number;
  readonly isShortened: boolean;
  /** Lies above what scrolls beneath it. */
  readonly isSticky: boolean;
  /** A number for each heading: its lines may reach into each other, as their letters do not. */
  readonly heading: number;
}

/** What a critical eye finds on the screen as it stands: nothing, if it is right. */
export async function faultsOn(page: Asked): Promise<readonly string[]> {
  const things = await thingsOn(page);
  const alone = things.flatMap((thing) => (thing.isTarget ? targetFaults(thing) : textFaults(thing)));
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [...new Set([...alone, ...collisions(things), ...(isWide ? ['the page scrolls sideways'] : [])])];
}

function textFaults(text: Thing): readonly string[] {
  return [
    ...(isCut(text) ? [`cut off: ${text.words}`] : []),
    ...(text.isShortened ? [`shortened: ${text.words}`] : []),
    ...(text.fontSize < SMALLEST_TEXT_PX ? [`small, ${text.fontSize} px: ${text.words}`] : []),
  ];
}

function targetFaults(target: Thing): readonly string[] {
  const [width, height] = [target.box.right - target.box.left, target.box.bottom - target.box.top];
  const isSmall = Math.min(width, height) < SMALLEST_TARGET_PX - 0.5;
  return [
    ...(isCut(target) ? [`target cut off: ${target.words}`] : []),
    ...(isSmall ? [`small target, ${Math.round(width)}×${Math.round(height)}: ${target.words}`] : []),
  ];
}

/** Whether a part of it can neither be seen nor scrolled to. */
function isCut({ box, frames }: Thing): boolean {
  for (const frame of frames) {
    const wide = box.left < frame.left - 1 || box.right > frame.right + 1;
    const high = box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
    if ((wide && !frame.scrollsX) || (high && !frame.scrollsY)) return true;
    if (wide || high) return false;
  }
  return false;
}

function common(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return { left, top, right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) };
}

function collisions(things: readonly Thing[]): readonly string[] {
  const texts = things
    .filter(({ isTarget, isSticky }) => !isTarget && !isSticky)
    .map((text) => ({ ...text, box: text.frames.reduce<Box>(common, text.box) }));
  return texts.flatMap((one, i) =>
    texts.slice(i + 1).flatMap((two) => (collide(one, two) ? [`on each other: ${one.words} / ${two.words}`] : [])),
  );
}

function collide(one: Thing, two: Thing): boolean {
  if (one.heading >= 0 && one.heading === two.heading) return false;
  const { left, top, right, bottom } = common(one.box, two.box);
  return right - left > 2 && bottom - top > 4;
}

/** Everything in sight that is to be read or pressed; of an open sheet only what is on it. */
function thingsOn(page: Asked): Promise<readonly Thing[]> {
  return page.evaluate(
    ([apart, targets]) => {
      const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      const headings = [...document.querySelectorAll('h1, h2, h3')];
      const scrolls = (way: string) => way === 'auto' || way === 'scroll';
      const boxOf = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
      const isSeen = (element: Element) =>
        element.closest(apart) === null &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1; // one pixel of it is there for those who listen
      const above = (element: Element): readonly Element[] =>
        element.parentElement === null ? [element] : [element, ...above(element.parentElement)];
      const frameOf = (element: Element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const box = boxOf(element.getBoundingClientRect());
        return overflowX === 'visible' && overflowY === 'visible'
          ? []
          : [{ ...box, scrollsX: scrolls(overflowX), scrollsY: scrolls(overflowY) }];
      };
      const scrollsY = document.documentElement.scrollHeight > innerHeight + 1;
      const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, scrollsX: false, scrollsY };
      const thingOf = (element: Element, words: string, box: DOMRect, isTarget: boolean) => {
        const style = getComputedStyle(element);
        const parents = above(element).filter((each) => each !== document.body && each !== document.documentElement);
        return {
          ...{ words: words.trim(), box: boxOf(box), frames: [...parents.flatMap(frameOf), screen], isTarget },
          fontSize: Number.parseFloat(style.fontSize),
          isShortened: style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1,
          isSticky: parents.some((each) => getComputedStyle(each).position === 'sticky'),
          heading: headings.findIndex((each) => each.contains(element)),
        };
      };
      const texts: ReturnType<typeof thingOf>[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (parentElement === null || !textContent?.trim() || !isSeen(parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const box of range.getClientRects()) texts.push(thingOf(parentElement, textContent, box, false));
      }
      const pressed = [...root.querySelectorAll(targets)].filter(isSeen);
      const label = (element: Element) => element.ariaLabel ?? element.textContent;
      return [...texts, ...pressed.map((each) => thingOf(each, label(each), each.getBoundingClientRect(), true))];
    },
    [APART, TARGETS] as const,
  );
}
