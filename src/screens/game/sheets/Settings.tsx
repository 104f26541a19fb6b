import { useText } from '../../../i18n/text.ts';
import { COMPUTER_SPEEDS, COVER_AFTER } from '../../../table/preferences.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { preferences } from '../../shared/preferences.ts';
import { useStore } from '../../shared/useStore.ts';
import './settings.css';

/** What can be set while a game is open; it holds for every game on this device. */
export function Settings({ computers }: { readonly computers: boolean }) {
  const { settings } = useText();
  return (
    <section class="settings" aria-label={settings.title}>
      <CoverAfter />
      {computers && <Speed />}
    </section>
  );
}

function CoverAfter() {
  const { coverAfter } = useText().settings;
  const value = useStore(preferences, (state) => state.coverAfter);
  return (
    <div class="setting">
      <p>
        <strong>{coverAfter.title}</strong> <small>{coverAfter.why}</small>
      </p>
      <Segmented
        label={coverAfter.title}
        options={COVER_AFTER.map((each) => ({ value: each, label: coverAfter.after[each] }))}
        value={value}
        onChange={(chosen) => void preferences.change({ coverAfter: chosen })}
      />
    </div>
  );
}

function Speed() {
  const { computerSpeed } = useText().settings;
  const value = useStore(preferences, (state) => state.computerSpeed);
  return (
    <div class="setting">
      <p>
        <strong>{computerSpeed.title}</strong> <small>{computerSpeed.why}</small>
      </p>
      <Segmented
        label={computerSpeed.title}
        options={COMPUTER_SPEEDS.map((each) => ({ value: each, label: computerSpeed.speeds[each] }))}
        value={value}
        onChange={(chosen) => void preferences.change({ computerSpeed: chosen })}
      />
    </div>
  );
}
