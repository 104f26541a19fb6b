import { useLayoutEffect } from 'preact/hooks';
import type { OpenTable } from '../../table/tableStore.ts';

/** Covers the hand as soon as its player has turned to something else, or has not touched it for so long; null: never. */
export function useAutoCover(table: OpenTable, open: boolean, idleMs: number | null): void {
  // Before the hand is painted: a window that is left in that very moment must not keep it open.
  useLayoutEffect(() => {
    if (!open) return;
    const cover = () => table.cover();
    const stops = [coverWhenLeft(cover), ...(idleMs === null ? [] : [coverWhenIdle(cover, idleMs)])];
    return () => {
      for (const stop of stops) stop();
    };
  }, [table, open, idleMs]);
}

type Stop = () => void;

function coverWhenLeft(cover: () => void): Stop {
  const coverIfHidden = () => {
    if (document.visibilityState === 'hidden') cover();
  };
  const coverIfAway = () => {
    if (!isPickingOrTyping()) cover();
  };
  document.addEventListener('visibilitychange', coverIfHidden);
  document.addEventListener('freeze', cover);
  addEventListener('pagehide', cover);
  addEventListener('blur', coverIfAway);
  return () => {
    document.removeEventListener('visibilitychange', coverIfHidden);
    document.removeEventListener('freeze', cover);
    removeEventListener('pagehide', cover);
    removeEventListener('blur', coverIfAway);
  };
}

/** A file dialog or a keyboard on the screen also takes the focus away, but nobody has left. */
function isPickingOrTyping(): boolean {
  return document.activeElement?.matches('input:not([type="radio"]), select, textarea') ?? false;
}

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

function coverWhenIdle(cover: () => void, idleMs: number): Stop {
  let last = Date.now();
  const live = () => {
    last = Date.now();
  };
  const check = () => {
    const left = last + idleMs - Date.now();
    if (left <= 0) cover();
    else timer = setTimeout(check, left);
  };
  let timer = setTimeout(check, idleMs);
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, live, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, live, { capture: true });
  };
}
