import { at } from '../lists.ts';

/** A rail, or a chain of links that a longest path travels from one end to the other or not at all. */
export interface Link {
  readonly a: number;
  readonly b: number;
  readonly length: number;
  /** The place of the rail in the caller's list; -1 for a chain. */
  readonly rail: number;
  /** The links of a chain, from a to b. */
  readonly chain: readonly Link[];
}

/** A city with the links that lead elsewhere and, apart from them, the loops that come straight back. */
export interface City {
  readonly number: number;
  links: Link[];
  loops: Link[];
}

export type Junctions = Map<number, City>;

const NO_LINKS: readonly Link[] = [];

export function railLink(a: number, b: number, length: number, rail: number): Link {
  return { a, b, length, rail, chain: NO_LINKS };
}

export function chainLink(a: number, b: number, chain: readonly Link[]): Link {
  return { a, b, length: totalLength(chain), rail: -1, chain };
}

export function totalLength(links: readonly Link[]): number {
  let total = 0;
  for (const link of links) total += link.length;
  return total;
}

export function farEnd(link: Link, city: number): number {
  return link.a === city ? link.b : link.a;
}

export function cityOf(network: Junctions, number: number): City {
  const known = network.get(number);
  if (known !== undefined) return known;
  const city: City = { number, links: [], loops: [] };
  network.set(number, city);
  return city;
}

export function addLink(network: Junctions, link: Link): void {
  const city = cityOf(network, link.a);
  if (link.a === link.b) {
    city.loops.push(link);
  } else {
    city.links.push(link);
    cityOf(network, link.b).links.push(link);
  }
}

export function removeFrom(city: City, link: Link): void {
  const last = city.links.pop();
  if (last !== undefined && last !== link) city.links[city.links.indexOf(link)] = last;
}

/** Writes down the rails of a link in the order they are travelled from this city, and returns the city reached. */
export function travel(link: Link, from: number, rails: number[]): number {
  if (link.rail >= 0) {
    rails.push(link.rail);
    return farEnd(link, from);
  }
  const backwards = link.a !== from;
  let city = from;
  for (let i = 0; i < link.chain.length; i++) {
    city = travel(at(link.chain, backwards ? link.chain.length - 1 - i : i), city, rails);
  }
  return city;
}
