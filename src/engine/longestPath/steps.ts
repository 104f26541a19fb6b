import { at, filled } from '../lists.ts';
import type { Core } from './core.ts';
import type { Link } from './links.ts';
import { tollsOf } from './tolls.ts';

/**
 * One link to decide on: travel it, or leave it out. A city is open between the first and the last of its links, and
 * has a slot of its own for that time.
 */
export interface Step {
  readonly link: Link;
  readonly slotA: number;
  readonly slotB: number;
  readonly opens: readonly Opening[];
  readonly closes: readonly number[];
  /** The toll of the city in each slot. */
  readonly tolls: readonly number[];
  readonly ahead: Ahead;
}

interface Opening {
  readonly slot: number;
  readonly isOdd: boolean;
}

/** What comes after a step. */
interface Ahead {
  /** Length of all the links. */
  readonly length: number;
  /** The tolls of the odd cities that are yet to open: their sum, and the two highest. */
  readonly tolls: number;
  readonly highest: number;
  readonly second: number;
}

interface Plan {
  readonly core: Core;
  readonly order: readonly number[];
  readonly tolls: readonly number[];
  /** For each city, the steps of its first and its last link. */
  readonly first: readonly number[];
  readonly last: readonly number[];
}

interface Slots {
  readonly ofCity: number[];
  readonly isFree: boolean[];
  readonly tolls: number[];
}

export function planSteps(core: Core, order: readonly number[]): Step[] {
  const first = filled(core.linksAt.length, -1);
  const last = filled(core.linksAt.length, -1);
  for (let i = 0; i < order.length; i++) {
    for (const city of citiesOf(core, at(order, i))) {
      if (at(first, city) < 0) first[city] = i;
      last[city] = i;
    }
  }
  return stepsOf({ core, order, tolls: tollsOf(core), first, last });
}

function citiesOf(core: Core, link: number): readonly number[] {
  const a = at(core.a, link);
  const b = at(core.b, link);
  return a === b ? [a] : [a, b];
}

function stepsOf(plan: Plan): Step[] {
  const slots: Slots = { ofCity: filled(plan.first.length, -1), isFree: [], tolls: [] };
  let ahead: Ahead = { length: 0, tolls: 0, highest: 0, second: 0 };
  const aheads: Ahead[] = [];
  for (let i = plan.order.length - 1; i >= 0; i--) {
    aheads.push(ahead);
    ahead = withStep(plan, i, ahead);
  }
  return aheads.reverse().map((ahead, i) => stepOf(plan, slots, i, ahead));
}

function withStep({ core, order, tolls, first }: Plan, i: number, ahead: Ahead): Ahead {
  const link = at(order, i);
  let { tolls: sum, highest, second } = ahead;
  for (const city of citiesOf(core, link)) {
    if (at(first, city) !== i || !at(core.isOdd, city)) continue;
    const toll = at(tolls, city);
    sum += toll;
    second = Math.max(second, Math.min(highest, toll));
    highest = Math.max(highest, toll);
  }
  return { length: ahead.length + at(core.links, link).length, tolls: sum, highest, second };
}

function stepOf(plan: Plan, slots: Slots, i: number, ahead: Ahead): Step {
  const { core, first, last } = plan;
  const link = at(plan.order, i);
  const cities = citiesOf(core, link);
  const opens = cities.filter((city) => at(first, city) === i).map((city) => openCity(plan, slots, city));
  const closes = cities.filter((city) => at(last, city) === i).map((city) => at(slots.ofCity, city));
  for (const slot of closes) slots.isFree[slot] = true;
  return {
    link: at(core.links, link),
    slotA: at(slots.ofCity, at(core.a, link)),
    slotB: at(slots.ofCity, at(core.b, link)),
    opens,
    closes,
    tolls: slots.tolls.slice(),
    ahead,
  };
}

function openCity({ core, tolls }: Plan, slots: Slots, city: number): Opening {
  const free = slots.isFree.indexOf(true);
  const slot = free < 0 ? slots.isFree.length : free;
  slots.isFree[slot] = false;
  slots.ofCity[city] = slot;
  slots.tolls[slot] = at(tolls, city);
  return { slot, isOdd: at(core.isOdd, city) };
}
