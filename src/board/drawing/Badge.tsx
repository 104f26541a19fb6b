import type { ColorName } from '../../engine/cards.ts';
import type { PlayerColor } from '../../engine/players.ts';
import { MARKS } from '../../ui/art/marks.tsx';
import { type Shape, SYMBOL_SHAPES } from '../../ui/art/symbolShapes.ts';
import type { BadgeSpot } from '../shapes/badges.ts';
import { movedPath } from '../shapes/movedPath.ts';
import { round } from '../shapes/shapes.ts';

interface BadgesProps<Kind> {
  readonly of: Kind;
  readonly spots: readonly BadgeSpot[];
  readonly radius: number;
  readonly class?: string;
}

const SYMBOL_SHARE = 0.72;
const MARK_SHARE = 0.74;
const GRID = 24;

/** The symbol of a card on a light disc, at every spot: a few paths, however many spots there are. */
export function SymbolBadges({ of, spots, radius, class: name }: BadgesProps<ColorName | 'locomotive'>) {
  const ink = `var(--card-${of}-dark)`;
  const ring = of === 'locomotive' ? ink : `var(--free-${of}-ring)`;
  return (
    <g class={name}>
      <path d={discs(spots, radius)} fill="var(--cut)" stroke={ring} stroke-width={round(radius / 4.8)} />
      {SYMBOL_SHAPES[of].map((shape) => (
        <Part key={shape.d} shape={shape} spots={spots} half={radius * SYMBOL_SHARE} ink={ink} />
      ))}
    </g>
  );
}

interface PartProps {
  readonly shape: Shape;
  readonly spots: readonly BadgeSpot[];
  readonly half: number;
  readonly ink: string;
}

function Part({ shape: { d, cut, line, round: isRound }, spots, half, ink }: PartProps) {
  const paint = cut ? 'var(--cut)' : ink;
  const width = round(((line ?? 0) * 2 * half) / GRID);
  const looks = line === undefined ? { fill: paint } : { fill: 'none', stroke: paint, 'stroke-width': width };
  return <path d={onSpots(d, spots, half)} {...looks} {...(isRound && { 'stroke-linecap': 'round' as const })} />;
}

/** The mark of a player on a disc of the player's colour. */
export function MarkBadge({ of, spots, radius }: BadgesProps<PlayerColor>) {
  return (
    <>
      <path
        d={discs(spots, radius)}
        fill={`var(--${of}-fill)`}
        stroke="var(--mark-ring)"
        stroke-width={round(radius / 4.4)}
      />
      <path d={onSpots(MARKS[of], spots, radius * MARK_SHARE)} fill={`var(--${of}-mark)`} />
    </>
  );
}

const HOUSE = 'M-12.5 8V-3.5L0-13L12.5-3.5V8Z';

/** A station: a house with its owner's mark. */
export function House({
  of,
  spot,
  size,
}: {
  readonly of: PlayerColor;
  readonly spot: BadgeSpot;
  readonly size: number;
}) {
  const house = movedPath(HOUSE, spot.x, spot.y, size);
  const mark = movedPath(MARKS[of], spot.x - 6.6 * size, spot.y - 8.2 * size, 0.55 * size);
  return (
    <>
      <path d={house} stroke="var(--mark-ring)" stroke-width={round(4.6 * size)} />
      <path d={house} fill={`var(--${of}-fill)`} stroke="var(--token-line)" stroke-width={round(1.4 * size)} />
      <path d={mark} fill={`var(--${of}-mark)`} />
    </>
  );
}

/** Art of the 24 by 24 grid, laid around each spot so that it reaches `half` to each side. */
function onSpots(d: string, spots: readonly BadgeSpot[], half: number): string {
  return spots.map(({ x, y }) => movedPath(d, x - half, y - half, (2 * half) / GRID)).join('');
}

function discs(spots: readonly BadgeSpot[], radius: number): string {
  const r = round(radius);
  return spots
    .map(({ x, y }) => `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
    .join('');
}
