import { Icon, type IconName } from './Icon.tsx';
import './bonus-plate.css';

interface BonusPlateProps {
  readonly icon: IconName;
  readonly name: string;
  /** "Most trains left." */
  readonly words: string;
  readonly points: number;
  /** Where it can be touched: what happens then, for those who listen too. */
  readonly press?: { readonly label: string; readonly onPress: () => void };
}

/** An enamel plate for the points that one player will earn at the end. */
export function BonusPlate({ press, ...plate }: BonusPlateProps) {
  if (press === undefined) {
    return (
      <div class="bonus-plate">
        <Enamel {...plate} />
      </div>
    );
  }
  return (
    <button type="button" class="bonus-plate" aria-label={press.label} onClick={press.onPress}>
      <Enamel {...plate} />
      <Icon name="eye" />
    </button>
  );
}

function Enamel({ icon, name, words, points }: Omit<BonusPlateProps, 'press'>) {
  return (
    <>
      <span class="emblem">
        <Icon name={icon} />
      </span>
      <span class="sentence">
        <strong>{name}</strong> {words}
      </span>
      <span class="points">{points}</span>
    </>
  );
}
