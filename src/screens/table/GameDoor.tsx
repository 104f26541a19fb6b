import { useMemo, useState } from 'preact/hooks';
import type { OpenTable } from '../../table/tableStore.ts';
import { useGo } from '../navigation.ts';
import { HOME } from '../route.ts';
import { gameFileName, saveFile } from '../saveFile.ts';
import { useStore } from '../useStore.ts';
import { BoardPeek } from './BoardPeek.tsx';
import { BonusSheet } from './BonusSheet.tsx';
import { Log, type Shown } from './Log.tsx';
import { Menu } from './Menu.tsx';
import { NoGame, Opening } from './NoGame.tsx';
import { SeatsSheet } from './SeatsSheet.tsx';
import { Table } from './Table.tsx';
import { useOpened } from './useOpened.ts';

/** From an address to a game, and what lies around it. */
export function GameDoor({ id }: { readonly id: string }) {
  const opened = useOpened(id);
  if (opened === null) return <Opening />;
  return opened.ok ? <OpenGame table={opened.table} /> : <NoGame id={id} why={opened} />;
}

type Open = 'menu' | 'log' | 'seats' | 'bonus' | Shown | null;

function OpenGame({ table }: { readonly table: OpenTable }) {
  const go = useGo();
  const [open, setOpen] = useState<Open>(null);
  const desk = useMemo(
    () => ({
      onMenu: () => setOpen('menu'),
      onBonus: () => setOpen('bonus'),
      onExport: () => saveFile(gameFileName(table.state.getState().map.id, new Date()), table.exportText()),
      onLeave: () => go(HOME),
    }),
    [table],
  );
  return (
    <>
      <Table table={table} {...desk} />
      <OpenSheet table={table} open={open} onOpen={setOpen} desk={desk} />
    </>
  );
}

interface OpenSheetProps {
  readonly table: OpenTable;
  readonly open: Open;
  readonly onOpen: (open: Open) => void;
  readonly desk: { readonly onExport: () => void; readonly onLeave: () => void };
}

function OpenSheet({ table, open, onOpen, desk }: OpenSheetProps) {
  const state = useStore(table.state, (whole) => whole);
  const close = () => onOpen(null);
  switch (open) {
    case null:
      return null;
    case 'menu':
      return (
        <Menu
          saved={state.saving !== 'failed'}
          computers={state.computers}
          onLog={() => onOpen('log')}
          onSeats={() => onOpen('seats')}
          {...desk}
          onClose={close}
        />
      );
    case 'seats':
      return <SeatsSheet state={state} table={table} onClose={close} />;
    case 'log':
      return <Log state={state} table={table} onShow={onOpen} onClose={close} />;
    case 'bonus':
      return <BonusSheet state={state} onClose={close} />;
    default:
      return <BoardPeek state={state} shown={open} onClose={() => onOpen('log')} />;
  }
}
