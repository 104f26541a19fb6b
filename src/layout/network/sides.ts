// On which side of the straight line each bundle bends: a choice among a few, made before anything is relaxed, because
// two routes that cross or a route on the wrong side of a city cannot be pushed right afterwards.

import type { LandMask } from '../land/landMask.ts';
import { distanceToLine, isCrossing, read } from '../plane/geometry.ts';
import type { Vertex } from '../plane/polylines.ts';
import { outOfPlace } from './edges.ts';
import type { Bundle } from './network.ts';
import type { Sheet } from './sheet.ts';
import { boardLand } from './waterField.ts';

const BENDS = [0, 0.06, -0.06, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.42, -0.42, 0.55, -0.55];
const PIECES = 14;
const SWEEPS = 12;

const BENDING = { square: 6, linear: 0.2 };
const LENGTH = 3;
const NEAR_CITY = { any: 1, depth: 4 };
const FERRY_ON_LAND = 2;
const RAIL_ON_WATER = 0.7;
const OUTSIDE = 0.04;
const CROSSING = 12;
const TOO_NEAR = 1.5;
const NARROW = 1.6;
const WIDE_ENOUGH = { single: 0.55, lane: 0.25 };

interface Candidate {
  readonly bend: number;
  readonly chain: readonly Vertex[];
  readonly cost: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function chooseSides(sheet: Sheet, land: LandMask | null): void {
  const isLand = land === null ? null : boardLand(sheet, land);
  const choices = sheet.network.bundles.map((bundle) => BENDS.map((bend) => candidateOf(sheet, bundle, bend, isLand)));
  const chosen = choices.map(cheapest);
  for (let sweep = 0; sweep < SWEEPS; sweep++) if (!improve(sheet, choices, chosen)) break;
  chosen.forEach((candidate, e) => {
    sheet.values.fill(candidate.bend, sheet.at.bends + 2 * e, sheet.at.bends + 2 * e + 2);
  });
}

function cheapest(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((best, candidate) => (candidate.cost < best.cost ? candidate : best));
}

/** Each bundle in turn takes what is best beside the others as they are. False: nothing changed. */
function improve(sheet: Sheet, choices: readonly (readonly Candidate[])[], chosen: Candidate[]): boolean {
  let changed = false;
  choices.forEach((candidates, e) => {
    let best = chosen[e];
    let least = Number.POSITIVE_INFINITY;
    for (const candidate of candidates) {
      const cost = costAmong(sheet, e, candidate, chosen, least);
      if (cost < least - 1e-9) [least, best] = [cost, candidate];
    }
    if (best === undefined || best === chosen[e]) return;
    chosen[e] = best;
    changed = true;
  });
  return changed;
}

function costAmong(sheet: Sheet, e: number, candidate: Candidate, chosen: readonly Candidate[], limit: number): number {
  let cost = candidate.cost;
  for (let f = 0; f < chosen.length && cost <= limit; f++) {
    const other = chosen[f];
    if (f !== e && other !== undefined) cost += costTogether(sheet, e, candidate, f, other);
  }
  return cost;
}

function candidateOf(sheet: Sheet, bundle: Bundle, bend: number, isLand: LandMask | null): Candidate {
  const chain = chainOf(sheet, bundle, bend);
  const xs = chain.map(([x]) => x);
  const ys = chain.map(([, y]) => y);
  const cost =
    BENDING.square * bend * bend +
    BENDING.linear * Math.abs(bend) +
    LENGTH * lengthOff(sheet, bundle, chain) ** 2 +
    cityCost(sheet, bundle, chain) +
    waterCost(bundle, chain, isLand) +
    outsideCost(sheet, bundle, chain);
  return {
    bend,
    chain,
    cost,
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

function chainOf({ values }: Sheet, { a, b }: Bundle, bend: number): readonly Vertex[] {
  const ax = read(values, 2 * a);
  const ay = read(values, 2 * a + 1);
  const dx = read(values, 2 * b) - ax;
  const dy = read(values, 2 * b + 1) - ay;
  return Array.from({ length: PIECES + 1 }, (_, k) => {
    const t = k / PIECES;
    const aside = 3 * (1 - t) * t * bend;
    return [ax + t * dx - aside * dy, ay + t * dy + aside * dx] as const;
  });
}

function lengthOff({ sizes }: Sheet, bundle: Bundle, chain: readonly Vertex[]): number {
  const length = pieces(chain).reduce((sum, [p, q]) => sum + Math.hypot(q[0] - p[0], q[1] - p[1]), 0);
  return (length - 2 * sizes.start) / bundle.spaces / sizes.pitch - 1;
}

function pieces(chain: readonly Vertex[]): readonly (readonly [Vertex, Vertex])[] {
  return chain.slice(1).map((point, k) => [chain[k] ?? point, point] as const);
}

function cityCost({ network, values, sizes }: Sheet, bundle: Bundle, chain: readonly Vertex[]): number {
  const need = sizes.city + bundle.halfWidth + sizes.clear.city;
  let cost = 0;
  for (let i = 0; i < network.cities; i++) {
    if (i === bundle.a || i === bundle.b) continue;
    const city = [read(values, 2 * i), read(values, 2 * i + 1)] as const;
    const distance = Math.min(...pieces(chain).map(([p, q]) => distanceToLine(city, p, q)));
    if (distance < need) cost += NEAR_CITY.any + NEAR_CITY.depth * (1 - distance / need);
  }
  return cost;
}

function waterCost({ ferry }: Bundle, chain: readonly Vertex[], isLand: LandMask | null): number {
  if (isLand === null) return 0;
  const inner = chain.slice(2, PIECES);
  const share = inner.filter(([x, y]) => isLand(x, y) === 1).length / inner.length;
  return ferry ? FERRY_ON_LAND * share : RAIL_ON_WATER * (1 - share);
}

function outsideCost({ zone }: Sheet, { halfWidth }: Bundle, chain: readonly Vertex[]): number {
  return chain.reduce((sum, [x, y]) => {
    const off = outOfPlace(zone, x, y, halfWidth, halfWidth);
    return sum + OUTSIDE * Math.hypot(off.x, off.y);
  }, 0);
}

function costTogether(sheet: Sheet, e: number, one: Candidate, f: number, other: Candidate): number {
  const apart = one.left > other.right || other.left > one.right || one.top > other.bottom || other.top > one.bottom;
  const [first, second] = [sheet.network.bundles[e], sheet.network.bundles[f]];
  if (apart || first === undefined || second === undefined) return 0;
  const shared = sharedCity(first, second);
  const crossings = countCrossings(sheet, one.chain, other.chain, shared);
  if (shared !== null) return CROSSING * crossings + narrowCost(sheet, shared, first, one, second, other);
  return crossings > 0 ? CROSSING * crossings : nearCost(first, one, second, other);
}

function sharedCity(one: Bundle, other: Bundle): number | null {
  return [one.a, one.b].find((city) => city === other.a || city === other.b) ?? null;
}

function countCrossings({ values }: Sheet, one: readonly Vertex[], other: readonly Vertex[], shared: number | null) {
  const isAtCity = ([x, y]: Vertex) =>
    shared !== null && Math.hypot(x - read(values, 2 * shared), y - read(values, 2 * shared + 1)) < 2;
  let count = 0;
  for (const [p, q] of pieces(one)) {
    if (isAtCity(p) || isAtCity(q)) continue;
    for (const [r, s] of pieces(other)) if (isCrossing(p, q, r, s)) count++;
  }
  return count;
}

function nearCost(first: Bundle, one: Candidate, second: Bundle, other: Candidate): number {
  const need = first.halfWidth + second.halfWidth + 2;
  let nearest = need;
  for (let i = 0; i < one.chain.length; i += 2) {
    for (let j = 0; j < other.chain.length; j += 2) {
      const [p, q] = [one.chain[i], other.chain[j]];
      if (p !== undefined && q !== undefined) nearest = Math.min(nearest, Math.hypot(p[0] - q[0], p[1] - q[1]));
    }
  }
  return TOO_NEAR * (1 - nearest / need);
}

/** Two routes that leave a city in nearly the same direction have no room beside each other. */
function narrowCost(sheet: Sheet, city: number, first: Bundle, one: Candidate, second: Bundle, other: Candidate) {
  const x = read(sheet.values, 2 * city);
  const y = read(sheet.values, 2 * city + 1);
  const direction = (bundle: Bundle, { chain }: Candidate) => {
    const [px = 0, py = 0] = chain[bundle.a === city ? 3 : PIECES - 3] ?? [];
    return Math.atan2(py - y, px - x);
  };
  const turn = Math.abs(direction(first, one) - direction(second, other));
  const angle = Math.min(turn, 2 * Math.PI - turn);
  const need = WIDE_ENOUGH.single + WIDE_ENOUGH.lane * (first.lanes.length + second.lanes.length - 2);
  return angle < need ? NARROW * (1 - angle / need) : 0;
}
