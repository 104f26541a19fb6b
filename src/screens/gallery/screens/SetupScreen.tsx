import { useState } from 'preact/hooks';
import type { MapData } from '../../../engine/map.ts';
import { useText } from '../../../i18n/text.ts';
import { boards } from '../../../table/boards.ts';
import { setupFaults, type TableSetup } from '../../../table/setup.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { faultWords } from '../../setup/faultWords.ts';
import { MapChoice } from '../../setup/MapChoice.tsx';
import { Options } from '../../setup/Options.tsx';
import { firstPlan, withMap } from '../../setup/plan.ts';
import { Seats } from '../../setup/Seats.tsx';
import { ignore } from '../ignore.ts';
import { someSeats } from './openMoment.ts';
import '../../setup/setup.css';

interface SetupScreenProps {
  readonly map: MapData;
  readonly onLeave: () => void;
}

/** The set-up with people at the table. It neither knows the last table of this device nor starts a game on it. */
export function SetupScreen({ map, onLeave }: SetupScreenProps) {
  const text = useText();
  const [plan, setPlan] = useState<TableSetup>(() => ({ ...firstPlan(null, [map]), seats: someSeats(text) }));
  const chosen = boards.find(({ id }) => id === plan.mapId) ?? map;
  return (
    <div class="setup">
      <header class="bar">
        <IconButton icon="back" label={text.setup.back} onPress={onLeave} />
        <h1>{text.setup.title}</h1>
      </header>
      <main>
        <MapChoice map={chosen} onChange={(other) => setPlan(withMap(plan, other))} />
        <Seats plan={plan} map={chosen} onChange={setPlan} />
        <Options plan={plan} map={chosen} onChange={setPlan} />
      </main>
      <SetupFoot plan={plan} map={chosen} />
    </div>
  );
}

function SetupFoot({ plan, map }: { readonly plan: TableSetup; readonly map: MapData }) {
  const text = useText();
  const [fault] = setupFaults(plan, map);
  const ready = text.setup.ready(map.name, plan.seats.length, map.rules.trains);
  return (
    <footer>
      <p role="status" class={fault && 'fault'}>
        {fault === undefined ? ready : faultWords(text, plan, fault)}
      </p>
      <Button
        look="primary"
        size="big"
        icon="play"
        label={text.setup.start}
        disabled={fault !== undefined}
        onPress={ignore}
      />
    </footer>
  );
}
