import { useState } from 'preact/hooks';
import type { MapData } from '../../engine/map.ts';
import { useText } from '../../i18n/text.ts';
import { boards } from '../../table/boards.ts';
import { lastSetup } from '../../table/lastSetup.ts';
import { setupFaults, type TableSetup } from '../../table/setup.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { deal } from '../dealing.ts';
import { useGo } from '../navigation.ts';
import { HOME } from '../route.ts';
import { shelf } from '../shelf.ts';
import { useHeadingFocus } from '../table/useHeadingFocus.ts';
import { useLater } from '../useLater.ts';
import { companyWords } from './computers.ts';
import { faultWords } from './faultWords.ts';
import { MapChoice } from './MapChoice.tsx';
import { Options } from './Options.tsx';
import { firstPlan, withMap } from './plan.ts';
import { Seats } from './Seats.tsx';
import './setup.css';

/** What people agree on before the cards are dealt. The last table is remembered. */
export function Setup() {
  const plan = useLater('last', async () => firstPlan(await lastSetup(shelf), boards));
  const go = useGo();
  const start = async (agreed: TableSetup) => go({ screen: 'game', id: await deal(agreed) });
  return plan && <SetupForm begun={plan} onLeave={() => go(HOME)} onStart={start} />;
}

interface SetupFormProps {
  readonly begun: TableSetup;
  readonly onLeave: () => void;
  readonly onStart: (plan: TableSetup) => Promise<void>;
}

export function SetupForm({ begun, onLeave, onStart }: SetupFormProps) {
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
          <Footer plan={plan} map={map} onStart={onStart} />
        </>
      )}
    </div>
  );
}

interface FooterProps extends Pick<SetupFormProps, 'onStart'> {
  readonly plan: TableSetup;
  readonly map: MapData;
}

function Footer({ plan, map, onStart }: FooterProps) {
  const text = useText();
  const [dealing, setDealing] = useState(false);
  const [fault] = setupFaults(plan, map);
  const start = async () => {
    setDealing(true);
    await onStart(plan);
    setDealing(false);
  };
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

function Ready({ plan, map }: Pick<FooterProps, 'plan' | 'map'>) {
  const text = useText();
  const company = companyWords(text, plan);
  return (
    <>
      {text.setup.ready(map.name, plan.seats.length, map.rules.trains)} {company && <strong>{company}</strong>}
    </>
  );
}
