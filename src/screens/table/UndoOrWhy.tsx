import { useText } from '../../i18n/text.ts';
import type { Undo } from '../../table/sitting.ts';
import type { OpenTable } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';

interface UndoOrWhyProps {
  readonly undo: Undo;
  readonly table: OpenTable;
  /** What else is to be said in its place, in a sentence. */
  readonly also?: string | undefined;
}

/** The way back, or in a quiet sentence why there is none. */
export function UndoOrWhy({ undo, table, also }: UndoOrWhyProps) {
  const { action, noUndo } = useText().turn;
  if (undo.can) return <Button look="line" icon="undo" label={action.undo} onPress={() => void table.undo()} />;
  return (
    <p class="tray-note">
      {also !== undefined && <strong>{also}</strong>} <span>{noUndo[undo.why]}</span>
    </p>
  );
}
