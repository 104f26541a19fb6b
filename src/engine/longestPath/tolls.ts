import { at, range } from '../lists.ts';
import { type Core, farCity, isDeadEnd } from './core.ts';

/**
 * A toll for each city, in half spaces, such that no link is shorter than the tolls of its two cities together.
 * A city with an odd number of links is an end of the path or has a link left out; so all paths leave out at least
 * the tolls of the odd cities, but for two of them. The higher the tolls, the sooner a hopeless state is given up.
 */
export function tollsOf(core: Core): number[] {
  const none = core.isOdd.map(() => 0);
  const tolls = core.isOdd.map((isOdd, city) => (isOdd ? highestToll(core, none, city) >> 1 : 0));
  const cities = range(tolls.length).sort((one, other) => precedence(core, one) - precedence(core, other));
  for (const city of cities) tolls[city] = highestToll(core, tolls, city);
  return tolls;
}

/** Who may raise its toll first. Cities that are even now come last: most of them stay even and never pay. */
function precedence(core: Core, city: number): number {
  if (isDeadEnd(core, city)) return 0;
  return at(core.isOdd, city) ? 1 : 2;
}

/** Loops do not count: a city stays odd without them. */
function highestToll(core: Core, tolls: readonly number[], city: number): number {
  let highest = 2 * core.length;
  for (const link of at(core.linksAt, city)) {
    const far = farCity(core, link, city);
    if (far !== city) highest = Math.min(highest, 2 * at(core.links, link).length - at(tolls, far));
  }
  return highest;
}
