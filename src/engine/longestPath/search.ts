import { at, filled } from '../lists.ts';
import type { Core } from './core.ts';
import type { Link } from './links.ts';
import { linkOrder } from './order.ts';
import { planSteps, type Step } from './steps.ts';

export const stats = { searches: 0, states: 0, expanded: 0, width: 0 };

/**
 * Everything about the decisions so far that matters for the rest. Two ways that come to the same state differ in
 * nothing but the length they left out, so only the better one is followed: that keeps the search small.
 */
interface State {
  readonly step: number;
  /** Cities that have become ends of the path. */
  readonly ends: number;
  /** By slot: the group of travelled links the city belongs to (0: none yet), times 2, plus 1 while the city is odd. */
  readonly slots: readonly number[];
  leftOut: number;
  from: State | undefined;
  isTravelled: boolean;
  isDone: boolean;
}

interface Search {
  readonly steps: readonly Step[];
  readonly known: Map<number | string, State>;
  /** States to follow, by the length that is left out at least on any path through them. */
  readonly waiting: State[][];
  best: number;
  bestEnd: State | undefined;
}

/**
 * The links of the longest path through a core, provided that it leaves out less than the limit. A set of links makes
 * one path when it is connected and at most two cities have an odd number of them; we look for the set that leaves out
 * the least, most promising states first.
 */
export function longestPathLinks(core: Core, limit: number): readonly Link[] | undefined {
  stats.searches++;
  const steps = planSteps(core, linkOrder(core));
  const search: Search = { steps, known: new Map(), waiting: [], best: limit, bestEnd: undefined };
  const width = at(steps, steps.length - 1).shortest.length;
  stats.width = Math.max(stats.width, width);
  remember(
    search,
    { step: 0, ends: 0, slots: filled(width, 0), leftOut: 0, from: undefined, isTravelled: false, isDone: false },
    0,
  );
  for (let bound = 0; bound < search.best; bound++) follow(search, bound);
  return search.bestEnd && travelledLinks(steps, search.bestEnd);
}

function follow(search: Search, bound: number): void {
  const states = search.waiting[bound] ?? [];
  while (search.best > bound) {
    const state = states.pop();
    if (state === undefined) return;
    if (state.isDone) continue;
    state.isDone = true;
    stats.expanded++;
    decide(search, state, false);
    decide(search, state, true);
  }
}

function travelledLinks(steps: readonly Step[], end: State): Link[] {
  const links: Link[] = [];
  for (let state = end; state.from !== undefined; state = state.from) {
    if (state.isTravelled) links.push(at(steps, state.from.step).link);
  }
  return links;
}

function decide(search: Search, from: State, isTravelled: boolean): void {
  const step = at(search.steps, from.step);
  const slots = from.slots.slice();
  for (const { slot, isOdd } of step.opens) slots[slot] = Number(isOdd);
  if (isTravelled) join(slots, step.slotA, step.slotB);
  else leaveOut(slots, step);
  const leftOut = from.leftOut + (isTravelled ? 0 : step.link.length);
  let ends = from.ends;
  for (const slot of step.closes) ends += at(slots, slot) & 1;
  if (ends > 2) return;
  const state = { step: from.step + 1, ends, slots, leftOut, from, isTravelled, isDone: false };
  if (closeCities(slots, step.closes)) {
    if (state.step < search.steps.length) remember(search, state, leftOut + leastToCome(slots, ends, step));
  } else if (leftOut + step.rest < search.best && slots.every((code) => code < 2)) {
    search.best = leftOut + step.rest;
    search.bestEnd = state;
  }
}

function remember(search: Search, state: State, bound: number): void {
  if (bound >= search.best) return;
  const key = keyOf(state);
  const known = search.known.get(key);
  if (known !== undefined && known.leftOut <= state.leftOut) return;
  if (known !== undefined) known.isDone = true;
  else stats.states++;
  search.known.set(key, state);
  const queue = search.waiting[bound];
  if (queue === undefined) search.waiting[bound] = [state];
  else queue.push(state);
}

function keyOf({ step, ends, slots }: State): number | string {
  if (slots.length > 9) return String.fromCharCode(step, ends, ...slots);
  let key = step * 3 + ends;
  for (let slot = 0; slot < slots.length; slot++) key = key * 20 + at(slots, slot);
  return key;
}

function leaveOut(slots: number[], { slotA, slotB }: Step): void {
  slots[slotA] = at(slots, slotA) ^ 1;
  slots[slotB] = at(slots, slotB) ^ 1;
}

/** A group is named after its lowest slot, counted from 1, so that equal states have equal names. */
function join(slots: number[], slotA: number, slotB: number): void {
  const groupA = at(slots, slotA) >> 1 || slotA + 1;
  const groupB = at(slots, slotB) >> 1 || slotB + 1;
  const group = Math.min(groupA, groupB);
  for (let slot = 0; slot < slots.length; slot++) {
    const code = at(slots, slot);
    const old = code >> 1;
    if (slot === slotA || slot === slotB || (old > 0 && (old === groupA || old === groupB)))
      slots[slot] = (group << 1) | (code & 1);
  }
}

/** False when a group has no open city left: nothing can be joined to it any more. */
function closeCities(slots: number[], closes: readonly number[]): boolean {
  for (const slot of closes) {
    const group = at(slots, slot) >> 1;
    slots[slot] = 0;
    if (group > 0 && !renameGroup(slots, group)) return false;
  }
  return true;
}

function renameGroup(slots: number[], group: number): boolean {
  let name = 0;
  for (let slot = 0; slot < slots.length; slot++) {
    const code = at(slots, slot);
    if (code >> 1 !== group) continue;
    if (name === 0) name = slot + 1;
    slots[slot] = (name << 1) | (code & 1);
  }
  return name > 0;
}

function leastToCome(slots: readonly number[], ends: number, step: Step): number {
  let { sum, longest, second } = step.ahead;
  for (let slot = 0; slot < slots.length; slot++) {
    if ((at(slots, slot) & 1) === 0) continue;
    const length = at(step.shortest, slot);
    sum += length;
    if (length > longest) {
      second = longest;
      longest = length;
    } else if (length > second) second = length;
  }
  if (ends < 2) sum -= longest;
  if (ends < 1) sum -= second;
  return (sum + 1) >> 1;
}
