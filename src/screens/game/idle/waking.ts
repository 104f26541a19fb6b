import { CALM_MS } from '../../press/burst.ts';

/** What a press is made of, by finger, mouse or key. */
export const OF_A_PRESS = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mousedown',
  'click',
  'keydown',
  'keyup',
] as const;

/** What is asked of an event of the page. */
export interface Felt {
  readonly type: (typeof OF_A_PRESS)[number];
  readonly timeStamp: number;
  readonly pointerId?: number;
  readonly code?: string;
  readonly repeat?: boolean;
  /** Of a click; none by voice, switch or screen reader, where no pointer came down before. */
  readonly detail?: number;
}

/**
 * The press that woke a dim screen, with all that belongs to it. Whoever cannot see well what lies under the finger means
 * nothing but "I am here"; people tap twice for that, too.
 */
export class Waking {
  readonly #held = new Set<number | string>();
  #last = Number.NEGATIVE_INFINITY;
  /** Whether the pointer that came down last belongs to it: its click comes later. */
  #hasClick = false;

  begin(event: Felt): void {
    this.#last = event.timeStamp;
    if (event.type === 'pointerdown') this.#hasClick = true;
    if (event.type === 'pointerdown' || event.type === 'keydown') this.#held.add(nameOf(event));
  }

  /** Whether this belongs to it as well. */
  has(event: Felt): boolean {
    const isPart = this.#isPart(event);
    if (isPart) this.begin(event);
    else if (event.type === 'pointerdown') this.#hasClick = false;
    return isPart;
  }

  #isPart(event: Felt): boolean {
    const isSoon = event.timeStamp - this.#last < CALM_MS;
    switch (event.type) {
      case 'pointerup':
      case 'pointercancel':
      case 'keyup':
        return this.#held.delete(nameOf(event));
      case 'mousedown':
        return this.#hasClick;
      case 'click':
        return event.detail === 0 ? isSoon : this.#hasClick;
      case 'keydown':
        return isSoon || (event.repeat === true && this.#held.has(nameOf(event)));
      case 'pointerdown':
        return isSoon;
      default:
        return event.type satisfies never;
    }
  }
}

function nameOf({ pointerId, code }: Felt): number | string {
  return pointerId ?? code ?? '';
}
