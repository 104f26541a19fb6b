import { useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import { LEVELS, type Level, PERSON, type SeatBy } from '../../../table/game/opponents.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { Button } from '../../../ui/Button.tsx';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { BackSheet } from '../../shared/BackSheet.tsx';
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
  const [asked, setAsked] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const change = async (seat: number, by: SeatBy) => {
    setAsked(null);
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
              open={asked === seat}
              onAsk={() => setAsked(asked === seat ? null : seat)}
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
  /** It is asked about this seat. */
  readonly open: boolean;
  readonly onAsk: () => void;
  readonly onChange: (by: SeatBy) => void;
}

function SeatLine({ state, seat, open, onAsk, onChange }: SeatLineProps) {
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
          size="small"
          icon={isPerson ? 'bot' : 'person'}
          label={label}
          about={seats.of(label, name)}
          onPress={onAsk}
        />
      </div>
      {open && isPerson && <HandOver state={state} seat={seat} name={name} onCancel={onAsk} onChange={onChange} />}
      {open && !isPerson && <Take name={name} onCancel={onAsk} onChange={onChange} />}
    </>
  );
}

interface QuestionProps extends Pick<SeatLineProps, 'onChange'> {
  readonly name: string;
  readonly onCancel: () => void;
}

/** A computer's hand is seen by whoever takes its place: nobody does that by accident, or unnoticed. */
function Take({ name, onCancel, onChange }: QuestionProps) {
  const { seats } = useText().computers;
  return (
    <div class="question">
      <p>{seats.sureTake(name)}</p>
      <div class="ways">
        <Button look="line" label={seats.cancel} onPress={onCancel} />
        <Button label={seats.confirmTake} onPress={() => onChange(PERSON)} />
      </div>
    </div>
  );
}

interface HandOverProps extends QuestionProps, Pick<SeatLineProps, 'state' | 'seat'> {}

const USUAL: Level = 'normal';

/** How well the computer is to play, and what then happens. */
function HandOver({ state, seat, name, onCancel, onChange }: HandOverProps) {
  const text = useText();
  const { seats, levels } = text.computers;
  const [level, setLevel] = useState(USUAL);
  return (
    <div class="question">
      <Segmented
        fills
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
