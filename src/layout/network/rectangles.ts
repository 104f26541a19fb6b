import { at, type EdgeContact, touchBox } from '../plane/geometry.ts';
import type { Sheet } from './sheet.ts';

/** Corners and the middles of the long sides of a space, in shares of its half length and half width. */
export const OUTLINE = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [0, -1],
  [0, 1],
] as const;

/** Where a point of the outline of a space lies on the board. */
export function outlineX({ spaces, sizes }: Sheet, c: number, u: number, v: number): number {
  return at(spaces.x, c) + u * at(spaces.half, c) * at(spaces.cos, c) - ((v * sizes.width) / 2) * at(spaces.sin, c);
}

export function outlineY({ spaces, sizes }: Sheet, c: number, u: number, v: number): number {
  return at(spaces.y, c) + u * at(spaces.half, c) * at(spaces.sin, c) + ((v * sizes.width) / 2) * at(spaces.cos, c);
}

/** Where a point lies seen from a space, in the space's own directions. */
export function touchSpace({ spaces, sizes }: Sheet, touch: EdgeContact, c: number, x: number, y: number): void {
  const dx = x - at(spaces.x, c);
  const dy = y - at(spaces.y, c);
  const cos = at(spaces.cos, c);
  const sin = at(spaces.sin, c);
  touchBox(touch, dx * cos + dy * sin, dy * cos - dx * sin, at(spaces.half, c), sizes.width / 2);
}

/** The direction away from the space, in the directions of the board. */
export function awayX({ spaces }: Sheet, touch: EdgeContact, c: number): number {
  return touch.nx * at(spaces.cos, c) - touch.ny * at(spaces.sin, c);
}

export function awayY({ spaces }: Sheet, touch: EdgeContact, c: number): number {
  return touch.nx * at(spaces.sin, c) + touch.ny * at(spaces.cos, c);
}
