import type { Geography } from '../boardFile.ts';
import { densify, type Extent, evenly, gapOf, isIn, type Vertex } from '../plane/polylines.ts';
import type { GlobeView } from './outlines.ts';
import { boxAround, type IsFree } from './places.ts';
import type { Atlas } from './projection.ts';

type Peak = Geography['peaks'][number];
type IsLand = (x: number, y: number) => boolean;

/** Of a peak at scale 1, around its place. */
const PEAK = { width: 18, height: 11 };
/** Between peaks along a range. */
const STEP = 11;
/** From anything of the game. */
const MARGIN = 2.5;
/** What two peaks may share: a range shall look closed, but not like a heap. */
const OVERLAP = -1.5;
const HILL = 0.6;
const ASIDE: readonly Vertex[] = [
  [0, 0],
  [-8, 0],
  [8, 0],
  [0, -8],
  [0, 8],
];

/** Peaks along the ranges, wherever there is land and nothing of the game. Those in front come last. */
export function peaksOf(ranges: Atlas['ranges'], view: GlobeView, isFree: IsFree, isLand: IsLand): readonly Peak[] {
  const peaks: Peak[] = [];
  const fits = (peak: Peak) =>
    isIn([peak[0], peak[1]], view.box) &&
    peaks.every((other) => gapOf(boxOf(peak), boxOf(other)) >= OVERLAP) &&
    isFree(boxOf(peak), MARGIN) &&
    standsOnLand(peak, isLand);
  for (const wanted of ranges.flatMap((range) => alongRange(view, range)).sort((a, b) => b[2] - a[2])) {
    const peak = [wanted, ...hills(wanted)].find(fits);
    if (peak !== undefined) peaks.push(peak);
  }
  return peaks.sort((a, b) => a[1] - b[1]);
}

function alongRange({ toBoard }: GlobeView, range: Atlas['ranges'][number]): readonly Peak[] {
  const crest = densify(range, 0.5).map(([lon, lat]) => toBoard(lon, lat));
  return evenly(crest, STEP).map(([x, y], i) =>
    peakAt(x + 5 * wobble(i * 7919), y + 9 * wobble(i * 3571 + 5), 0.85 + 0.6 * wobble(i * 104729 + 3)),
  );
}

/** Where there is no room for a peak: smaller ones, there or beside it. */
function hills([x, y, scale]: Peak): readonly Peak[] {
  return ASIDE.map(([dx, dy]) => peakAt(x + dx, y + dy, Math.min(scale, HILL)));
}

const peakAt = (x: number, y: number, scale: number): Peak => [tenth(x), tenth(y), tenth(scale)];

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Between −½ and ½, always the same for a number: chance would draw another board each time. */
const wobble = (n: number) => (n % 13) / 12 - 0.5;

function boxOf([x, y, scale]: Peak): Extent {
  return boxAround([x, y], PEAK.width * scale, PEAK.height * scale);
}

function standsOnLand(peak: Peak, isLand: IsLand): boolean {
  const { left, top, right, bottom } = boxOf(peak);
  const corners: readonly Vertex[] = [
    [left, bottom],
    [peak[0], bottom],
    [right, bottom],
    [peak[0], top],
  ];
  return corners.every(([x, y]) => isLand(x, y));
}
