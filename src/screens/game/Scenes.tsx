import { useRef } from 'preact/hooks';
import type { Look as BoardLook } from '../../board/camera/boardCamera.ts';
import { pwaStore } from '../../pwa/state.ts';
import type { OpenTable } from '../../table/openTable.ts';
import type { Scene, TableState } from '../../table/session/scenes.ts';
import { LostNote } from '../shared/LostNote.tsx';
import { useMeaning } from '../shared/preferences.ts';
import { useStore } from '../shared/useStore.ts';
import { KeptLookContext } from './board/keptLook.ts';
import { useGameMenu } from './commands/menu.ts';
import { Curtain } from './curtain/Curtain.tsx';
import { Look } from './curtain/Look.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Final } from './final/Final.tsx';
import { UnsavedNote } from './frame/UnsavedNote.tsx';
import { useAutoCover } from './idle/useAutoCover.ts';
import { NotPrinted } from './NotPrinted.tsx';
import { StorageNote } from './StorageNote.tsx';
import { ShowLayer } from './show/ShowLayer.tsx';
import { ShowContext, useShow } from './show/useShow.ts';
import { KeepTickets } from './tickets/KeepTickets.tsx';
import { Turn } from './turn/Turn.tsx';
import { useWakeLock } from './useWakeLock.ts';
import { Watch } from './watch/Watch.tsx';
import './frame/table-note.css';

const whole = (state: TableState) => state;

/** A game at the table: whatever its scene is. */
export function Scenes({ table }: { readonly table: OpenTable }) {
  const state = useStore(table.state, whole);
  const { onExport } = useGameMenu();
  const coverAfter = useMeaning('coverAfter');
  useAutoCover(table, state.curtains && state.scene.kind === 'hand', state.openHands ? null : coverAfter);
  useWakeLock(useMeaning('keepAwake'));
  const player = useShow(table);
  const partMissing = useStore(pwaStore, (pwa) => pwa.partMissing);
  const keptLook = useRef<BoardLook | null>(null);
  if (state.saving === 'elsewhere') return <Elsewhere state={state} table={table} />;
  return (
    <>
      <KeptLookContext.Provider value={state.curtains ? null : keptLook}>
        <ShowContext.Provider value={player}>
          <SceneOf state={state} scene={state.scene} table={table} />
          <ShowLayer player={player} />
        </ShowContext.Provider>
        {isSecret(state.scene) && <NotPrinted />}
      </KeptLookContext.Provider>
      <NoteOf state={state} partMissing={partMissing} onExport={onExport} onDismiss={() => table.dismissNews()} />
    </>
  );
}

/** Something of a seat is in it. */
function isSecret(scene: Scene): boolean {
  return scene.kind === 'hand' || (scene.kind === 'watch' && scene.view !== null);
}

interface NoteProps {
  readonly state: TableState;
  readonly partMissing: boolean;
  readonly onExport: () => void;
  /** Of news about the saves. */
  readonly onDismiss: () => void;
}

/** One at a time. While the game is not saved nobody is told to load the page anew, which would lose it. */
function NoteOf({ state, partMissing, onExport, onDismiss }: NoteProps) {
  const { unsaved, news, scene } = state;
  if (unsaved) return scene.kind === 'curtain' ? null : <UnsavedNote onExport={onExport} />;
  if (news) return <StorageNote news={news} onDismiss={onDismiss} />;
  return partMissing ? <MissingNote /> : null;
}

function MissingNote() {
  return (
    <aside class="table-note">
      <LostNote />
    </aside>
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
