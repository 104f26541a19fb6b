// Where the round badges of a route lie: its symbol or its owner's mark, the engines of a ferry, a draw bonus.
import type { BoardFile, RoutePlace } from '../../layout/boardFile.ts';
import type { BoardModel, RouteModel } from '../model.ts';
import { round } from './shapes.ts';

export interface BadgeSpot {
  readonly x: number;
  readonly y: number;
}

/** 0 for the first route between two cities, 1 for the next, 0 again for a third. */
export type LaneSide = 0 | 1 | null;

/** null where a route has no other beside it. */
export function lanesOf(routes: readonly Pick<RouteModel, 'ends'>[]): readonly LaneSide[] {
  const pairs = routes.map(({ ends: [a, b] }) => `${Math.min(a, b)}-${Math.max(a, b)}`);
  const first = new Map([...pairs.entries()].reverse().map(([route, pair]) => [pair, route]));
  const last = new Map([...pairs.entries()].map(([route, pair]) => [pair, route]));
  const passed = new Map<string, number>();
  return pairs.map((pair) => {
    if (first.get(pair) === last.get(pair)) return null;
    const before = passed.get(pair) ?? 0;
    passed.set(pair, before + 1);
    return before % 2 === 0 ? 0 : 1;
  });
}

const known = new WeakMap<BoardFile, readonly LaneSide[]>();

/** The routes of a board join the same cities, whatever becomes of them. */
export function lanesOn({ places, routes }: Pick<BoardModel, 'places' | 'routes'>): readonly LaneSide[] {
  const lanes = known.get(places) ?? lanesOf(routes);
  known.set(places, lanes);
  return lanes;
}

/** A point by its distance from the route's start, counted in spaces: 0.5 is the middle of the first, 1 the gap after it. */
function spotAt({ spaces, spaceLength }: RoutePlace, distance: number): BadgeSpot {
  const before = Math.max(0, Math.min(spaces.length - 1, Math.floor(distance - 0.5)));
  const [x, y, angle] = spaces[before] ?? [0, 0, 0];
  const beyond = distance - 0.5 - before;
  const next = beyond > 0 ? spaces[before + 1] : undefined;
  if (next !== undefined) return { x: round(x + beyond * (next[0] - x)), y: round(y + beyond * (next[1] - y)) };
  const turn = (angle * Math.PI) / 180;
  return {
    x: round(x + beyond * spaceLength * Math.cos(turn)),
    y: round(y + beyond * spaceLength * Math.sin(turn)),
  };
}

const BESIDE_EACH_OTHER = 0.22;

/** Badges of parallel routes are set half a space apart, since they are broader than the lanes. */
export function symbolSpot(place: RoutePlace, lane: LaneSide): BadgeSpot {
  const length = place.spaces.length;
  if (length === 1) return spotAt(place, 0.5 + (lane === null ? 0 : (2 * lane - 1) * BESIDE_EACH_OTHER));
  return spotAt(place, length / 2 + (lane === 1 ? 0.5 : 0));
}

/** A long train carries its owner's mark more than once, so that it is read across a table. */
export function ownerSpots(place: RoutePlace, lane: LaneSide): readonly BadgeSpot[] {
  const length = place.spaces.length;
  const shift = lane === 1 ? 0.5 : 0;
  if (length <= ONE_MARK_UP_TO) return [symbolSpot(place, lane)];
  const ends = [1 + shift, length - 1 + shift];
  const spots = length <= TWO_MARKS_UP_TO ? ends : [...ends.slice(0, 1), length / 2 + shift, ...ends.slice(1)];
  return spots.map((spot) => spotAt(place, Math.min(spot, length - 0.5)));
}

const ONE_MARK_UP_TO = 3;
const TWO_MARKS_UP_TO = 6;

/** Two badges on a single space, or on two that lie side by side. */
const FIRST_OF_TWO = 0.22;

/** Engines stand on spaces, spread over the ferry. A single space shares its room with a draw bonus. */
export function engineSpots(
  place: RoutePlace,
  engines: number,
  hasBonus: boolean,
  lane: LaneSide,
): readonly BadgeSpot[] {
  if (place.spaces.length > 1) return engineSpaces(place, engines, lane).map((space) => spotAt(place, space + 0.5));
  if (engines === 0) return [];
  return [hasBonus ? spotAt(place, lane === 1 ? 1 - FIRST_OF_TWO : FIRST_OF_TWO) : symbolSpot(place, lane)];
}

/** Parallel ferries have theirs in turns. */
function engineSpaces(place: RoutePlace, engines: number, lane: LaneSide): readonly number[] {
  const length = place.spaces.length;
  const spread = Array.from({ length: engines }, (_, i) => Math.floor(((i + 0.5) * length) / engines));
  return lane === 1 ? spread.map((space) => (space + 1) % length) : spread;
}

/** A draw bonus lies on the space next to the middle that has no engine. */
export function bonusSpot(place: RoutePlace, engines: number, lane: LaneSide): BadgeSpot {
  const length = place.spaces.length;
  if (length === 1) return spotAt(place, lane === 1 ? FIRST_OF_TWO : 1 - FIRST_OF_TWO);
  const taken = engineSpaces(place, engines, lane);
  const free = place.spaces.map((_, space) => space).filter((space) => !taken.includes(space));
  const fromMiddle = (space: number) => Math.abs(space + 0.5 - length / 2);
  const [space] = free.sort((one, other) => fromMiddle(one) - fromMiddle(other));
  return spotAt(place, space === undefined ? Math.floor(length / 2) : space + 0.5);
}
