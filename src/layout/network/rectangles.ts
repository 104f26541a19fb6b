import { type EdgeContact, read, touchBox } from '../plane/geometry.ts';
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
  return (
    read(spaces.x, c) + u * read(spaces.half, c) * read(spaces.cos, c) - ((v * sizes.width) / 2) * read(spaces.sin, c)
  );
}

export function outlineY({ spaces, sizes }: Sheet, c: number, u: number, v: number): number {
  return (
    read(spaces.y, c) + u * read(spaces.half, c) * read(spaces.sin, c) + ((v * sizes.width) / 2) * read(spaces.cos, c)
  );
}

/** Where a point lies seen from a space, in the space's own directions. */
export function touchSpace({ spaces, sizes }: Sheet, touch: EdgeContact, c: number, x: number, y: number): void {
  const dx = x - read(spaces.x, c);
  const dy = y - read(spaces.y, c);
  const cos = read(spaces.cos, c);
  const sin = read(spaces.sin, c);
  touchBox(touch, dx * cos + dy * sin, dy * cos - dx * sin, read(spaces.half, c), sizes.width / 2);
}

/** The direction away from the space, in the directions of the board. */
export function awayX({ spaces }: Sheet, touch: EdgeContact, c: number): number {
  return touch.nx * read(spaces.cos, c) - touch.ny * read(spaces.sin, c);
}

export function awayY({ spaces }: Sheet, touch: EdgeContact, c: number): number {
  return touch.nx * read(spaces.sin, c) + touch.ny * read(spaces.cos, c);
}
