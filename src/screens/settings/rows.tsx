import type { ComponentChildren } from 'preact';
import { useText } from '../../i18n/text.ts';
import type { PreferenceName, Preferences, PreferenceWords } from '../../preferences/list.ts';
import { Switch } from '../../ui/Switch.tsx';
import { PreferenceChoice } from '../shared/PreferenceChoice.tsx';
import { usePreference } from '../shared/preferences.ts';

interface PanelProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Panel({ title, children }: PanelProps) {
  return (
    <section class="settings-panel">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface RowProps {
  readonly title: string;
  readonly why?: string | undefined;
  /** What is chosen from is too wide for the side of the row. */
  readonly stacked?: boolean;
  readonly children: ComponentChildren;
}

/** What can be chosen, and a line about it at most. */
export function Row({ title, why, stacked = false, children }: RowProps) {
  return (
    <div class={stacked ? 'setting stacked' : 'setting'}>
      <p>
        {title}
        {why !== undefined && <small>{why}</small>}
      </p>
      {children}
    </div>
  );
}

interface OfTabletProps<Name extends PreferenceName> {
  readonly name: Name;
  readonly stacked?: boolean;
  readonly onChosen?: () => void;
}

/** A choice of the tablet, by its words. */
export function TabletChoice<Name extends PreferenceName>({ name, stacked = false, onChosen }: OfTabletProps<Name>) {
  const { title, why } = useWordsOf(name);
  return (
    <Row title={title} why={why} stacked={stacked}>
      <PreferenceChoice name={name} fills={stacked} {...(onChosen && { onChosen })} />
    </Row>
  );
}

type OnOff = { readonly [Name in PreferenceName]: 'on' extends Preferences[Name] ? Name : never }[PreferenceName];

interface TabletSwitchProps {
  readonly name: OnOff;
  /** In place of its own line; null: there is none. */
  readonly why?: string | null;
  readonly onChosen?: () => void;
}

export function TabletSwitch({ name, why, onChosen }: TabletSwitchProps) {
  const words = useWordsOf(name);
  const [choice, choose] = usePreference(name);
  const change = (on: boolean) => {
    choose(on ? 'on' : 'off');
    onChosen?.();
  };
  return (
    <Switch
      label={words.title}
      note={why === undefined ? words.why : (why ?? undefined)}
      on={choice === 'on'}
      onChange={change}
    />
  );
}

export function useWordsOf<Name extends PreferenceName>(name: Name): PreferenceWords[Name] {
  const words: PreferenceWords = useText().settings.preferences;
  return words[name];
}
