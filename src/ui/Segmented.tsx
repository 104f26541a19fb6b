import { Icon, type IconName } from './Icon.tsx';
import './segmented.css';

interface SegmentedOption<Value> {
  readonly value: Value;
  readonly label: string;
  /** For those who listen, where the label is short. */
  readonly name?: string;
  readonly icon?: IconName;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  /** As wide as its place, in equal parts. */
  readonly fills?: boolean;
  /** The words are for those who listen only, where there is no room. */
  readonly iconsOnly?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  fills = false,
  iconsOnly = false,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <div class={fills ? 'segmented fills' : 'segmented'} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={label}
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.icon && <Icon name={option.icon} />}
            <span class={iconsOnly ? 'unseen' : undefined}>{option.label}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
