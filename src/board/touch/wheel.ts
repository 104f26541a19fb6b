// A wheel zooms, and so do two fingers that pinch on a trackpad; sideways or with Shift it pans.
import { type CameraView, pan, type Viewport, zoomAt } from '../camera/camera.ts';
import type { Point } from '../camera/projection.ts';

export interface Turn {
  readonly deltaX: number;
  readonly deltaY: number;
  /** 0 is px, 1 is lines, 2 is pages. */
  readonly deltaMode: number;
  /** Browsers say so for a pinch on a trackpad. */
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

const PX_PER_STEP = [1, 25, 400];
const DOUBLINGS_PER_PX = 0.002;
/** A pinch comes in much smaller steps than a wheel. */
const DOUBLINGS_PER_PX_OF_PINCH = 0.01;

export function turned(view: CameraView, stage: Viewport, point: Point, turn: Turn): CameraView {
  const px = PX_PER_STEP[turn.deltaMode] ?? 1;
  const [dx, dy] = [turn.deltaX * px, turn.deltaY * px];
  if (!turn.ctrlKey && turn.shiftKey) return pan(view, stage, { x: -(dx || dy), y: 0 });
  if (!turn.ctrlKey && Math.abs(dx) > Math.abs(dy)) return pan(view, stage, { x: -dx, y: -dy });
  const doublings = -dy * (turn.ctrlKey ? DOUBLINGS_PER_PX_OF_PINCH : DOUBLINGS_PER_PX);
  return zoomAt(view, stage, point, view.scale * 2 ** Math.max(-1, Math.min(1, doublings)));
}
