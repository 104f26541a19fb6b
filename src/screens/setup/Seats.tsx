import { useEffect, useRef, useState } from 'preact/hooks';
import type { MapData } from '../../engine/map.ts';
import type { PlayerColor } from '../../engine/players.ts';
import { useFrontText } from '../../i18n/frontText.ts';
import type { SeatBy } from '../../table/game/opponents.ts';
import type { TableSetup } from '../../table/game/setup.ts';
import { seatBy, withCharacter, withComputer, withLevel, withPerson } from '../company/computers.ts';
import { seatName } from '../company/seatNames.ts';
import { CharacterSheet } from './CharacterSheet.tsx';
import { ColorSheet } from './ColorSheet.tsx';
import { withColor, withName, withoutSeat, withSeatAt } from './plan.ts';
import { SeatRow } from './SeatRow.tsx';
import { useSeatDrag } from './useSeatDrag.ts';
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
  const text = useFrontText();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const changeKind = useKinds(plan, onChange);
  const { list, said, onMove } = useMoves(plan, onChange);
  const { seats } = plan;
  const dragging = useSeatDrag(seats, onMove);
  const [least] = map.rules.players;
  return (
    <section class={dragging.held === null ? 'seats panel' : 'seats panel dragging'}>
      <h2 class="unseen">{text.setup.players}</h2>
      <ol ref={list}>
        {seats.map((of, seat) => (
          <SeatRow
            key={of.color}
            seat={seat}
            of={of}
            called={seatName(text, seats, seat)}
            handle={dragging.handle(seat)}
            isHeld={dragging.held === seat}
            shift={dragging.shift(seat)}
            onName={(name) => onChange(withName(plan, seat, name))}
            onColor={() => setChoosing({ what: 'color', seat })}
            onKind={(kind) => changeKind(seat, kind)}
            onCharacter={() => setChoosing({ what: 'character', seat })}
            onRemove={seats.length > least ? () => onChange(withoutSeat(plan, seat)) : null}
          />
        ))}
      </ol>
      <p class="unseen" role="status">
        {said}
      </p>
      {choosing && <SeatSheet {...choosing} {...{ plan, map, onChange }} onClose={() => setChoosing(null)} />}
    </section>
  );
}

/** A seat takes another place: that is said, and a handle that had the focus keeps it. */
function useMoves(plan: TableSetup, onChange: SeatsProps['onChange']) {
  const text = useFrontText();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly to: number; readonly words: string } | null>(null);
  useEffect(() => {
    // A row that is put elsewhere in the page loses the focus there.
    const isLost = document.activeElement === document.body || list.current?.contains(document.activeElement) === true;
    if (moved !== null && isLost) list.current?.children[moved.to]?.querySelector<HTMLElement>('.handle')?.focus();
  }, [moved]);
  const onMove = (seat: number, to: number) => {
    onChange(withSeatAt(plan, seat, to));
    setMoved({ to, words: text.setup.moved(seatName(text, plan.seats, seat), to, plan.seats.length) });
  };
  return { list, said: moved?.words, onMove };
}

/** A person who was replaced by mistake gets the own name back. */
function useKinds(plan: TableSetup, onChange: SeatsProps['onChange']) {
  const text = useFrontText();
  const names = useRef(new Map<PlayerColor, string>());
  return (seat: number, kind: SeatBy['kind']) => {
    const { name = '', color = 'red' } = plan.seats[seat] ?? {};
    if (kind === 'person') return onChange(withPerson(plan, seat, names.current.get(color) ?? ''));
    names.current.set(color, name);
    return onChange(withComputer(text, plan, seat));
  };
}

interface SeatSheetProps extends Choosing, SeatsProps {
  readonly onClose: () => void;
}

function SeatSheet({ what, seat, plan, map, onChange, onClose }: SeatSheetProps) {
  const text = useFrontText();
  const of = plan.seats[seat];
  if (of === undefined) return null;
  const andClose = (changed: TableSetup) => {
    onChange(changed);
    onClose();
  };
  if (what === 'color') {
    const pick = (color: PlayerColor) => andClose(withColor(plan, seat, color));
    const canLeave = plan.seats.length > map.rules.players[0];
    const remove = canLeave ? () => andClose(withoutSeat(plan, seat)) : null;
    return <ColorSheet seat={seat} seats={plan.seats} onPick={pick} onRemove={remove} onClose={onClose} />;
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
