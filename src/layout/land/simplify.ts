import { distance, type Line, type Vertex } from '../plane/polylines.ts';

/** How far, at this point, the simpler line may pass from the old one. */
export type Tolerance = (point: Vertex) => number;

/** Leaves out points that the line hardly misses (Douglas and Peucker). Rings stay closed. */
export function simplify(line: Line, tolerance: Tolerance): Line {
  const last = line.length - 1;
  const kept = new Set([0, last]);
  const turn = isClosed(line) ? farthestFromStart(line) : last;
  kept.add(turn);
  const open = [
    [0, turn],
    [turn, last],
  ] as [number, number][];
  for (let stretch = open.pop(); stretch !== undefined; stretch = open.pop()) {
    const [from, to] = stretch;
    const worst = worstMiss(line, from, to, tolerance);
    if (worst === undefined) continue;
    kept.add(worst);
    open.push([from, worst], [worst, to]);
  }
  return line.filter((_, i) => kept.has(i));
}

function isClosed(line: Line): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 3 && first !== undefined && last !== undefined && distance(first, last) < 1e-6;
}

function farthestFromStart(line: Line): number {
  const start = line[0] ?? [0, 0];
  const far = line.map((point) => distance(start, point));
  return far.indexOf(Math.max(...far));
}

/** The point that a straight stretch would miss most, if that is too much. */
function worstMiss(line: Line, from: number, to: number, tolerance: Tolerance): number | undefined {
  const [a, b] = [line[from], line[to]];
  if (a === undefined || b === undefined) return undefined;
  let worst: number | undefined;
  let most = 1;
  for (let i = from + 1; i < to; i++) {
    const point = line[i] ?? a;
    const miss = missOf(point, a, b) / tolerance(point);
    if (miss > most) [most, worst] = [miss, i];
  }
  return worst;
}

function missOf(point: Vertex, a: Vertex, b: Vertex): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy);
}
