import type { ButtonHTMLAttributes } from 'preact';
import { useFrontText } from '../../i18n/frontText.ts';
import { typedName } from '../../table/game/names.ts';
import type { SeatBy } from '../../table/game/opponents.ts';
import type { SetupSeat } from '../../table/game/setup.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { seatBy, styleName } from '../company/computers.ts';
import { LONGEST_SHOWN_NAME } from '../company/seatNames.ts';
import { useSize } from '../shared/useMedia.ts';

interface SeatRowProps {
  readonly seat: number;
  readonly of: SetupSeat;
  /** What the game will call it. */
  readonly called: string;
  readonly handle: ButtonHTMLAttributes<HTMLButtonElement>;
  readonly isHeld: boolean;
  /** In px, while seats change places. */
  readonly shift: number;
  readonly onName: (name: string) => void;
  readonly onColor: () => void;
  readonly onKind: (kind: SeatBy['kind']) => void;
  /** Which computer it is. */
  readonly onCharacter: () => void;
  /** Null where it cannot be done. */
  readonly onRemove: (() => void) | null;
}

export function SeatRow(props: SeatRowProps) {
  const { seat, of, called, handle, isHeld, shift, onName, onColor, onKind, onCharacter, onRemove } = props;
  const text = useFrontText();
  const { setup } = text;
  const by = seatBy(of);
  return (
    <li
      class={isHeld ? `seat ${by.kind} held` : `seat ${by.kind}`}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <button type="button" class="handle" aria-label={setup.move(called)} {...handle}>
        <Icon name="grip" />
      </button>
      <button
        type="button"
        class="swatch"
        aria-label={setup.color(seat, setup.marked[of.color])}
        aria-haspopup="dialog"
        onClick={onColor}
      >
        <PlayerDisc of={of.color} />
      </button>
      <NameField seat={seat} name={of.name} called={called} onName={onName} />
      {by.kind === 'computer' && <CharacterField seat={seat} by={by} onPress={onCharacter} />}
      <Who seat={seat} kind={by.kind} onKind={onKind} />
      <span class="remove">
        {onRemove && <IconButton icon="close" label={setup.remove(called)} onPress={onRemove} />}
      </span>
    </li>
  );
}

interface NameFieldProps extends Pick<SeatRowProps, 'seat' | 'called' | 'onName'> {
  readonly name: string;
}

function NameField({ seat, name, called, onName }: NameFieldProps) {
  const { setup } = useFrontText();
  const id = `name-of-seat-${seat}`;
  // A limit of the field itself would count parts of signs, and cut them in two.
  const take = (field: HTMLInputElement) => {
    const typed = typedName(field.value, LONGEST_SHOWN_NAME);
    if (typed !== field.value) field.value = typed;
    onName(typed);
  };
  return (
    <div class="name">
      <label class="unseen" for={id}>
        {setup.name(seat)}
      </label>
      <input
        id={id}
        type="text"
        value={name}
        placeholder={called}
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        enterkeyhint="done"
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        onInput={({ currentTarget, isComposing }) => (isComposing ? onName(currentTarget.value) : take(currentTarget))}
        onCompositionEnd={({ currentTarget }) => take(currentTarget)}
      />
      {name.trim() === '' ? <small aria-hidden="true">{setup.unnamed}</small> : null}
      <Icon name="pencil" />
    </div>
  );
}

interface WhoProps extends Pick<SeatRowProps, 'seat' | 'onKind'> {
  readonly kind: SeatBy['kind'];
}

function Who({ seat, kind, onKind }: WhoProps) {
  const { computers } = useFrontText();
  const options = [
    { value: 'person', label: computers.person, icon: 'person' },
    { value: 'computer', label: computers.computer, icon: 'bot' },
  ] as const;
  const isSmall = useSize('small');
  return (
    <Segmented label={computers.setup.who(seat)} options={options} value={kind} iconsOnly={isSmall} onChange={onKind} />
  );
}

interface CharacterFieldProps {
  readonly seat: number;
  readonly by: Extract<SeatBy, { readonly kind: 'computer' }>;
  readonly onPress: () => void;
}

function CharacterField({ seat, by, onPress }: CharacterFieldProps) {
  const text = useFrontText();
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
