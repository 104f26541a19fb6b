import { useText } from '../../i18n/text.ts';
import { part } from '../../pwa/files.ts';
import { fetchLicences } from '../../pwa/licences.ts';
import { BackSheet } from '../shared/BackSheet.tsx';
import { useLater } from '../shared/Later.tsx';
import { LostNote } from '../shared/LostNote.tsx';

/** Of everything of others that the app is made of, as it was found when it was built. */
export function LicencesSheet({ onClose }: { readonly onClose: () => void }) {
  const { about } = useText().settings;
  const { value, failed } = useLater('licences', () => part(fetchLicences));
  return (
    <BackSheet title={about.licences} onClose={onClose}>
      <p>{about.licencesWhy}</p>
      {failed && <LostNote />}
      <ul class="licences">
        {value?.map(({ name, version, kind, text }) => (
          <li key={`${name} ${version}`}>
            <details>
              <summary>
                <strong>{name}</strong> {version} <span>{kind}</span>
              </summary>
              <pre lang="en">{text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </BackSheet>
  );
}
