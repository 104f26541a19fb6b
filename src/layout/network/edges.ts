// Nothing leaves the zone or lies under what the screen puts on top of it.
import { noTouch, read, touchBox } from '../plane/geometry.ts';
import type { Zone } from '../plane/zone.ts';
import type { Sheet } from './sheet.ts';
import { add, pushSpace } from './spaces.ts';

const EDGE = 60;
/** Pushed a little too far, because a force that balances others leaves things a little short. */
const SPARE = 2;
const outward = { x: 0, y: 0 };
const touch = noTouch();

/** How far a disc or an upright box of these half sizes is out of its place, as a vector; 0, 0 if it is well. */
export function outOfPlace(zone: Zone, x: number, y: number, halfWidth: number, halfHeight: number): typeof outward {
  const { margin, width, height } = zone;
  outward.x = Math.min(0, x - halfWidth - margin.left) + Math.max(0, x + halfWidth - width + margin.right);
  outward.y = Math.min(0, y - halfHeight - margin.top) + Math.max(0, y + halfHeight - height + margin.bottom);
  for (const { left, top, right, bottom } of zone.keepOut) {
    const hw = (right - left) / 2 + halfWidth + SPARE;
    const hh = (bottom - top) / 2 + halfHeight + SPARE;
    touchBox(touch, x - (left + right) / 2, y - (top + bottom) / 2, hw, hh);
    if (touch.distance >= 0) continue;
    outward.x += touch.nx * touch.distance;
    outward.y += touch.ny * touch.distance;
  }
  return outward;
}

/** Cities alone, with room for their routes: before anything else has a place. */
export function keepCitiesWell(sheet: Sheet, slope: Float64Array): void {
  keepCities(sheet, slope, sheet.sizes.city + 2 * sheet.sizes.width);
}

export function keepInZone(sheet: Sheet, slope: Float64Array): void {
  keepCities(sheet, slope, sheet.sizes.city + 2);
  const { spaces, sizes, zone } = sheet;
  const weight = (2 * EDGE) / sizes.pitch ** 2;
  const radius = sizes.width / 2;
  for (let c = 0; c < spaces.count; c++) {
    for (const along of [-read(spaces.half, c), read(spaces.half, c)]) {
      const x = read(spaces.x, c) + along * read(spaces.cos, c);
      const y = read(spaces.y, c) + along * read(spaces.sin, c);
      const off = outOfPlace(zone, x, y, radius, radius);
      if (off.x !== 0 || off.y !== 0) pushSpace(sheet, slope, c, along, weight * off.x, weight * off.y);
    }
  }
}

function keepCities({ network, values, zone, sizes }: Sheet, slope: Float64Array, radius: number): void {
  const weight = (2 * EDGE) / sizes.pitch ** 2;
  for (let i = 0; i < network.cities; i++) {
    const off = outOfPlace(zone, read(values, 2 * i), read(values, 2 * i + 1), radius, radius);
    add(slope, 2 * i, weight * off.x);
    add(slope, 2 * i + 1, weight * off.y);
  }
}
