import { useMemo, useRef } from 'preact/hooks';
import type { Look as BoardLook } from '../../board/useCamera.ts';
import { idleMs } from '../../table/preferences.ts';
import type { Scene, TableState } from '../../table/scenes.ts';
import type { OpenTable } from '../../table/tableStore.ts';
import { preferences } from '../preferences.ts';
import { useStore } from '../useStore.ts';
import { Curtain } from './Curtain.tsx';
import { type Desk, DeskContext } from './desk.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { Final } from './Final.tsx';
import { KeepTickets } from './KeepTickets.tsx';
import { KeptLookContext } from './keptLook.ts';
import { Look } from './Look.tsx';
import { Turn } from './Turn.tsx';
import { UnsavedNote } from './UnsavedNote.tsx';
import { useAutoCover } from './useAutoCover.ts';
import { useWakeLock } from './useWakeLock.ts';
import { Watch } from './Watch.tsx';

interface TableProps extends Desk {
  readonly table: OpenTable;
}

const whole = (state: TableState) => state;

/** A game at the table: whatever its scene is. */
export function Table({ table, onMenu, onBonus, onExport, onLeave }: TableProps) {
  const state = useStore(table.state, whole);
  const desk = useMemo(() => ({ onMenu, onBonus, onExport, onLeave }), [onMenu, onBonus, onExport, onLeave]);
  const coverAfter = useStore(preferences, idleMs);
  useAutoCover(table, state.curtains && state.scene.kind === 'hand', state.openHands ? null : coverAfter);
  useWakeLock();
  const keptLook = useRef<BoardLook | null>(null);
  if (state.saving === 'elsewhere') return <Elsewhere table={table} onLeave={onLeave} />;
  return (
    <DeskContext.Provider value={desk}>
      <KeptLookContext.Provider value={state.curtains ? null : keptLook}>
        <SceneOf state={state} scene={state.scene} table={table} />
      </KeptLookContext.Provider>
      {state.saving === 'failed' && <UnsavedNote onExport={onExport} />}
    </DeskContext.Provider>
  );
}

interface SceneProps {
  readonly state: TableState;
  readonly scene: Scene;
  readonly table: OpenTable;
}

function SceneOf({ state, scene, table }: SceneProps) {
  switch (scene.kind) {
    case 'curtain':
      return <Curtain state={state} scene={scene} table={table} />;
    case 'look':
      return <Look state={state} scene={scene} table={table} />;
    case 'hand':
      if (scene.draft?.kind === 'keep') return <KeepTickets state={state} scene={scene} table={table} />;
      return <Turn state={state} scene={scene} table={table} />;
    case 'watch':
      return <Watch state={state} scene={scene} table={table} />;
    case 'final':
      return <Final state={state} scene={scene} table={table} />;
    default:
      return scene satisfies never;
  }
}
