import { useFrontText } from '../../i18n/frontText.ts';
import { dismissInstall, install } from '../../pwa/install.ts';
import { takeUpdate } from '../../pwa/serviceWorker.ts';
import { pwaStore } from '../../pwa/state.ts';
import { AppIcon } from '../../ui/art/AppIcon.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLack } from '../shared/useLack.ts';
import { useStore } from '../shared/useStore.ts';
import './notices.css';

/** News about the app itself, one at a time: what is wrong, then a new version, then where to keep it. */
export function Notices() {
  const { outOfDate, partMissing, updateWaits, installBy } = useStore(pwaStore, (state) => state);
  const news = updateWaits ? <UpdateNotice /> : installBy && <InstallHint by={installBy} />;
  const notice = outOfDate || partMissing ? <LackNotice /> : news;
  return notice && <div class="notices">{notice}</div>;
}

function LackNotice() {
  const { title, words, reload } = useLack();
  return (
    <aside class="notice" aria-label={title}>
      <AppIcon />
      <p role="status">
        <strong>{title}</strong> {words}
      </p>
      <Button {...reload} />
    </aside>
  );
}

function UpdateNotice() {
  const { update } = useFrontText();
  return (
    <aside class="notice" aria-label={update.title}>
      <AppIcon />
      <p role="status">
        <strong>{update.title}</strong> {update.why}
      </p>
      <Button icon="refresh" label={update.button} onPress={takeUpdate} />
    </aside>
  );
}

function InstallHint({ by }: { readonly by: 'button' | 'sharing' }) {
  const text = useFrontText().install;
  return (
    <aside class="notice" aria-label={text.title}>
      <AppIcon />
      <p>
        <strong>{text.title}</strong> {by === 'button' ? text.why : <SharingSteps />}
      </p>
      {by === 'button' && <Button icon="download" label={text.button} onPress={install} />}
      <IconButton icon="close" label={text.dismiss} onPress={dismissInstall} />
    </aside>
  );
}

function SharingSteps() {
  const { sharing, sharingWhy } = useFrontText().install;
  return (
    <>
      <span class="steps">
        <Icon name="share" />
        {sharing}
      </span>{' '}
      {sharingWhy}
    </>
  );
}
