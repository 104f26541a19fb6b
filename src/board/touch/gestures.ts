// Listens to fingers and mouse on the stage; what they mean is told by gesture.ts.
import type { Point } from '../camera/projection.ts';
import {
  type FingerStep,
  type Gesture,
  LONG_PRESS_MS,
  restingAt,
  type TouchStep,
  touchAfter,
  UNTOUCHED,
} from './gesture.ts';

/** What becomes of gestures. Points are in css px from the top left of the stage. */
export interface Hands {
  /** Movements come at most once a frame. */
  readonly obey: (gesture: Gesture) => void;
  /** Says whether there was something to press; if not, lifting the finger is a tap. */
  readonly longPress: (point: Point) => boolean;
}

/** Listens until the function that it returns is called. */
export function listenToHands(stage: HTMLElement, hands: Hands): () => void {
  const listener = new Listener(stage, hands);
  const end = new AbortController();
  const { signal } = end;
  stage.addEventListener('pointerdown', (event) => listener.down(event), { signal });
  stage.addEventListener('pointermove', (event) => listener.moved('move', event), { signal });
  // A mouse that has not yet been captured may be let go anywhere.
  window.addEventListener('pointerup', (event) => listener.moved('up', event), { signal });
  window.addEventListener('pointercancel', (event) => listener.cancel(event), { signal });
  // The mouse event that follows a tap would take the focus from what the tap has opened.
  for (const own of ['gesturestart', 'gesturechange', 'contextmenu', 'mousedown']) {
    stage.addEventListener(own, preventDefault, { signal, passive: false });
  }
  return () => {
    end.abort();
    listener.stop();
  };
}

class Listener {
  readonly #stage: HTMLElement;
  readonly #hands: Hands;
  #touching = UNTOUCHED;
  /** Of the stage, when the first finger came. */
  #corner: Point = { x: 0, y: 0 };
  #longPress = 0;
  /** The last movement that has not been made yet. */
  #movement: Gesture | null = null;
  #frame = 0;

  constructor(stage: HTMLElement, hands: Hands) {
    this.#stage = stage;
    this.#hands = hands;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // The ring is for those who use keys.
    this.#stage.focus({ preventScroll: true, focusVisible: false });
    if (this.#touching.fingers.length === 0) this.#begin();
    this.#take(this.#stepOf('down', event));
  }

  moved(step: 'move' | 'up', event: PointerEvent): void {
    if (this.#touching.fingers.some(({ id }) => id === event.pointerId)) this.#take(this.#stepOf(step, event));
  }

  cancel({ pointerId }: PointerEvent): void {
    this.#take({ step: 'cancel', finger: pointerId });
  }

  stop(): void {
    clearTimeout(this.#longPress);
    cancelAnimationFrame(this.#frame);
  }

  #begin(): void {
    const { left, top } = this.#stage.getBoundingClientRect();
    this.#corner = { x: left, y: top };
    this.#longPress = window.setTimeout(() => this.#pressLong(), LONG_PRESS_MS);
  }

  #pressLong(): void {
    const point = restingAt(this.#touching);
    if (point !== null && this.#hands.longPress(point)) this.#take({ step: 'pressed long' });
  }

  #stepOf(step: FingerStep['step'], { pointerId, clientX, clientY, timeStamp }: PointerEvent): FingerStep {
    const point = { x: clientX - this.#corner.x, y: clientY - this.#corner.y };
    return { step, finger: pointerId, point, at: timeStamp };
  }

  #take(step: TouchStep): void {
    const before = this.#touching;
    const [touching, gestures] = touchAfter(before, step);
    this.#touching = touching;
    if (restingAt(touching) === null) clearTimeout(this.#longPress);
    if (touching.phase === 'dragging' && before.phase !== 'dragging') this.#captureAll();
    for (const gesture of gestures) this.#obey(gesture);
  }

  #obey(gesture: Gesture): void {
    if (gesture.kind === 'move') {
      this.#movement = gesture;
      if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#follow());
    } else {
      this.#follow();
      this.#hands.obey(gesture);
    }
  }

  #follow(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const movement = this.#movement;
    this.#movement = null;
    if (movement !== null) this.#hands.obey(movement);
  }

  #captureAll(): void {
    for (const { id } of this.#touching.fingers) capture(this.#stage, id);
  }
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

function capture(stage: HTMLElement, pointer: number): void {
  try {
    stage.setPointerCapture(pointer);
  } catch {
    // The pointer has just been lifted: its drag ends with it.
  }
}
