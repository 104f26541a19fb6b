import type { Asked } from './asked.ts';
import type { ShownView, Spot } from './touch.ts';

/** A button, as somebody sees or hears it. */
export interface SeenButton {
  readonly name: string;
  /** It says that it does nothing now. */
  readonly off: boolean;
  readonly pressed: boolean;
  readonly inDialog: boolean;
  /** Its middle; a finger that comes down there hits something else if it is covered. */
  readonly spot: Spot;
  readonly covered: boolean;
}

/** Everything a player goes by, read at once. */
export interface Sight {
  readonly heading: string;
  /** What the screen says by itself, such as the prompt. */
  readonly says: string;
  readonly buttons: readonly SeenButton[];
  readonly stage: (Spot & { readonly view: ShownView }) | null;
  /** Differs as soon as anything of this does. */
  readonly key: string;
}

interface Patience {
  /** Waits until something is different from this. */
  readonly unlike?: string;
  readonly ms?: number;
}

/** Reads the screen; in one go, because a game is looked at a thousand times. */
export function look(page: Asked, { unlike = '', ms = 5000 }: Patience = {}): Promise<Sight> {
  return page.evaluate(
    async ([before, patience]) => {
      const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
      const isThere = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      };
      const isOff = (element: Element) =>
        element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
      const buttonOf = (element: HTMLElement) => {
        const box = element.getBoundingClientRect();
        const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        return {
          name: words(element.ariaLabel ?? element.innerText),
          off: isOff(element),
          pressed: element.ariaPressed === 'true',
          inDialog: element.closest('dialog') !== null,
          spot,
          covered: !element.contains(document.elementFromPoint(spot.x, spot.y)),
        };
      };
      const stageOf = (element: HTMLElement | null) => {
        if (element?.dataset['view'] === undefined) return null;
        const { x, y } = element.getBoundingClientRect();
        const [left = 0, top = 0, scale = 1] = element.dataset['view'].split(' ').map(Number);
        return { x, y, view: { x: left, y: top, scale } };
      };
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isThere);
      const read = () => {
        const heading = words(document.querySelector('h1')?.textContent);
        const says = all('[role=status]')
          .map((element) => words(element.textContent))
          .join(' ');
        const buttons = all('button').map(buttonOf);
        const stage = stageOf(document.querySelector<HTMLElement>('.board-stage'));
        const key = JSON.stringify([heading, says, stage !== null, buttons.map((button) => ({ ...button, spot: 0 }))]);
        return { heading, says, buttons, stage, key };
      };
      const isWorking = () => document.querySelector('[aria-busy=true]') !== null;
      const end = performance.now() + patience;
      for (;;) {
        const sight = read();
        const isReady = sight.key !== before && sight.buttons.length > 0 && !isWorking();
        if (isReady || performance.now() > end) return sight;
        await new Promise((done) => setTimeout(done, 12));
      }
    },
    [unlike, ms] as const,
  );
}

/** The first of the spots at which a finger would touch the board itself. */
export function firstOnBoard(page: Asked, spots: readonly Spot[]): Promise<Spot | undefined> {
  return page.evaluate(
    (all) => all.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('.board-stage')),
    [...spots],
  );
}

/** Scrolls to a button as a finger would. */
export async function bringIntoSight(page: Asked, name: string): Promise<void> {
  await page.evaluate((wanted) => {
    const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    const buttons = [...document.querySelectorAll<HTMLElement>('button')];
    const button = buttons.find((each) => words(each.ariaLabel ?? each.innerText) === wanted);
    button?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }, name);
}

/** Waits until what was touched has been answered and drawn. */
export function settled(page: Asked): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}
