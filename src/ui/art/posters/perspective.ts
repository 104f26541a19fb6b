// Things that stand at equal distances along the track, and so get smaller towards the horizon.
const MIDDLE = 400;
const HORIZON = 452;
const SLEEPERS = 22;
const POLES = 7;

const tenths = (value: number) => Math.round(value * 10) / 10;
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

export const sleepers: string = numbers(SLEEPERS)
  .map((i) => {
    const nearness = (i / (SLEEPERS - 1)) ** 2.3;
    const down = 6 + nearness * 350;
    const half = tenths(down * 0.585);
    return `M${MIDDLE - half} ${tenths(HORIZON + down)}h${2 * half}v${tenths(1.2 + nearness * 19)}h${-2 * half}Z`;
  })
  .join('');

interface Pole {
  readonly x: number;
  readonly foot: number;
  readonly top: number;
  /** 1 for the nearest. */
  readonly size: number;
}

const row: readonly Pole[] = numbers(POLES).map((i) => {
  const size = 0.62 ** i;
  const foot = HORIZON + 348 * size * 0.86 + 4;
  return { x: MIDDLE + 40 * size * 9.2 + 14, foot, top: foot - (330 * size + 8), size };
});

const WIRE = { aside: 30, below: 16, sag: 26 };

export const poles = row.map(({ x, foot, top, size }) => ({
  width: tenths(Math.max(1.4, 9 * size)),
  post: `M${tenths(x)} ${tenths(foot)}V${tenths(top)}`,
  arms: arm(x, top, size, WIRE.aside, WIRE.below) + arm(x, top, size, 24, 38),
}));

function arm(x: number, top: number, size: number, aside: number, below: number): string {
  return `M${tenths(x - aside * size)} ${tenths(top + below * size)}h${tenths(2 * aside * size)}`;
}

export const wires = row.flatMap((pole, i) => {
  const nearer = row[i - 1];
  return nearer === undefined ? [] : [-WIRE.aside, WIRE.aside].map((aside) => wire(nearer, pole, aside));
});

function wire(from: Pole, to: Pole, aside: number) {
  const at = ({ x, top, size }: Pole) => `${tenths(x + aside * size)} ${tenths(top + WIRE.below * size)}`;
  const middle = `${tenths((from.x + to.x) / 2 + aside * to.size)} ${tenths((from.top + to.top) / 2 + WIRE.sag * to.size)}`;
  return { d: `M${at(from)}Q${middle} ${at(to)}`, width: tenths(Math.max(0.8, 1.8 * to.size)) };
}
