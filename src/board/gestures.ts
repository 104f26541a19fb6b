// Fingers, mouse and wheel on the stage, told apart: a drag never taps, and a tap never drags.
import { distance, halfway } from './camera.ts';
import type { Point } from './projection.ts';

/** What fingers do. Points are in css px from the top left of the stage. */
export interface Hands {
  /** From now on the board follows these one or two fingers. */
  readonly grip: (fingers: readonly Point[]) => void;
  /** At most once a frame. */
  readonly move: (fingers: readonly Point[]) => void;
  readonly letGo: () => void;
  readonly tap: (point: Point) => void;
  /** Comes after the tap of its first half, which does not wait for it. */
  readonly doubleTap: (point: Point) => void;
  readonly twoFingerTap: (point: Point) => void;
  /** Says whether there was something to press; if not, lifting the finger is a tap. */
  readonly longPress: (point: Point) => boolean;
}

interface Finger {
  readonly start: Point;
  readonly now: Point;
}

interface Tap {
  readonly point: Point;
  readonly time: number;
}

const SLOP_PX = 8;
const LONG_PRESS_MS = 450;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 30;
const TWO_FINGER_TAP_MS = 350;

/** Listens until the function that it returns is called. */
export function listenToHands(stage: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, Finger>();
  let corner: Point = { x: 0, y: 0 };
  let begun = 0;
  let mostFingers = 0;
  /** What the fingers do is settled: a drag, a long press or something that the browser took over. */
  let noTap = false;
  let dragging = false;
  let frame = 0;
  let longPress = 0;
  let lastTap: Tap | null = null;

  const pointOf = (event: PointerEvent): Point => ({ x: event.clientX - corner.x, y: event.clientY - corner.y });
  const held = (pick: (finger: Finger) => Point) => [...fingers.values()].slice(0, 2).map(pick);
  const grip = () => hands.grip(held(({ now }) => now));

  function begin(event: PointerEvent): void {
    const { left, top } = stage.getBoundingClientRect();
    corner = { x: left, y: top };
    begun = event.timeStamp;
    mostFingers = 0;
    noTap = false;
    longPress = window.setTimeout(pressLong, LONG_PRESS_MS);
  }

  function pressLong(): void {
    const [finger] = fingers.values();
    if (finger !== undefined && !noTap) noTap = hands.longPress(finger.start);
  }

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // The ring is for those who use keys.
    stage.focus({ preventScroll: true, focusVisible: false });
    if (fingers.size === 0) begin(event);
    else clearTimeout(longPress);
    fingers.set(event.pointerId, { start: pointOf(event), now: pointOf(event) });
    mostFingers = Math.max(mostFingers, fingers.size);
    if (dragging) grip();
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    const now = pointOf(event);
    fingers.set(event.pointerId, { ...finger, now });
    if (!dragging && distance(now, finger.start) >= SLOP_PX) beginDrag();
    if (dragging && frame === 0) frame = requestAnimationFrame(follow);
  }

  function beginDrag(): void {
    dragging = true;
    noTap = true;
    clearTimeout(longPress);
    for (const id of fingers.keys()) capture(stage, id);
    hands.grip(held(({ start }) => start));
  }

  function follow(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    hands.move(held(({ now }) => now));
  }

  /** The last stretch of a finger may come with its lifting. */
  function followTo(id: number, finger: Finger): void {
    fingers.set(id, finger);
    follow();
  }

  function up(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    clearTimeout(longPress);
    if (dragging) followTo(event.pointerId, { ...finger, now: pointOf(event) });
    const points = held(({ start }) => start);
    fingers.delete(event.pointerId);
    if (dragging) release();
    else if (mostFingers === 2 && fingers.size === 1) tapWithTwo(points, event.timeStamp);
    else if (fingers.size === 0 && !noTap) tapAt({ point: finger.start, time: event.timeStamp });
  }

  function release(): void {
    dragging = fingers.size > 0;
    if (dragging) grip();
    else hands.letGo();
  }

  function tapWithTwo([first, second]: readonly Point[], time: number): void {
    const inTime = time - begun < TWO_FINGER_TAP_MS;
    if (first && second && inTime && !noTap) hands.twoFingerTap(halfway(first, second));
    noTap = true;
  }

  function tapAt(tap: Tap): void {
    const isSecond = lastTap !== null && isDoubleTap(lastTap, tap);
    lastTap = isSecond ? null : tap;
    if (isSecond) hands.doubleTap(tap.point);
    else hands.tap(tap.point);
  }

  /** The browser has taken it over: where it is now says nothing. */
  function cancel(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    noTap = true;
    clearTimeout(longPress);
    if (dragging) release();
  }

  const end = new AbortController();
  const { signal } = end;
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  // A mouse that has not yet been captured may be let go anywhere.
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  // The mouse event that follows a tap would take the focus from what the tap has opened.
  for (const own of ['gesturestart', 'gesturechange', 'contextmenu', 'mousedown']) {
    stage.addEventListener(own, preventDefault, { signal, passive: false });
  }
  return () => {
    end.abort();
    clearTimeout(longPress);
    cancelAnimationFrame(frame);
  };
}

function isDoubleTap(first: Tap, second: Tap): boolean {
  return second.time - first.time < DOUBLE_TAP_MS && distance(first.point, second.point) < DOUBLE_TAP_PX;
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
