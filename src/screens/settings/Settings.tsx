import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import type { TablePlayer } from '../../table/game/opponents.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import type { WayBack } from '../page/openPage.ts';
import { Page } from '../page/Page.tsx';
import { AboutPanel } from './AboutPanel.tsx';
import { Jumps } from './Jumps.tsx';
import { KeptPanel } from './KeptPanel.tsx';
import { Players } from './Players.tsx';
import { SayContext } from './saying.ts';
import { sittersOf } from './sitters.ts';
import { ComputersPanel, HandingOverPanel, KeyboardPanel, LookPanel, SoundPanel } from './TabletPanels.tsx';
import { useKnownSitters } from './useKnownSitters.ts';
import { useSaid } from './useSaid.ts';
import './settings.css';

interface SettingsProps {
  /** Those of the open game; null: none is open. */
  readonly players: readonly TablePlayer[] | null;
  /** Who has the tablet, by whatever tells names apart; null: nobody in particular. */
  readonly holder: string | null;
  readonly wayBack: WayBack | null;
  /** The list of all keys, which lies above. */
  readonly keys: (onClose: () => void) => JSX.Element;
}

/** One page, and the one place of all settings. What is changed holds at once. */
export function Settings({ players: seats, holder, wayBack, keys }: SettingsProps) {
  const { settings } = useText();
  const known = useKnownSitters(seats === null);
  const sitters = useMemo(() => (seats === null ? known : sittersOf(seats)), [seats, known]);
  const { say, said } = useSaid();
  const [listsKeys, setListsKeys] = useState(false);
  const tablet = useRef<HTMLElement>(null);
  const players = useRef<HTMLElement>(null);
  return (
    <SayContext.Provider value={say}>
      <Page icon="settings" title={settings.title} tool={<AtOnce />} wayBack={wayBack}>
        <div class="settings">
          <Jumps tablet={tablet} players={players} />
          <Part of={tablet} name="tablet" icon="tablet" label={settings.tablet.region} {...settings.tablet}>
            <div class="settings-column">
              <LookPanel />
              <HandingOverPanel />
            </div>
            <div class="settings-column">
              <ComputersPanel />
              <SoundPanel />
              <KeyboardPanel onKeys={() => setListsKeys(true)} />
            </div>
          </Part>
          <div class="settings-column at-right">
            <Part of={players} name="players" icon="people" label={settings.players.title} {...settings.players}>
              {sitters && <Players sitters={sitters} holder={holder} withNew={seats === null} />}
            </Part>
            <Part name="kept" icon="tablet" label={settings.kept.title} title={settings.kept.title}>
              <KeptPanel />
              <AboutPanel />
            </Part>
          </div>
        </div>
        <p class="unseen" role="status" lang={said?.language}>
          {said?.words}
        </p>
        {listsKeys && keys(() => setListsKeys(false))}
      </Page>
    </SayContext.Provider>
  );
}

function AtOnce() {
  const { settings } = useText();
  return (
    <p class="at-once">
      <Icon name="tick" />
      {settings.atOnce}
    </p>
  );
}

interface PartProps {
  readonly of?: RefObject<HTMLElement | null> | null;
  readonly name: 'tablet' | 'players' | 'kept';
  readonly icon: IconName;
  /** For those who listen. */
  readonly label: string;
  readonly title: string;
  readonly why?: string;
  readonly children: ComponentChildren;
}

function Part({ of = null, name, icon, label, title, why, children }: PartProps) {
  return (
    <section class={`settings-part ${name}-part`} ref={of} aria-label={label} tabIndex={-1}>
      <header>
        <Icon name={icon} />
        <h2>{title}</h2>
        {why !== undefined && <p>{why}</p>}
      </header>
      <div class="part-panels">{children}</div>
    </section>
  );
}
