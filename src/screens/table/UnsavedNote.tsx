import { useText } from '../../i18n/text.ts';
import { Toast } from '../../ui/Toast.tsx';
import './unsaved-note.css';

/** Stays until a move could be saved again. */
export function UnsavedNote({ onExport }: { readonly onExport: () => void }) {
  const { unsaved } = useText().turn;
  return (
    <aside class="unsaved-note">
      <Toast words={unsaved.words} action={{ icon: 'download', label: unsaved.export, onPress: onExport }} />
    </aside>
  );
}
