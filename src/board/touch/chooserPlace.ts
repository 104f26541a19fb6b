import type { Size } from '../../layout/boardFile.ts';
import type { Point } from '../camera/projection.ts';

/** Distances from the edges of the stage, in css px. */
export interface ChooserPlace {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly maxHeight: number;
}

const WIDTH = 320;
const EDGE = 8;
/** Between the finger and the list, so that the finger hides neither it nor the routes. */
const AWAY = 26;

/** Below the finger or above it, wherever it fits; in a small stage over it. */
export function chooserPlace({ x, y }: Point, stage: Size, height: number): ChooserPlace {
  const width = Math.min(WIDTH, stage.width - 2 * EDGE);
  const left = within(EDGE, x - width / 2, stage.width - width - EDGE);
  const maxHeight = Math.min(height, stage.height - 2 * EDGE);
  const below = y + AWAY;
  const above = y - AWAY - maxHeight;
  const fitsBelow = below + maxHeight <= stage.height - EDGE;
  const wanted = fitsBelow || above < EDGE ? below : above;
  return { left, width, maxHeight, top: within(EDGE, wanted, stage.height - EDGE - maxHeight) };
}

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
