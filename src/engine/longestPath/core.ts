import { at } from '../lists.ts';
import { type City, cityOf, farEnd, type Link, type Network, totalLength } from './links.ts';

/** One connected part of a network, its cities and links numbered from 0. */
export interface Core {
  readonly links: readonly Link[];
  readonly length: number;
  /** The cities of each link. */
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** The links of each city; a loop stands there once. */
  readonly linksAt: readonly (readonly number[])[];
  readonly isOdd: readonly boolean[];
}

/** The connected parts, longest first. */
export function coresOf(network: Network): Core[] {
  const places = new Map<number, number>();
  const cores: Core[] = [];
  for (const city of network.values()) {
    const isEmpty = city.links.length + city.loops.length === 0;
    if (!isEmpty && !places.has(city.number)) cores.push(coreOf(reachable(network, city, places), places));
  }
  return cores.sort((one, other) => other.length - one.length);
}

function reachable(network: Network, start: City, places: Map<number, number>): City[] {
  const cities = [start];
  places.set(start.number, 0);
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
  const links = cities.flatMap(linksFrom);
  const a = links.map((link) => places.get(link.a) ?? 0);
  const b = links.map((link) => places.get(link.b) ?? 0);
  const linksAt: number[][] = cities.map(() => []);
  for (let link = 0; link < links.length; link++) {
    at(linksAt, at(a, link)).push(link);
    if (at(a, link) !== at(b, link)) at(linksAt, at(b, link)).push(link);
  }
  return { links, length: totalLength(links), a, b, linksAt, isOdd: cities.map((city) => city.links.length % 2 === 1) };
}

/** Each link stands at both its cities; it counts where it starts. */
function linksFrom(city: City): Link[] {
  return [...city.loops, ...city.links.filter((link) => link.a === city.number)];
}
