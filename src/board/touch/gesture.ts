// What fingers and a mouse mean, told apart without a page: a drag never taps, and a tap never drags.
import { distance, halfway } from '../camera/camera.ts';
import type { Point } from '../camera/projection.ts';

/** What happens to one finger. Points are in css px from the top left of the stage, times in ms. */
export interface FingerStep {
  readonly step: 'down' | 'move' | 'up';
  readonly finger: number;
  readonly point: Point;
  readonly at: number;
}

export type TouchStep =
  | FingerStep
  /** The browser has taken the finger over: where it is now says nothing. */
  | { readonly step: 'cancel'; readonly finger: number }
  /** A long press has found something to press. */
  | { readonly step: 'pressed long' };

export type Gesture =
  /** From now on the board follows these one or two fingers. */
  | { readonly kind: 'grip' | 'move'; readonly fingers: readonly Point[] }
  | { readonly kind: 'let go' }
  /** A double tap comes after the tap of its first half, which does not wait for it. */
  | { readonly kind: 'tap' | 'double tap' | 'two-finger tap'; readonly at: Point };

/** The fingers on the stage, and what they are about. */
export interface Touching {
  readonly fingers: readonly Finger[];
  readonly phase: 'open' | 'settled' | 'dragging';
  /** When the first of them came. */
  readonly began: number;
  /** The most of them at once. */
  readonly most: number;
  readonly lastTap: Tap | null;
}

interface Finger {
  readonly id: number;
  readonly start: Point;
  readonly now: Point;
}

interface Tap {
  readonly point: Point;
  readonly time: number;
}

/** What has become of it, and what is to be done now, in this order. */
export type TouchResult = readonly [touching: Touching, gestures: readonly Gesture[]];

export const UNTOUCHED: Touching = { fingers: [], phase: 'open', began: 0, most: 0, lastTap: null };

export const LONG_PRESS_MS = 450;
const SLOP_PX = 8;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 30;
const TWO_FINGER_TAP_MS = 350;

export function touchAfter(before: Touching, step: TouchStep): TouchResult {
  switch (step.step) {
    case 'down':
      return down(before, step);
    case 'move':
      return move(before, step);
    case 'up':
      return up(before, step);
    case 'cancel':
      return cancel(before, step.finger);
    case 'pressed long':
      return [settled(before), []];
    default:
      return step satisfies never;
  }
}

/** Where a single finger rests of which it is still open what it means; null: nothing can become a long press. */
export function restingAt({ fingers, phase, most }: Touching): Point | null {
  return phase === 'open' && most === 1 ? (fingers[0]?.start ?? null) : null;
}

function down(before: Touching, { finger: id, point, at }: FingerStep): TouchResult {
  const first = before.fingers.length === 0;
  const fingers = [...before.fingers.filter((finger) => finger.id !== id), { id, start: point, now: point }];
  const begun: Touching = first ? { ...before, phase: 'open', began: at, most: 0 } : before;
  const touching = { ...begun, fingers, most: Math.max(begun.most, fingers.length) };
  return [touching, touching.phase === 'dragging' ? [grip(fingers)] : []];
}

function move(before: Touching, step: FingerStep): TouchResult {
  const touching = { ...before, fingers: movedTo(before.fingers, step) };
  if (before.phase === 'dragging') return [touching, [follow(touching.fingers)]];
  const isDrag = touching.fingers.some(({ start, now }) => distance(start, now) >= SLOP_PX);
  if (!isDrag) return [touching, []];
  const starts: Gesture = { kind: 'grip', fingers: held(before.fingers).map(({ start }) => start) };
  return [{ ...touching, phase: 'dragging' }, [starts, follow(touching.fingers)]];
}

function up(before: Touching, step: FingerStep): TouchResult {
  const finger = before.fingers.find(({ id }) => id === step.finger);
  if (finger === undefined) return [before, []];
  const after = without(before, step.finger);
  if (before.phase === 'dragging') {
    // The last stretch of a finger may come with its lifting.
    return released(after, [follow(movedTo(before.fingers, step))]);
  }
  if (before.most === 2 && after.fingers.length === 1) return [settled(after), tapWithTwo(before, step.at)];
  if (after.fingers.length > 0 || before.phase === 'settled' || before.most > 1) return [after, []];
  return tapAt(after, { point: finger.start, time: step.at });
}

function cancel(before: Touching, id: number): TouchResult {
  if (before.fingers.every((finger) => finger.id !== id)) return [before, []];
  const after = without(before, id);
  return before.phase === 'dragging' ? released(after, []) : [settled(after), []];
}

/** A drag goes on with the fingers that are left. */
function released(after: Touching, done: readonly Gesture[]): TouchResult {
  if (after.fingers.length > 0) return [after, [...done, grip(after.fingers)]];
  return [settled(after), [...done, { kind: 'let go' }]];
}

function tapWithTwo({ fingers, phase, began }: Touching, at: number): readonly Gesture[] {
  const [first, second] = held(fingers);
  if (!first || !second || phase === 'settled' || at - began >= TWO_FINGER_TAP_MS) return [];
  return [{ kind: 'two-finger tap', at: halfway(first.start, second.start) }];
}

function tapAt(after: Touching, tap: Tap): TouchResult {
  const isSecond = after.lastTap !== null && isDoubleTap(after.lastTap, tap);
  const kind = isSecond ? 'double tap' : 'tap';
  return [{ ...after, lastTap: isSecond ? null : tap }, [{ kind, at: tap.point }]];
}

function isDoubleTap(first: Tap, second: Tap): boolean {
  return second.time - first.time < DOUBLE_TAP_MS && distance(first.point, second.point) < DOUBLE_TAP_PX;
}

function settled(touching: Touching): Touching {
  return { ...touching, phase: 'settled' };
}

function without(touching: Touching, id: number): Touching {
  return { ...touching, fingers: touching.fingers.filter((finger) => finger.id !== id) };
}

function movedTo(fingers: readonly Finger[], { finger: id, point }: FingerStep): readonly Finger[] {
  return fingers.map((finger) => (finger.id === id ? { ...finger, now: point } : finger));
}

/** More than two can hold no board. */
function held(fingers: readonly Finger[]): readonly Finger[] {
  return fingers.slice(0, 2);
}

function grip(fingers: readonly Finger[]): Gesture {
  return { kind: 'grip', fingers: held(fingers).map(({ now }) => now) };
}

function follow(fingers: readonly Finger[]): Gesture {
  return { kind: 'move', fingers: held(fingers).map(({ now }) => now) };
}
