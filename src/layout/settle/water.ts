// Ferries bend towards water and rails towards land. Cities stay: the coast is glued to them, and they would chase it.

import type { Sheet } from '../network/sheet.ts';
import { bendSpace } from '../network/spaces.ts';
import { depthAt, type WaterField } from '../network/waterField.ts';
import { read } from '../plane/geometry.ts';

const FERRY = 1.5;
const RAIL = 0.25;

export function waterForces(sheet: Sheet, slope: Float64Array, field: WaterField): void {
  const { spaces, network, sizes } = sheet;
  for (let c = 0; c < spaces.count; c++) {
    const here = depthAt(field, read(spaces.x, c), read(spaces.y, c));
    if (here === null) continue;
    const ferry = network.bundles[spaces.bundle[c] ?? 0]?.ferry === true;
    const wrong = ferry ? here.depth + 0.6 * sizes.width : -here.depth;
    if (wrong <= 0) continue;
    const weight = ((ferry ? FERRY : -RAIL) * 2 * Math.min(wrong, sizes.pitch)) / sizes.pitch ** 2;
    bendSpace(sheet, slope, c, weight * here.dx, weight * here.dy);
  }
}
