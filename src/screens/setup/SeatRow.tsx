import type { PlayerColor } from '../../engine/players.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { typedName } from '../../table/game/names.ts';
import type { SeatBy } from '../../table/game/opponents.ts';
import type { SetupSeat } from '../../table/game/setup.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { seatBy, styleName } from './computers.ts';
import { LONGEST_SHOWN_NAME } from './plan.ts';

interface SeatRowProps {
  readonly seat: number;
  readonly of: SetupSeat;
  readonly onName: (name: string) => void;
  readonly onColor: () => void;
  readonly onKind: (kind: SeatBy['kind']) => void;
  /** Which computer it is. */
  readonly onCharacter: () => void;
  /** Null where it cannot be done. */
  readonly onUp: (() => void) | null;
  readonly onRemove: (() => void) | null;
}

export function SeatRow({ seat, of, onName, onColor, onKind, onCharacter, onUp, onRemove }: SeatRowProps) {
  const text = useText();
  const { setup } = text;
  const { name, color } = of;
  const by = seatBy(of);
  const shownName = calledOf(text, name, seat);
  return (
    <li class={`seat ${by.kind}`}>
      <button
        type="button"
        class="swatch"
        aria-label={setup.color(seat, colorWords(text, color))}
        aria-haspopup="dialog"
        onClick={onColor}
      >
        <PlayerDisc of={color} />
      </button>
      <NameField seat={seat} name={name} onName={onName} />
      <Who seat={seat} kind={by.kind} onKind={onKind} />
      {by.kind === 'computer' && <CharacterField seat={seat} by={by} onPress={onCharacter} />}
      <span class="up">{onUp && <IconButton icon="up" label={setup.moveUp(shownName)} onPress={onUp} />}</span>
      <span class="remove">
        {onRemove && <IconButton icon="close" label={setup.remove(shownName)} onPress={onRemove} />}
      </span>
    </li>
  );
}

function NameField({ seat, name, onName }: Pick<SeatRowProps, 'seat' | 'onName'> & { readonly name: string }) {
  const { setup } = useText();
  const id = `name-of-seat-${seat}`;
  // A limit of the field itself would count parts of signs, and cut them in two.
  const take = (field: HTMLInputElement) => {
    const typed = typedName(field.value, LONGEST_SHOWN_NAME);
    if (typed !== field.value) field.value = typed;
    onName(typed);
  };
  return (
    <>
      <label class="unseen" for={id}>
        {setup.name(seat)}
      </label>
      <input
        id={id}
        type="text"
        value={name}
        placeholder={setup.namePlaceholder(seat)}
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        enterkeyhint="next"
        onInput={({ currentTarget, isComposing }) => (isComposing ? onName(currentTarget.value) : take(currentTarget))}
        onCompositionEnd={({ currentTarget }) => take(currentTarget)}
      />
    </>
  );
}

interface WhoProps extends Pick<SeatRowProps, 'seat' | 'onKind'> {
  readonly kind: SeatBy['kind'];
}

function Who({ seat, kind, onKind }: WhoProps) {
  const { computers } = useText();
  const options = [
    { value: 'person', label: computers.person, icon: 'person' },
    { value: 'computer', label: computers.computer, icon: 'bot' },
  ] as const;
  return <Segmented label={computers.setup.who(seat)} options={options} value={kind} onChange={onKind} />;
}

interface CharacterFieldProps {
  readonly seat: number;
  readonly by: Extract<SeatBy, { readonly kind: 'computer' }>;
  readonly onPress: () => void;
}

function CharacterField({ seat, by, onPress }: CharacterFieldProps) {
  const text = useText();
  const level = text.computers.levels[by.level];
  const style = styleName(text, by);
  return (
    <button
      type="button"
      class="character"
      aria-label={text.computers.setup.character(seat, level, style)}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <span>
        <strong>{level}</strong> <small>{style}</small>
      </span>
      <Icon name="down" />
    </button>
  );
}

/** What a seat is called as long as it has no name. */
export function calledOf({ setup }: Text, name: string, seat: number): string {
  return name.trim() === '' ? setup.someone(seat) : name.trim();
}

export function colorWords({ setup }: Text, color: PlayerColor): string {
  return `${setup.colors[color]} ${setup.marks[color]}`;
}
