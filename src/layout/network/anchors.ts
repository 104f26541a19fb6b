import Delaunator from 'delaunator';
import { clamp, read } from '../plane/geometry.ts';
import type { Affine } from '../plane/warp.ts';
import type { Zone } from '../plane/zone.ts';

/** Where the cities really lie, brought to the size of the board. */
export interface Anchors {
  readonly places: Float64Array;
  /** From the projection to the board; follows the network, so that only true deformation is left. */
  fit: Affine;
}

/** How much more one axis may be stretched than the other before a country looks wrong. */
const STRETCH = 1.14;

export function anchorsOf(projected: Float64Array, { cities }: Zone): Anchors {
  const [left, right] = span(projected, 0);
  const [top, bottom] = span(projected, 1);
  const width = cities.right - cities.left;
  const height = cities.bottom - cities.top;
  const wanted = [width / (right - left || 1), height / (bottom - top || 1)] as const;
  const least = Math.min(...wanted);
  const kx = Math.min(wanted[0], least * STRETCH);
  const ky = Math.min(wanted[1], least * STRETCH);
  const fit = {
    kx,
    ky,
    ox: cities.left + (width - (right - left) * kx) / 2 - left * kx,
    oy: cities.top + (height - (bottom - top) * ky) / 2 - top * ky,
  };
  const places = projected.map((value, i) => (i % 2 === 0 ? value * kx + fit.ox : value * ky + fit.oy));
  return { places, fit };
}

function span(points: Float64Array, axis: 0 | 1): readonly [number, number] {
  const values = points.filter((_, i) => i % 2 === axis);
  return [Math.min(...values), Math.max(...values)];
}

/** Lets the geography follow the network by scale and shift, as nearly as it can. */
export function refit({ anchors, mesh, values }: { anchors: Anchors; mesh: Mesh; values: Float64Array }): void {
  const { places, fit } = anchors;
  const x = bestLine(places, values, 0);
  const y = bestLine(places, values, 1);
  const stretch = (fit.ky * y.scale) / (fit.kx * x.scale);
  const excess = Math.sqrt(stretch / clamp(stretch, 1 / STRETCH, STRETCH));
  const kx = x.scale * excess;
  const ky = y.scale / excess;
  for (let i = 0; i < places.length; i += 2) {
    places[i] = x.to + (read(places, i) - x.from) * kx;
    places[i + 1] = y.to + (read(places, i + 1) - y.from) * ky;
  }
  anchors.fit = {
    kx: fit.kx * kx,
    ky: fit.ky * ky,
    ox: x.to + (fit.ox - x.from) * kx,
    oy: y.to + (fit.oy - y.from) * ky,
  };
  remeasure(mesh, places);
}

function bestLine(from: Float64Array, to: Float64Array, axis: 0 | 1): { from: number; to: number; scale: number } {
  const count = from.length / 2;
  let meanFrom = 0;
  let meanTo = 0;
  for (let i = axis; i < from.length; i += 2) {
    meanFrom += read(from, i) / count;
    meanTo += read(to, i) / count;
  }
  let square = 0;
  let product = 0;
  for (let i = axis; i < from.length; i += 2) {
    square += (read(from, i) - meanFrom) ** 2;
    product += (read(from, i) - meanFrom) * (read(to, i) - meanTo);
  }
  return { from: meanFrom, to: meanTo, scale: square > 0 ? product / square : 1 };
}

/** Neighbouring cities, so that they move together and none flips past another. */
export interface Mesh {
  readonly edges: readonly MeshEdge[];
  readonly triangles: readonly MeshTriangle[];
}

interface MeshEdge {
  readonly i: number;
  readonly j: number;
  length: number;
}

export interface MeshTriangle {
  readonly i: number;
  readonly j: number;
  readonly k: number;
  area: number;
}

const SHORTEST_EDGE = 8;
/** Thinner triangles lie on the hull and turn over without harm. */
const SLIVER = 0.012;

export function meshOf(places: Float64Array): Mesh {
  const { triangles } = new Delaunator(places);
  const edges = new Map<string, MeshEdge>();
  const kept: MeshTriangle[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const [i, j, k] = [read(triangles, t), read(triangles, t + 1), read(triangles, t + 2)];
    for (const [from, to] of [
      [i, j],
      [j, k],
      [k, i],
    ] as const) {
      const [low, high] = [Math.min(from, to), Math.max(from, to)];
      edges.set(`${low} ${high}`, { i: low, j: high, length: edgeLength(places, low, high) });
    }
    const around = edgeLength(places, i, j) + edgeLength(places, j, k) + edgeLength(places, k, i);
    const area = signedArea(places, i, j, k);
    if (Math.abs(area) > SLIVER * around * around) kept.push({ i, j, k, area });
  }
  return { edges: [...edges.values()], triangles: kept };
}

function remeasure({ edges, triangles }: Mesh, places: Float64Array): void {
  for (const edge of edges) edge.length = edgeLength(places, edge.i, edge.j);
  for (const triangle of triangles) triangle.area = signedArea(places, triangle.i, triangle.j, triangle.k);
}

function edgeLength(p: Float64Array, i: number, j: number): number {
  return Math.max(SHORTEST_EDGE, Math.hypot(read(p, 2 * i) - read(p, 2 * j), read(p, 2 * i + 1) - read(p, 2 * j + 1)));
}

export function signedArea(p: Float64Array, i: number, j: number, k: number): number {
  const x = read(p, 2 * i);
  const y = read(p, 2 * i + 1);
  return ((read(p, 2 * j) - x) * (read(p, 2 * k + 1) - y) - (read(p, 2 * k) - x) * (read(p, 2 * j + 1) - y)) / 2;
}
