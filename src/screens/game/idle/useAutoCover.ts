import { useLayoutEffect } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import { dim } from './Dimming.tsx';
import { watchIdle } from './idleWatch.ts';

/**
 * Covers the hand as soon as its player has turned to something else, or has not touched it for so long; null: never. For
 * the last seconds the screen is dim, and whatever wakes it does nothing else.
 */
export function useAutoCover(table: OpenTable, open: boolean, idleMs: number | null): void {
  const { dimming } = useText().turn;
  // Before the hand is painted: a window that is left in that very moment must not keep it open.
  useLayoutEffect(() => {
    if (!open) return;
    const cover = () => table.cover();
    const stops = [coverWhenLeft(cover)];
    if (idleMs !== null) stops.push(watchIdle({ idleMs, cover, dim: () => dim(dimming) }));
    return () => {
      for (const stop of stops) stop();
    };
  }, [table, open, idleMs, dimming]);
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
  addEventListener('beforeprint', cover);
  return () => {
    document.removeEventListener('visibilitychange', coverIfHidden);
    document.removeEventListener('freeze', cover);
    removeEventListener('pagehide', cover);
    removeEventListener('blur', coverIfAway);
    removeEventListener('beforeprint', cover);
  };
}

/** A file dialog or a keyboard on the screen also takes the focus away, but nobody has left. */
function isPickingOrTyping(): boolean {
  return document.activeElement?.matches('input:not([type="radio"]), select, textarea') ?? false;
}
