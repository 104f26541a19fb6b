import { type FrontText, useFrontText } from '../../i18n/frontText.ts';
import type { TableSetup } from '../../table/game/setup.ts';
import type { KnownPerson } from '../../table/saves/people.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { withComputer } from '../company/computers.ts';
import { canSit, seatOf, withPersonToggled, withSeat } from './plan.ts';
import './sitters.css';

interface SittersProps {
  readonly plan: TableSetup;
  readonly people: readonly KnownPerson[];
  /** So many seats the board has. */
  readonly most: number;
  readonly onChange: (plan: TableSetup) => void;
}

/** Who has played before, with one tap; and more seats. */
export function Sitters({ plan, people, most, onChange }: SittersProps) {
  const text = useFrontText();
  const { setup } = text;
  const isFull = plan.seats.length >= most;
  return (
    <section class="sitters panel" aria-label={setup.sitDown}>
      <h2>{people.length > 0 ? setup.sitDown : setup.more}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.name}>
            <PersonChip
              person={person}
              isSeated={seatOf(plan, person) >= 0}
              isFull={!canSit(plan, person, most)}
              onPress={() => onChange(withPersonToggled(plan, person, most))}
            />
          </li>
        ))}
        <li>
          <AddChip icon="plus" label={setup.addSeat} isFull={isFull} onPress={() => onChange(withSeat(plan))} />
        </li>
        <li>
          <AddChip
            icon="bot"
            label={setup.addComputer}
            isFull={isFull}
            onPress={() => onChange(withMoreComputers(text, plan))}
          />
        </li>
      </ul>
    </section>
  );
}

function withMoreComputers(text: FrontText, plan: TableSetup): TableSetup {
  return withComputer(text, withSeat(plan), plan.seats.length);
}

interface PersonChipProps {
  readonly person: KnownPerson;
  readonly isSeated: boolean;
  readonly isFull: boolean;
  readonly onPress: () => void;
}

function PersonChip({ person: { name, color }, isSeated, isFull, onPress }: PersonChipProps) {
  return (
    <button type="button" aria-pressed={isSeated} disabled={isFull} onClick={onPress}>
      <PlayerDisc of={color} />
      <span>{name}</span>
      {isSeated && <Icon name="tick" />}
    </button>
  );
}

interface AddChipProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isFull: boolean;
  readonly onPress: () => void;
}

function AddChip({ icon, label, isFull, onPress }: AddChipProps) {
  return (
    <button type="button" class="add" disabled={isFull} onClick={onPress}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
