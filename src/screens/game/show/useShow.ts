import { createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { BoardShow } from '../../../board/onBoard.ts';
import { meaningOf } from '../../../preferences/store.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import { preferences } from '../../shared/preferences.ts';
import { isStill } from '../../shared/useStill.ts';
import { useStore } from '../../shared/useStore.ts';
import { direct, type Manner } from './direct.ts';
import { followWithSound } from './followWithSound.ts';
import { type Show, ShowPlayer } from './player.ts';

/** Shows what happens at this table, and makes room for whoever touches the screen meanwhile. */
export function useShow(table: OpenTable): ShowPlayer {
  const player = useMemo(() => new ShowPlayer(), [table]);
  useLayoutEffect(() => {
    let before = table.state.getState();
    return table.state.subscribe((now) => {
      direct(player, before, now, manner());
      before = now;
    });
  }, [table, player]);
  useEffect(() => followWithSound(player), [player]);
  useCuts(player);
  return player;
}

function manner(): Manner {
  return { speed: meaningOf(preferences.getState(), 'computerSpeed'), still: isStill() };
}

/** Any touch or key ends it, and means what it would have meant without it. */
function useCuts(player: ShowPlayer): void {
  useEffect(() => {
    const listening = new AbortController();
    const how = { capture: true, passive: true, signal: listening.signal };
    const cut = () => player.cut();
    for (const type of ['pointerdown', 'keydown', 'wheel', 'resize']) addEventListener(type, cut, how);
    document.addEventListener('visibilitychange', cut, how);
    return () => {
      listening.abort();
      player.cut();
    };
  }, [player]);
}

export const ShowContext = createContext<ShowPlayer | null>(null);

const NO_SHOW = new ShowPlayer();

/** What of it moves on the board; the same object as long as it is the same show. */
export function useBoardShow(): BoardShow | null {
  const player = useContext(ShowContext) ?? NO_SHOW;
  const show = useStore(player.stage, (stage) => stage.show);
  return useMemo(() => show && boardShowOf(show), [show]);
}

function boardShowOf({ acts, still }: Show): BoardShow | null {
  const onBoard = acts.filter((act) => act.what === 'train' || act.what === 'station' || act.what === 'path');
  return onBoard.length === 0 ? null : { acts: onBoard, still };
}

/** What was prepared begins as soon as nothing else is to be seen first. */
export function useBegin(isReady: boolean): void {
  const player = useContext(ShowContext);
  useLayoutEffect(() => {
    if (isReady) player?.begin();
  }, [isReady, player]);
}
