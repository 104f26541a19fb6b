import { useFrontText } from '../../i18n/frontText.ts';
import { type Character, LEVELS, type Level, type SeatBy } from '../../table/game/opponents.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { charactersOf } from '../company/computers.ts';
import { BackSheet } from '../shared/BackSheet.tsx';
import './sheet-choices.css';
import './character-sheet.css';

interface CharacterSheetProps {
  readonly seat: number;
  readonly by: Extract<SeatBy, { readonly kind: 'computer' }>;
  readonly onLevel: (level: Level) => void;
  readonly onPick: (character: Character) => void;
  readonly onClose: () => void;
}

/** Which computer plays: how well, and in what manner. */
export function CharacterSheet({ seat, by, onLevel, onPick, onClose }: CharacterSheetProps) {
  const { computers } = useFrontText();
  const options = LEVELS.map((level) => ({ value: level, label: computers.levels[level] }));
  return (
    <BackSheet title={computers.setup.sheet(seat)} side="middle" onClose={onClose}>
      <div class="character-sheet">
        <Segmented fills label={computers.setup.level} options={options} value={by.level} onChange={onLevel} />
        <p>{computers.levelWords[by.level]}</p>
        <ul class="sheet-choices" aria-label={computers.setup.characters}>
          {charactersOf(by.level).map((character) => (
            <li key={character.name}>
              <CharacterButton {...character} chosen={character.style === by.style} onPick={() => onPick(character)} />
            </li>
          ))}
        </ul>
      </div>
    </BackSheet>
  );
}

interface CharacterButtonProps extends Character {
  readonly chosen: boolean;
  readonly onPick: () => void;
}

function CharacterButton({ name, style, chosen, onPick }: CharacterButtonProps) {
  const { computers } = useFrontText();
  return (
    <button type="button" aria-pressed={chosen} onClick={onPick}>
      <Icon name="bot" />
      <span>
        <strong>{name}</strong> <em>{computers.styles[style]}</em> <small>{computers.styleWords[style]}</small>
      </span>
      {chosen && <Icon name="tick" />}
    </button>
  );
}
