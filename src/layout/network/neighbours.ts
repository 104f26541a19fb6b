import { read } from '../plane/geometry.ts';
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
  const reach = (p: number) => read(spaces.half, p) + sizes.width / 2 + SLACK;
  const order = Array.from({ length: spaces.count }, (_, c) => c).sort((p, q) => read(spaces.x, p) - read(spaces.x, q));
  const widest = 2 * Math.max(...order.map(reach));
  for (let i = 0; i < order.length; i++) {
    const p = read(order, i);
    for (let j = i + 1; j < order.length; j++) {
      const q = read(order, j);
      const dx = read(spaces.x, q) - read(spaces.x, p);
      if (dx > widest) break;
      if (spaces.bundle[p] === spaces.bundle[q]) continue;
      const near = reach(p) + reach(q);
      if (dx < near && Math.abs(read(spaces.y, p) - read(spaces.y, q)) < near) pairs.push(p, q);
    }
  }
  return Int32Array.from(pairs);
}

function cityPairs({ spaces, sizes, network, values }: Sheet): Int32Array {
  const pairs: number[] = [];
  for (let c = 0; c < spaces.count; c++) {
    const bundle = network.bundles[spaces.bundle[c] ?? 0];
    const near = read(spaces.half, c) + sizes.width + sizes.city + SLACK;
    for (let i = 0; i < network.cities; i++) {
      if (i === bundle?.a || i === bundle?.b) continue;
      const dx = Math.abs(read(spaces.x, c) - read(values, 2 * i));
      const dy = Math.abs(read(spaces.y, c) - read(values, 2 * i + 1));
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
    const x = read(values, 2 * i) + read(values, offsets.labels + 2 * i);
    const y = read(values, 2 * i + 1) + read(values, offsets.labels + 2 * i + 1);
    for (let c = 0; c < spaces.count; c++) {
      const near = read(spaces.half, c) + sizes.width + SLACK;
      const isNear =
        Math.abs(read(spaces.x, c) - x) < near + width / 2 && Math.abs(read(spaces.y, c) - y) < near + height / 2;
      if (isNear) pairs.push(c, i);
    }
  }
  return Int32Array.from(pairs);
}
