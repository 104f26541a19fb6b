import { at } from './lists.ts';
import { coresOf } from './longestPath/core.ts';
import { addLink, type Link, type Network, railLink, totalLength } from './longestPath/links.ts';
import { longestPathLinks } from './longestPath/search.ts';
import { shrink } from './longestPath/shrink.ts';
import { railsInOrder } from './longestPath/tour.ts';

/** A route one player owns. Lengths are whole numbers. */
export interface Rail {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}
export interface LongestPath {
  readonly length: number;
  readonly rails: readonly number[];
}

export function longestPath(rails: readonly Rail[]): LongestPath {
  const network: Network = new Map();
  for (let i = 0; i < rails.length; i++) {
    const r = at(rails, i);
    addLink(network, railLink(r.a, r.b, r.length, i));
  }
  shrink(network);
  let best = 0;
  let links: readonly Link[] = [];
  for (const core of coresOf(network)) {
    if (core.length <= best) break;
    const found = core.isOdd.filter(Boolean).length <= 2 ? core.links : longestPathLinks(core, core.length - best);
    if (found !== undefined) {
      best = totalLength(found);
      links = found;
    }
  }
  return { length: best, rails: railsInOrder(links) };
}
