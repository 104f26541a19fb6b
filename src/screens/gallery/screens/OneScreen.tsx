import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MapData } from '../../../engine/map.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import { COMMANDS } from '../../game/commands/commands.ts';
import { type GameMenu, GameMenuContext } from '../../game/commands/menu.ts';
import { PagesAbove } from '../../game/PagesAbove.tsx';
import { Scenes } from '../../game/Scenes.tsx';
import { KeysSheet } from '../../game/sheets/KeysSheet.tsx';
import { Settings } from '../../settings/Settings.tsx';
import { useLater } from '../../shared/Later.tsx';
import type { ScreenAddress } from '../address.ts';
import { MOMENTS, type ScreenMoment } from './list.ts';
import { openMoment } from './openMoment.ts';
import { SetupScreen } from './SetupScreen.tsx';
import { SheetOver, type SheetShown } from './SheetOver.tsx';
import { useNoRematch } from './useNoRematch.ts';
import { useTheme } from './useTheme.ts';

/** One screen of a game as people see it. It can be played on, and nothing of it is kept. */
export function OneScreen({ map, screen, theme }: ScreenAddress) {
  useTheme(theme);
  useNoRematch();
  if (screen === 'setup') return <SetupScreen map={map} company="people" onLeave={leave} />;
  if (screen === 'setup-computers') return <SetupScreen map={map} company="two people" onLeave={leave} />;
  if (screen === 'settings-home') return <SettingsScreen />;
  return <MomentScreen map={map} moment={MOMENTS[screen]} />;
}

function SettingsScreen() {
  return <Settings players={null} holder={null} wayBack={null} keys={(close) => <KeysSheet onClose={close} />} />;
}

function leave(): void {
  location.hash = '#/gallery';
}

interface MomentScreenProps {
  readonly map: MapData;
  readonly moment: ScreenMoment;
}

function MomentScreen({ map, moment }: MomentScreenProps) {
  const { value: table } = useLater(map.id, () => openMoment(map, moment));
  return table && <MomentTable table={table} sheet={moment.sheet ?? null} asksHint={moment.asksHint ?? false} />;
}

/** As a player presses it. */
const [HINT_KEY] = COMMANDS.hint.keys;

interface MomentTableProps {
  readonly table: OpenTable;
  readonly sheet: SheetShown;
  readonly asksHint: boolean;
}

function MomentTable({ table, sheet, asksHint }: MomentTableProps) {
  const [shown, show] = useState<SheetShown>(null);
  // The screen comes first, so that it does not take the focus away from what lies on it.
  useEffect(() => show(sheet), [sheet]);
  useEffect(() => {
    if (asksHint) dispatchEvent(new KeyboardEvent('keydown', { key: HINT_KEY }));
  }, [asksHint]);
  const isListed = shown === 'routes';
  const gameMenu = useMemo(
    (): GameMenu => ({
      onMenu: () => show('menu'),
      onBonus: (bonus) => show({ bonus }),
      routes: isListed,
      onRoutes: (isWanted) => show((now) => (isWanted ? 'routes' : now === 'routes' ? null : now)),
      onKeys: () => show('keys'),
      onExport: () => show('export'),
      onLeave: leave,
      onAway: (way) => way(),
    }),
    [isListed],
  );
  return (
    <GameMenuContext.Provider value={gameMenu}>
      <PagesAbove table={table}>
        <Scenes table={table} />
        <SheetOver table={table} shown={shown} onShow={show} onLeave={leave} />
      </PagesAbove>
    </GameMenuContext.Provider>
  );
}
