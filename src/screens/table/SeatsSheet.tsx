import { useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import { LEVELS, type Level, PERSON, type SeatBy } from '../../table/opponents.ts';
import type { TableState } from '../../table/scenes.ts';
import type { OpenTable } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { BackSheet } from '../BackSheet.tsx';
import { sureWords } from './sureWords.ts';
import './seats-sheet.css';

interface SeatsSheetProps {
  readonly state: TableState;
  readonly table: OpenTable;
  readonly onClose: () => void;
}

/** Who plays for each seat, and the way to change it. */
export function SeatsSheet({ state, table, onClose }: SeatsSheetProps) {
  const { seats } = useText().computers;
  const [handing, setHanding] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const change = async (seat: number, by: SeatBy) => {
    setHanding(null);
    const outcome = await table.changeSeat(seat, by);
    setFault(outcome.ok ? null : seats.refused);
  };
  return (
    <BackSheet title={seats.title} onClose={onClose}>
      <ul class="seats-sheet">
        {state.players.map((_, seat) => (
          <li key={seat}>
            <SeatLine
              state={state}
              seat={seat}
              open={handing === seat}
              onHand={() => setHanding(handing === seat ? null : seat)}
              onChange={(by) => void change(seat, by)}
            />
          </li>
        ))}
      </ul>
      <p class="seats-fault" role="status">
        {fault}
      </p>
    </BackSheet>
  );
}

interface SeatLineProps {
  readonly state: TableState;
  readonly seat: number;
  /** Its level is being chosen. */
  readonly open: boolean;
  readonly onHand: () => void;
  readonly onChange: (by: SeatBy) => void;
}

function SeatLine({ state, seat, open, onHand, onChange }: SeatLineProps) {
  const text = useText();
  const { seats, person, levels } = text.computers;
  const player = state.players[seat];
  if (player === undefined) return null;
  const { name, color, by } = player;
  const isPerson = by.kind === 'person';
  const label = isPerson ? seats.handOver : seats.takeBack;
  return (
    <>
      <div class="seat-line">
        <PlayerDisc of={color} computer={!isPerson} />
        <p>
          <strong>{name}</strong> <small>{isPerson ? person : seats.by(levels[by.level])}</small>
        </p>
        <Button
          look="line"
          icon={isPerson ? 'bot' : 'person'}
          label={label}
          about={seats.of(label, name)}
          onPress={isPerson ? onHand : () => onChange(PERSON)}
        />
      </div>
      {open && isPerson && <HandOver state={state} seat={seat} name={name} onCancel={onHand} onChange={onChange} />}
    </>
  );
}

interface HandOverProps extends Pick<SeatLineProps, 'state' | 'seat' | 'onChange'> {
  readonly name: string;
  readonly onCancel: () => void;
}

const USUAL: Level = 'normal';

/** How well the computer is to play, and what then happens. */
function HandOver({ state, seat, name, onCancel, onChange }: HandOverProps) {
  const text = useText();
  const { seats, levels } = text.computers;
  const [level, setLevel] = useState(USUAL);
  return (
    <div class="hand-over">
      <Segmented
        label={seats.levelFor(name)}
        options={LEVELS.map((each) => ({ value: each, label: levels[each] }))}
        value={level}
        onChange={setLevel}
      />
      <p>{sureWords(text, state, seat, name)}</p>
      <div class="ways">
        <Button look="line" label={seats.cancel} onPress={onCancel} />
        <Button label={seats.confirm} onPress={() => onChange({ kind: 'computer', level, style: null })} />
      </div>
    </div>
  );
}
