/** Lines and rings in the plane. A ring ends where it begins. */
export type Vertex = readonly [x: number, y: number];
export type Line = readonly Vertex[];

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function grown({ left, top, right, bottom }: Extent, by: number): Extent {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

export function isIn([x, y]: Vertex, { left, top, right, bottom }: Extent): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** How far two boxes are apart; negative if they overlap. */
export function gapOf(a: Extent, b: Extent): number {
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
}

export function extentOf(line: Line): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of line) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

export const distance = ([ax, ay]: Vertex, [bx, by]: Vertex) => Math.hypot(bx - ax, by - ay);

export const between = ([ax, ay]: Vertex, [bx, by]: Vertex, t: number): Vertex => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

/** From numbers that stand x, y, x, y, … */
export function lineOf(numbers: readonly number[]): Line {
  return numbers.flatMap((x, i): Vertex[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []));
}

export function lengthOf(line: Line): number {
  return pairsOf(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);
}

/** Twice-crossing parts count against each other; the sign tells which way round it goes. */
export function areaOf(ring: Line): number {
  return pairsOf(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2;
}

/** Each stretch between two neighbouring points. */
export function pairsOf(line: Line): readonly (readonly [Vertex, Vertex])[] {
  return line.flatMap((b, i) => {
    const a = line[i - 1];
    return a === undefined ? [] : [[a, b] as const];
  });
}

/** Adds points, so that none is farther than `step` from the next. */
export function densify(line: Line, step: number): Line {
  const added = pairsOf(line).flatMap(([a, b]) => {
    const parts = Math.max(1, Math.ceil(distance(a, b) / step));
    return Array.from({ length: parts }, (_, i) => between(a, b, (i + 1) / parts));
  });
  return [...line.slice(0, 1), ...added];
}

/** Points at equal distances of about `step` along the line, both ends included. */
export function evenly(line: Line, step: number): Line {
  const length = lengthOf(line);
  const parts = Math.max(1, Math.round(length / step));
  return Array.from({ length: parts + 1 }, (_, i) => pointAlong(line, (length * i) / parts));
}

function pointAlong(line: Line, wanted: number): Vertex {
  let gone = 0;
  for (const [a, b] of pairsOf(line)) {
    const stretch = distance(a, b);
    if (gone + stretch >= wanted && stretch > 0) return between(a, b, (wanted - gone) / stretch);
    gone += stretch;
  }
  return line.at(-1) ?? [0, 0];
}
