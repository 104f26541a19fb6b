import { useEffect, useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import { askToKeep, type StorageState, storageState } from '../../../pwa/storage.ts';
import { Button } from '../../../ui/Button.tsx';

/** How much of the device the app takes, and whether the browser has promised to leave it alone. */
export function Storage() {
  const { storage } = useText().settings;
  const { state, refused, ask } = useStorage();
  if (state === null) return null;
  return (
    <div class="setting">
      <p>
        <strong>{storage.title}</strong>{' '}
        <small>
          {storage.used(state.bytes)} {state.kept ? storage.kept : storage.notKept}
        </small>
      </p>
      {!state.kept && <Button look="line" size="small" label={storage.ask} onPress={ask} />}
      {!state.kept && refused && <p role="status">{storage.refused}</p>}
    </div>
  );
}

function useStorage() {
  const [state, setState] = useState<StorageState | null>(null);
  const [refused, setRefused] = useState(false);
  const look = async () => setState(await storageState());
  const ask = async () => {
    setRefused(!(await askToKeep()));
    await look();
  };
  useEffect(() => void look(), []);
  return { state, refused, ask: () => void ask() };
}
