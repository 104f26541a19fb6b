import { useText } from '../../../i18n/text.ts';
import type { Undo } from '../../../table/game/sitting.ts';
import { Button } from '../../../ui/Button.tsx';
import type { TurnHands } from './useTurn.ts';

interface UndoOrWhyProps {
  readonly undo: Undo;
  readonly hands: Pick<TurnHands, 'undo'>;
  /** What else is to be said in its place, in a sentence. */
  readonly also?: string | undefined;
}

/** The way back, or in a quiet sentence why there is none. */
export function UndoOrWhy({ undo, hands, also }: UndoOrWhyProps) {
  const { action, noUndo } = useText().turn;
  if (undo.can) return <Button look="line" icon="undo" label={action.undo} onPress={hands.undo} />;
  return (
    <p class="tray-note">
      {also !== undefined && <strong>{also}</strong>} <span>{noUndo[undo.why]}</span>
    </p>
  );
}
