import { at } from '../lists.ts';
import { type City, cityOf, farEnd, type Junctions, type Link, totalLength } from './links.ts';

/** One connected part of a network; its cities and its links are numbered from 0. */
export interface Core {
  readonly links: readonly Link[];
  readonly length: number;
  /** The two cities of each link. */
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** The links of each city. A loop stands there once. */
  readonly linksAt: readonly (readonly number[])[];
  /** Whether a city has an odd number of links to others. */
  readonly isOdd: readonly boolean[];
}

/** The connected parts, longest first. */
export function coresOf(network: Junctions): Core[] {
  const places = new Map<number, number>();
  const cores: Core[] = [];
  for (const city of network.values()) {
    const isAbandoned = city.links.length + city.loops.length === 0;
    if (!isAbandoned && !places.has(city.number)) cores.push(coreOf(reachable(network, city, places), places));
  }
  return cores.sort((one, other) => other.length - one.length);
}

function reachable(network: Junctions, start: City, places: Map<number, number>): City[] {
  const cities = [start];
  places.set(start.number, 0);
  // The list grows while it is walked through: every city reached is looked at in its turn.
  for (const city of cities) {
    for (const link of city.links) {
      const next = farEnd(link, city.number);
      if (places.has(next)) continue;
      places.set(next, cities.length);
      cities.push(cityOf(network, next));
    }
  }
  return cities;
}

function coreOf(cities: readonly City[], places: ReadonlyMap<number, number>): Core {
  const links = linksBetween(cities);
  const a = links.map((link) => places.get(link.a) ?? 0);
  const b = links.map((link) => places.get(link.b) ?? 0);
  const linksAt: number[][] = cities.map(() => []);
  for (let link = 0; link < links.length; link++) {
    at(linksAt, at(a, link)).push(link);
    if (at(a, link) !== at(b, link)) at(linksAt, at(b, link)).push(link);
  }
  const isOdd = cities.map((city) => city.links.length % 2 === 1);
  return { links, length: totalLength(links), a, b, linksAt, isOdd };
}

/** Each link stands at both its cities; it is counted where it starts. */
function linksBetween(cities: readonly City[]): Link[] {
  const links: Link[] = [];
  for (const city of cities) {
    for (const loop of city.loops) links.push(loop);
    for (const link of city.links) if (link.a === city.number) links.push(link);
  }
  return links;
}

export function farCity(core: Core, link: number, city: number): number {
  const a = at(core.a, link);
  return a === city ? at(core.b, link) : a;
}

export function isDeadEnd(core: Core, city: number): boolean {
  return at(core.linksAt, city).length === 1;
}
