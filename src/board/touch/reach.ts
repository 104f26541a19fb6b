// What a finger means. On what is drawn the distance is nothing; beside it, it is measured to its middle, so that two
// lanes side by side are told apart as far as a finger can, and are both offered where it cannot.
import type { BoardFile, RoutePlace } from '../../layout/boardFile.ts';
import { distance } from '../camera/camera.ts';
import type { Point } from '../camera/projection.ts';

/** A city, or the routes that may be meant with the nearest first; none if the list is empty. */
type Reach =
  | { readonly kind: 'city'; readonly id: number }
  | { readonly kind: 'routes'; readonly ids: readonly number[] };

/** What a finger on a place of the board means; the scale is in css px per unit. */
export type ReachOf = (place: Point, scale: number) => Reach;

interface Near {
  readonly id: number;
  /** In css px. */
  readonly away: number;
}

/** A space lies between its two ends. */
interface Space {
  readonly from: Point;
  readonly to: Point;
}

const ROUTE_REACH_PX = 22;
/** A route that is this much further away than the nearest could have been meant as well. */
const TOO_CLOSE_TO_CALL_PX = 12;
const MOST_OFFERED = 4;
const CITY_MARGIN_PX = 6;
const LEAST_CITY_REACH_PX = 14;

export function reachOn(places: BoardFile): ReachOf {
  const tracks = places.routes.map(trackOf);
  return (place, scale) => {
    const routes = tracks
      .map((track, id) => ({ id, away: distanceTo(track, place, places.spaceWidth) * scale }))
      .sort((a, b) => a.away - b.away);
    const nearest = routes[0]?.away ?? Number.POSITIVE_INFINITY;
    const city = cityNear(places, place, scale);
    if (city !== null && city.away < nearest) return { kind: 'city', id: city.id };
    const inReach = routes.filter(({ away }) => away <= ROUTE_REACH_PX && away - nearest < TOO_CLOSE_TO_CALL_PX);
    return { kind: 'routes', ids: inReach.slice(0, MOST_OFFERED).map(({ id }) => id) };
  };
}

/** The city under a finger, whatever else lies there. */
export function cityNear(places: BoardFile, place: Point, scale: number): Near | null {
  const dot = places.cityRadius * scale;
  const reach = Math.max(LEAST_CITY_REACH_PX, dot + CITY_MARGIN_PX);
  const away = places.cities.map((city) => distance(city, place) * scale);
  const least = Math.min(...away);
  return least > reach ? null : { id: away.indexOf(least), away: least <= dot ? 0 : least };
}

function trackOf({ spaces, spaceLength }: RoutePlace): readonly Space[] {
  return spaces.map(([x, y, angle]) => {
    const radians = (angle * Math.PI) / 180;
    const half = { x: (Math.cos(radians) * spaceLength) / 2, y: (Math.sin(radians) * spaceLength) / 2 };
    return { from: { x: x - half.x, y: y - half.y }, to: { x: x + half.x, y: y + half.y } };
  });
}

/** The gaps between spaces count as well, but not the way to the cities, where all lanes run together. */
function distanceTo(track: readonly Space[], place: Point, width: number): number {
  if (track.some((space) => liesOn(space, place, width))) return 0;
  const stretches = track.map((space, i) => {
    const before = track[i - 1]?.to ?? space.from;
    return Math.min(distanceToStretch(space, place), distanceToStretch({ from: before, to: space.from }, place));
  });
  return Math.min(...stretches);
}

function liesOn({ from, to }: Space, place: Point, width: number): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [px, py] = [place.x - from.x, place.y - from.y];
  const length = Math.hypot(dx, dy);
  const forth = px * dx + py * dy;
  return forth >= 0 && forth <= length * length && Math.abs(py * dx - px * dy) <= (width / 2) * length;
}

function distanceToStretch({ from, to }: Space, place: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = ((place.x - from.x) * dx + (place.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, part));
  return Math.hypot(from.x + t * dx - place.x, from.y + t * dy - place.y);
}
