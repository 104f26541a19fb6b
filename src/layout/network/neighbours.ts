import { at } from '../plane/geometry.ts';
import type { Sheet } from './sheet.ts';

/** Pairs that are near enough to touch within the next few steps. Flat lists: first, second, first, second, … */
export interface Neighbours {
  readonly spaces: Int32Array;
  readonly spaceAndCity: Int32Array;
  readonly spaceAndLabel: Int32Array;
}

/** Room for the way things move until the lists are made again. */
const SLACK = 7;

export function neighboursOf(sheet: Sheet): Neighbours {
  return {
    spaces: spacePairs(sheet),
    spaceAndCity: cityPairs(sheet),
    spaceAndLabel: labelPairs(sheet),
  };
}

function spacePairs({ spaces, sizes }: Sheet): Int32Array {
  const pairs: number[] = [];
  const reach = (p: number) => at(spaces.half, p) + sizes.width / 2 + SLACK;
  const order = Array.from({ length: spaces.count }, (_, c) => c).sort((p, q) => at(spaces.x, p) - at(spaces.x, q));
  const widest = 2 * Math.max(...order.map(reach));
  for (let i = 0; i < order.length; i++) {
    const p = at(order, i);
    for (let j = i + 1; j < order.length; j++) {
      const q = at(order, j);
      const dx = at(spaces.x, q) - at(spaces.x, p);
      if (dx > widest) break;
      if (spaces.bundle[p] === spaces.bundle[q]) continue;
      const near = reach(p) + reach(q);
      if (dx < near && Math.abs(at(spaces.y, p) - at(spaces.y, q)) < near) pairs.push(p, q);
    }
  }
  return Int32Array.from(pairs);
}

function cityPairs({ spaces, sizes, network, values }: Sheet): Int32Array {
  const pairs: number[] = [];
  for (let c = 0; c < spaces.count; c++) {
    const bundle = network.bundles[spaces.bundle[c] ?? 0];
    const near = at(spaces.half, c) + sizes.width + sizes.city + SLACK;
    for (let i = 0; i < network.cities; i++) {
      if (i === bundle?.a || i === bundle?.b) continue;
      const dx = Math.abs(at(spaces.x, c) - at(values, 2 * i));
      const dy = Math.abs(at(spaces.y, c) - at(values, 2 * i + 1));
      if (dx < near && dy < near) pairs.push(c, i);
    }
  }
  return Int32Array.from(pairs);
}

function labelPairs({ spaces, sizes, network, values, at: offsets, labels }: Sheet): Int32Array {
  const pairs: number[] = [];
  for (let i = 0; i < network.cities; i++) {
    const { width = 0, height = 0 } = labels[i]?.form ?? {};
    if (width === 0) continue;
    const x = at(values, 2 * i) + at(values, offsets.labels + 2 * i);
    const y = at(values, 2 * i + 1) + at(values, offsets.labels + 2 * i + 1);
    for (let c = 0; c < spaces.count; c++) {
      const near = at(spaces.half, c) + sizes.width + SLACK;
      const isNear =
        Math.abs(at(spaces.x, c) - x) < near + width / 2 && Math.abs(at(spaces.y, c) - y) < near + height / 2;
      if (isNear) pairs.push(c, i);
    }
  }
  return Int32Array.from(pairs);
}
