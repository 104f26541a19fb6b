import type { PlayerColor } from '../../../engine/players.ts';
import { PlayerMark } from '../marks.tsx';
import type { PosterHour } from './posterKinds.ts';

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly halo: number;
  /** Of the mark, which is drawn on a grid of 24. */
  readonly scale: number;
}

/** It rises on the left and sets on the right. Everything that stands on the horizon leaves its way free. */
const DISCS: Readonly<Record<PosterHour, Disc>> = {
  morning: { x: 306, y: 344, radius: 122, halo: 148, scale: 6.2 },
  noon: { x: 400, y: 322, radius: 112, halo: 112, scale: 6.2 },
  evening: { x: 478, y: 336, radius: 146, halo: 178, scale: 7 },
  night: { x: 400, y: 330, radius: 108, halo: 130, scale: 6.2 },
};

interface SkyProps {
  readonly of: PlayerColor;
  readonly hour: PosterHour;
}

/** Bands of colour, and in them the sun or the moon with the player's mark. */
export function Sky({ of, hour }: SkyProps) {
  const { x, y, radius, halo, scale } = DISCS[hour];
  return (
    <>
      <rect class="band-1" width="800" height="800" />
      <path class="band-2" d="M0 150Q400 90 800 150V800H0Z" />
      <path class="band-3" d="M0 235Q400 170 800 235V800H0Z" />
      <path class="band-4" d="M0 330Q400 262 800 330V800H0Z" />
      {hour === 'night' && <path class="stars" d={STARS} />}
      {hour === 'noon' && <path class="rays" d={rays(x, y)} />}
      <circle class="halo" cx={x} cy={y} r={halo} />
      <circle class="sun" cx={x} cy={y} r={radius} />
      {hour === 'noon' && <path class="clouds" d={CLOUDS} />}
      {hour === 'morning' && <path class="birds" d={BIRDS} />}
      <g class="mark" transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}>
        <PlayerMark of={of} />
      </g>
    </>
  );
}

const RAYS = 16;

function rays(x: number, y: number): string {
  return Array.from({ length: RAYS }, (_, i) => {
    const at = (turn: number, out: number) => {
      const angle = ((i + turn) * 2 * Math.PI) / RAYS;
      return `${Math.round(x + out * Math.sin(angle))} ${Math.round(y - out * Math.cos(angle))}`;
    };
    return `M${at(-0.12, 132)}L${at(-0.22, 620)}L${at(0.22, 620)}L${at(0.12, 132)}Z`;
  }).join('');
}

const STARS = [
  [70, 90, 5],
  [150, 300, 4],
  [205, 170, 6],
  [262, 268, 4],
  [330, 70, 4],
  [480, 130, 5],
  [560, 262, 5],
  [604, 62, 4],
  [655, 190, 6],
  [735, 110, 4],
  [752, 286, 5],
  [40, 236, 5],
  [110, 340, 4],
  [690, 330, 4],
]
  .map(([x = 0, y = 0, r = 0]) => `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`)
  .join('');

const CLOUDS =
  'M78 292a22 22 0 0 1 22-22 34 34 0 0 1 62-8 26 26 0 0 1 42 30ZM566 268a18 18 0 0 1 20-18 30 30 0 0 1 56-6 22 22 0 0 1 36 24Z';
const BIRDS =
  'M470 214q14-14 26 2q10-16 28-6M548 262q10-10 20 2q8-12 20-5M606 204q9-9 17 1q7-10 18-4M500 312q7-7 14 1q6-8 14-3';
