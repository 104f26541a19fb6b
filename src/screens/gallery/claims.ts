import type { MapCity, MapData } from '../../engine/map.ts';
import type { PlayerColor } from '../../engine/players.ts';
import { areTwins, linksOf, type NetworkLink, type Owners, touches } from './network.ts';

export const PLAYERS: readonly PlayerColor[] = ['red', 'blue', 'green', 'yellow', 'black'];

interface Seat {
  readonly player: PlayerColor;
  readonly cities: Set<number>;
  readonly links: NetworkLink[];
  trains: number;
}

export interface MadeUpClaims {
  readonly owners: Owners;
  /** In the order in which they were claimed. */
  readonly order: readonly number[];
}

/** Five players take turns at growing a network from a city of their own, until so many routes are claimed. */
export function growClaims(map: MapData, count: number): MadeUpClaims {
  const free = new Set(linksOf(map));
  const seats = startCities(map.cities).map((city, seat) => newSeat(seat, city, map.rules.trains));
  const owners: (PlayerColor | null)[] = map.routes.map(() => null);
  const order: number[] = [];
  while (order.length < count) {
    const seat = seats[order.length % seats.length];
    const link = seat && nextClaim(seat, [...free], order.length);
    if (!seat || !link) break;
    free.delete(link);
    take(seat, link);
    owners[link.id] = seat.player;
    order.push(link.id);
  }
  return { owners, order };
}

function newSeat(seat: number, city: number, trains: number): Seat {
  return { player: PLAYERS[seat] ?? 'red', cities: new Set([city]), links: [], trains };
}

function take(seat: Seat, link: NetworkLink): void {
  seat.cities.add(link.a).add(link.b);
  seat.links.push(link);
  seat.trains -= link.length;
}

/** What reaches a new city comes first, then what joins two own ones, then anything that is left. */
function nextClaim(seat: Seat, free: readonly NetworkLink[], turn: number): NetworkLink | undefined {
  const allowed = free.filter((link) => !seat.links.some((own) => areTwins(own, link)));
  const ends = (link: NetworkLink) => Number(seat.cities.has(link.a)) + Number(seat.cities.has(link.b));
  const affordable = allowed.filter((link) => link.length <= seat.trains);
  const choices = [
    affordable.filter((link) => ends(link) === 1),
    affordable.filter((link) => ends(link) === 2),
    allowed.filter((link) => ends(link) > 0),
    allowed,
    free,
  ].find((links) => links.length > 0);
  return choices?.[(turn * 7) % choices.length];
}

/** Far from each other: each is the city farthest from those before it. */
function startCities(cities: readonly MapCity[]): readonly number[] {
  const starts = [0];
  while (starts.length < PLAYERS.length) {
    const room = cities.map((city) => Math.min(...starts.map((start) => distance(city, cities[start] ?? city))));
    starts.push(room.indexOf(Math.max(...room)));
  }
  return starts;
}

function distance(one: MapCity, other: MapCity): number {
  const shrink = Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot((one.lon - other.lon) * shrink, one.lat - other.lat);
}

/** Two players have built at a city that others have reached and they have not. */
export function stationsOf(map: MapData, { owners }: MadeUpClaims): ReadonlyMap<number, PlayerColor> {
  const links = linksOf(map);
  const stations = new Map<number, PlayerColor>();
  if (map.rules.stations === null) return stations;
  for (const player of PLAYERS.slice(0, 3)) {
    const city = map.cities.findIndex((_, place) => !stations.has(place) && isForeign(links, owners, place, player));
    if (city >= 0) stations.set(city, player);
  }
  return stations;
}

function isForeign(links: readonly NetworkLink[], owners: Owners, city: number, player: PlayerColor): boolean {
  const holders = links.filter((link) => touches(link, city)).flatMap((link) => owners[link.id] ?? []);
  return holders.length >= 2 && !holders.includes(player);
}
