// The poster: a train crosses a viaduct, at sunrise in the light theme and by moonlight in the dark one.
// Everything is drawn back to front on a square of 800 by 800, of which the middle is shown.
import { Train } from './Train.tsx';

const DECK_Y = 478;
const ARCH_WIDTH = 78;
const FIRST_ARCH_X = -20;
const PIER_COUNT = 12;

const SKY_BANDS = [
  'M0 150Q400 110 800 150V800H0Z',
  'M0 245Q400 200 800 245V800H0Z',
  'M0 325Q400 285 800 325V800H0Z',
  'M0 395Q400 365 800 395V800H0Z',
];
const FAR_RANGE = 'M0 470V392l70-64 46 36 70-92 78 96 44-30 60 72 72 12 60-40 64 30 60-66 66 52 54-40 56 46v76Z';
const SNOW =
  'M186 272l-40 54 20-6 14 14 18-10 22 14 12-14ZM70 328l-34 32 18-2 12 8 14-8ZM624 346l-28 32 16-4 12 8 16-8Z';
const NEAR_RANGE = 'M0 500v-60l90-36 70 44 70-30 92 58 90-6 96-44 80 34 80-60 132 74v66Z';
const SUN_ON_WATER =
  'M472 498h104M488 510h74M456 522h130M498 534h58M476 546h96M504 558h44M488 570h70M496 584h54M478 600h84M504 616h40';
const RIPPLES = 'M60 510h90M120 530h60M610 516h110M650 540h70M250 520h60';
const HILLS = 'M0 800V520q90-26 180 6t150 90l-40 184ZM800 800V512q-90-10-170 34T520 640l30 160Z';
const SHORE = 'M0 800V668q120-66 250-22t200 34 350-70v190Z';
const FOREGROUND = 'M0 800v-98q140-44 300-6t290 6 210-24v122Z';

/** A tree of height 1 that stands on 0: three tiers of branches and a stub of a trunk. */
const FIR = 'M0-1l.18.34h-.058l.151.3h-.072l.166.3h-.324v.06h-.086v-.06h-.324l.166-.3h-.072l.151-.3h-.058Z';
type Fir = readonly [x: number, foot: number, height: number];
const FIRS: readonly Fir[] = [
  [150, 690, 110],
  [196, 700, 150],
  [250, 690, 96],
  [560, 706, 120],
  [606, 712, 168],
  [660, 690, 120],
  [716, 690, 150],
  [96, 694, 140],
  [40, 700, 120],
  [770, 680, 120],
];

export function Viaduct({ label }: { readonly label: string }) {
  return (
    <svg class="viaduct" viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <Sky />
      <Mountains />
      <Lake />
      <path d={HILLS} fill="var(--hill)" />
      <Bridge />
      <path d={SHORE} fill="var(--shore)" />
      <Train y={DECK_Y - 5} />
      <Forest />
    </svg>
  );
}

function Sky() {
  return (
    <>
      <rect width="800" height="800" fill="var(--sky-1)" />
      {SKY_BANDS.map((band, i) => (
        <path key={band} d={band} fill={`var(--sky-${i + 2})`} />
      ))}
      <circle cx="522" cy="350" r="112" fill="var(--sun-halo)" opacity=".55" />
      <circle cx="522" cy="350" r="80" fill="var(--sun)" />
    </>
  );
}

function Mountains() {
  return (
    <>
      <path d={FAR_RANGE} fill="var(--range-far)" />
      <path d={SNOW} fill="var(--snow)" />
      <path d={NEAR_RANGE} fill="var(--range-near)" />
    </>
  );
}

function Lake() {
  return (
    <>
      <rect y="486" width="800" height="314" fill="var(--lake)" />
      <g stroke="var(--glint)" stroke-linecap="round">
        <path d={SUN_ON_WATER} stroke-width="3" opacity=".75" />
        <path d={RIPPLES} stroke-width="2" opacity=".35" />
      </g>
    </>
  );
}

function Bridge() {
  const piers = Array.from({ length: PIER_COUNT }, (_, i) => FIRST_ARCH_X + i * ARCH_WIDTH);
  return (
    <>
      <path d={`M-10 ${DECK_Y}H810v22H-10Z`} fill="var(--stone)" />
      <path d={`M-10 ${DECK_Y - 5}H810v8H-10Z`} fill="var(--stone-light)" />
      <path d={wallWith(piers.slice(0, -1).map(archPath))} fill="var(--stone)" fill-rule="evenodd" />
      <path d={piers.map(pierShade).join('')} fill="var(--stone-dark)" opacity=".75" />
      <path d={piers.map(pierCap).join('')} fill="var(--stone-light)" />
      <path d={`M-10 ${DECK_Y + 22}H810v5H-10Z`} fill="var(--stone-dark)" opacity=".8" />
    </>
  );
}

function Forest() {
  return (
    <g fill="var(--fir)">
      {FIRS.map(([x, foot, height]) => (
        <path key={x} d={FIR} transform={`translate(${x} ${foot}) scale(${height})`} />
      ))}
      <path d={FOREGROUND} />
    </g>
  );
}

const wallWith = (openings: readonly string[]) => `M-10 ${DECK_Y + 20}H810V800H-10Z${openings.join('')}`;

function archPath(x: number): string {
  const halfWidth = ARCH_WIDTH / 2 - 13;
  return `M${x + 13} 800V${DECK_Y + 56}a${halfWidth} ${halfWidth + 3} 0 0 1 ${2 * halfWidth} 0V800Z`;
}

const pierShade = (x: number) => `M${x + 3} ${DECK_Y + 60}h10V800h-10Z`;
const pierCap = (x: number) => `M${x - 15} ${DECK_Y + 56}h30v7h-30Z`;
