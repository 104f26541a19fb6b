import type { PlayerColor } from '../engine/players.ts';
import { PlayerMark } from './art/marks.tsx';
import { Icon } from './Icon.tsx';
import './player-disc.css';

interface PlayerDiscProps {
  readonly of: PlayerColor;
  /** A computer plays: a small sign at its edge says so. */
  readonly computer?: boolean;
}

/** A player's mark on the player's colour. The name stands beside it. */
export function PlayerDisc({ of, computer = false }: PlayerDiscProps) {
  return (
    <span class="player-disc" style={{ '--fill': `var(--${of}-fill)`, '--mark': `var(--${of}-mark)` }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <PlayerMark of={of} />
      </svg>
      {computer && (
        <span class="computer">
          <Icon name="bot" />
        </span>
      )}
    </span>
  );
}
