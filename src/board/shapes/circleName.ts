// Finds room for the name of the polar circle, along it.
import type { BoardFile } from '../../layout/boardFile.ts';
import type { CityModel } from '../model.ts';
import type { BadgeSpot } from './badges.ts';
import { type CenteredBox, groundNear, roomAroundDisc } from './clearance.ts';
import { boxOf, groundOf, markSpots } from './markSpots.ts';
import { measuresOf } from './measures.ts';

/** The middle of the words, and how they are turned, in degrees. */
interface NameSpot extends BadgeSpot {
  readonly angle: number;
}

const FONT_SIZE = 13;
/** Of a letter, in its font size. */
const LETTER_WIDTH = 0.5;
/** From the line to the middle of the letters. */
const ASIDE = 10;
const STEP = 6;
const DISCS = 7;
/** The letters may come as near as this to anything. */
const LEAST_ROOM = 1;
const ROOMY = 12;
const FROM_THE_EDGE = 16;

/** The roomiest place on either side of the line; null where there is none. */
export function circleNameSpot(
  places: BoardFile,
  cities: readonly Pick<CityModel, 'mark' | 'capital' | 'waypoint'>[],
  name: string,
): NameSpot | null {
  const measures = measuresOf(places);
  const marks = markSpots(places, cities).flatMap((spot): readonly CenteredBox[] =>
    spot === null ? [] : [boxOf(spot, measures)],
  );
  const ground = groundOf(places, cities);
  const taken = { ...ground, boxes: [...ground.boxes, ...marks] };
  const half = (name.length * LETTER_WIDTH * FONT_SIZE) / 2;
  let best: NameSpot | null = null;
  let most = LEAST_ROOM;
  for (const spot of spotsAlong(places.geography.polarCircle ?? [])) {
    const discs = discsAlong(spot, half);
    if (!discs.every((disc) => isInside(disc, places.zone))) continue;
    const near = groundNear(taken, spot, 2 * half);
    const room = Math.min(ROOMY, ...discs.map((disc) => roomAroundDisc({ ...disc, radius: FONT_SIZE / 2 }, near)));
    if (room > most) [best, most] = [spot, room];
  }
  return best;
}

/** On both sides of the line, readable without turning the head too far. */
function spotsAlong(points: readonly number[]): readonly NameSpot[] {
  const spots: NameSpot[] = [];
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(i, i + 4);
    const length = Math.hypot(bx - ax, by - ay);
    const [cos, sin] = [(bx - ax) / length, (by - ay) / length];
    const angle = (Math.atan2(sin, cos) * 180) / Math.PI;
    const upright = Math.abs(angle) > 90 ? angle - 180 * Math.sign(angle) : angle;
    for (let way = 0; way < length; way += STEP) {
      for (const side of [ASIDE, -ASIDE]) {
        spots.push({ x: ax + way * cos - side * sin, y: ay + way * sin + side * cos, angle: upright });
      }
    }
  }
  return spots;
}

function discsAlong({ x, y, angle }: NameSpot, half: number): readonly BadgeSpot[] {
  const turn = (angle * Math.PI) / 180;
  return Array.from({ length: DISCS }, (_, i) => {
    const way = half * ((2 * i) / (DISCS - 1) - 1);
    return { x: x + way * Math.cos(turn), y: y + way * Math.sin(turn) };
  });
}

function isInside({ x, y }: BadgeSpot, { width, height }: BoardFile['zone']): boolean {
  return x > FROM_THE_EDGE && y > FROM_THE_EDGE && x < width - FROM_THE_EDGE && y < height - FROM_THE_EDGE;
}
