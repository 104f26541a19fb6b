// A name hangs on its city by a spring and a leash, and keeps clear of dots and other names.

import { outOfPlace } from '../network/edges.ts';
import type { Sheet } from '../network/sheet.ts';
import { add } from '../network/spaces.ts';
import { noTouch, read, touchBox } from '../plane/geometry.ts';
import { contactWeight } from './contacts.ts';
import { labelBox, pushLabel } from './labelContacts.ts';

const SPRING = 0.5;
const OWN_DOT = 0.045;
const OTHER_DOT = 0.1;
const LEASH = 0.32;
const LONG_LEASH = 0.95;
/** Two names closer than this read as one. */
const NAMES_BESIDE = 0.25;
const NAMES_ABOVE = 0.22;
const touch = noTouch();

export function nameForces(sheet: Sheet, slope: Float64Array, stiffness: number): void {
  const weight = contactWeight(sheet, stiffness);
  for (let i = 0; i < sheet.network.cities; i++) {
    if (sheet.labels[i]?.form.width === 0) continue;
    pullToChoice(sheet, slope, i);
    for (let j = 0; j < sheet.network.cities; j++) pushFromDot(sheet, slope, i, j, weight);
    holdLeash(sheet, slope, i);
    for (let j = i + 1; j < sheet.network.cities; j++) pushNames(sheet, slope, i, j, weight);
    const box = labelBox(sheet, i);
    const off = outOfPlace(sheet.zone, box.x, box.y, box.halfWidth, box.halfHeight);
    pushLabel(sheet, slope, i, weight * off.x, weight * off.y);
  }
}

function pullToChoice({ values, at: offsets, labels, sizes }: Sheet, slope: Float64Array, i: number): void {
  const label = labels[i];
  if (label === undefined) return;
  const weight = (2 * SPRING) / sizes.pitch ** 2;
  const x = offsets.labels + 2 * i;
  add(slope, x, weight * (read(values, x) - label.x));
  add(slope, x + 1, weight * (read(values, x + 1) - label.y));
}

function pushFromDot(sheet: Sheet, slope: Float64Array, i: number, j: number, weight: number): void {
  const { sizes } = sheet;
  const clear = sizes.city + sizes.pitch * (i === j ? OWN_DOT : OTHER_DOT);
  touchDot(sheet, i, j);
  if (touch.distance >= clear) return;
  pull(sheet, slope, i, j, -weight * (clear - touch.distance));
}

function holdLeash(sheet: Sheet, slope: Float64Array, i: number): void {
  const { sizes, labels } = sheet;
  const leash = sizes.city + sizes.pitch * (labels[i]?.far ? LONG_LEASH : LEASH);
  touchDot(sheet, i, i);
  if (touch.distance <= leash) return;
  pull(sheet, slope, i, i, contactWeight(sheet, 1) * (touch.distance - leash));
}

function touchDot(sheet: Sheet, i: number, j: number): void {
  const box = labelBox(sheet, i);
  const { values } = sheet;
  touchBox(touch, read(values, 2 * j) - box.x, read(values, 2 * j + 1) - box.y, box.halfWidth, box.halfHeight);
}

function pull(sheet: Sheet, slope: Float64Array, i: number, j: number, force: number): void {
  add(slope, 2 * j, force * touch.nx);
  add(slope, 2 * j + 1, force * touch.ny);
  pushLabel(sheet, slope, i, -force * touch.nx, -force * touch.ny);
}

function pushNames(sheet: Sheet, slope: Float64Array, i: number, j: number, weight: number): void {
  const one = labelBox(sheet, i);
  const other = labelBox(sheet, j);
  if (other.halfWidth === 0) return;
  const { pitch } = sheet.sizes;
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const beside = one.halfWidth + other.halfWidth + pitch * NAMES_BESIDE - Math.abs(dx);
  const above = one.halfHeight + other.halfHeight + pitch * NAMES_ABOVE - Math.abs(dy);
  if (beside <= 0 || above <= 0) return;
  const fx = beside < above ? -weight * beside * Math.sign(dx || 1) : 0;
  const fy = beside < above ? 0 : -weight * above * Math.sign(dy || 1);
  pushLabel(sheet, slope, j, fx, fy);
  pushLabel(sheet, slope, i, -fx, -fy);
}
