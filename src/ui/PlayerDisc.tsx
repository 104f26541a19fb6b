import type { PlayerColor } from '../engine/players.ts';
import { PlayerMark } from './art/marks.tsx';
import './player-disc.css';

/** A player's mark on the player's colour. The name stands beside it. */
export function PlayerDisc({ of }: { readonly of: PlayerColor }) {
  return (
    <span class="player-disc" style={{ '--fill': `var(--${of}-fill)`, '--mark': `var(--${of}-mark)` }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <PlayerMark of={of} />
      </svg>
    </span>
  );
}
