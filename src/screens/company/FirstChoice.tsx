import { useFrontText } from '../../i18n/frontText.ts';
import type { TableSetup } from '../../table/game/setup.ts';
import { Ask } from './Ask.tsx';
import { seatName } from './seatNames.ts';

const RANDOM = 'random';

interface FirstChoiceProps extends Pick<TableSetup, 'seats' | 'first'> {
  readonly onChange: (first: TableSetup['first']) => void;
}

/** Who has the first turn. */
export function FirstChoice({ seats, first, onChange }: FirstChoiceProps) {
  const text = useFrontText();
  const { setup } = text;
  const players = seats.map((_, seat) => ({ value: String(seat), label: seatName(text, seats, seat) }));
  return (
    <Ask
      id="first-player"
      label={setup.first}
      why={setup.firstWhy}
      options={[{ value: RANDOM, label: setup.random }, ...players]}
      value={String(first)}
      onChange={(value) => onChange(value === RANDOM ? RANDOM : Number(value))}
    />
  );
}
