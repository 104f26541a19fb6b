import type { Neighbours } from '../network/neighbours.ts';
import { awayX, awayY, OUTLINE, outlineX, outlineY, touchSpace } from '../network/rectangles.ts';
import type { Sheet } from '../network/sheet.ts';
import { add, pushSpace } from '../network/spaces.ts';
import { noTouch, read, touchBox } from '../plane/geometry.ts';
import { contactWeight } from './contacts.ts';

const touch = noTouch();

/** Names against spaces: the space's outline against the box, and the box's outline against the space. */
export function labelContacts(sheet: Sheet, slope: Float64Array, near: Neighbours, stiffness: number): void {
  const weight = contactWeight(sheet, stiffness);
  for (let z = 0; z < near.spaceAndLabel.length; z += 2) {
    const c = read(near.spaceAndLabel, z);
    const i = read(near.spaceAndLabel, z + 1);
    pushOutlineFromLabel(sheet, slope, c, i, weight);
    pushLabelOutline(sheet, slope, c, i, weight);
  }
}

function pushOutlineFromLabel(sheet: Sheet, slope: Float64Array, c: number, i: number, weight: number): void {
  const clear = sheet.sizes.clear.label;
  const box = labelBox(sheet, i);
  for (const [u, v] of OUTLINE) {
    touchBox(touch, outlineX(sheet, c, u, v) - box.x, outlineY(sheet, c, u, v) - box.y, box.halfWidth, box.halfHeight);
    if (touch.distance >= clear) continue;
    const force = -weight * (clear - touch.distance);
    pushSpace(sheet, slope, c, u * read(sheet.spaces.half, c), force * touch.nx, force * touch.ny);
    pushLabel(sheet, slope, i, -force * touch.nx, -force * touch.ny);
  }
}

/** Points along the edge of a name: a long one can lie across a thin space with no corner in it. */
const LABEL_OUTLINE: readonly (readonly [number, number])[] = [
  ...[-1, 1].flatMap((v) => [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((u) => [u / 4, v] as const)),
  [-1, 0],
  [1, 0],
  [0, 0],
];

function pushLabelOutline(sheet: Sheet, slope: Float64Array, c: number, i: number, weight: number): void {
  const box = labelBox(sheet, i);
  const clear = sheet.sizes.clear.label;
  for (const [u, v] of LABEL_OUTLINE) {
    touchSpace(sheet, touch, c, box.x + u * box.halfWidth, box.y + v * box.halfHeight);
    if (touch.distance >= clear) continue;
    const force = -weight * (clear - touch.distance);
    const fx = force * awayX(sheet, touch, c);
    const fy = force * awayY(sheet, touch, c);
    pushLabel(sheet, slope, i, fx, fy);
    pushSpace(sheet, slope, c, touch.px, -fx, -fy);
  }
}

export function labelBox({ values, at: offsets, labels }: Sheet, i: number): LabelBox {
  const form = labels[i]?.form;
  return {
    x: read(values, 2 * i) + read(values, offsets.labels + 2 * i),
    y: read(values, 2 * i + 1) + read(values, offsets.labels + 2 * i + 1),
    halfWidth: (form?.width ?? 0) / 2,
    halfHeight: (form?.height ?? 0) / 2,
  };
}

interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** A name moves by itself and pulls its city along. */
export function pushLabel({ at: offsets }: Sheet, slope: Float64Array, i: number, fx: number, fy: number): void {
  add(slope, 2 * i, fx);
  add(slope, 2 * i + 1, fy);
  add(slope, offsets.labels + 2 * i, fx);
  add(slope, offsets.labels + 2 * i + 1, fy);
}

/** Whether a name comes closer to a space than this. */
export function isLabelTouching(sheet: Sheet, i: number, c: number, tolerance: number): boolean {
  const box = labelBox(sheet, i);
  const isIn = (u: number, v: number) => {
    touchBox(touch, outlineX(sheet, c, u, v) - box.x, outlineY(sheet, c, u, v) - box.y, box.halfWidth, box.halfHeight);
    return touch.distance < tolerance;
  };
  const isOn = (u: number, v: number) => {
    touchSpace(sheet, touch, c, box.x + u * box.halfWidth, box.y + v * box.halfHeight);
    return touch.distance < tolerance;
  };
  return OUTLINE.some(([u, v]) => isIn(u, v)) || LABEL_OUTLINE.some(([u, v]) => isOn(u, v));
}
