import { attentionOf, type ClockTimes, type Idle, idleAt, nextLook, touchedAt } from './idle.ts';
import { type Felt, OF_A_PRESS, Waking } from './waking.ts';

interface IdleWishes {
  readonly idleMs: number;
  /** Makes the screen dim; what it returns lights it again. */
  readonly dim: () => () => void;
  readonly cover: () => void;
}

const MOVES = ['pointermove', 'wheel'] as const;
/** A device or a page may have slept until then. */
const RETURNS = ['focus', 'pageshow'] as const;
const RETURNS_OF_PAGE = ['visibilitychange', 'resume'] as const;
const ENDS: readonly string[] = ['pointerup', 'pointercancel', 'keyup', 'mousedown'];

/** Covers what nobody has touched for so long, and warns before; what it returns ends the watch. */
export function watchIdle(wishes: IdleWishes): () => void {
  const watch = new IdleWatch(wishes);
  const end = new AbortController();
  const { signal } = end;
  for (const type of OF_A_PRESS) addEventListener(type, (event) => watch.press(event, type), { capture: true, signal });
  for (const type of MOVES) addEventListener(type, () => watch.touch(), { capture: true, passive: true, signal });
  for (const type of RETURNS) addEventListener(type, () => watch.look(), { signal });
  for (const type of RETURNS_OF_PAGE) document.addEventListener(type, () => watch.look(), { signal });
  watch.look();
  return () => {
    end.abort();
    watch.end();
  };
}

class IdleWatch {
  readonly #wishes: IdleWishes;
  readonly #waking = new Waking();
  #idle: Idle = touchedAt(momentNow());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #light: (() => void) | null = null;

  constructor(wishes: IdleWishes) {
    this.#wishes = wishes;
  }

  look(): void {
    const { idleMs, dim, cover } = this.#wishes;
    clearTimeout(this.#timer);
    this.#idle = idleAt(this.#idle, momentNow());
    const attention = attentionOf(this.#idle, idleMs);
    if (attention === 'over') {
      this.#lighten();
      cover();
      return;
    }
    if (attention === 'dim') this.#light ??= dim();
    this.#timer = setTimeout(() => this.look(), nextLook(this.#idle, idleMs));
  }

  /** Somebody is there; says whether the screen was dim, or should have been. */
  touch(): boolean {
    const idle = idleAt(this.#idle, momentNow());
    const attention = attentionOf(idle, this.#wishes.idleMs);
    // What has slept is not woken by whoever found it.
    this.#idle = attention === 'over' ? idle : touchedAt(idle.at);
    if (attention !== 'lit') {
      this.#lighten();
      this.look();
    }
    return attention !== 'lit';
  }

  press(event: Event, type: Felt['type']): void {
    const felt: Felt = { ...detailsOf(event), type, timeStamp: event.timeStamp };
    if (this.#waking.has(felt)) swallow(event);
    else if (!ENDS.includes(type) && this.touch()) {
      this.#waking.begin(felt);
      swallow(event);
    }
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#lighten();
  }

  #lighten(): void {
    this.#light?.();
    this.#light = null;
  }
}

function momentNow(): ClockTimes {
  return { steady: performance.now(), wall: Date.now() };
}

function detailsOf(event: Event): Omit<Felt, 'type' | 'timeStamp'> {
  if (event instanceof KeyboardEvent) return { code: event.code, repeat: event.repeat };
  if (event instanceof PointerEvent) return { pointerId: event.pointerId, detail: event.detail };
  return event instanceof MouseEvent ? { detail: event.detail } : {};
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
