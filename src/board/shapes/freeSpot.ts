// Finds room for what only adorns a board: its title and its compass.
import type { BoardFile, Orientation, Size } from '../../layout/boardFile.ts';
import { type CoastPoint, coastOf } from './coast.ts';
import type { Space } from './shapes.ts';

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

const TITLE_SIZES = [34, 30, 26, 22];
const COMPASS_SIZES = [64, 54, 46];
/** Of a letter of the title, in its font size. */
const LETTER_WIDTH = 0.6;
export const TITLE_HEIGHT = 1.3;

const STEP = 12;
const FROM_THE_EDGE = 14;
const LEAST_CLEARANCE = 9;
const ROOMY = 30;
/** What a coast behind it costs: letters stand best on open water. */
const COAST = 1.5;
const MOST_OF_COAST = 12;
/** A roomier place may lie this much nearer to the middle. */
const DRAWN_TO_CORNERS = 0.12;

/** Where title and compass go; null where there is no room. */
export function cartoucheSpots(places: BoardFile, title: string) {
  const taken = takenOn(places);
  const ground = { zone: places.zone, taken, coast: coastOf(places.geography.land, 0).flat() };
  const forTitle = freeSpot(titleSizes(title), ground);
  const left = forTitle === null ? ground : { ...ground, taken: [...taken, forTitle] };
  const compassSizes = COMPASS_SIZES.map((size) => ({ width: size, height: size }));
  return { title: forTitle, compass: freeSpot(compassSizes, left) };
}

function titleSizes(title: string): readonly Size[] {
  return TITLE_SIZES.map((size) => ({ width: title.length * LETTER_WIDTH * size, height: TITLE_HEIGHT * size }));
}

/** What lies on top of a board in a game: prompt and zoom buttons. */
const OVERLAYS: Readonly<Record<Orientation, (zone: Size) => readonly Rect[]>> = {
  landscape: ({ height }) => [
    { x: 0, y: 0, width: 210, height: 180 },
    { x: 0, y: height - 160, width: 90, height: 160 },
  ],
  portrait: ({ width, height }) => [
    { x: 0, y: 0, width: 520, height: 90 },
    { x: width - 180, y: height - 70, width: 180, height: 70 },
  ],
};

/** Everything on a board that must stay in sight. */
function takenOn(places: BoardFile): readonly Rect[] {
  const { cities, routes, geography, cityRadius, spaceWidth, zone, orientation } = places;
  return [
    ...OVERLAYS[orientation](zone),
    ...cities.map(({ x, y }) => around(x, y, 2 * cityRadius, 2 * cityRadius)),
    ...cities.map(({ label }) => around(label.x, label.y, label.width, label.height)),
    ...routes.flatMap(({ spaces, spaceLength }) => spaces.map((space) => spaceRect(space, spaceLength, spaceWidth))),
    ...geography.seas.map(({ name, x, y, fontSize }) => around(x, y, name.length * fontSize * 0.6, fontSize)),
  ];
}

function around(x: number, y: number, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function spaceRect([x, y, angle]: Space, length: number, width: number): Rect {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return around(x, y, length * cos + width * sin, length * sin + width * cos);
}

interface Ground {
  readonly zone: Size;
  readonly taken: readonly Rect[];
  readonly coast: readonly CoastPoint[];
}

/** The roomiest place for one of these sizes, the first that has any, near a corner if it can be; null: there is none. */
export function freeSpot(sizes: readonly Size[], { zone, taken, coast }: Ground): Rect | null {
  for (const size of sizes) {
    const spot = bestSpot(size, zone, taken, coast);
    if (spot !== null) return spot;
  }
  return null;
}

function bestSpot(
  { width, height }: Size,
  zone: Size,
  taken: readonly Rect[],
  coast: readonly CoastPoint[],
): Rect | null {
  let best: Rect | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let y = FROM_THE_EDGE; y + height <= zone.height - FROM_THE_EDGE; y += STEP) {
    for (let x = FROM_THE_EDGE; x + width <= zone.width - FROM_THE_EDGE; x += STEP) {
      const rect = { x, y, width, height };
      const room = worthOf(rect, zone, taken);
      const worth = room > most ? room - COAST * coastBehind(rect, coast) : room;
      if (worth > most) [best, most] = [rect, worth];
    }
  }
  return best;
}

function coastBehind({ x, y, width, height }: Rect, coast: readonly CoastPoint[]): number {
  let found = 0;
  for (const [px, py] of coast) {
    if (px > x && px < x + width && py > y && py < y + height) found += 1;
    if (found === MOST_OF_COAST) break;
  }
  return found;
}

function worthOf(rect: Rect, zone: Size, taken: readonly Rect[]): number {
  let clearance = ROOMY;
  for (const other of taken) {
    clearance = Math.min(clearance, distance(rect, other));
    if (clearance < LEAST_CLEARANCE) return Number.NEGATIVE_INFINITY;
  }
  const right = zone.width - rect.x - rect.width;
  const below = zone.height - rect.y - rect.height;
  return clearance - DRAWN_TO_CORNERS * Math.hypot(Math.min(rect.x, right), Math.min(rect.y, below));
}

function distance(one: Rect, other: Rect): number {
  const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width, 0);
  const down = Math.max(other.y - one.y - one.height, one.y - other.y - other.height, 0);
  return Math.hypot(across, down);
}
