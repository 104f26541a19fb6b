import { useMemo, useState } from 'preact/hooks';
import type { OpenTable } from '../../table/openTable.ts';
import { takeOut } from '../../table/saves/takeOut.ts';
import { ExportSheet } from '../shared/ExportSheet.tsx';
import { useGo } from '../shared/navigation.ts';
import { HOME } from '../shared/route.ts';
import { SpokenTo } from '../shared/Spoken.tsx';
import { gameFileName, saveFile } from '../shared/saveFile.ts';
import { useStore } from '../shared/useStore.ts';
import { type GameMenu, GameMenuContext } from './commands/menu.ts';
import { Leaving } from './Leaving.tsx';
import { NoGame, Opening } from './NoGame.tsx';
import { PagesAbove } from './PagesAbove.tsx';
import { readerOf, useReadersWords } from './reader.ts';
import { Scenes } from './Scenes.tsx';
import { BoardPeek } from './sheets/BoardPeek.tsx';
import { BonusSheet } from './sheets/BonusSheet.tsx';
import { CardsSheet } from './sheets/CardsSheet.tsx';
import { KeysSheet } from './sheets/KeysSheet.tsx';
import { Log, type Shown } from './sheets/Log.tsx';
import { Menu } from './sheets/Menu.tsx';
import { SeatsSheet } from './sheets/SeatsSheet.tsx';
import { useOpened } from './useOpened.ts';

/** From an address to a game, and what lies around it. */
export function GameScreen({ id }: { readonly id: string }) {
  const opened = useOpened(id);
  if (opened?.ok === true) return <ReadGame table={opened.table} />;
  return <SpokenTo reader={null}>{opened === null ? <Opening /> : <NoGame id={id} why={opened} />}</SpokenTo>;
}

/** In the language of whoever has the tablet, or takes it next. */
function ReadGame({ table }: { readonly table: OpenTable }) {
  const reader = useStore(table.state, readerOf);
  useReadersWords(useStore(table.state, ({ players }) => players));
  return (
    <SpokenTo reader={reader}>
      <OpenGame table={table} />
    </SpokenTo>
  );
}

type Open =
  | 'routes'
  | 'keys'
  | 'menu'
  | 'log'
  | 'seats'
  | 'cards'
  | 'export'
  | { readonly bonus: string | null }
  | Shown
  | null;

function OpenGame({ table }: { readonly table: OpenTable }) {
  const go = useGo();
  const [open, setOpen] = useState<Open>(null);
  const [wayOut, setWayOut] = useState<(() => void) | null>(null);
  const isListed = open === 'routes';
  const gameMenu = useMemo((): GameMenu => {
    const onAway = (way: () => void) => {
      setOpen(null);
      if (table.state.getState().atRisk) setWayOut(() => way);
      else way();
    };
    return {
      onMenu: () => setOpen('menu'),
      onBonus: (bonus) => setOpen({ bonus }),
      routes: isListed,
      onRoutes: (isWanted) => setOpen((now) => (isWanted ? 'routes' : now === 'routes' ? null : now)),
      onKeys: () => setOpen('keys'),
      onExport: () => (isOver(table) ? void exportGame(table) : setOpen('export')),
      onAway,
      onLeave: () => onAway(() => go(HOME)),
    };
  }, [table, isListed]);
  const stay = () => setWayOut(null);
  const exportFirst = () => {
    stay();
    gameMenu.onExport();
  };
  return (
    <GameMenuContext.Provider value={gameMenu}>
      <PagesAbove table={table}>
        <Leaving table={table} way={wayOut} onBack={gameMenu.onLeave} onExport={exportFirst} onStay={stay} />
        <Scenes table={table} />
        <OpenSheet table={table} open={open} onOpen={setOpen} gameMenu={gameMenu} />
      </PagesAbove>
    </GameMenuContext.Provider>
  );
}

interface OpenSheetProps {
  readonly table: OpenTable;
  readonly open: Open;
  readonly onOpen: (open: Open) => void;
  readonly gameMenu: { readonly onExport: () => void; readonly onLeave: () => void };
}

function OpenSheet({ table, open, onOpen, gameMenu }: OpenSheetProps) {
  const state = useStore(table.state, (whole) => whole);
  const close = () => onOpen(null);
  switch (open) {
    case null:
    case 'routes': // the scene shows it, as far as it may be known there
      return null;
    case 'menu':
      return (
        <Menu
          saved={!state.atRisk}
          onLog={() => onOpen('log')}
          onRoutes={() => onOpen('routes')}
          onKeys={() => onOpen('keys')}
          onBonus={() => onOpen({ bonus: null })}
          onCards={() => onOpen('cards')}
          onSeats={() => onOpen('seats')}
          {...gameMenu}
          onClose={close}
        />
      );
    case 'seats':
      return <SeatsSheet state={state} table={table} onClose={close} />;
    case 'export':
      return <ExportSheet onExport={() => void exportGame(table).then(close)} onCancel={close} />;
    case 'log':
      return <Log state={state} table={table} onShow={onOpen} onClose={close} />;
    case 'keys':
      return <KeysSheet onClose={close} />;
    case 'cards':
      return <CardsSheet state={state} onClose={close} />;
    default:
      if ('bonus' in open) return <BonusSheet state={state} opened={open.bonus} onClose={close} />;
      return <BoardPeek state={state} shown={open} onClose={() => onOpen('log')} />;
  }
}

const isOver = (table: OpenTable) => table.state.getState().scene.kind === 'final';

async function exportGame(table: OpenTable): Promise<void> {
  const { map, players } = table.state.getState();
  const text = await takeOut({ mapId: map.id, players, secret: !isOver(table), text: table.exportText() });
  saveFile(gameFileName(map.id, new Date()), text);
}
