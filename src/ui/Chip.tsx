import { Icon, type IconName } from './Icon.tsx';
import './chip.css';

interface ChipProps {
  readonly icon: IconName;
  readonly label: string;
  readonly tone: 'ok' | 'amber';
}

/** A state in a few words. It is announced when it changes. */
export function Chip({ icon, label, tone }: ChipProps) {
  return (
    <p class={`chip ${tone}`} role="status">
      <Icon name={icon} />
      {label}
    </p>
  );
}
