// Where names stand on a small map: in px of the screen, from the middle of the map.
import type { Point } from '../camera/projection.ts';

/** A city that is to have its name. */
export interface Named extends Point {
  readonly city: number;
  readonly name: string;
  /** A ring is larger than the dot of every city. */
  readonly ringed: boolean;
}

/** The middle of a name, on the line that it stands on. */
export interface NameSpot extends Point {
  readonly city: number;
  readonly name: string;
}

/** In css px, whatever the size of the map. */
export const NAME_SIZE = 15;
/** How wide a letter is on average, as a part of its size. */
const LETTER = 0.54;
/** A name reaches so far above its line, and below it. */
const RISE = 12;
const FALL = 4;
const RADIUS = { ring: 11.5, dot: 5 };
const GAP = 3.5;

interface Candidate extends NameSpot {
  readonly half: number;
}

/**
 * The northernmost name stands above its city and the others below, or wherever else it is in nobody's way: not on another
 * name, on as little of `avoid` as can be, and not beyond `reach`. A name without a place is left out.
 */
export function nameSpots(named: readonly Named[], reach: Point, avoid: readonly Point[] = []): readonly NameSpot[] {
  const placed: Candidate[] = [];
  for (const one of named.toSorted((a, b) => a.y - b.y)) {
    const rest = named.filter(({ city }) => city !== one.city);
    const clear = candidates(one, reach, placed.length === 0).filter(
      (spot) => placed.every((other) => !meets(spot, other)) && !rest.some((other) => lies(other, spot)),
    );
    const [best] = clear.toSorted((a, b) => hidden(a, avoid) - hidden(b, avoid));
    if (best !== undefined) placed.push(best);
  }
  return placed.map(({ city, name, x, y }) => ({ city, name, x, y }));
}

function candidates(named: Named, reach: Point, isTop: boolean): readonly Candidate[] {
  const { city, name, x, y, ringed } = named;
  const half = (name.length * LETTER * NAME_SIZE) / 2;
  const out = (ringed ? RADIUS.ring : RADIUS.dot) + GAP;
  const within = Math.min(Math.max(x, half - reach.x), reach.x - half);
  const spot = (px: number, py: number): Candidate => ({ city, name, half, x: px, y: py });
  const [above, below] = [spot(within, y - out), spot(within, y + out + RISE - 1)];
  const beside = [spot(x + out + half, y + FALL), spot(x - out - half, y + FALL)];
  const upright = isTop ? [above, below] : [below, above];
  return [...upright, ...beside].filter((each) => isWithin(each, reach));
}

function isWithin({ x, y, half }: Candidate, reach: Point): boolean {
  return Math.abs(x) + half <= reach.x + GAP && y - RISE >= -reach.y && y + FALL <= reach.y;
}

function meets(one: Candidate, other: Candidate): boolean {
  return Math.abs(one.x - other.x) < one.half + other.half + GAP && Math.abs(one.y - other.y) < RISE + FALL;
}

function lies({ x, y }: Point, spot: Candidate): boolean {
  return Math.abs(x - spot.x) < spot.half + GAP && y > spot.y - RISE - GAP && y < spot.y + FALL + GAP;
}

function hidden(spot: Candidate, avoid: readonly Point[]): number {
  return avoid.filter((point) => lies(point, spot)).length;
}
