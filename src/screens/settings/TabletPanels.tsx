import { useText } from '../../i18n/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMeaning, usePreference } from '../shared/preferences.ts';
import { languageNow } from '../shared/readersLanguage.ts';
import { sample } from '../shared/sound.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Panel, Row, TabletChoice, TabletSwitch, useWordsOf } from './rows.tsx';
import { useSaying } from './saying.ts';
import { Volume } from './Volume.tsx';

export function LookPanel() {
  const { tablet } = useText().settings;
  return (
    <Panel title={tablet.look}>
      <TabletLanguage />
      <TabletChoice name="theme" stacked />
      <TabletChoice name="motion" />
    </Panel>
  );
}

function TabletLanguage() {
  const { title, why } = useWordsOf('language');
  const [, choose] = usePreference('language');
  const say = useSaying();
  return (
    <Row title={title} why={why}>
      <LanguageChoice
        label={title}
        value={languageNow()}
        onChange={(language) => {
          choose(language);
          say(language, ({ settings }) => settings.players.tabletSpeaks);
        }}
      />
    </Row>
  );
}

export function HandingOverPanel() {
  const { tablet } = useText().settings;
  const isNeverCovered = useMeaning('coverAfter') === null;
  return (
    <Panel title={tablet.handingOver}>
      <TabletChoice name="reveal" stacked />
      <TabletChoice name="coverAfter" stacked />
      <p class="caution" role="status">
        {isNeverCovered && (
          <>
            <Icon name="warning" />
            {tablet.neverCovered}
          </>
        )}
      </p>
      {'wakeLock' in navigator && <TabletSwitch name="keepAwake" />}
      <TabletSwitch name="confirmTickets" />
    </Panel>
  );
}

export function ComputersPanel() {
  const { tablet } = useText().settings;
  return (
    <Panel title={tablet.computers}>
      <TabletChoice name="computerSpeed" />
      <TabletChoice name="computerPause" />
      <TabletChoice name="hints" />
    </Panel>
  );
}

/** Of all browsers only Safari lets the silent switch speak. */
const hearsSilentSwitch = () => 'audioSession' in navigator;
const canTick = () => 'vibrate' in navigator && navigator.maxTouchPoints > 0;

export function SoundPanel() {
  const { tablet } = useText().settings;
  return (
    <Panel title={tablet.sound}>
      <TabletSwitch name="sound" onChosen={() => sample('sound')} {...(!hearsSilentSwitch() && { why: null })} />
      <Volume />
      {canTick() && <TabletSwitch name="haptics" onChosen={() => sample('haptics')} />}
    </Panel>
  );
}

export function KeyboardPanel({ onKeys }: { readonly onKeys: () => void }) {
  const { tablet } = useText().settings;
  return (
    <Panel title={tablet.keyboard}>
      <TabletSwitch name="singleKeys" />
      <button type="button" class="setting leads" aria-label={tablet.allKeys} onClick={onKeys}>
        <span>{tablet.allKeys}</span>
        <kbd>{tablet.keysKey}</kbd>
        <Icon name="further" />
      </button>
    </Panel>
  );
}
