import { at, filled } from '../lists.ts';
import type { Core } from './core.ts';
import type { Link } from './links.ts';
import { linkOrder } from './order.ts';
import { planSteps, type Step } from './steps.ts';

/**
 * All that matters of the decisions so far. Two ways to the same state differ in nothing but the length they have left
 * out, so only the better one is followed: without that, dense networks take minutes.
 */
interface State {
  readonly step: number;
  /** How many of the closed cities are ends of the path. */
  readonly ends: number;
  /** Twice the group of travelled links the city of each slot belongs to (0: none yet), and 1 more while it is odd. */
  readonly slots: readonly number[];
  readonly leftOut: number;
  /** The decision that led here. */
  readonly from: State | undefined;
  readonly isTravelled: boolean;
}

interface Search {
  readonly steps: readonly Step[];
  /** The least that was left out on a way to each state met so far. */
  readonly met: Map<string, number>;
  /** States to go on from, by the least length that any path through them leaves out. */
  readonly waiting: State[][];
  readonly mostStates: number;
  isMemoryFull: boolean;
  best: number;
  bestState: State | undefined;
}

/** Far beyond any game. */
const MOST_STATES = 200_000;

/**
 * The links of a longest path through a core with more than two odd cities, if it leaves out less than the limit.
 * Links make one path when they hang together and at most two cities have an odd number of them; wanted is the choice
 * that leaves out the least length.
 */
export function longestPathLinks(core: Core, limit: number, mostStates = MOST_STATES): readonly Link[] | undefined {
  const steps = planSteps(core, linkOrder(core));
  const search: Search = {
    steps,
    met: new Map(),
    waiting: [[startOf(steps)]],
    mostStates,
    isMemoryFull: false,
    best: limit,
    bestState: undefined,
  };
  for (let bound = 0; bound < search.best; bound++) exploreAll(search, bound);
  return search.bestState && travelledLinks(steps, search.bestState);
}

function startOf(steps: readonly Step[]): State {
  const slots = filled(at(steps, steps.length - 1).tolls.length, 0);
  return { step: 0, ends: 0, slots, leftOut: 0, from: undefined, isTravelled: false };
}

/** The most promising states come first, so no path is followed that leaves out more than the longest one. */
function exploreAll(search: Search, bound: number): void {
  const states = search.waiting[bound] ?? [];
  while (search.best > bound) {
    const state = states.pop();
    if (state === undefined) return;
    if ((search.met.get(nameOf(state)) ?? state.leftOut) >= state.leftOut) explore(search, state);
  }
}

function explore(search: Search, state: State): void {
  decide(search, state, false);
  decide(search, state, true);
}

function decide(search: Search, from: State, isTravelled: boolean): void {
  const step = at(search.steps, from.step);
  const slots = from.slots.slice();
  for (const { slot, isOdd } of step.opens) slots[slot] = Number(isOdd);
  if (isTravelled) join(slots, step.slotA, step.slotB);
  else leaveOut(slots, step.slotA, step.slotB);
  const leftOut = from.leftOut + (isTravelled ? 0 : step.link.length);
  const ends = from.ends + endsAmong(slots, step.closes);
  if (ends > 2) return;
  const state = { step: from.step + 1, ends, slots, leftOut, from, isTravelled };
  if (close(slots, step.closes)) goOn(search, state, leftOut + leastToCome(state, step));
  else finish(search, state, leftOut + step.ahead.length);
}

/** A group is named by its lowest slot, counted from 1, so that equal states look equal. */
function join(slots: number[], slotA: number, slotB: number): void {
  const groupA = at(slots, slotA) >> 1 || slotA + 1;
  const groupB = at(slots, slotB) >> 1 || slotB + 1;
  const group = Math.min(groupA, groupB);
  for (let slot = 0; slot < slots.length; slot++) {
    const old = at(slots, slot) >> 1;
    if (slot === slotA || slot === slotB || old === groupA || old === groupB) rename(slots, slot, group);
  }
}

function rename(slots: number[], slot: number, group: number): void {
  slots[slot] = 2 * group + (at(slots, slot) & 1);
}

/** For a loop both slots are the same, and the city stays as it is. */
function leaveOut(slots: number[], slotA: number, slotB: number): void {
  slots[slotA] = at(slots, slotA) ^ 1;
  slots[slotB] = at(slots, slotB) ^ 1;
}

function endsAmong(slots: readonly number[], closes: readonly number[]): number {
  let ends = 0;
  for (const slot of closes) ends += at(slots, slot) & 1;
  return ends;
}

/** False when a group has lost its last open city, so that nothing can be joined to it any more. */
function close(slots: number[], closes: readonly number[]): boolean {
  for (const slot of closes) {
    const group = at(slots, slot) >> 1;
    slots[slot] = 0;
    if (group > 0 && !passOnName(slots, group)) return false;
  }
  return true;
}

function passOnName(slots: number[], group: number): boolean {
  let name = 0;
  for (let slot = 0; slot < slots.length; slot++) {
    if (at(slots, slot) >> 1 !== group) continue;
    if (name === 0) name = slot + 1;
    rename(slots, slot, name);
  }
  return name > 0;
}

/** The group that has just been closed is a whole path, unless there are others: they could never be joined. */
function finish(search: Search, state: State, leftOut: number): void {
  if (leftOut >= search.best || state.slots.some((code) => code > 1)) return;
  search.best = leftOut;
  search.bestState = state;
}

function travelledLinks(steps: readonly Step[], last: State): Link[] {
  const links: Link[] = [];
  for (let state = last; state.from !== undefined; state = state.from) {
    if (state.isTravelled) links.push(at(steps, state.from.step).link);
  }
  return links;
}

/** With its memory full, the search goes straight ahead instead of keeping states for later: slower, but as exact. */
function goOn(search: Search, state: State, bound: number): void {
  if (bound >= search.best || !isBetter(search, state)) return;
  const states = search.waiting[bound];
  if (search.isMemoryFull) explore(search, state);
  else if (states === undefined) search.waiting[bound] = [state];
  else states.push(state);
}

function isBetter(search: Search, state: State): boolean {
  const name = nameOf(state);
  const before = search.met.get(name);
  if (before !== undefined && before <= state.leftOut) return false;
  if (search.met.size >= search.mostStates) forget(search);
  search.met.set(name, state.leftOut);
  return true;
}

/** A state that is forgotten may be explored again, which takes time but changes no result. */
function forget(search: Search): void {
  search.isMemoryFull = true;
  search.met.clear();
}

function nameOf({ step, ends, slots }: State): string {
  return String.fromCharCode(step, ends, ...slots);
}

/** The tolls of all odd cities, but for the dearest ones that may still become ends, in whole spaces. */
function leastToCome({ ends, slots }: State, { tolls, ahead }: Step): number {
  let { tolls: sum, highest, second } = ahead;
  for (let slot = 0; slot < slots.length; slot++) {
    if ((at(slots, slot) & 1) === 0) continue;
    const toll = at(tolls, slot);
    sum += toll;
    second = Math.max(second, Math.min(highest, toll));
    highest = Math.max(highest, toll);
  }
  if (ends < 2) sum -= highest;
  if (ends < 1) sum -= second;
  return (sum + 1) >> 1;
}
