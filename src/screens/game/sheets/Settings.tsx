import { useText } from '../../../i18n/text.ts';
import { type PreferenceName, preferencesFor } from '../../../preferences/list.ts';
import { PreferenceChoice } from '../../shared/PreferenceChoice.tsx';
import { useMeaning } from '../../shared/preferences.ts';
import { sample } from '../../shared/sound.ts';
import { Storage } from './Storage.tsx';
import './settings.css';

/** What can be set while a game is open; it holds for every game on this device. */
export function Settings({ computers }: { readonly computers: boolean }) {
  const { settings } = useText();
  const sound = useMeaning('sound');
  const vibrates = 'vibrate' in navigator && navigator.maxTouchPoints > 0;
  return (
    <section class="settings" aria-label={settings.title}>
      {preferencesFor({ computers, sound, vibrates }).map((name) => (
        <Setting key={name} name={name} />
      ))}
      <Storage />
    </section>
  );
}

function Setting({ name }: { readonly name: PreferenceName }) {
  const { title, why } = useText().settings.preferences[name];
  return (
    <div class="setting">
      <p>
        <strong>{title}</strong> <small>{why}</small>
      </p>
      <PreferenceChoice name={name} onChosen={() => sample(name)} />
    </div>
  );
}
