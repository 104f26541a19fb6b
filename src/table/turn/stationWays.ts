import { routeAt } from '../../engine/board.ts';
import { at } from '../../engine/lists.ts';
import { Heap } from './heap.ts';
import { type Bounds, bounds } from './stationBounds.ts';
import type { Ground } from './stationGround.ts';

/** A rival's route that a station in one of its cities lends (STN-3). */
export interface Lent {
  readonly city: number;
  readonly route: number;
  /** The station stands there already. */
  readonly built: boolean;
}

/** A way between two cities that takes stations. */
export interface StationWay {
  /** Its routes, in order from one city to the other. */
  readonly path: readonly number[];
  readonly lent: readonly Lent[];
}

/** The way that takes the fewest new stations, and of those the fewest trains; null where nothing can help. */
export function stationWay(ground: Ground, from: number, to: number): StationWay | null {
  const left = bounds(ground, to);
  for (let most = 0; most <= ground.inHand; most++) {
    const end = isInReach(ground, at(at(left, most), from)) ? bestWalk({ ground, left, most, from, to }) : null;
    if (end !== null) return walkBack(ground, end);
  }
  return null;
}

function isInReach({ train, trains }: Ground, cost: number): boolean {
  return cost < (trains + 1) * train;
}

/** A walk so far. */
interface Step {
  readonly city: number;
  /** Cities of the stations it uses. */
  readonly used: readonly number[];
  /** How many of them are new. */
  readonly fresh: number;
  readonly cost: number;
  /** The least that it comes to in the end. */
  readonly total: number;
  readonly before: Step | null;
  readonly route: number;
  /** The city of the station that lends the route; null: it is travelled as one's own. */
  readonly station: number | null;
}

interface Question {
  readonly ground: Ground;
  readonly left: Bounds;
  /** How many new stations it may take. */
  readonly most: number;
  readonly from: number;
  readonly to: number;
}

/** What a walk remembers of its stations, each of which lends one route: whether one is used up, and what tells walks apart. */
interface Memory {
  readonly isUsed: (ground: Ground, step: Step, station: number) => boolean;
  readonly keyOf: (ground: Ground, step: Step) => string;
}

/** Who comes back to no city needs to remember only the station of the city it stands in, and those that stand already. */
const SHORT: Memory = {
  isUsed: (ground, { city, station, used }, asked) =>
    at(ground.stations, asked) === 'built' ? used.includes(asked) : asked === city && station === city,
  keyOf: ({ stations }, { city, station, fresh, used }) => {
    const built = used.filter((each) => at(stations, each) === 'built');
    return `${city}/${fresh}/${built}/${station === city}`;
  },
};

const FULL: Memory = {
  isUsed: (_, { used }, asked) => used.includes(asked),
  keyOf: (_, { city, used }) => `${city}/${used}`,
};

/** A walk with a short memory may come back for a second loan; only then it takes a long one, which is slow. */
function bestWalk(question: Question): Step | null {
  const walk = search(question, SHORT);
  return walk === null || new Set(walk.used).size === walk.used.length ? walk : search(question, FULL);
}

/** The cheapest walk, looked for where the least that it can come to is smallest. */
function search({ ground, left, most, from, to }: Question, memory: Memory): Step | null {
  const waiting = new Heap<Step>(({ total, cost }) => total - cost / FAR);
  waiting.add({ city: from, used: [], fresh: 0, cost: 0, total: 0, before: null, route: -1, station: null });
  const seen = new Set<string>();
  for (let step = waiting.takeLeast(); step !== undefined; step = waiting.takeLeast()) {
    if (step.city === to) return step;
    const key = memory.keyOf(ground, step);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const next of stepsFrom(ground, step, memory)) {
      const total = next.fresh > most ? Infinity : next.cost + at(at(left, most - next.fresh), next.city);
      if (isInReach(ground, total)) waiting.add({ ...next, total });
    }
  }
  return null;
}

/** Of equal walks the one that has come farthest goes on first. */
const FAR = 1e7;

function stepsFrom(ground: Ground, before: Step, memory: Memory): Step[] {
  const { board, tolls, lends, stations } = ground;
  const { city, used, fresh, cost } = before;
  return at(board.routesAt, city).flatMap((route) => {
    const { a, b, length } = routeAt(board, route);
    const next = a === city ? b : a;
    const toll = at(tolls, route);
    const on = { city: next, total: 0, before, route };
    const lenders = at(lends, route)
      ? [a, b].filter((end) => at(stations, end) !== null && !memory.isUsed(ground, before, end))
      : [];
    const borrowed = lenders.map((station): Step => {
      const all = [...used, station].sort((one, other) => one - other);
      return {
        ...on,
        used: all,
        fresh: fresh + (at(stations, station) === 'free' ? 1 : 0),
        cost: cost + length,
        station,
      };
    });
    return toll === Infinity ? borrowed : [{ ...on, used, fresh, cost: cost + toll, station: null }, ...borrowed];
  });
}

function walkBack({ stations }: Ground, end: Step): StationWay {
  const steps: Step[] = [];
  for (let step = end; step.before !== null; step = step.before) steps.unshift(step);
  const lent = steps.flatMap(({ station: city, route }) =>
    city === null ? [] : [{ city, route, built: at(stations, city) === 'built' }],
  );
  return { path: steps.map(({ route }) => route), lent };
}
