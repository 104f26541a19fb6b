import { arrivals, type Thing } from './arrivals.ts';
import { MEMORY_MS } from './burst.ts';
import { nameOf, thingsOnScreen } from './things.ts';

const CHANGES = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['data-moment', 'data-goes-on', 'open', 'disabled', 'aria-disabled'],
};

export interface Came {
  /** When it was first seen in the place of something else; it may have been there since ever. */
  readonly at: number;
  /** Nobody has pressed anything for it. */
  readonly byItself: boolean;
  /** When it was last turned on where it lay: a hand that drums beside it has not seen that. */
  readonly turnedOn: number;
}

const SINCE_EVER: Came = { at: Number.NEGATIVE_INFINITY, byItself: false, turnedOn: Number.NEGATIVE_INFINITY };

/** Keeps in mind since when everything that can be pressed lies in its place. */
export class OnScreen {
  #things: readonly Thing[] = [];
  #came: ReadonlyMap<string, Came> = new Map();
  #goesOn: string | null = null;
  /** Whoever opens the page has pressed for it. */
  #pressedAt = performance.now();
  #isOld = false;
  #isMovedByHand = false;

  watch(signal: AbortSignal): void {
    const observer = new MutationObserver(() => this.#change());
    observer.observe(document, CHANGES);
    signal.addEventListener('abort', () => observer.disconnect());
    const move = () => {
      this.#isMovedByHand = true;
      this.#change();
    };
    addEventListener('scroll', move, { capture: true, passive: true, signal });
    addEventListener('resize', move, { signal });
    // Going back and picking a file are meant as much as a press.
    for (const type of ['popstate', 'change'])
      addEventListener(type, () => this.press(performance.now()), { capture: true, signal });
  }

  /** Something was pressed that answers. */
  press(at: number): void {
    this.#pressedAt = at;
  }

  cameOf(control: Element | null): Came {
    if (control === null) return SINCE_EVER;
    if (this.#isOld) this.#look(performance.now());
    return this.#came.get(nameOf(control)) ?? SINCE_EVER;
  }

  /** It is drawn at the end of the next frame, and nobody has seen it before. */
  #change(): void {
    if (this.#isOld) return;
    this.#isOld = true;
    requestAnimationFrame(() => {
      if (this.#isOld) this.#look(performance.now());
    });
  }

  #look(at: number): void {
    const things = thingsOnScreen();
    const byItself = this.#comesByItself(at);
    const { inPlace, turnedOn } = arrivals(this.#things, things);
    // Whoever turns a button on by a press elsewhere has seen it lie there.
    const all = byItself ? [...inPlace, ...turnedOn] : inPlace;
    const arrived = this.#isMovedByHand ? [] : all;
    const known = things.flatMap(({ name }) => {
      const old = this.#came.get(name) ?? SINCE_EVER;
      const came = arrived.includes(name) ? { ...old, at, byItself } : old;
      return [[name, turnedOn.includes(name) ? { ...came, turnedOn: at } : came] as const];
    });
    this.#came = new Map(known);
    this.#things = things;
    this.#isOld = false;
    this.#isMovedByHand = false;
  }

  /**
   * What changes long after a press is no answer to it; and what follows a screen that goes on by itself needs none, even
   * if there was one.
   */
  #comesByItself(at: number): boolean {
    const before = this.#goesOn;
    this.#goesOn = document.querySelector('[data-goes-on]')?.getAttribute('data-goes-on') ?? null;
    const isOver = before !== null && before !== this.#goesOn;
    return isOver || at - this.#pressedAt > MEMORY_MS;
  }
}
