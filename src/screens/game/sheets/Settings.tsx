import { useText } from '../../../i18n/text.ts';
import { type PreferenceName, preferencesFor } from '../../../preferences/list.ts';
import { PreferenceChoice } from '../../shared/PreferenceChoice.tsx';
import './settings.css';

/** What can be set while a game is open; it holds for every game on this device. */
export function Settings({ computers }: { readonly computers: boolean }) {
  const { settings } = useText();
  return (
    <section class="settings" aria-label={settings.title}>
      {preferencesFor({ computers }).map((name) => (
        <Setting key={name} name={name} />
      ))}
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
      <PreferenceChoice name={name} />
    </div>
  );
}
