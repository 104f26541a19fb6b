import { useState } from 'preact/hooks';
import type { MapData } from '../../engine/map.ts';
import { useText } from '../../i18n/text.ts';
import type { TableSetup } from '../../table/setup.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ColorSheet } from './ColorSheet.tsx';
import { movedUp, withColor, withName, withoutSeat, withSeat } from './plan.ts';
import { SeatRow } from './SeatRow.tsx';
import './seats.css';

interface SeatsProps {
  readonly plan: TableSetup;
  readonly map: MapData;
  readonly onChange: (plan: TableSetup) => void;
}

/** Who sits at the table, in the order of their turns. */
export function Seats({ plan, map, onChange }: SeatsProps) {
  const { setup } = useText();
  const [coloring, setColoring] = useState<number | null>(null);
  const [least, most] = map.rules.players;
  const { seats } = plan;
  return (
    <section class="seats panel">
      <h2 class="unseen">{setup.players}</h2>
      <ol>
        {seats.map((seat, i) => (
          <SeatRow
            key={seat.color}
            seat={i}
            of={seat}
            onName={(name) => onChange(withName(plan, i, name))}
            onColor={() => setColoring(i)}
            onUp={i > 0 ? () => onChange(movedUp(plan, i)) : null}
            onRemove={seats.length > least ? () => onChange(withoutSeat(plan, i)) : null}
          />
        ))}
      </ol>
      {seats.length < most && (
        <button type="button" class="add" onClick={() => onChange(withSeat(plan))}>
          <Icon name="plus" />
          {setup.add(seats.length)}
        </button>
      )}
      {coloring !== null && (
        <ColorSheet
          seat={coloring}
          seats={seats}
          onPick={(color) => {
            onChange(withColor(plan, coloring, color));
            setColoring(null);
          }}
          onClose={() => setColoring(null)}
        />
      )}
    </section>
  );
}
