import { at, filled } from '../lists.ts';
import type { Core } from './core.ts';

/**
 * The search decides link by link, and a city is open between the first and the last of its links. The work grows
 * about threefold with every city that is open at the same time, so an order with few of them is worth some trouble.
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

/** Up to this effort for each link, a search takes less time than looking for a better order. */
const GOOD_ENOUGH = 80;

export function linkOrder(core: Core): readonly number[] {
  let best: Ordering | undefined;
  for (let start = 0; start < core.linksAt.length; start++) {
    const ordering = orderFrom(core, start, best?.effort ?? Number.POSITIVE_INFINITY);
    if (best === undefined || ordering.effort < best.effort) best = ordering;
    if (best.effort <= GOOD_ENOUGH * core.links.length) break;
  }
  return best?.links ?? [];
}

/** Gives up, with too high an effort, when it turns out no better than the limit. */
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

function close(ordering: Ordering, city: number): void {
  const links = at(ordering.core.linksAt, city);
  for (const link of links) if (at(ordering.isOpen, farCity(ordering.core, link, city))) take(ordering, link);
  for (const link of links) take(ordering, link);
}

function take(ordering: Ordering, link: number): void {
  if (at(ordering.isTaken, link)) return;
  const { core, isTaken, links } = ordering;
  isTaken[link] = true;
  links.push(link);
  const [a, b] = [at(core.a, link), at(core.b, link)];
  countDown(ordering, a);
  if (a !== b) countDown(ordering, b);
  ordering.effort += 3 ** ordering.open;
}

function countDown(ordering: Ordering, city: number): void {
  const { isOpen, left } = ordering;
  const remaining = at(left, city) - 1;
  left[city] = remaining;
  ordering.open += Number(remaining > 0) - Number(at(isOpen, city));
  isOpen[city] = remaining > 0;
}

/** The open city that opens the fewest others when all its links are taken; -1 when no city is open. */
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

/** What it costs to open another city, in links to cities already open. */
const OPENING = 100;

function costToClose({ core, isTaken, isOpen }: Ordering, city: number): number {
  let cost = 0;
  for (const link of at(core.linksAt, city)) {
    if (!at(isTaken, link)) cost += at(isOpen, farCity(core, link, city)) ? 1 : OPENING;
  }
  return cost;
}

function farCity(core: Core, link: number, city: number): number {
  const a = at(core.a, link);
  return a === city ? at(core.b, link) : a;
}
