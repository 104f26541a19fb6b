// What keeps a board recognisable: cities near their true places and neighbours, routes of the right length, few bends.
// Lengths are divided by the pitch, so that the weights hold for boards of any size.
import { type MeshTriangle, signedArea } from '../network/anchors.ts';
import { lengthOf, lengthSlope } from '../network/curves.ts';
import type { Bundle } from '../network/network.ts';
import type { Sheet } from '../network/sheet.ts';
import { add } from '../network/spaces.ts';
import { read } from '../plane/geometry.ts';

const ANCHOR = 0.035;
const STRAIN = 0.9;
const APART = 40;
const UNFLIPPED = 60;
/** A triangle of cities keeps at least this share of its area. */
const LEAST_AREA = 0.35;
const PITCH = 14;
/** Too short spaces hurt more than too long ones. */
const TOO_SHORT = 1.6;
/** Lengths within this share of the pitch are nearly free. */
const EASY = 0.05;
const EASY_WEIGHT = 0.12;
const BEND = 5;
const SHARP_BEND = 40;
const S_SHAPE = 7;
const PAD = 1.6;
const PAD_TOO_SHORT = 80;

export function shapeForces(sheet: Sheet, slope: Float64Array): void {
  pullToAnchors(sheet, slope);
  keepNeighbours(sheet, slope);
  for (const triangle of sheet.mesh.triangles) keepOrientation(sheet, slope, triangle);
  sheet.network.bundles.forEach((bundle, e) => {
    keepLength(sheet, slope, bundle, e);
    straighten(sheet, slope, bundle, e);
    shortenPads(sheet, slope, e);
  });
}

function pullToAnchors({ anchors, values, sizes }: Sheet, slope: Float64Array): void {
  const weight = (2 * ANCHOR) / sizes.pitch ** 2;
  for (let i = 0; i < anchors.places.length; i++) add(slope, i, weight * (read(values, i) - read(anchors.places, i)));
}

function keepNeighbours({ mesh, anchors, values, sizes }: Sheet, slope: Float64Array): void {
  const apart = 2 * sizes.city + 0.9 * sizes.length;
  const moved = (i: number) => read(values, i) - read(anchors.places, i);
  for (const { i, j, length } of mesh.edges) {
    const weight = (2 * STRAIN) / length ** 2;
    const fx = weight * (moved(2 * i) - moved(2 * j));
    const fy = weight * (moved(2 * i + 1) - moved(2 * j + 1));
    pushApart(slope, i, j, fx, fy);
    const ex = read(values, 2 * i) - read(values, 2 * j);
    const ey = read(values, 2 * i + 1) - read(values, 2 * j + 1);
    const distance = Math.hypot(ex, ey) || 1e-6;
    if (distance >= apart) continue;
    const push = (-2 * APART * (apart - distance)) / sizes.pitch ** 2 / distance;
    pushApart(slope, i, j, push * ex, push * ey);
  }
}

function pushApart(slope: Float64Array, i: number, j: number, fx: number, fy: number): void {
  add(slope, 2 * i, fx);
  add(slope, 2 * i + 1, fy);
  add(slope, 2 * j, -fx);
  add(slope, 2 * j + 1, -fy);
}

function keepOrientation({ values }: Sheet, slope: Float64Array, { i, j, k, area }: MeshTriangle): void {
  const share = signedArea(values, i, j, k) / area;
  if (share >= LEAST_AREA) return;
  const force = (UNFLIPPED * (share - LEAST_AREA)) / area;
  const x = (city: number) => read(values, 2 * city);
  const y = (city: number) => read(values, 2 * city + 1);
  add(slope, 2 * i, force * (y(j) - y(k)));
  add(slope, 2 * i + 1, force * (x(k) - x(j)));
  add(slope, 2 * j, force * (y(k) - y(i)));
  add(slope, 2 * j + 1, force * (x(i) - x(k)));
  add(slope, 2 * k, force * (y(i) - y(j)));
  add(slope, 2 * k + 1, force * (x(j) - x(i)));
}

function keepLength(sheet: Sheet, slope: Float64Array, bundle: Bundle, e: number): void {
  const { values, at: offsets, sizes, curves } = sheet;
  const pads = offsets.pads + 2 * e;
  const slot = (lengthOf(curves, e) - read(values, pads) - read(values, pads + 1)) / bundle.spaces;
  const off = slot / sizes.pitch - 1;
  const beyond = Math.sign(off) * Math.max(0, Math.abs(off) - EASY);
  const weight = 2 * PITCH * Math.min(bundle.spaces, 4) * (off < 0 ? TOO_SHORT : 1);
  const force = (weight * (beyond + EASY_WEIGHT * off)) / sizes.pitch / bundle.spaces;
  if (force === 0) return;
  const change = lengthSlope(sheet, e);
  pushApart(slope, bundle.b, bundle.a, force * change.bx, force * change.by);
  add(slope, offsets.bends + 2 * e, force * change.bend1);
  add(slope, offsets.bends + 2 * e + 1, force * change.bend2);
  add(slope, pads, -force);
  add(slope, pads + 1, -force);
}

function straighten({ values, at: offsets }: Sheet, slope: Float64Array, bundle: Bundle, e: number): void {
  const bends = offsets.bends + 2 * e;
  const weight = 2 * BEND * Math.min(1.5, bundle.spaces / 2);
  const first = read(values, bends);
  const second = read(values, bends + 1);
  const unlike = 2 * S_SHAPE * (first - second);
  add(slope, bends, weight * first + 4 * SHARP_BEND * first ** 3 + unlike);
  add(slope, bends + 1, weight * second + 4 * SHARP_BEND * second ** 3 - unlike);
}

function shortenPads({ values, at: offsets, sizes }: Sheet, slope: Float64Array, e: number): void {
  for (const pad of [offsets.pads + 2 * e, offsets.pads + 2 * e + 1]) {
    const off = (read(values, pad) - sizes.start) / sizes.pitch;
    add(slope, pad, (2 * (off < 0 ? PAD_TOO_SHORT : PAD) * off) / sizes.pitch);
  }
}
