import type { CardName } from '../../engine/cards.ts';
import { CardSymbol } from './symbols.tsx';

/** Two cards of one colour, one half over the other: what may stand where a locomotive is asked for. */
export function PairSign({ kind }: { readonly kind: CardName }) {
  const inks = { '--cut': 'var(--card-edge)', color: `var(--card-${kind}-dark)` };
  const ground = `var(--card-${kind})`;
  return (
    <svg class="pair-sign" viewBox="0 0 37 26" style={inks} aria-hidden="true">
      <rect x="1" y="1" width="24" height="24" rx="5.5" fill={ground} stroke="var(--card-rim)" />
      <rect x="12" y="1" width="24" height="24" rx="5.5" fill={ground} stroke="var(--card-rim)" />
      <rect x="14.5" y="3.5" width="19" height="19" rx="3.5" fill="var(--card-edge)" />
      <g transform="translate(16 5) scale(.667)">
        <CardSymbol of={kind} />
      </g>
    </svg>
  );
}
