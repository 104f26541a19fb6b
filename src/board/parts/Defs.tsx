import type { ColorName } from '../../engine/cards.ts';
import type { PlayerColor } from '../../engine/players.ts';
import { PlayerMark } from '../../ui/art/marks.tsx';
import { CardPattern } from '../../ui/art/patterns.tsx';
import { CardSymbol } from '../../ui/art/symbols.tsx';
import { idOf } from './ids.ts';
import type { Measures } from './measures.ts';
import { memo } from './memo.ts';
import { round } from './shapes.ts';

const CARD_COLORS: readonly ColorName[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black', 'white'];
const PLAYERS: readonly PlayerColor[] = ['red', 'blue', 'green', 'yellow', 'black'];

const PATTERN_SCALE = 0.62;
/** Dark on yellow looks paler than on the others. */
const PATTERN_OPACITY: Partial<Record<ColorName, number>> = { yellow: 0.5 };

const BADGE_RADIUS = 7;
const ENGINE_RADIUS = 6.3;
const MARK_RADIUS = 7.6;

interface DefsProps {
  readonly board: string;
  readonly measures: Measures;
}

/** What is drawn many times on a board, once. Colours are attributes, since no style sheet reaches into a `<use>` from outside. */
export const Defs = memo(({ board, measures }: DefsProps) => (
  <defs>
    <linearGradient id={idOf(board, 'land-tint')} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="var(--land-a)" />
      <stop offset="1" stop-color="var(--land-b)" />
    </linearGradient>
    {CARD_COLORS.map((color) => (
      <CardPattern
        key={color}
        id={idOf(board, `pattern-${color}`)}
        color={color}
        scale={round(PATTERN_SCALE * measures.unit)}
        ink={`var(--card-${color}-dark)`}
        opacity={PATTERN_OPACITY[color] ?? 0.42}
      />
    ))}
    {CARD_COLORS.map((color) => (
      <SymbolBadge key={color} id={idOf(board, `symbol-${color}`)} of={color} radius={BADGE_RADIUS * measures.unit} />
    ))}
    <SymbolBadge id={idOf(board, 'engine')} of="locomotive" radius={ENGINE_RADIUS * measures.unit} />
    {PLAYERS.map((player) => (
      <MarkBadge key={player} id={idOf(board, `mark-${player}`)} of={player} radius={MARK_RADIUS * measures.unit} />
    ))}
    {PLAYERS.map((player) => (
      <House
        key={player}
        id={idOf(board, `house-${player}`)}
        of={player}
        size={measures.cityRadius / HOUSE_ON_RADIUS}
      />
    ))}
  </defs>
));

interface BadgeProps<Kind> {
  readonly id: string;
  readonly of: Kind;
  readonly radius: number;
}

function SymbolBadge({ id, of, radius }: BadgeProps<ColorName | 'locomotive'>) {
  return (
    <g id={id} style={{ color: `var(--card-${of}-dark)` }}>
      <circle r={round(radius)} fill="var(--cut)" stroke="currentColor" stroke-width={round(radius / 8)} />
      <g transform={onGrid(radius * 0.72)}>
        <CardSymbol of={of} />
      </g>
    </g>
  );
}

function MarkBadge({ id, of, radius }: BadgeProps<PlayerColor>) {
  return (
    <g id={id} style={{ color: `var(--${of}-mark)` }}>
      <circle r={round(radius)} fill={`var(--${of}-fill)`} stroke="var(--mark-ring)" stroke-width={round(radius / 5)} />
      <g transform={onGrid(radius * 0.74)}>
        <PlayerMark of={of} />
      </g>
    </g>
  );
}

/** The art's 24 by 24 grid, laid around 0, 0 so that it reaches `half` to each side. */
function onGrid(half: number): string {
  return `translate(${round(-half)} ${round(-half)}) scale(${round((2 * half) / 24)})`;
}

const HOUSE = 'M-12.5 8V-3.5L0-13 12.5-3.5V8Z';
const HOUSE_ON_RADIUS = 7.6;

function House({ id, of, size }: { readonly id: string; readonly of: PlayerColor; readonly size: number }) {
  return (
    <g id={id} style={{ color: `var(--${of}-mark)` }} transform={`scale(${round(size)})`}>
      <path d={HOUSE} stroke="var(--mark-ring)" stroke-width="4.6" />
      <path d={HOUSE} fill={`var(--${of}-fill)`} stroke="var(--token-line)" stroke-width="1.4" />
      <g transform="translate(-6.6 -8.2) scale(.55)">
        <PlayerMark of={of} />
      </g>
    </g>
  );
}
