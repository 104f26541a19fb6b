import { CardSymbol } from './art/symbols.tsx';
import { Icon, type IconName } from './Icon.tsx';
import './stepper.css';

interface StepperProps {
  /** "Locomotives used" */
  readonly label: string;
  readonly fewer: string;
  readonly more: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** How many locomotives pay. A phone has room for one button, which goes round. */
export function Stepper({ label, fewer, more, value, least, most, onChange }: StepperProps) {
  const goTo = (next: number) => {
    if (next >= least && next <= most) onChange(next);
  };
  return (
    <fieldset class="stepper" aria-label={label}>
      <Step icon="minus" label={fewer} off={value <= least} onPress={() => goTo(value - 1)} />
      <output>
        <Value value={value} />
      </output>
      <Step icon="plus" label={more} off={value >= most} onPress={() => goTo(value + 1)} />
      <button type="button" class="round" aria-label={more} onClick={() => onChange(value < most ? value + 1 : least)}>
        <Value value={value} />
      </button>
    </fieldset>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

/** Not `disabled` at the end: whoever steps by keyboard would lose their place. */
function Step({ icon, label, off, onPress }: StepProps) {
  return (
    <button type="button" class="step" aria-label={label} aria-disabled={off} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

function Value({ value }: { readonly value: number }) {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <CardSymbol of="locomotive" />
      </svg>
      {value}
    </>
  );
}
