import { useText } from '../../i18n/text.ts';
import { choicesOf } from '../../preferences/list.ts';
import { playerKey } from '../../table/game/names.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { changeFor, useChoiceOf } from '../shared/preferences.ts';
import { useReadersLanguage } from '../shared/readersLanguage.ts';
import { SpokenBeside } from '../shared/Spoken.tsx';
import { GiveToAll } from './GiveToAll.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Row, useWordsOf } from './rows.tsx';
import { useSaying } from './saying.ts';

interface OwnSettingsProps {
  /** Null: whoever plays here for the first time, and the first screen. */
  readonly of: string | null;
  /** The other people at the table. */
  readonly others: readonly string[];
}

/** In the language of their owner, and as large as they read. */
export function OwnSettings({ of, others }: OwnSettingsProps) {
  const key = of === null ? null : playerKey(of);
  return (
    <SpokenBeside reader={key}>
      {of !== null && <OwnLanguage of={of} />}
      <OwnTextSize of={of} />
      <OwnSwitch of={of} name="largerSymbols" />
      <OwnSwitch of={of} name="leftHanded" />
      {of !== null && others.length > 0 && <GiveToAll of={of} others={others} />}
    </SpokenBeside>
  );
}

function OwnLanguage({ of }: { readonly of: string }) {
  const { players } = useText().settings;
  const { title } = useWordsOf('language');
  const say = useSaying();
  return (
    <Row title={title}>
      <LanguageChoice
        label={players.languageOf(of)}
        value={useReadersLanguage()}
        onChange={(language) => {
          changeFor(playerKey(of), { language });
          say(language, ({ settings }) => settings.players.speaks(of));
        }}
      />
    </Row>
  );
}

function OwnTextSize({ of }: { readonly of: string | null }) {
  const { players } = useText().settings;
  const { title, choices } = useWordsOf('textSize');
  const key = of === null ? null : playerKey(of);
  return (
    <Row title={title}>
      <Segmented
        label={of === null ? title : players.textSizeOf(of)}
        options={choicesOf('textSize').map((value) => ({ value, label: choices[value], name: value }))}
        value={useChoiceOf(key, 'textSize')}
        onChange={(textSize) => changeFor(key, { textSize })}
      />
    </Row>
  );
}

interface OwnSwitchProps {
  readonly of: string | null;
  readonly name: 'largerSymbols' | 'leftHanded';
}

function OwnSwitch({ of, name }: OwnSwitchProps) {
  const { title, why } = useWordsOf(name);
  const key = of === null ? null : playerKey(of);
  const isOn = useChoiceOf(key, name) === 'on';
  return <Switch label={title} note={why} on={isOn} onChange={(on) => changeFor(key, { [name]: on ? 'on' : 'off' })} />;
}
