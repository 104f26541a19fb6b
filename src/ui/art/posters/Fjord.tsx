interface Fir {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
}

const FIRS: readonly Fir[] = [
  { x: 64, foot: 690, height: 380 },
  { x: 150, foot: 628, height: 250 },
  { x: 222, foot: 570, height: 150 },
  { x: 268, foot: 536, height: 92 },
  { x: 742, foot: 700, height: 400 },
  { x: 648, foot: 606, height: 220 },
  { x: 566, foot: 552, height: 120 },
];
const TIERS = 4;

/** One tier of branches above the other, each narrower; `part`: how much of each is drawn, from its top. */
function tiers({ x, foot, height }: Fir, part = 1): string {
  const step = height / (TIERS + 1.4);
  return Array.from({ length: TIERS }, (_, i) => {
    const top = foot - height + i * step;
    const drop = step * 2 * part;
    const half = (0.13 + 0.055 * i) * height * part;
    return `M${x} ${Math.round(top)}l${Math.round(half)} ${Math.round(drop)}h${Math.round(-2 * half)}Z`;
  }).join('');
}

const trees = FIRS.map(
  (fir) =>
    `${tiers(fir)}M${fir.x - fir.height / 40} ${fir.foot - fir.height / 6}h${fir.height / 20}v${fir.height / 6}h${-fir.height / 20}Z`,
).join('');
const snow = FIRS.map((fir) => tiers(fir, 0.36)).join('');

/** Steep mountains that fall into still water. */
export function Mountains() {
  return (
    <>
      <path
        class="far"
        d="M0 452V318l36-34 44 48 38-74 56 104 24-12 36 62 26 40ZM800 452V300l-40 26-46-70-62 108-28-16-44 66-26 38Z"
      />
      <path
        class="light"
        d="M118 258l30 56-18-6-12 14-12-10-10 4ZM36 284l20 22-14 2-10 12-14-8-18 12v-6ZM714 256l32 50-16-4-14 14-14-12-18 6ZM800 300v28l-14-8-12 12-14-6Z"
      />
      <path class="mid" d="M0 452v-34q90-20 170 4t150 30ZM800 452v-44q-90-18-180 8t-140 36Z" />
    </>
  );
}

/** The fjord on both sides, and the snow beyond its shore. */
export function Shore() {
  return (
    <>
      <rect class="ground" y="452" width="800" height="348" />
      <path class="water" d="M0 452H396Q250 462 0 506ZM800 452H404Q550 462 800 506Z" />
      <path
        class="glints"
        d="M40 468h92M150 462h50M24 484h60M250 458h40M668 468h100M600 462h50M716 486h64M510 458h40"
      />
      <path class="drifts" d="M0 560q120-40 240-10t110-20L90 800H0ZM800 590q-110-50-210-26t-140-34L720 800h80Z" />
    </>
  );
}

/** Firs under snow, and a cabin in the player's colour. */
export function Firs() {
  return (
    <>
      <path class="near" d={trees} />
      <path class="light" d={snow} />
      <path class="cabin" d="M470 528v-26l24-20 24 20v26Z" />
      <path class="light" d="M464 505l30-26 30 26-5 4-25-21-25 21Z" />
      <path class="windows" d="M482 506h9v12h-9ZM497 506h9v12h-9Z" />
    </>
  );
}
