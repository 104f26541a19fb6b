import type { PlayerColor } from '../../engine/players.ts';
import { useText } from '../../i18n/text.ts';
import type { SetupSeat } from '../../table/game/setup.ts';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { BackSheet } from '../shared/BackSheet.tsx';
import { COLORS } from './plan.ts';
import { calledOf, colorWords } from './SeatRow.tsx';
import './sheet-choices.css';
import './color-sheet.css';

interface ColorSheetProps {
  readonly seat: number;
  readonly seats: readonly SetupSeat[];
  readonly onPick: (color: PlayerColor) => void;
  readonly onClose: () => void;
}

export function ColorSheet({ seat, seats, onPick, onClose }: ColorSheetProps) {
  const text = useText();
  return (
    <BackSheet title={text.setup.pickColor(seat)} side="middle" onClose={onClose}>
      <ul class="sheet-choices color-sheet">
        {COLORS.map((color) => {
          const owner = seats.findIndex((each) => each.color === color);
          return (
            <li key={color}>
              <button type="button" aria-pressed={owner === seat} onClick={() => onPick(color)}>
                <PlayerDisc of={color} />
                <strong>{colorWords(text, color)}</strong>
                {owner >= 0 && owner !== seat && (
                  <small>{text.setup.swapsWith(calledOf(text, seats[owner]?.name ?? '', owner))}</small>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </BackSheet>
  );
}
