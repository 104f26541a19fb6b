import './switch.css';

interface SwitchProps {
  readonly label: string;
  /** A line about it. */
  readonly note?: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, note, on, onChange }: SwitchProps) {
  const spoken = note === undefined ? {} : { 'aria-label': label, 'aria-description': note };
  return (
    <button type="button" class="switch" role="switch" aria-checked={on} {...spoken} onClick={() => onChange(!on)}>
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      <span class="track" />
    </button>
  );
}
