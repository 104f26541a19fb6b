// Cheapest ways through a network, by Dijkstra's algorithm. It is asked many thousand times a second, so its lists are
// kept from call to call; boards have some forty cities, for which looking through all of them beats a heap.
import { real, whole } from './numbers.ts';
import type { Rails } from './rails.ts';

/** The cost of a route that cannot be used, and of a way that does not exist. */
export const NO_WAY = 1e9;

let cost = new Float64Array(64);
let cameBy = new Int32Array(64);
let isSettled = new Int32Array(64);

function makeRoom(cities: number): void {
  if (cities <= cost.length) return;
  cost = new Float64Array(cities);
  cameBy = new Int32Array(cities);
  isSettled = new Int32Array(cities);
}

/** What the cheapest way costs; `routeBack` then leads along it. */
export function cheapestWay(rails: Rails, costs: Float64Array, from: number, to: number): number {
  makeRoom(rails.cities);
  for (let city = 0; city < rails.cities; city++) {
    cost[city] = NO_WAY;
    isSettled[city] = 0;
  }
  cost[from] = 0;
  cameBy[from] = -1;
  for (let city = from; city >= 0; city = nearest(rails.cities)) {
    if (city === to) return real(cost, to);
    isSettled[city] = 1;
    goOn(rails, costs, city);
  }
  return NO_WAY;
}

function nearest(cities: number): number {
  let best = -1;
  let least = NO_WAY;
  for (let city = 0; city < cities; city++) {
    if (whole(isSettled, city) === 0 && real(cost, city) < least) {
      least = real(cost, city);
      best = city;
    }
  }
  return best;
}

function goOn({ firstWay, wayRoute, wayCity }: Rails, costs: Float64Array, city: number): void {
  const last = whole(firstWay, city + 1);
  for (let way = whole(firstWay, city); way < last; way++) {
    const next = whole(wayCity, way);
    const sum = real(cost, city) + real(costs, whole(wayRoute, way));
    if (sum < real(cost, next)) {
      cost[next] = sum;
      cameBy[next] = whole(wayRoute, way);
    }
  }
}

/** The routes of the way found last, from its end to its start. */
export function routesBack({ a, b }: Rails, to: number, out: number[]): void {
  out.length = 0;
  let city = to;
  for (let route = whole(cameBy, city); route >= 0; route = whole(cameBy, city)) {
    out.push(route);
    city = whole(a, route) === city ? whole(b, route) : whole(a, route);
  }
}
