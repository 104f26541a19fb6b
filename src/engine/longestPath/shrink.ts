import { at } from '../lists.ts';
import { addLink, type City, chainLink, cityOf, farEnd, type Junctions, type Link, removeFrom } from './links.ts';

/**
 * Makes the network smaller without changing its longest path. A longest path leaves no rail unused at its two ends
 * (it could go on there), so a city with two rails is passed through or not visited: its rails become one chain.
 * Of the branches of a city at most two are travelled, one to start and one to finish: the others fall away.
 * A tree ends up as a single link; only what is braided is left to search.
 */
export function shrink(network: Junctions): void {
  const waiting = [...network.values()];
  for (let city = waiting.pop(); city !== undefined; city = waiting.pop()) {
    if (city.links.length > 2) dropThirdBranches(network, city);
    if (city.links.length === 2) joinThrough(network, city, waiting);
    else if (city.links.length === 1 && city.loops.length > 0) joinDeadEnd(network, city, waiting);
  }
}

function dropThirdBranches(network: Junctions, city: City): void {
  for (let branches = branchesOf(network, city); branches.length > 2; branches = branchesOf(network, city)) {
    const shortest = branches.reduce((one, other) => (other.length < one.length ? other : one));
    removeFrom(city, shortest);
    removeFrom(cityOf(network, farEnd(shortest, city.number)), shortest);
  }
}

/** A dead end that still has a loop is longer than it looks, and no branch until the loop is part of it. */
function branchesOf(network: Junctions, city: City): Link[] {
  return city.links.filter((link) => {
    const end = cityOf(network, farEnd(link, city.number));
    return end.links.length === 1 && end.loops.length === 0;
  });
}

function joinThrough(network: Junctions, city: City, waiting: City[]): void {
  const first = at(city.links, 0);
  const last = at(city.links, 1);
  const a = cityOf(network, farEnd(first, city.number));
  const b = cityOf(network, farEnd(last, city.number));
  removeFrom(a, first);
  removeFrom(b, last);
  addLink(network, chainLink(a.number, b.number, [first, ...city.loops, last]));
  abandon(city);
  waiting.push(a, b);
}

/** A loop at a dead end is travelled last, or first: it only makes the branch longer. */
function joinDeadEnd(network: Junctions, city: City, waiting: City[]): void {
  const branch = at(city.links, 0);
  const root = cityOf(network, farEnd(branch, city.number));
  removeFrom(root, branch);
  const chain = chainLink(root.number, city.number, [branch, ...city.loops]);
  abandon(city);
  addLink(network, chain);
  waiting.push(root);
}

function abandon(city: City): void {
  city.links = [];
  city.loops = [];
}
