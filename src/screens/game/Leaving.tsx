import { useEffect } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import type { OpenTable } from '../../table/openTable.ts';
import { Button } from '../../ui/Button.tsx';
import { BackSheet } from '../shared/BackSheet.tsx';
import { useBack } from '../shared/useBack.ts';
import { useStore } from '../shared/useStore.ts';
import './leaving.css';

interface LeavingProps {
  readonly table: OpenTable;
  /** The way out that somebody wants to take; null: nobody does. */
  readonly way: (() => void) | null;
  /** The Back of the device wants to leave. */
  readonly onBack: () => void;
  readonly onExport: () => void;
  readonly onStay: () => void;
}

/** Nobody leaves a game that is written down nowhere, or not yet, without being asked. It must stand before whatever else minds Back. */
export function Leaving({ table, way, onBack, onExport, onStay }: LeavingProps) {
  const atRisk = useStore(table.state, (state) => state.atRisk);
  const unsaved = useStore(table.state, (state) => state.unsaved);
  useBack(() => {
    if (atRisk) onBack();
    return atRisk;
  });
  useEffect(() => (atRisk ? askBeforeClosing() : undefined), [atRisk]);
  useEffect(() => {
    if (!atRisk) way?.(); // it was saved meanwhile: nothing is in the way any more
  }, [atRisk]);
  return way && <LeaveSheet unsaved={unsaved} onExport={onExport} onStay={onStay} onLeave={way} />;
}

/** The browser asks in its own words. */
function askBeforeClosing(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

interface LeaveSheetProps {
  readonly unsaved: boolean;
  readonly onExport: () => void;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function LeaveSheet({ unsaved, onExport, onStay, onLeave }: LeaveSheetProps) {
  const { leaving } = useText().saves;
  return (
    <BackSheet title={leaving.title} side="middle" onClose={onStay}>
      <div class="leaving">
        <p>{unsaved ? leaving.words : leaving.slow}</p>
        <Button look="primary" icon="download" label={leaving.export} onPress={onExport} />
        <Button look="solid" label={leaving.stay} onPress={onStay} />
        <Button look="line" icon="home" label={leaving.anyway} onPress={onLeave} />
      </div>
    </BackSheet>
  );
}
