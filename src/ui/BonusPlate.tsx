import { Icon, type IconName } from './Icon.tsx';
import './bonus-plate.css';

interface BonusPlateProps {
  readonly icon: IconName;
  readonly name: string;
  /** "most countries" */
  readonly words: string;
  readonly points: number;
}

/** An enamel plate for the points that one player will earn at the end. */
export function BonusPlate({ icon, name, words, points }: BonusPlateProps) {
  return (
    <div class="bonus-plate">
      <span class="emblem">
        <Icon name={icon} />
      </span>
      <p>
        <strong>{name}</strong> {words}
      </p>
      <span class="points">{points}</span>
    </div>
  );
}
