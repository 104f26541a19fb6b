import { useEffect, useRef } from 'preact/hooks';

/**
 * After a choice from a list the focus goes to what comes next in the tray, and not back to what opened the list.
 * `isNext`: that is there by now.
 */
export function useChosenFocus(isNext: boolean): () => void {
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isNext || !isChosen.current) return;
    isChosen.current = false;
    document.querySelector<HTMLElement>('.game-tray :is(.primary:enabled, .commit-bar button)')?.focus();
  });
  return () => {
    isChosen.current = true;
  };
}
