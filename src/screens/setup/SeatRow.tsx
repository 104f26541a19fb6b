import type { PlayerColor } from '../../engine/players.ts';
import { type Text, useText } from '../../i18n/text.ts';
import type { SetupSeat } from '../../table/setup.ts';
import { IconButton } from '../../ui/Button.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { LONGEST_SHOWN_NAME } from './plan.ts';

interface SeatRowProps {
  readonly seat: number;
  readonly of: SetupSeat;
  readonly onName: (name: string) => void;
  readonly onColor: () => void;
  /** Null where it cannot be done. */
  readonly onUp: (() => void) | null;
  readonly onRemove: (() => void) | null;
}

export function SeatRow({ seat, of: { name, color }, onName, onColor, onUp, onRemove }: SeatRowProps) {
  const text = useText();
  const { setup } = text;
  const id = `name-of-seat-${seat}`;
  const shownName = calledOf(text, name, seat);
  return (
    <li class="seat">
      <button
        type="button"
        class="swatch"
        aria-label={setup.color(seat, colorWords(text, color))}
        aria-haspopup="dialog"
        onClick={onColor}
      >
        <PlayerDisc of={color} />
      </button>
      <label class="unseen" for={id}>
        {setup.name(seat)}
      </label>
      <input
        id={id}
        type="text"
        value={name}
        maxLength={LONGEST_SHOWN_NAME}
        placeholder={setup.namePlaceholder(seat)}
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        enterkeyhint="next"
        onInput={({ currentTarget }) => onName(currentTarget.value)}
      />
      <span class="up">{onUp && <IconButton icon="up" label={setup.moveUp(shownName)} onPress={onUp} />}</span>
      <span class="remove">
        {onRemove && <IconButton icon="close" label={setup.remove(shownName)} onPress={onRemove} />}
      </span>
    </li>
  );
}

/** What a seat is called as long as it has no name. */
export function calledOf({ setup }: Text, name: string, seat: number): string {
  return name.trim() === '' ? setup.someone(seat) : name.trim();
}

export function colorWords({ setup }: Text, color: PlayerColor): string {
  return `${setup.colors[color]} ${setup.marks[color]}`;
}
