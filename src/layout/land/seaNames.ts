import type { SeaName, Size } from '../boardFile.ts';
import { textWidth } from '../letters/textWidth.ts';
import { type Extent, evenly, gapOf, type Vertex } from '../plane/polylines.ts';
import type { GlobeView } from './outlines.ts';
import { boxAround, type IsFree } from './places.ts';
import type { AtlasSea } from './projection.ts';

type IsLand = (x: number, y: number) => boolean;

interface Water {
  readonly zone: Size;
  readonly isFree: IsFree;
  readonly isLand: IsLand;
}

/** Sea names are set wider apart than the labels whose font is measured. */
const SPACED = 1.3;
/** Of the letters, with what hangs below. */
const LINE = 1.1;
const SIZES = [1, 0.85];
/** How far from its own place a name may lie: a large sea has large letters. Places are tried every few units. */
const REACH_PER_SIZE = 6;
const REACH = 110;
const STEP = 7;
const MARGIN = { game: 6, coast: 4, edge: 6, names: 12 };

/** Each name where the whole word lies on free water; a sea without such a place has none. */
export function seaNamesOf(seas: readonly AtlasSea[], view: GlobeView, water: Water): readonly SeaName[] {
  const names: SeaName[] = [];
  for (const sea of seas) {
    const name = placeOf(sea, view.toBoard(sea.lon, sea.lat), names, water);
    if (name !== undefined) names.push(name);
  }
  return names;
}

function placeOf(sea: AtlasSea, own: Vertex, placed: readonly SeaName[], water: Water): SeaName | undefined {
  const near = SHIFTS.filter((shift) => farOf(shift) <= REACH_PER_SIZE * sea.size);
  const tried = SIZES.flatMap((size) => near.map(([dx, dy]) => nameAt(sea, own[0] + dx, own[1] + dy, size)));
  return tried.find((name) => {
    const box = boxOf(name);
    const alone = placed.every((other) => gapOf(box, boxOf(other)) >= MARGIN.names);
    return alone && liesOnWater(box, water) && canSwim(own, [name.x, name.y], water.isLand);
  });
}

/** The nearest first. */
const SHIFTS: readonly Vertex[] = shifts();

function shifts(): readonly Vertex[] {
  const steps = Array.from(
    { length: 2 * Math.floor(REACH / STEP) + 1 },
    (_, i) => (i - Math.floor(REACH / STEP)) * STEP,
  );
  const all = steps.flatMap((dy) => steps.map((dx): Vertex => [dx, dy]));
  return all.filter((shift) => farOf(shift) <= REACH).sort((a, b) => farOf(a) - farOf(b));
}

function farOf([dx, dy]: Vertex): number {
  return Math.hypot(dx, dy);
}

function nameAt({ name, size }: AtlasSea, x: number, y: number, scale: number): SeaName {
  return { name, x: Math.round(x), y: Math.round(y), fontSize: Math.round(size * scale * 2) / 2 };
}

function boxOf({ name, x, y, fontSize }: SeaName): Extent {
  return boxAround([x, y], textWidth(name, fontSize) * SPACED, fontSize * LINE);
}

function liesOnWater(box: Extent, { zone, isFree, isLand }: Water): boolean {
  const inside =
    box.left >= MARGIN.edge &&
    box.top >= MARGIN.edge &&
    box.right <= zone.width - MARGIN.edge &&
    box.bottom <= zone.height - MARGIN.edge;
  return inside && isFree(box, MARGIN.game) && !touchesLand(box, isLand);
}

/** Behind a coast lies another sea. */
function canSwim(from: Vertex, to: Vertex, isLand: IsLand): boolean {
  return evenly([from, to], 3).every(([x, y]) => !isLand(x, y));
}

function touchesLand({ left, top, right, bottom }: Extent, isLand: IsLand): boolean {
  for (let y = top - MARGIN.coast; y <= bottom + MARGIN.coast; y += 3) {
    for (let x = left - MARGIN.coast; x <= right + MARGIN.coast; x += 3) if (isLand(x, y)) return true;
  }
  return false;
}
