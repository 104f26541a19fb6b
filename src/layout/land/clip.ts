import { between, type Extent, isIn, type Line, type Vertex } from '../plane/polylines.ts';

interface Side {
  readonly axis: 0 | 1;
  readonly at: number;
  readonly keep: 1 | -1;
}

const sidesOf = (box: Extent): readonly Side[] => [
  { axis: 0, at: box.left, keep: 1 },
  { axis: 0, at: box.right, keep: -1 },
  { axis: 1, at: box.top, keep: 1 },
  { axis: 1, at: box.bottom, keep: -1 },
];

/** What of a ring lies in the box, as one ring: parts are joined along the edge of the box. Empty if nothing does. */
export function clipRing(ring: Line, box: Extent): Line {
  if (ring.every((point) => isIn(point, box))) return ring;
  const open = sidesOf(box).reduce<Line>(cutOff, ring.slice(0, -1));
  return open.length < 3 ? [] : [...open, ...open.slice(0, 1)];
}

function cutOff(ring: Line, side: Side): Line {
  const inside = ([x, y]: Vertex) => ((side.axis === 0 ? x : y) - side.at) * side.keep >= 0;
  return ring.flatMap((b, i) => {
    const a = ring.at(i - 1) ?? b;
    const crossing = inside(a) === inside(b) ? [] : [crossingOf(a, b, side)];
    return inside(b) ? [...crossing, b] : crossing;
  });
}

function crossingOf(a: Vertex, b: Vertex, { axis, at }: Side): Vertex {
  return between(a, b, (at - a[axis]) / (b[axis] - a[axis]));
}

/** The parts of a line in the box. Where it leaves, one point outside is kept, so that it reaches the edge. */
export function clipLine(line: Line, box: Extent): readonly Line[] {
  const parts: Vertex[][] = [];
  let part: Vertex[] | undefined;
  line.forEach((point, i) => {
    const inside = isIn(point, box);
    if (inside && part === undefined) {
      part = line.slice(Math.max(0, i - 1), i);
      parts.push(part);
    }
    part?.push(point);
    if (!inside) part = undefined;
  });
  return parts;
}
