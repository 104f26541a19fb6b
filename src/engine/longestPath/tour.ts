import { addLink, type City, cityOf, farEnd, type Junctions, type Link, travel } from './links.ts';

/** The rails of these links, which make one path, in the order they are travelled. */
export function railsInOrder(links: readonly Link[]): number[] {
  const network: Junctions = new Map();
  for (const link of links) addLink(network, link);
  const start = startOf(network);
  const rails: number[] = [];
  let city = start?.number ?? 0;
  for (const link of start === undefined ? [] : tourFrom(network, start)) city = travel(link, city, rails);
  return rails;
}

function startOf(network: Junctions): City | undefined {
  const cities = [...network.values()];
  return cities.find((city) => city.links.length % 2 === 1) ?? cities[0];
}

/** Hierholzer's way: go on until stuck, then insert a round trip at the last city that still has links. */
function tourFrom(network: Junctions, start: City): Link[] {
  const gone = new Set<Link>();
  const cities = [start];
  const taken: Link[] = [];
  const tour: Link[] = [];
  for (let city = cities.at(-1); city !== undefined; city = cities.at(-1)) {
    const link = nextLink(city, gone);
    if (link !== undefined) {
      taken.push(link);
      cities.push(cityOf(network, farEnd(link, city.number)));
    } else {
      cities.pop();
      const last = taken.pop();
      if (last !== undefined) tour.push(last);
    }
  }
  return tour.reverse();
}

function nextLink(city: City, gone: Set<Link>): Link | undefined {
  let link = city.loops.pop() ?? city.links.pop();
  while (link !== undefined && gone.has(link)) link = city.links.pop();
  if (link !== undefined) gone.add(link);
  return link;
}
