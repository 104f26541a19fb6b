import { useEffect, useState } from 'preact/hooks';
import type { MapData } from '../../engine/map.ts';
import { useText } from '../../i18n/text.ts';
import { PartMissing } from '../../pwa/files.ts';
import { boards } from '../../table/boards.ts';
import { setupFaults, type TableSetup } from '../../table/game/setup.ts';
import { lastSetup, rememberSetup } from '../../table/saves/lastSetup.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { tableScreen } from '../game/tableScreen.ts';
import { deal } from '../shared/dealing.ts';
import { useGo } from '../shared/navigation.ts';
import { HOME } from '../shared/route.ts';
import { shelf } from '../shared/shelf.ts';
import { useHeadingFocus } from '../shared/useHeadingFocus.ts';
import { useLack } from '../shared/useLack.ts';
import { useLater } from '../shared/useLater.ts';
import { companyWords } from './computers.ts';
import { faultWords } from './faultWords.ts';
import { MapChoice } from './MapChoice.tsx';
import { Options } from './Options.tsx';
import { firstPlan, withMap } from './plan.ts';
import { Seats } from './Seats.tsx';
import './setup.css';

/** What people agree on before the cards are dealt. The last table is remembered. */
export function Setup() {
  const { value: plan } = useLater('last', async () => firstPlan(await lastSetup(shelf), boards));
  const go = useGo();
  const start = async (agreed: TableSetup) => {
    await tableScreen(); // or a game would be dealt that cannot be shown
    go({ screen: 'game', id: await deal(agreed) });
  };
  const keep = (agreed: TableSetup) => void rememberSetup(shelf, agreed);
  return plan && <SetupForm begun={plan} onLeave={() => go(HOME)} onStart={start} onKeep={keep} />;
}

interface SetupFormProps {
  readonly begun: TableSetup;
  readonly onLeave: () => void;
  /** Fails with `PartMissing` where the game could not be shown. */
  readonly onStart: (plan: TableSetup) => Promise<void>;
  /** The page is to be loaded anew: what was agreed on must outlast that. */
  readonly onKeep: (plan: TableSetup) => void;
}

export function SetupForm({ begun, onLeave, onStart, onKeep }: SetupFormProps) {
  const { setup } = useText();
  const heading = useHeadingFocus();
  const [plan, setPlan] = useState(begun);
  const map = boards.find(({ id }) => id === plan.mapId);
  return (
    <div class="setup">
      <header class="bar">
        <IconButton icon="back" label={setup.back} onPress={onLeave} />
        <h1 tabIndex={-1} ref={heading}>
          {setup.title}
        </h1>
      </header>
      {map && (
        <>
          <main>
            <MapChoice map={map} onChange={(chosen) => setPlan(withMap(plan, chosen))} />
            <Seats plan={plan} map={map} onChange={setPlan} />
            <Options plan={plan} map={map} onChange={setPlan} />
          </main>
          <Footer plan={plan} map={map} onStart={onStart} onKeep={onKeep} />
        </>
      )}
    </div>
  );
}

interface FooterProps extends Pick<SetupFormProps, 'onStart' | 'onKeep'> {
  readonly plan: TableSetup;
  readonly map: MapData;
}

function Footer({ plan, map, onStart, onKeep }: FooterProps) {
  const text = useText();
  const [dealing, setDealing] = useState(false);
  const [lost, setLost] = useState(false);
  const [fault] = setupFaults(plan, map);
  const start = async () => {
    setDealing(true);
    try {
      await onStart(plan);
    } catch (why) {
      if (!(why instanceof PartMissing)) throw why;
      setLost(true);
    }
    setDealing(false);
  };
  if (lost) return <LostFooter plan={plan} onKeep={onKeep} />;
  return (
    <footer>
      <p role="status" class={fault && 'fault'}>
        {fault === undefined ? <Ready plan={plan} map={map} /> : faultWords(text, plan, fault)}
      </p>
      <Button
        look="primary"
        size="big"
        icon="play"
        label={text.setup.start}
        disabled={fault !== undefined}
        busy={dealing}
        onPress={() => void start()}
      />
    </footer>
  );
}

/** The game could not be shown: what was typed stays, here and after the page has been loaded anew. */
function LostFooter({ plan, onKeep }: Pick<FooterProps, 'plan' | 'onKeep'>) {
  const { title, words, reload } = useLack();
  useEffect(() => onKeep(plan), [plan]);
  return (
    <footer>
      <p role="alert">
        <strong>{title}</strong> {words}
      </p>
      <Button look="primary" size="big" {...reload} />
    </footer>
  );
}

function Ready({ plan, map }: Pick<FooterProps, 'plan' | 'map'>) {
  const text = useText();
  const company = companyWords(text, plan);
  return (
    <>
      {text.setup.ready(map.name, plan.seats.length, map.rules.trains)} {company && <strong>{company}</strong>}
    </>
  );
}
