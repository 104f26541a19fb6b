import type { TableState } from '../../../table/scenes.ts';
import type { OpenTable } from '../../../table/tableStore.ts';
import { BonusSheet } from '../../table/BonusSheet.tsx';
import { Log } from '../../table/Log.tsx';
import { Menu } from '../../table/Menu.tsx';
import { MoreWays } from '../../table/MoreWays.tsx';
import { SeatsSheet } from '../../table/SeatsSheet.tsx';
import { useStore } from '../../useStore.ts';
import { ignore } from '../ignore.ts';
import type { SheetName } from './list.ts';
import { waysOf } from './moments.ts';

export type SheetShown = SheetName | null;

interface SheetOverProps {
  readonly table: OpenTable;
  readonly shown: SheetShown;
  readonly onShow: (shown: SheetShown) => void;
  readonly onLeave: () => void;
}

const whole = (state: TableState) => state;

/** What lies on top of a table. */
export function SheetOver({ table, shown, onShow, onLeave }: SheetOverProps) {
  const state = useStore(table.state, whole);
  const close = () => onShow(null);
  switch (shown) {
    case null:
      return null;
    case 'menu':
      return (
        <Menu
          saved
          computers={state.computers}
          onLog={() => onShow('log')}
          onSeats={() => onShow('seats')}
          onExport={ignore}
          onLeave={onLeave}
          onClose={close}
        />
      );
    case 'seats':
      return <SeatsSheet state={state} table={table} onClose={close} />;
    case 'log':
      return <Log state={state} table={table} onShow={close} onClose={close} />;
    case 'bonus':
      return <BonusSheet state={state} onClose={close} />;
    case 'more ways':
      return <WaysSheet state={state} table={table} onClose={close} />;
    default:
      return shown satisfies never;
  }
}

interface WaysSheetProps extends Pick<SheetOverProps, 'table'> {
  readonly state: TableState;
  readonly onClose: () => void;
}

function WaysSheet({ state: { scene }, table, onClose }: WaysSheetProps) {
  if (scene.kind !== 'hand' || scene.draft?.kind !== 'claim' || scene.draft.payment === null) return null;
  return (
    <MoreWays
      ways={waysOf(scene, scene.draft)}
      payment={scene.draft.payment}
      onChoose={(payment) => table.draft({ step: 'payment', payment })}
      onClose={onClose}
    />
  );
}
