import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Toast } from '../../../ui/Toast.tsx';
import './table-note.css';

/** For the curtain, which has a place of its own for it. */
export function UnsavedLine({ onExport }: { readonly onExport: () => void }) {
  const { unsaved } = useText().turn;
  return (
    <div class="unsaved-line">
      <p role="status">{unsaved.words}</p>
      <Button look="line" icon="download" label={unsaved.export} onPress={onExport} />
    </div>
  );
}

/** Stays until a move could be saved again. */
export function UnsavedNote({ onExport }: { readonly onExport: () => void }) {
  const { unsaved } = useText().turn;
  return (
    <aside class="table-note unsaved-note">
      <Toast words={unsaved.words} action={{ icon: 'download', label: unsaved.export, onPress: onExport }} />
    </aside>
  );
}
