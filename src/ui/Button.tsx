import { Icon, type IconName } from './Icon.tsx';
import './button.css';

interface ButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

export function Button({ icon, label, onPress }: ButtonProps) {
  return (
    <button type="button" class="button" onClick={onPress}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

export function IconButton({ icon, label, onPress }: ButtonProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
