import { useText } from '../../../i18n/text.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useTurnScene } from '../commands/turnScene.ts';

interface UndoOrWhyProps {
  /** What else is to be said in its place, in a sentence. */
  readonly also?: string | undefined;
}

/** The way back, or in a quiet sentence why there is none. */
export function UndoOrWhy({ also }: UndoOrWhyProps) {
  const { noUndo } = useText().turn;
  const { undo } = useTurnScene().scene;
  if (undo.can) return <CommandButton of="undo" look="line" />;
  return (
    <p class="tray-note" data-spot="note">
      {also !== undefined && <strong>{also}</strong>} <span>{noUndo[undo.why]}</span>
    </p>
  );
}
