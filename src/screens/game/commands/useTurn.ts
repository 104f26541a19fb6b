import { useCallback, useMemo, useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import { meaningOf } from '../../../preferences/store.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { HandScene, TableState } from '../../../table/session/scenes.ts';
import { preferences } from '../../shared/preferences.ts';
import { touchedNow, UNTOUCHED } from '../board/touched.ts';
import { useGameMenu } from './menu.ts';
import { commandsOf } from './turnCommands.ts';
import type { TurnScene } from './turnScene.ts';
import { useHint } from './useHint.ts';

/** What the fingers of a player do, and what it leaves on the screen until the next touch. */
export function useTurn(state: TableState, scene: HandScene, table: OpenTable): TurnScene {
  const [last, setLast] = useState(UNTOUCHED);
  const [refilled, setRefilled] = useState<number | null>(null);
  const text = useText();
  const { shown, ask, clear } = useHint(table);
  const { onRoutes, onKeys } = useGameMenu();
  const commands = useMemo(
    () =>
      commandsOf(table, text, {
        setLast,
        setRefilled,
        askHint: ask,
        confirmsTickets: () => meaningOf(preferences.getState(), 'confirmTickets'),
        sendAway: clear,
        openRoutes: () => onRoutes(true),
        openKeys: onKeys,
      }),
    [table, text, ask, clear, onRoutes, onKeys],
  );
  const log = useCallback(() => table.log(), [table]);
  return { state, scene, commands, refilled, hint: shown, touched: touchedNow(last, scene.draft), log };
}
