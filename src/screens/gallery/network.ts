import type { MapData } from '../../engine/map.ts';
import type { PlayerColor } from '../../engine/players.ts';

/** Who holds each route, by its place in the map. */
export type Owners = readonly (PlayerColor | null)[];

export interface NetworkLink {
  readonly id: number;
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** The routes of a map between places in its list of cities. */
export function linksOf(map: MapData): readonly NetworkLink[] {
  const places = new Map(map.cities.map(({ id }, place) => [id, place]));
  const placeOf = (city: string) => places.get(city) ?? 0;
  return map.routes.map(({ a, b, length }, id) => ({ id, a: placeOf(a), b: placeOf(b), length }));
}

function otherEnd(link: NetworkLink, city: number): number {
  return link.a === city ? link.b : link.a;
}

export function touches(link: NetworkLink, city: number): boolean {
  return link.a === city || link.b === city;
}

export function areTwins(one: NetworkLink, other: NetworkLink): boolean {
  return touches(other, one.a) && touches(other, one.b);
}

interface Reached {
  readonly cost: number;
  readonly by: NetworkLink | null;
}

/** The cheapest way between two cities; null if there is none. A link that costs null cannot be used. */
export function cheapestPath(
  links: readonly NetworkLink[],
  from: number,
  to: number,
  costOf: (link: NetworkLink) => number | null,
): readonly NetworkLink[] | null {
  return traced(spread(links, from, costOf), from, to);
}

/** The far end of a player's network, as a path: from one of its outermost cities to another. */
export function spanOf(links: readonly NetworkLink[], owners: Owners, player: PlayerColor): readonly NetworkLink[] {
  const own = links.filter((link) => owners[link.id] === player);
  const [first] = own;
  if (first === undefined) return [];
  const lengthOf = (link: NetworkLink) => link.length;
  const end = farthest(spread(own, first.a, lengthOf));
  const reached = spread(own, end, lengthOf);
  return traced(reached, end, farthest(reached)) ?? [];
}

function farthest(reached: ReadonlyMap<number, Reached>): number {
  return [...reached].reduce((best, next) => (next[1].cost > best[1].cost ? next : best))[0];
}

function spread(
  links: readonly NetworkLink[],
  from: number,
  costOf: (link: NetworkLink) => number | null,
): ReadonlyMap<number, Reached> {
  const reached = new Map<number, Reached>([[from, { cost: 0, by: null }]]);
  const open = [from];
  for (const city of open) {
    const { cost } = reached.get(city) ?? { cost: 0 };
    for (const link of links) {
      const price = touches(link, city) ? costOf(link) : null;
      const next = otherEnd(link, city);
      if (price === null || cost + price >= (reached.get(next)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(next, { cost: cost + price, by: link });
      open.push(next);
    }
  }
  return reached;
}

function traced(reached: ReadonlyMap<number, Reached>, from: number, to: number): readonly NetworkLink[] | null {
  const path: NetworkLink[] = [];
  let city = to;
  while (city !== from) {
    const by = reached.get(city)?.by ?? null;
    if (by === null) return null;
    path.unshift(by);
    city = otherEnd(by, city);
  }
  return path;
}
