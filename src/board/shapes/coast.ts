// The coast in few points: water lines and the search for free sea need no fjords.

export type CoastPoint = readonly [x: number, y: number];
type Ring = readonly CoastPoint[];

const LEAST_POINTS = 3;

/** The closed rings of a path of straight lines, thinned until neighbours are `step` apart. Smaller islands vanish. */
export function coastOf(path: string, step: number): readonly Ring[] {
  return ringsOf(path)
    .map((ring) => thinned(ring, step))
    .filter((ring) => ring.length >= LEAST_POINTS);
}

export function ringPath(rings: readonly Ring[]): string {
  return rings.map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`).join('');
}

function ringsOf(path: string): readonly Ring[] {
  const rings: CoastPoint[][] = [];
  for (const [, command = '', text = ''] of path.matchAll(/([MLml])([^MLmlZz]*)/g)) {
    if (command === 'M' || command === 'm') rings.push([]);
    const ring = rings.at(-1) ?? [];
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [fromX, fromY] = command === 'l' ? (ring.at(-1) ?? [0, 0]) : [0, 0];
      ring.push([fromX + (numbers[i] ?? 0), fromY + (numbers[i + 1] ?? 0)]);
    }
  }
  return rings;
}

function thinned(ring: Ring, step: number): Ring {
  const kept: CoastPoint[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step) kept.push(point);
  }
  return kept;
}
