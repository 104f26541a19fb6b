import type { PlayerColor } from '../engine/players.ts';
import { Icon, type IconName } from './Icon.tsx';
import { PlayerDisc } from './PlayerDisc.tsx';
import './player-plate.css';

export interface PlateStat {
  readonly icon: IconName;
  readonly count: number;
  /** Nearly used up. */
  readonly low?: boolean;
}

interface PlayerPlateProps {
  readonly color: PlayerColor;
  readonly name: string;
  readonly score: number;
  readonly stats: readonly PlateStat[];
  /** All of it as a sentence: "Anna, 39 points, 18 trains …" */
  readonly label: string;
  readonly active?: boolean;
  readonly computer?: boolean;
  /** A computer that ponders its move. */
  readonly thinking?: boolean;
  readonly onPress: () => void;
}

/** What everybody may know about a player. A press opens the rest. */
export function PlayerPlate(props: PlayerPlateProps) {
  const { color, name, score, stats, label, active = false, computer = false, thinking = false, onPress } = props;
  return (
    <button
      type="button"
      class={active ? 'player-plate active' : 'player-plate'}
      style={{ '--fill': `var(--${color}-fill)` }}
      aria-label={label}
      aria-current={active}
      onClick={onPress}
    >
      <PlayerDisc of={color} computer={computer} />
      <span class="name">
        {name}
        {thinking ? <Thinking /> : computer && <Icon name="bot" />}
      </span>
      <span class="score">{score}</span>
      <span class="stats">
        {stats.map((stat) => (
          <Stat key={stat.icon} {...stat} />
        ))}
      </span>
    </button>
  );
}

function Stat({ icon, count, low = false }: PlateStat) {
  return (
    <span class={low ? 'low' : undefined}>
      <Icon name={icon} />
      {count}
    </span>
  );
}

function Thinking() {
  return (
    <span class="thinking">
      <i />
      <i />
      <i />
    </span>
  );
}
