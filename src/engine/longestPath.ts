import { at } from './lists.ts';
import { type Core, coresOf } from './longestPath/core.ts';
import { addLink, type Junctions, type Link, railLink, totalLength } from './longestPath/links.ts';
import { longestPathLinks } from './longestPath/search.ts';
import { shrink } from './longestPath/shrink.ts';
import { railsInOrder } from './longestPath/tour.ts';

/** A route that a player owns, between two cities known by their numbers. The length is a whole number. */
export interface Rail {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

export interface LongestPath {
  readonly length: number;
  /** Places in the list of rails, in the order they are travelled. */
  readonly rails: readonly number[];
}

/**
 * The longest continuous path of one player's trains (SCORE-2): it may pass through a city several times, but never
 * uses a rail twice. Always exact. Whoever only asks for paths longer than some length gets an empty one, sooner, if
 * there is none.
 */
export function longestPath(rails: readonly Rail[], longerThan = 0): LongestPath {
  const network = networkOf(rails);
  shrink(network);
  let best: readonly Link[] = [];
  let length = longerThan;
  for (const core of coresOf(network)) {
    const links = longestIn(core, length);
    if (links === undefined) continue;
    best = links;
    length = totalLength(links);
  }
  return { length: totalLength(best), rails: railsInOrder(best) };
}

function networkOf(rails: readonly Rail[]): Junctions {
  const network: Junctions = new Map();
  for (let i = 0; i < rails.length; i++) {
    const { a, b, length } = at(rails, i);
    addLink(network, railLink(a, b, length, i));
  }
  return network;
}

/** The longest path of one connected part, if it is longer than this. With two odd cities it is all of it (Euler). */
function longestIn(core: Core, than: number): readonly Link[] | undefined {
  if (core.length <= than) return undefined;
  const odd = core.isOdd.filter((isOdd) => isOdd).length;
  return odd <= 2 ? core.links : longestPathLinks(core, core.length - than);
}
