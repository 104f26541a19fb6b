import type { Geography, Size } from '../../layout/boardFile.ts';
import { memo } from '../../ui/memo.ts';
import { coastOf, ringPath } from '../shapes/coast.ts';
import { hrefOf, idOf, paintOf } from '../shapes/ids.ts';
import { linePath, round } from '../shapes/shapes.ts';
import './land.css';

/** Water lines are far enough from the coast to follow it roughly: they would be slow to paint otherwise. */
const ROUGHLY = 5;

/** Engraved lines that follow the coast: each pair is a line with the sea's colour laid over its inside. */
const WATER_LINES = [
  { width: 46, name: 'line-3' },
  { width: 44.4, name: 'deep' },
  { width: 31, name: 'line-2' },
  { width: 29.2, name: 'middle' },
  { width: 17, name: 'line-1' },
  { width: 14.8, name: 'shallow' },
] as const;

interface LandProps {
  readonly board: string;
  readonly zone: Size;
  readonly geography: Geography;
}

/** Sea and land with all that lies on them, from edge to edge. Nothing of it ever changes. */
export const Land = memo(({ board, zone, geography }: LandProps) => (
  <g class="geography">
    <defs>
      <path id={idOf(board, 'land')} d={geography.land} />
      <path id={idOf(board, 'coast')} d={ringPath(coastOf(geography.land, ROUGHLY))} />
      <path id={idOf(board, 'channels')} d={geography.channels} />
      <clipPath id={idOf(board, 'on-land')}>
        <use href={hrefOf(board, 'land')} />
      </clipPath>
    </defs>
    <rect class="sea" x={-zone.width} y={-zone.height} width={3 * zone.width} height={3 * zone.height} />
    {WATER_LINES.map(({ width, name }) => (
      <use key={name} href={hrefOf(board, 'coast')} class={`water ${name}`} stroke-width={width} />
    ))}
    <use href={hrefOf(board, 'land')} class="land" fill={paintOf(board, 'land-tint')} />
    <path class="borders" d={geography.borders} />
    <path class="rivers" d={geography.rivers} />
    <path class="lakes" d={geography.lakes} />
    <Peaks peaks={geography.peaks} />
    <use href={hrefOf(board, 'channels')} class="channel-coast" clip-path={paintOf(board, 'on-land')} />
    <use href={hrefOf(board, 'channels')} class="channel" />
    {geography.seas.map(({ name, x, y, fontSize }) => (
      <text key={`${name} ${x}`} class="sea-name" x={x} y={round(y + fontSize * 0.32)} font-size={fontSize}>
        {name}
      </text>
    ))}
  </g>
));

function Peaks({ peaks }: Pick<Geography, 'peaks'>) {
  return (
    <>
      <path class="peak-light" d={peaks.map(([x, y, size]) => peakPath(x, y, size, LIGHT_SIDE)).join('')} />
      <path class="peak-shade" d={peaks.map(([x, y, size]) => peakPath(x, y, size, SHADY_SIDE)).join('')} />
    </>
  );
}

const LIGHT_SIDE = [-9, 5, 0, -6, 9, 5];
const SHADY_SIDE = [0, -6, 9, 5, 2.4, 5, 0.4, 1.6, 1.6, -1];

function peakPath(x: number, y: number, size: number, side: readonly number[]): string {
  return `${linePath(side.map((value, i) => round(value * size + (i % 2 === 0 ? x : y))))}Z`;
}
