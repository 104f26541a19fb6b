// Where the marks of countries lie: beside the name, on the side away from the city if there is room, else around it.
import type { BoardFile, Size } from '../../layout/boardFile.ts';
import type { CityModel } from '../model.ts';
import type { BadgeSpot } from './badges.ts';
import { nameAside, reachOfRings } from './cityRings.ts';
import {
  barsOf,
  type CenteredBox,
  type Disc,
  gapTo,
  groundNear,
  type Obstacles,
  roomAround,
  roomAroundDisc,
} from './clearance.ts';
import { type DrawnMeasures, measuresOf } from './measures.ts';

/** In units of the design. */
const MARK = { width: 18, height: 11 };

/** A place for a mark, and how large it is there: 1 is the size of the design. */
export interface MarkSpot extends BadgeSpot {
  readonly size: number;
}

type Marked = Pick<CityModel, 'mark' | 'capital' | 'waypoint'>;

/** Where there is less room a mark is smaller, if that brings it so much nearer to its name, in units of the design. */
const SIZES = [1, 0.85, 0.7];
const SMALLER = 50;
const GAPS = [2.4, 4.5, 7, 10, 13];
const LEAST_ROOM = 0.4;
/** What lies on spaces is a little broader than they are. */
const EASY_ROOM = 2.4;
const CROWDED = 8;
const AROUND = 48;
const NEAR = 80;
const FROM_THE_EDGE = 3;

/** For each city with a mark; null where it has none. Looked for once on each board. */
export function markSpots(places: BoardFile, cities: readonly Marked[]): readonly (MarkSpot | null)[] {
  const who = cities.map(({ mark, capital }) => `${mark?.letters ?? ''}${capital ? '*' : ''}`).join();
  const before = found.get(places);
  if (before?.who === who) return before.spots;
  const spots = spotsFor(places, cities);
  found.set(places, { who, spots });
  return spots;
}

const found = new WeakMap<BoardFile, { readonly who: string; readonly spots: readonly (MarkSpot | null)[] }>();

function spotsFor(places: BoardFile, cities: readonly Marked[]): readonly (MarkSpot | null)[] {
  const measures = measuresOf(places);
  const sizes = capitalSizes(places, cities);
  const names = nameBoxes(places, cities, sizes);
  const placed: CenteredBox[] = [];
  const ground = groundOf(places, cities, sizes, names);
  return places.cities.map((city, id) => {
    const name = names[id];
    if (name === undefined || cities[id]?.mark == null) return null;
    const near = groundNear({ ...ground, boxes: [...ground.boxes, ...placed] }, name, NEAR);
    const around = names.filter((other) => gapTo(name, other) < NEAR);
    const spot = bestSpot(city, name, { near, names: around, zone: places.zone, measures });
    if (spot !== null) placed.push(boxOf(spot, measures));
    return spot;
  });
}

export function boxOf({ x, y, size }: MarkSpot, { unit }: DrawnMeasures): CenteredBox {
  return { x, y, width: MARK.width * size * unit, height: MARK.height * size * unit };
}

const LARGEST_CAPITAL = 1.35;

/** How much larger the ring of each city is than others: that of a capital as far as it leaves all spaces free. */
export function capitalSizes(places: BoardFile, cities: readonly Pick<Marked, 'capital'>[]): readonly number[] {
  const measures = measuresOf(places);
  const bars = barsOf(places);
  return places.cities.map((city, id) => {
    if (cities[id]?.capital !== true) return 1;
    const room = roomAroundDisc({ ...city, radius: 0 }, { boxes: [], discs: [], bars });
    return Math.max(1, Math.min(LARGEST_CAPITAL, (room - measures.unit) / measures.cityRadius));
  });
}

/** The names as they lie while nothing is lit: that of a capital has moved away from its larger ring. */
function nameBoxes(places: BoardFile, cities: readonly Marked[], sizes: readonly number[]): readonly CenteredBox[] {
  const measures = measuresOf(places);
  return places.cities.map((city, id) => {
    const aside = nameAside(city, looksOf(cities[id], sizes[id]), measures);
    return { ...city.label, x: city.label.x + aside.x, y: city.label.y + aside.y };
  });
}

