import type { PlayerColor } from '../../engine/players.ts';
import { useFrontText } from '../../i18n/frontText.ts';
import type { SetupSeat } from '../../table/game/setup.ts';
import { Button } from '../../ui/Button.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { seatName } from '../company/seatNames.ts';
import { BackSheet } from '../shared/BackSheet.tsx';
import { COLORS } from './plan.ts';
import './sheet-choices.css';
import './color-sheet.css';

interface ColorSheetProps {
  readonly seat: number;
  readonly seats: readonly SetupSeat[];
  readonly onPick: (color: PlayerColor) => void;
  /** Null where nobody can leave. */
  readonly onRemove: (() => void) | null;
  readonly onClose: () => void;
}

export function ColorSheet({ seat, seats, onPick, onRemove, onClose }: ColorSheetProps) {
  const text = useFrontText();
  return (
    <BackSheet title={text.setup.pickColor(seat)} side="middle" onClose={onClose}>
      <ul class="sheet-choices color-sheet">
        {COLORS.map((color) => {
          const owner = seats.findIndex((each) => each.color === color);
          return (
            <li key={color}>
              <button type="button" aria-pressed={owner === seat} onClick={() => onPick(color)}>
                <PlayerDisc of={color} />
                <strong>{text.setup.marked[color]}</strong>
                {owner >= 0 && owner !== seat && <small>{text.setup.swapsWith(seatName(text, seats, owner))}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      {onRemove && (
        <Button look="line" icon="bin" label={text.setup.remove(seatName(text, seats, seat))} onPress={onRemove} />
      )}
    </BackSheet>
  );
}
