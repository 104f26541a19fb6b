import { at } from '../lists.ts';
import { type Core, farCity, isDeadEnd } from './core.ts';

/**
 * The search decides link by link, and a city is open between the first and the last of its links. Each city that is
 * open at the same time multiplies the work, at worst about threefold: a bad order costs ten times the work of a good
 * one, so some trouble to find a good one pays.
 */
interface Ordering {
  readonly core: Core;
  readonly links: number[];
  readonly isTaken: boolean[];
  /** How many links of each city are not yet taken. */
  readonly left: number[];
  readonly isOpen: boolean[];
  open: number;
  effort: number;
}

/** Up to this effort a link, to search takes less time than to look for a better order. */
const GOOD_ENOUGH = 12;

export function linkOrder(core: Core): readonly number[] {
  let best: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start < core.linksAt.length && least > GOOD_ENOUGH * core.links.length; start++) {
    if (isDeadEnd(core, start)) continue;
    const { links, effort } = orderFrom(core, start, least);
    if (effort < least) [best, least] = [links, effort];
  }
  return best;
}

/** Closes city after city. Once the limit is reached the order is no use, and stays unfinished. */
function orderFrom(core: Core, start: number, limit: number): Ordering {
  const ordering: Ordering = {
    core,
    links: [],
    isTaken: core.links.map(() => false),
    left: core.linksAt.map((links) => links.length),
    isOpen: core.linksAt.map(() => false),
    open: 0,
    effort: 0,
  };
  for (let city = start; city >= 0 && ordering.effort < limit; city = easiestToClose(ordering)) close(ordering, city);
  return ordering;
}

/** Branches come last: by then it is known whether the path needs an end here. */
function close(ordering: Ordering, city: number): void {
  const { core, isOpen } = ordering;
  const links = at(core.linksAt, city);
  for (const link of links) if (at(isOpen, farCity(core, link, city))) take(ordering, link);
  for (const link of links) if (!isDeadEnd(core, farCity(core, link, city))) take(ordering, link);
  for (const link of links) take(ordering, link);
}

function take(ordering: Ordering, link: number): void {
  if (at(ordering.isTaken, link)) return;
  ordering.isTaken[link] = true;
  ordering.links.push(link);
  const a = at(ordering.core.a, link);
  const b = at(ordering.core.b, link);
  countDown(ordering, a);
  if (a !== b) countDown(ordering, b);
  ordering.effort += 3 ** ordering.open;
}

function countDown(ordering: Ordering, city: number): void {
  const left = at(ordering.left, city) - 1;
  ordering.left[city] = left;
  ordering.open += Number(left > 0) - Number(at(ordering.isOpen, city));
  ordering.isOpen[city] = left > 0;
}

/** The open city that opens the fewest others; -1 when none is open. */
function easiestToClose(ordering: Ordering): number {
  let easiest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let city = 0; city < ordering.isOpen.length; city++) {
    if (!at(ordering.isOpen, city)) continue;
    const cost = costToClose(ordering, city);
    if (cost < least) [easiest, least] = [city, cost];
  }
  return easiest;
}

/** To open one more city is worse than any number of links between open ones. */
const OPENING = 1000;

function costToClose({ core, isTaken, isOpen }: Ordering, city: number): number {
  let cost = 0;
  for (const link of at(core.linksAt, city)) {
    if (at(isTaken, link)) continue;
    const far = farCity(core, link, city);
    cost += at(isOpen, far) || isDeadEnd(core, far) ? 1 : OPENING;
  }
  return cost;
}