function looksOf(city: Marked | undefined, size = 1) {
  return { waypoint: city?.waypoint ?? false, ticket: false, lit: false, hasStation: false, size };
}

/** All that a mark must not lie on. */
export function groundOf(
  places: BoardFile,
  cities: readonly Marked[],
  sizes = capitalSizes(places, cities),
  names = nameBoxes(places, cities, sizes),
): Obstacles {
  const measures = measuresOf(places);
  const rings = places.cities.map(({ x, y }, id): Disc => {
    return { x, y, radius: reachOfRings(looksOf(cities[id], sizes[id]), measures) };
  });
  const seas = places.geography.seas.map(({ name, x, y, fontSize }) => {
    return { x, y, width: name.length * fontSize * 0.6, height: fontSize };
  });
  return { boxes: [...names, ...seas], discs: rings, bars: barsOf(places) };
}

interface Surroundings {
  readonly near: Obstacles;
  readonly names: readonly CenteredBox[];
  readonly zone: Size;
  readonly measures: DrawnMeasures;
}

function isInside({ x, y, width, height }: CenteredBox, zone: Size): boolean {
  const [across, down] = [width / 2 + FROM_THE_EDGE, height / 2 + FROM_THE_EDGE];
  return x >= across && y >= down && x <= zone.width - across && y <= zone.height - down;
}

/** Never nearer to the name of another city than to its own. */
function bestSpot(city: BadgeSpot, name: CenteredBox, { near, names, zone, measures }: Surroundings): MarkSpot | null {
  const { unit, cityRadius } = measures;
  const ring = { ...city, width: 2 * cityRadius, height: 2 * cityRadius };
  const roomOn = (box: CenteredBox) => (isInside(box, zone) ? roomAround(box, near) : Number.NEGATIVE_INFINITY);
  const isOwn = (at: BadgeSpot) => !names.some((other) => other !== name && gapTo(at, other) < gapTo(at, name));
  let best: MarkSpot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const size of SIZES) {
    const wanted = besideName(city, name, size * unit, unit);
    const smaller = SMALLER * (1 - size) * unit;
    for (const { at, away } of nearestFirst(wanted, [name, ring], size * unit, unit)) {
      if (least <= away + smaller) break;
      const room = roomOn(boxOf({ ...at, size }, measures));
      const cost = away + smaller + CROWDED * Math.max(0, EASY_ROOM * unit - room);
      if (room >= LEAST_ROOM * unit && cost < least && isOwn(at)) [best, least] = [{ ...at, size }, cost];
      if (least === smaller) break;
    }
  }
  return best;
}

/** The place that is wanted, then all others around these boxes: they are made only where that one will not do. */
function* nearestFirst(wanted: BadgeSpot, boxes: readonly CenteredBox[], scale: number, unit: number) {
  yield { at: wanted, away: 0 };
  yield* boxes
    .flatMap((box) => spotsAround(box, scale, unit))
    .map((at) => ({ at, away: Math.hypot(at.x - wanted.x, at.y - wanted.y) }))
    .sort((one, other) => one.away - other.away);
}

function besideName(city: BadgeSpot, name: CenteredBox, scale: number, unit: number): BadgeSpot {
  const side = name.x < city.x ? -1 : 1;
  return { x: name.x + side * (name.width / 2 + (GAPS[0] ?? 0) * unit + (MARK.width * scale) / 2), y: name.y };
}

/** Close to the name on all sides, then further away. */
function spotsAround({ x, y, width, height }: CenteredBox, scale: number, unit: number): readonly BadgeSpot[] {
  return GAPS.flatMap((gap) => {
    const across = (width + MARK.width * scale) / 2 + gap * unit;
    const down = (height + MARK.height * scale) / 2 + gap * unit;
    return Array.from({ length: AROUND }, (_, i) => {
      const turn = (i / AROUND) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const way = 1 / Math.max(Math.abs(cos) / across, Math.abs(sin) / down);
      return { x: x + way * cos, y: y + way * sin };
    });
  });
}
