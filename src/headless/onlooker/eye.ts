// An onlooker that sees only points of colour: it compares patches along a route with patches it has seen elsewhere.
import type { PlayerColor } from '../../engine/players.ts';
import type { RoutePlace } from '../../layout/boardFile.ts';
import type { Picture } from './png.ts';

/** What an onlooker says of a route. */
export type Verdict = PlayerColor | 'free';

/** How a place of the board is found in its picture. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Points along and across the track, and how much of the board they span, in widths of a space. */
const ALONG = 12;
const ACROSS = 10;
const REACH = 1.75;

type Patch = Float32Array;

/** One patch for each space and for each gap, turned to the way that the track runs. */
export function patchesOf(picture: Picture, frame: Frame, place: RoutePlace, spaceWidth: number): readonly Patch[] {
  return spotsOf(place).map(([x, y, angle]) => {
    const turn = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const patch = new Float32Array(ALONG * ACROSS * 3);
    for (let i = 0; i < ALONG * ACROSS; i++) {
      const u = ((i % ALONG) / (ALONG - 1) - 0.5) * place.spaceLength;
      const v = (Math.floor(i / ALONG) / (ACROSS - 1) - 0.5) * REACH * spaceWidth;
      const [px, py] = [x + u * cos - v * sin, y + u * sin + v * cos];
      seen(picture, frame.x + frame.scale * px, frame.y + frame.scale * py, patch, 3 * i);
    }
    return patch;
  });
}

/** Spaces and the gaps between them; all of them read from left to right. */
function spotsOf({ spaces }: RoutePlace): RoutePlace['spaces'] {
  const between = spaces.slice(1).map(([x, y, angle], i) => {
    const [bx, by] = spaces[i] ?? [x, y];
    return [(x + bx) / 2, (y + by) / 2, angle] as const;
  });
  return [...spaces, ...between].map(([x, y, angle]) => {
    return [x, y, Math.cos((angle * Math.PI) / 180) < -1e-6 ? angle + 180 : angle] as const;
  });
}

/** The colour between the four points around a place. */
function seen({ width, height, points }: Picture, x: number, y: number, into: Patch, at: number): void {
  const [left, top] = [clamp(Math.floor(x), width - 2), clamp(Math.floor(y), height - 2)];
  const [right, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  for (let channel = 0; channel < 3; channel++) {
    const point = (dx: number, dy: number) => points[3 * ((top + dy) * width + left + dx) + channel] ?? 0;
    const above = point(0, 0) * (1 - right) + point(1, 0) * right;
    const below = point(0, 1) * (1 - right) + point(1, 1) * right;
    into[at + channel] = above * (1 - down) + below * down;
  }
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** A patch that was seen, and what it belonged to. `of` keeps the ground it lay on from being known again. */
export interface Known {
  readonly patch: Patch;
  readonly verdict: Verdict;
  readonly of: string;
}

/** Each patch looks for the likest of each kind; the kind that all of them together are least unlike wins. */
export function judged(patches: readonly Patch[], known: readonly Known[], of: string): Verdict {
  const unlike = new Map<Verdict, number>();
  const elsewhere = known.filter((one) => one.of !== of);
  for (const patch of patches) {
    for (const [verdict, least] of nearest(patch, elsewhere)) unlike.set(verdict, (unlike.get(verdict) ?? 0) + least);
  }
  const [best] = [...unlike].sort(([, one], [, other]) => one - other);
  return best?.[0] ?? 'free';
}

function nearest(patch: Patch, known: readonly Known[]): ReadonlyMap<Verdict, number> {
  const least = new Map<Verdict, number>();
  for (const { patch: other, verdict } of known) {
    const most = least.get(verdict) ?? Number.POSITIVE_INFINITY;
    const distance = distanceTo(patch, other, most);
    if (distance < most) least.set(verdict, distance);
  }
  return least;
}

/** Gives up where it is already more than `most`. */
function distanceTo(one: Patch, other: Patch, most: number): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) {
    const step = (one[i] ?? 0) - (other[i] ?? 0);
    sum += step * step;
    if (sum >= most) return most;
  }
  return sum;
}
