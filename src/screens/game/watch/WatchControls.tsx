import { useEffect } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { WatchScene } from '../../../table/session/scenes.ts';
import { Button } from '../../../ui/Button.tsx';
import { PreferenceChoice } from '../../shared/PreferenceChoice.tsx';
import { useMeaning } from '../../shared/preferences.ts';
import '../frame/actions.css';

interface WatchControlsProps {
  readonly scene: WatchScene;
  readonly table: OpenTable;
}

/** Stop, go on, one step at a time, and how fast. */
export function WatchControls({ scene: { paused, waits }, table }: WatchControlsProps) {
  const { watch } = useText().computers;
  useNextMove(waits, table);
  return (
    <fieldset class="actions watch-controls" aria-label={watch.controls}>
      {paused ? (
        <Button look="tray" icon="play" label={watch.resume} onPress={() => table.resume()} />
      ) : (
        <Button look="tray" icon="pause" label={watch.pause} onPress={() => table.pause()} />
      )}
      {waits ? (
        <Button look="primary" label={watch.nextMove} onPress={() => table.goOn()} />
      ) : (
        <Button look="tray" icon="step" label={watch.step} onPress={() => void table.step()} />
      )}
      <PreferenceChoice name="computerSpeed" label={watch.speed} />
    </fieldset>
  );
}

/** Enter presses it from anywhere but another control. Nobody is waited for who has chosen otherwise meanwhile. */
function useNextMove(waits: boolean, table: OpenTable): void {
  const isPressed = useMeaning('computerPause') === null;
  useEffect(() => {
    if (!waits) return undefined;
    if (!isPressed) table.goOn();
    const press = (event: KeyboardEvent) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a, input, dialog') !== null;
      if (event.key === 'Enter' && !event.repeat && !isOnControl) table.goOn();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [waits, isPressed, table]);
}
