import type { Vertex } from './polylines.ts';

/** A value of a list whose length is known to be enough. */
export function read(list: ArrayLike<number>, i: number): number {
  return list[i] ?? 0;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Whether the lines from a to b and from c to d cross within. */
export function isCrossing(a: Vertex, b: Vertex, c: Vertex, d: Vertex): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Whether two chains of lines cross anywhere. */
export function isAnyCrossing(one: readonly Vertex[], other: readonly Vertex[]): boolean {
  return one.some((from, i) => {
    const to = one[i + 1];
    return to !== undefined && other.some((start, j) => isCrossing(from, to, start, other[j + 1] ?? start));
  });
}

function side(a: Vertex, b: Vertex, p: Vertex): number {
  return (b[0] - a[0]) * (p[1] - a[1]) - (p[0] - a[0]) * (b[1] - a[1]);
}

export function distanceToLine(p: Vertex, a: Vertex, b: Vertex): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const share = clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return Math.hypot(p[0] - a[0] - share * dx, p[1] - a[1] - share * dy);
}

/** Where a point lies seen from the edge of an upright box around 0, 0; negative distances are inside. */
export interface EdgeContact {
  distance: number;
  /** Away from the box. */
  nx: number;
  ny: number;
  /** The nearest point of the edge. */
  px: number;
  py: number;
}

export function noTouch(): EdgeContact {
  return { distance: 0, nx: 0, ny: 0, px: 0, py: 0 };
}

/** Writes into `touch`: millions of calls make no millions of objects. */
export function touchBox(touch: EdgeContact, x: number, y: number, halfWidth: number, halfHeight: number): void {
  const ox = Math.abs(x) - halfWidth;
  const oy = Math.abs(y) - halfHeight;
  const sx = x < 0 ? -1 : 1;
  const sy = y < 0 ? -1 : 1;
  if (ox > 0 && oy > 0) {
    const distance = Math.hypot(ox, oy);
    set(touch, distance, (sx * ox) / distance, (sy * oy) / distance, sx * halfWidth, sy * halfHeight);
  } else if (ox > oy) set(touch, ox, sx, 0, sx * halfWidth, y);
  else set(touch, oy, 0, sy, x, sy * halfHeight);
}

function set(touch: EdgeContact, distance: number, nx: number, ny: number, px: number, py: number): void {
  touch.distance = distance;
  touch.nx = nx;
  touch.ny = ny;
  touch.px = px;
  touch.py = py;
}
