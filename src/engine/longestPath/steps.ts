import { at, filled } from '../lists.ts';
import type { Core } from './core.ts';
import type { Link } from './links.ts';

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
  /** By slot: the shortest link of the city there. */
  readonly shortest: readonly number[];
  /** Length of all links after this step. */
  readonly rest: number;
  /** The shortest links of the odd cities that open after this step. */
  readonly ahead: Shortest;
}

interface Opening {
  readonly slot: number;
  readonly isOdd: boolean;
}

/** The shortest links of some cities: their sum, and the two longest among them. */
interface Shortest {
  readonly sum: number;
  readonly longest: number;
  readonly second: number;
}

interface Plan {
  readonly core: Core;
  readonly order: readonly number[];
  /** For each city, the steps of its first and last link. */
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly ahead: readonly Shortest[];
  readonly slots: Slots;
}

interface Slots {
  readonly ofCity: number[];
  readonly isFree: boolean[];
  readonly shortest: number[];
}

export function planSteps(core: Core, order: readonly number[]): Step[] {
  const first = filled(core.linksAt.length, -1);
  const last = filled(core.linksAt.length, -1);
  order.forEach((link, i) => {
    for (const city of citiesOf(core, link)) {
      if (at(first, city) < 0) first[city] = i;
      last[city] = i;
    }
  });
  const slots = { ofCity: filled(core.linksAt.length, -1), isFree: [], shortest: [] };
  const plan: Plan = { core, order, first, last, ahead: lookAhead(core, order, first), slots };
  let rest = core.length;
  return order.map((link, i) => {
    rest -= at(core.links, link).length;
    return stepOf(plan, i, rest);
  });
}

function citiesOf(core: Core, link: number): readonly number[] {
  const a = at(core.a, link);
  const b = at(core.b, link);
  return a === b ? [a] : [a, b];
}

function lookAhead(core: Core, order: readonly number[], first: readonly number[]): Shortest[] {
  const ahead: Shortest[] = [];
  let after: Shortest = { sum: 0, longest: 0, second: 0 };
  for (let i = order.length - 1; i >= 0; i--) {
    ahead[i] = after;
    for (const city of citiesOf(core, at(order, i))) {
      if (at(first, city) === i && at(core.isOdd, city)) after = including(after, shortestAt(core, city));
    }
  }
  return ahead;
}

function including({ sum, longest, second }: Shortest, length: number): Shortest {
  if (length > longest) return { sum: sum + length, longest: length, second: longest };
  return { sum: sum + length, longest, second: Math.max(second, length) };
}

/** Loops are left aside: to leave one out does not make an odd city even. */
function shortestAt(core: Core, city: number): number {
  let shortest = core.length;
  for (const link of at(core.linksAt, city)) {
    if (at(core.a, link) !== at(core.b, link)) shortest = Math.min(shortest, at(core.links, link).length);
  }
  return shortest;
}

function stepOf(plan: Plan, i: number, rest: number): Step {
  const { core, slots } = plan;
  const link = at(plan.order, i);
  const cities = citiesOf(core, link);
  const opens = cities.filter((city) => at(plan.first, city) === i).map((city) => openCity(core, slots, city));
  const closes = cities.filter((city) => at(plan.last, city) === i).map((city) => at(slots.ofCity, city));
  for (const slot of closes) slots.isFree[slot] = true;
  return {
    link: at(core.links, link),
    slotA: at(slots.ofCity, at(core.a, link)),
    slotB: at(slots.ofCity, at(core.b, link)),
    opens,
    closes,
    shortest: slots.shortest.slice(),
    rest,
    ahead: at(plan.ahead, i),
  };
}

function openCity(core: Core, slots: Slots, city: number): Opening {
  const free = slots.isFree.indexOf(true);
  const slot = free < 0 ? slots.isFree.length : free;
  slots.isFree[slot] = false;
  slots.ofCity[city] = slot;
  slots.shortest[slot] = shortestAt(core, city);
  return { slot, isOdd: at(core.isOdd, city) };
}
