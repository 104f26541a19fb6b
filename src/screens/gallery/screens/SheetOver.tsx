import { useEffect } from 'preact/hooks';
import type { OpenTable } from '../../../table/openTable.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { countedBy } from '../../../table/story/counted.ts';
import { standings } from '../../../table/story/standings.ts';
import { priceOf } from '../../../table/turn/draft.ts';
import { MoreWays } from '../../game/pay/MoreWays.tsx';
import { BoardPeek } from '../../game/sheets/BoardPeek.tsx';
import { BonusSheet } from '../../game/sheets/BonusSheet.tsx';
import { CardsSheet } from '../../game/sheets/CardsSheet.tsx';
import { KeysSheet } from '../../game/sheets/KeysSheet.tsx';
import { Log, type Shown } from '../../game/sheets/Log.tsx';
import { Menu } from '../../game/sheets/Menu.tsx';
import { SeatsSheet } from '../../game/sheets/SeatsSheet.tsx';
import { useOpenPage } from '../../page/openPage.ts';
import { ExportSheet } from '../../shared/ExportSheet.tsx';
import { useStore } from '../../shared/useStore.ts';
import type { RulesName, SheetName } from './list.ts';
import { waysOf } from './moments.ts';

export type SheetShown = SheetName | { readonly bonus: string | null } | Shown | null;

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
    case 'routes':
      return null;
    case 'rules how-to-play':
    case 'rules tunnels':
    case 'rules scoring':
      return <RulesOver name={shown} />;
    case 'keys':
      return <KeysSheet onClose={close} />;
    case 'menu':
      return (
        <Menu
          saved
          onLog={() => onShow('log')}
          onRoutes={() => onShow('routes')}
          onKeys={() => onShow('keys')}
          onBonus={() => onShow('bonus')}
          onCards={() => onShow('cards')}
          onSeats={() => onShow('seats')}
          onExport={() => onShow('export')}
          onLeave={onLeave}
          onClose={close}
        />
      );
    case 'settings':
      return <SettingsAbove />;
    case 'seats':
      return <SeatsSheet state={state} table={table} onClose={close} />;
    case 'export':
      return <ExportSheet onExport={close} onCancel={close} />;
    case 'log':
      return <Log state={state} table={table} onShow={onShow} onClose={close} />;
    case 'bonus':
      return <BonusSheet state={state} opened={null} onClose={close} />;
    case 'cards':
      return <CardsSheet state={state} onClose={close} />;
    case 'bonus board':
      return <BonusSheet state={state} opened={firstOnBoard(state)} onClose={close} />;
    case 'more ways':
      return <WaysSheet state={state} table={table} onClose={close} />;
    default:
      if ('bonus' in shown) return <BonusSheet state={state} opened={shown.bonus} onClose={close} />;
      return <BoardPeek state={state} shown={shown} onClose={() => onShow('log')} />;
  }
}

/** As the menu opens them. */
function SettingsAbove() {
  const open = useOpenPage();
  useEffect(() => open({ screen: 'settings' }), [open]);
  return null;
}

/** Opened once, as a press of a link does. */
function RulesOver({ name }: { readonly name: RulesName }) {
  const openPage = useOpenPage();
  useEffect(() => openPage({ screen: 'rules', chapter: name.replace('rules ', ''), board: null }), [name]);
  return null;
}

function firstOnBoard({ table }: TableState): string | null {
  return standings(table).find(({ counts }) => countedBy(table, counts) !== null)?.id ?? null;
}

interface WaysSheetProps extends Pick<SheetOverProps, 'table'> {
  readonly state: TableState;
  readonly onClose: () => void;
}

function WaysSheet({ state: { scene }, table, onClose }: WaysSheetProps) {
  if (scene.kind !== 'hand' || scene.draft?.kind !== 'claim' || scene.draft.payment === null) return null;
  const price = priceOf(scene.view, scene.draft);
  if (price === null) return null;
  return (
    <MoreWays
      price={price}
      ways={waysOf(scene, scene.draft)}
      payment={scene.draft.payment}
      onChoose={(payment) => table.draft({ step: 'payment', payment })}
      onClose={onClose}
    />
  );
}
