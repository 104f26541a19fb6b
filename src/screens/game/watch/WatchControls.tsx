import { useText } from '../../../i18n/text.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { WatchScene } from '../../../table/session/scenes.ts';
import { Button } from '../../../ui/Button.tsx';
import { PreferenceChoice } from '../../shared/PreferenceChoice.tsx';
import '../frame/actions.css';

interface WatchControlsProps {
  readonly scene: WatchScene;
  readonly table: OpenTable;
}

/** Stop, go on, one step at a time, and how fast. */
export function WatchControls({ scene: { paused }, table }: WatchControlsProps) {
  const { watch } = useText().computers;
  return (
    <fieldset class="actions watch-controls" aria-label={watch.controls}>
      {paused ? (
        <Button look="tray" icon="play" label={watch.resume} onPress={() => table.resume()} />
      ) : (
        <Button look="tray" icon="pause" label={watch.pause} onPress={() => table.pause()} />
      )}
      <Button look="tray" icon="step" label={watch.step} onPress={() => void table.step()} />
      <PreferenceChoice name="computerSpeed" label={watch.speed} />
    </fieldset>
  );
}
