import type { GeoProjection } from 'd3-geo';
import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import { densify, type Extent, extentOf, gapOf, grown, type Line, type Vertex } from '../plane/polylines.ts';
import type { Affine, Warp } from '../plane/warp.ts';
import { clipLine, clipRing } from './clip.ts';

/** How a board shows the globe. */
export interface Lens {
  readonly projection: GeoProjection;
  readonly fit: Affine;
  readonly warp: Warp;
  /** The way from the board back to where the warp came from. */
  readonly back: Warp;
}

/** A part of the board, and the part of the globe that can be seen in it. */
export interface GlobeView {
  readonly toBoard: (lon: number, lat: number) => Vertex;
  readonly box: Extent;
  readonly degrees: Extent;
}

export const unbent: Warp = (x, y) => [x, y];

/** Straight lines of the data are bent by projection and warp, so they get points at least so often. */
const DEGREES_STEP = 0.3;
/** The globe is looked at through so many holes along each side. */
const LOOKS = 24;
/** What a straight line between two of those holes may hide. */
const DEGREES_MARGIN = 3;

export function viewOf(lens: Lens, box: Extent): GlobeView {
  return { toBoard: (lon, lat) => toBoard(lens, lon, lat), box, degrees: degreesIn(lens, box) };
}

function toBoard({ projection, fit, warp }: Lens, lon: number, lat: number): Vertex {
  const [x, y] = projection([lon, lat]) ?? [Number.NaN, Number.NaN];
  return warp(x * fit.kx + fit.ox, y * fit.ky + fit.oy);
}

function toGlobe({ projection, fit, back }: Lens, x: number, y: number): Vertex {
  const [bx, by] = back(x, y);
  const [lon, lat] = projection.invert?.([(bx - fit.ox) / fit.kx, (by - fit.oy) / fit.ky]) ?? [Number.NaN, Number.NaN];
  return [lon, lat];
}

/**
 * Only this part of the globe is ever projected. What lies behind the horizon would come out inside out, and fill the sea
 * with land.
 */
function degreesIn(lens: Lens, box: Extent): Extent {
  const [middle] = toGlobe(lens, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const seen = holesIn(box).map(([x, y]) => toGlobe(lens, x, y));
  const degrees = extentOf(seen.map(([lon, lat]): Vertex => [middle + shortWay(lon - middle), lat]));
  return clamped(grown(degrees, DEGREES_MARGIN), middle);
}

function holesIn({ left, top, right, bottom }: Extent): Line {
  const steps = Array.from({ length: LOOKS + 1 }, (_, i) => i / LOOKS);
  return steps.flatMap((v) => steps.map((u): Vertex => [left + (right - left) * u, top + (bottom - top) * v]));
}

const shortWay = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

function clamped({ left, top, right, bottom }: Extent, middle: number): Extent {
  return {
    left: Math.max(left, middle - 120),
    right: Math.min(right, middle + 120),
    top: Math.max(top, -89),
    bottom: Math.min(bottom, 89),
  };
}

/** All rings, holes too, that lie in the view. */
export function ringsIn(view: GlobeView, polygons: MultiPolygon): readonly Line[] {
  return polygons.coordinates
    .flat()
    .flatMap((ring) => turnsIn(view.degrees, overThePole(withoutJumps(ring))))
    .map((ring) => clipRing(ring, view.degrees))
    .filter((ring) => ring.length > 3)
    .map((ring) => clipRing(bent(view, ring), view.box))
    .filter((ring) => ring.length > 3);
}

export function linesIn(view: GlobeView, lines: MultiLineString): readonly Line[] {
  return lines.coordinates
    .flatMap((line) => turnsIn(view.degrees, withoutJumps(line)))
    .flatMap((line) => clipLine(line, view.degrees))
    .flatMap((line) => clipLine(bent(view, line), view.box));
}

/** A view may reach over the line where longitudes jump from 180 to −180, so it is offered the same from both sides. */
function turnsIn(degrees: Extent, line: Line): readonly Line[] {
  const extent = extentOf(line);
  return [0, 360, -360]
    .filter((turn) => gapOf({ ...extent, left: extent.left + turn, right: extent.right + turn }, degrees) < 0)
    .map((turn) => (turn === 0 ? line : line.map(([lon, lat]): Vertex => [lon + turn, lat])));
}

function withoutJumps(line: readonly Position[]): Line {
  let before = line[0]?.[0] ?? 0;
  return line.map(([lon = 0, lat = 0]): Vertex => {
    before += shortWay(lon - before);
    return [before, lat];
  });
}

/** A ring that goes once around the globe has a pole inside. */
function overThePole(ring: Line): Line {
  const [first, last] = [ring[0], ring.at(-1)];
  if (first === undefined || last === undefined || Math.abs(first[0] - last[0]) < 1) return ring;
  const pole = first[1] < 0 ? -90 : 90;
  return [...ring, [last[0], pole], [first[0], pole], first];
}

function bent({ toBoard }: GlobeView, line: Line): Line {
  return densify(line, DEGREES_STEP).map(([lon, lat]) => toBoard(lon, lat));
}
