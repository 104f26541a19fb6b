import { useEffect } from 'preact/hooks';

const REMATCH = '.rematch > .primary';

/** A rematch would be a real game on this device's shelf: here the button can be pressed, and nothing comes of it. */
export function useNoRematch(): void {
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(REMATCH) !== null) event.stopPropagation();
    };
    document.addEventListener('click', stop, { capture: true });
    return () => document.removeEventListener('click', stop, { capture: true });
  }, []);
}
