// Spaces keep clear of the spaces of other routes and of foreign cities: first roughly, as three discs each, so that
// chains can slide past one another; then exactly, as rectangles.

import type { Neighbours } from '../network/neighbours.ts';
import { awayX, awayY, OUTLINE, outlineX, outlineY, touchSpace } from '../network/rectangles.ts';
import type { Sheet } from '../network/sheet.ts';
import { add, pushSpace } from '../network/spaces.ts';
import { noTouch, read } from '../plane/geometry.ts';

const CONTACT = 60;
const touch = noTouch();

export function contactWeight(sheet: Sheet, stiffness: number): number {
  return (2 * CONTACT * stiffness) / sheet.sizes.pitch ** 2;
}

/** `grown` is the share of their final size that the discs have by now. */
export function roughContacts(sheet: Sheet, slope: Float64Array, near: Neighbours, grown: number): void {
  const { spaces, sizes } = sheet;
  const weight = contactWeight(sheet, 1);
  const apart = (sizes.width + sizes.clear.routesRoughly) * grown;
  for (let z = 0; z < near.spaces.length; z += 2) {
    const p = read(near.spaces, z);
    const q = read(near.spaces, z + 1);
    const reach = read(spaces.half, p) + read(spaces.half, q) + apart;
    if (Math.hypot(read(spaces.x, p) - read(spaces.x, q), read(spaces.y, p) - read(spaces.y, q)) > reach) continue;
    for (let a = -1; a <= 1; a++) for (let b = -1; b <= 1; b++) pushDiscs(sheet, slope, p, a, q, b, apart, weight);
  }
  const cityApart = (sizes.city + sizes.width / 2 + sizes.clear.city) * grown;
  for (let z = 0; z < near.spaceAndCity.length; z += 2) {
    const c = read(near.spaceAndCity, z);
    for (let a = -1; a <= 1; a++)
      pushDiscFromCity(sheet, slope, c, a, read(near.spaceAndCity, z + 1), cityApart, weight);
  }
}

function discAlong({ spaces, sizes }: Sheet, c: number, which: number): number {
  return which * Math.max(0, read(spaces.half, c) - sizes.width / 2);
}

function pushDiscs(
  sheet: Sheet,
  slope: Float64Array,
  p: number,
  a: number,
  q: number,
  b: number,
  apart: number,
  weight: number,
): void {
  const { spaces } = sheet;
  const alongP = discAlong(sheet, p, a);
  const alongQ = discAlong(sheet, q, b);
  const dx = read(spaces.x, p) + alongP * read(spaces.cos, p) - read(spaces.x, q) - alongQ * read(spaces.cos, q);
  const dy = read(spaces.y, p) + alongP * read(spaces.sin, p) - read(spaces.y, q) - alongQ * read(spaces.sin, q);
  const distance = Math.hypot(dx, dy) || 1e-3;
  if (distance >= apart) return;
  const force = (-weight * (apart - distance)) / distance;
  pushSpace(sheet, slope, p, alongP, force * dx, force * dy);
  pushSpace(sheet, slope, q, alongQ, -force * dx, -force * dy);
}

function pushDiscFromCity(
  sheet: Sheet,
  slope: Float64Array,
  c: number,
  which: number,
  city: number,
  apart: number,
  weight: number,
): void {
  const { spaces, values } = sheet;
  const along = discAlong(sheet, c, which);
  const dx = read(spaces.x, c) + along * read(spaces.cos, c) - read(values, 2 * city);
  const dy = read(spaces.y, c) + along * read(spaces.sin, c) - read(values, 2 * city + 1);
  const distance = Math.hypot(dx, dy) || 1e-3;
  if (distance >= apart) return;
  const force = (-weight * (apart - distance)) / distance;
  pushSpace(sheet, slope, c, along, force * dx, force * dy);
  add(slope, 2 * city, -force * dx);
  add(slope, 2 * city + 1, -force * dy);
}

export function exactContacts(sheet: Sheet, slope: Float64Array, near: Neighbours, stiffness: number): void {
  const { spaces, sizes } = sheet;
  const weight = contactWeight(sheet, stiffness);
  for (let z = 0; z < near.spaces.length; z += 2) {
    const p = read(near.spaces, z);
    const q = read(near.spaces, z + 1);
    const reach = read(spaces.half, p) + read(spaces.half, q) + sizes.width + sizes.clear.routes;
    const dx = read(spaces.x, p) - read(spaces.x, q);
    const dy = read(spaces.y, p) - read(spaces.y, q);
    if (dx * dx + dy * dy > reach * reach) continue;
    pushOutline(sheet, slope, p, q, weight);
    pushOutline(sheet, slope, q, p, weight);
  }
  for (let z = 0; z < near.spaceAndCity.length; z += 2) {
    pushFromCity(sheet, slope, read(near.spaceAndCity, z), read(near.spaceAndCity, z + 1), weight);
  }
}

/** The outline of p against the rectangle q. */
function pushOutline(sheet: Sheet, slope: Float64Array, p: number, q: number, weight: number): void {
  const clear = sheet.sizes.clear.routes;
  for (const [u, v] of OUTLINE) {
    touchSpace(sheet, touch, q, outlineX(sheet, p, u, v), outlineY(sheet, p, u, v));
    if (touch.distance >= clear) continue;
    const force = -weight * (clear - touch.distance);
    const fx = force * awayX(sheet, touch, q);
    const fy = force * awayY(sheet, touch, q);
    pushSpace(sheet, slope, p, u * read(sheet.spaces.half, p), fx, fy);
    pushSpace(sheet, slope, q, touch.px, -fx, -fy);
  }
}

function pushFromCity(sheet: Sheet, slope: Float64Array, c: number, city: number, weight: number): void {
  const clear = sheet.sizes.city + sheet.sizes.clear.city;
  touchSpace(sheet, touch, c, read(sheet.values, 2 * city), read(sheet.values, 2 * city + 1));
  if (touch.distance >= clear) return;
  const force = -weight * (clear - touch.distance);
  const fx = force * awayX(sheet, touch, c);
  const fy = force * awayY(sheet, touch, c);
  add(slope, 2 * city, fx);
  add(slope, 2 * city + 1, fy);
  pushSpace(sheet, slope, c, touch.px, -fx, -fy);
}
