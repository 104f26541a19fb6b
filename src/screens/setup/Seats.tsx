import { useRef, useState } from 'preact/hooks';
import type { MapData } from '../../engine/map.ts';
import type { PlayerColor } from '../../engine/players.ts';
import { useText } from '../../i18n/text.ts';
import type { SeatBy } from '../../table/game/opponents.ts';
import type { TableSetup } from '../../table/game/setup.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CharacterSheet } from './CharacterSheet.tsx';
import { ColorSheet } from './ColorSheet.tsx';
import { seatBy, withCharacter, withComputer, withLevel, withPerson } from './computers.ts';
import { movedUp, withColor, withName, withoutSeat, withSeat } from './plan.ts';
import { SeatRow } from './SeatRow.tsx';
import './seats.css';

interface SeatsProps {
  readonly plan: TableSetup;
  readonly map: MapData;
  readonly onChange: (plan: TableSetup) => void;
}

/** The sheet that is open for a seat. */
interface Choosing {
  readonly what: 'color' | 'character';
  readonly seat: number;
}

/** Who sits at the table, in the order of their turns. */
export function Seats({ plan, map, onChange }: SeatsProps) {
  const { setup } = useText();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const changeKind = useKinds(plan, onChange);
  const [least, most] = map.rules.players;
  const { seats } = plan;
  return (
    <section class="seats panel">
      <h2 class="unseen">{setup.players}</h2>
      <ol>
        {seats.map((of, seat) => (
          <SeatRow
            key={of.color}
            seat={seat}
            of={of}
            onName={(name) => onChange(withName(plan, seat, name))}
            onColor={() => setChoosing({ what: 'color', seat })}
            onKind={(kind) => changeKind(seat, kind)}
            onCharacter={() => setChoosing({ what: 'character', seat })}
            onUp={seat > 0 ? () => onChange(movedUp(plan, seat)) : null}
            onRemove={seats.length > least ? () => onChange(withoutSeat(plan, seat)) : null}
          />
        ))}
      </ol>
      {seats.length < most && (
        <button type="button" class="add" onClick={() => onChange(withSeat(plan))}>
          <Icon name="plus" />
          {setup.add(seats.length)}
        </button>
      )}
      {choosing && <SeatSheet {...choosing} plan={plan} onChange={onChange} onClose={() => setChoosing(null)} />}
    </section>
  );
}

/** A person who was replaced by mistake gets the own name back. */
function useKinds(plan: TableSetup, onChange: SeatsProps['onChange']) {
  const text = useText();
  const names = useRef(new Map<PlayerColor, string>());
  return (seat: number, kind: SeatBy['kind']) => {
    const { name = '', color = 'red' } = plan.seats[seat] ?? {};
    if (kind === 'person') return onChange(withPerson(plan, seat, names.current.get(color) ?? ''));
    names.current.set(color, name);
    return onChange(withComputer(text, plan, seat));
  };
}

interface SeatSheetProps extends Choosing, Pick<SeatsProps, 'plan' | 'onChange'> {
  readonly onClose: () => void;
}

function SeatSheet({ what, seat, plan, onChange, onClose }: SeatSheetProps) {
  const text = useText();
  const of = plan.seats[seat];
  if (of === undefined) return null;
  const andClose = (changed: TableSetup) => {
    onChange(changed);
    onClose();
  };
  if (what === 'color') {
    const pick = (color: PlayerColor) => andClose(withColor(plan, seat, color));
    return <ColorSheet seat={seat} seats={plan.seats} onPick={pick} onClose={onClose} />;
  }
  const by = seatBy(of);
  return by.kind === 'person' ? null : (
    <CharacterSheet
      seat={seat}
      by={by}
      onLevel={(level) => onChange(withLevel(text, plan, seat, level))}
      onPick={(character) => andClose(withCharacter(text, plan, seat, character))}
      onClose={onClose}
    />
  );
}
