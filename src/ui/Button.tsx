import { Icon, type IconName } from './Icon.tsx';
import './button.css';

interface ButtonProps {
  readonly icon?: IconName;
  readonly label: string;
  /** What it will do, in smaller words under the label: "pays 2 orange". */
  readonly note?: string;
  /** `primary` ends a step, `tray` is one of the four actions. */
  readonly look?: 'primary' | 'solid' | 'line' | 'ghost' | 'tray';
  readonly size?: 'normal' | 'big' | 'small';
  readonly disabled?: boolean;
  /** Looks disabled, and says why when it is pressed. */
  readonly closed?: boolean;
  /** Its work is under way: it waits, and keeps its words. */
  readonly busy?: boolean;
  /** A line fills it in this time, and then it presses itself. */
  readonly fillsIn?: number;
  /** What it does cannot be undone. */
  readonly tone?: 'grave';
  /** For those who listen, where the label alone would not say what it is about. */
  readonly about?: string;
  readonly onPress: () => void;
}

export function Button({
  icon,
  label,
  note,
  look = 'solid',
  size = 'normal',
  disabled,
  closed,
  busy,
  fillsIn,
  tone,
  about,
  onPress,
}: ButtonProps) {
  return (
    <button
      type="button"
      class={`button ${look} ${size}${tone === undefined ? '' : ` ${tone}`}`}
      disabled={disabled}
      aria-disabled={closed}
      aria-busy={busy}
      aria-label={about}
      data-goes-on={fillsIn === undefined ? undefined : 'button'}
      onClick={busy ? undefined : onPress}
    >
      {busy ? <span class="spinner" /> : icon !== undefined && <Icon name={icon} />}
      {note === undefined ? <span>{label}</span> : <NotedLabel label={label} note={note} />}
      {fillsIn !== undefined && <span class="filling" style={{ '--fills-in': `${fillsIn}ms` }} />}
    </button>
  );
}

function NotedLabel({ label, note }: { readonly label: string; readonly note: string }) {
  return (
    <span>
      <span class="headline">{label}</span> <span class="note">{note}</span>
    </span>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** Of a switch: whether it is on. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

export function IconButton({ icon, label, pressed, onPress }: IconButtonProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} aria-pressed={pressed} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
