import { useEffect, useRef } from 'preact/hooks';

/**
 * After a choice from a list the focus goes to what comes next in the tray, and not back to what opened the list.
 * `isClosed`: the list is gone.
 */
export function useChosenFocus(isClosed: boolean): () => void {
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isClosed || !isChosen.current) return;
    isChosen.current = false;
    document.querySelector<HTMLElement>('.game-tray :is(.primary:enabled, .commit-bar button)')?.focus();
  });
  return () => {
    isChosen.current = true;
  };
}
