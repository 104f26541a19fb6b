import { useText } from '../../i18n/text.ts';
import type { StorageNews } from '../../table/session/scenes.ts';
import { Toast } from '../../ui/Toast.tsx';
import './storage-note.css';

interface StorageNoteProps {
  readonly news: StorageNews;
  readonly onDismiss: () => void;
}

/** What happened to the saves of this game. It stays until a person plays on or sends it away. */
export function StorageNote({ news, onDismiss }: StorageNoteProps) {
  const { saves } = useText();
  const action = { icon: 'close', label: saves.dismiss, onPress: onDismiss } as const;
  return (
    <aside class="storage-note">
      <Toast words={saves.storageNews[news]} action={action} />
    </aside>
  );
}
