import type { MultiLineString } from 'geojson';
import type { MapCity } from '../../engine/map.ts';
import type { Geography, Size } from '../boardFile.ts';
import { areaOf, type Extent, extentOf, grown, isIn, type Line, lengthOf, type Vertex } from '../plane/polylines.ts';
import { channelsOf } from './channels.ts';
import { isletsUnder } from './islets.ts';
import { landMask } from './landMask.ts';
import { type GlobeView, type Lens, linesIn, ringsIn, viewOf } from './outlines.ts';
import { freeOf, type Places } from './places.ts';
import { polarCircleOf } from './polarCircle.ts';
import type { Atlas } from './projection.ts';
import { peaksOf } from './relief.ts';
import { seaNamesOf } from './seaNames.ts';
import { simplify } from './simplify.ts';
import { pathOf } from './svgPath.ts';
import type { World } from './world.ts';

export interface GeographyInput extends Lens {
  readonly world: World;
  readonly atlas: Pick<Atlas, 'ranges' | 'seas'>;
  readonly board: Places;
  /** Of the map. */
  readonly cities?: readonly Pick<MapCity, 'lon' | 'lat' | 'arctic'>[];
  /** For each route of the board. */
  readonly isFerry: readonly boolean[];
  /** Parts of the zone that something else will cover: no sea has its name there. */
  readonly keepClear?: readonly Extent[];
}

/** A zone of another shape shows this much more at its sides. */
const MARGIN = 260;
/** How far an outline may be off: a coast stays clean at four times its size, faint lines need not. */
const TOLERANCE = { coast: 0.32, line: 0.7 };
/** Outside the zone nobody looks closely: so many times coarser it may be there. */
const COARSER = 3.5;
/** Smaller areas and shorter lines are specks. */
const LEAST = { land: 9, lake: 16, river: 45, border: 6 };

export function geographyOf(input: GeographyInput): Geography {
  const { world, atlas, board } = input;
  const { zone } = board;
  const view = viewOf(input, grown(boxOf(zone), MARGIN));
  const land = ringsIn(view, world.land);
  const islets = isletsUnder(land, board, input.isFerry);
  const isLand = landOnBoard(input, islets);
  const polarCircle = polarCircleOf(view, input.cities ?? []);
  return {
    land: areas(
      land.filter((ring) => !islets.has(ring)),
      zone,
      LEAST.land,
    ),
    lakes: areas(ringsIn(view, world.lakes), zone, LEAST.lake),
    rivers: lines(view, zone, world.rivers, LEAST.river),
    borders: lines(view, zone, world.borders, LEAST.border),
    channels: pathOf(simpler(channelsOf(board, input.isFerry, isLand), zone, TOLERANCE.coast), false),
    peaks: peaksOf(atlas.ranges, view, freeOf(board), isLand),
    seas: seaNamesOf(atlas.seas, view, { zone, isFree: freeOf(board, input.keepClear), isLand }),
    ...(polarCircle === null ? {} : { polarCircle }),
  };
}

/** Asks the mask of the flat map, since a place on the board can be traced back to it. */
function landOnBoard({ world, projection, fit, back, board }: GeographyInput, islets: ReadonlySet<Line>) {
  const mask = landMask(world, projection, fit, board.zone, 2);
  const sunk = [...islets].map(extentOf);
  return (x: number, y: number) => mask(...back(x, y)) === 1 && !sunk.some((box) => isIn([x, y], box));
}

const boxOf = ({ width, height }: Size): Extent => ({ left: 0, top: 0, right: width, bottom: height });

function areas(rings: readonly Line[], zone: Size, least: number): string {
  const large = rings.filter((ring) => Math.abs(areaOf(ring)) >= least * coarsenessOf(ring, zone) ** 2);
  const simple = simpler(large, zone, TOLERANCE.coast);
  return pathOf(
    simple.filter((ring) => ring.length > 3),
    true,
  );
}

function lines(view: GlobeView, zone: Size, all: MultiLineString, least: number): string {
  const long = linesIn(view, all).filter((line) => lengthOf(line) >= least * coarsenessOf(line, zone));
  return pathOf(simpler(long, zone, TOLERANCE.line), false);
}

function simpler(outlines: readonly Line[], zone: Size, tolerance: number): readonly Line[] {
  return outlines.map((line) => simplify(line, (point) => tolerance * coarsenessAt(point, zone)));
}

const coarsenessOf = (line: Line, zone: Size) => Math.min(...line.map((point) => coarsenessAt(point, zone)));

/** 1 in the zone, and more the farther outside. */
function coarsenessAt([x, y]: Vertex, { width, height }: Size): number {
  const outside = Math.max(-x, x - width, -y, y - height, 0) / MARGIN;
  return 1 + (COARSER - 1) * Math.min(1, 2 * outside);
}
