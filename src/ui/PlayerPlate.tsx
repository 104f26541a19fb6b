import type { PlayerColor } from '../engine/players.ts';
import { Icon, type IconName } from './Icon.tsx';
import { PlayerDisc } from './PlayerDisc.tsx';
import type { PlateFact, Spot } from './spot.ts';
import './player-plate.css';

export interface PlateStat {
  readonly fact: Exclude<PlateFact, 'score'>;
  readonly count: number;
  /** Nearly used up. */
  readonly low?: boolean;
}

interface PlayerPlateProps {
  /** Whose it is at a table; left out where no game is played. */
  readonly seat?: number;
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
  const { seat, color, name, score, stats, label, active = false, computer = false, thinking = false, onPress } = props;
  return (
    <button
      type="button"
      class={active ? 'player-plate active' : 'player-plate'}
      style={{ '--fill': `var(--${color}-fill)` }}
      data-spot={seat === undefined ? undefined : `plate ${seat}`}
      aria-label={label}
      aria-current={active}
      onClick={onPress}
    >
      <PlayerDisc of={color} computer={computer} />
      <span class="name">
        {name}
        {thinking ? <Thinking /> : computer && <Icon name="bot" />}
      </span>
      <span class="score" data-spot={spotOf('score', seat)}>
        {score}
      </span>
      <span class="stats">
        {stats.map((stat) => (
          <Stat key={stat.fact} seat={seat} {...stat} />
        ))}
      </span>
    </button>
  );
}

interface StatProps extends PlateStat {
  readonly seat: number | undefined;
}

const ICONS: Readonly<Record<PlateStat['fact'], IconName>> = {
  trains: 'train',
  cards: 'cards',
  tickets: 'ticket',
  stations: 'station',
};

function Stat({ seat, fact, count, low = false }: StatProps) {
  return (
    <span class={low ? 'low' : undefined}>
      <Icon name={ICONS[fact]} />
      <span data-spot={spotOf(fact, seat)}>{count}</span>
    </span>
  );
}

function spotOf(fact: PlateFact, seat: number | undefined): Spot | undefined {
  return seat === undefined ? undefined : `${fact} ${seat}`;
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
