import { useEffect, useRef, useState } from 'preact/hooks';

/** Long enough to read what came of the turn; the only person at the table has seen it come. */
const GOES_ON_MS = { table: 8_000, alone: 2_000 };

/**
 * Goes on by itself after a while, unless a control is pressed or the page is left; says in how many ms it will, or null.
 * Turning to another part of the board, or moving about with the keyboard, stops nothing.
 */
export function useGoesOn(wanted: boolean, isAlone: boolean, goOn: () => void): number | null {
  const [stopped, setStopped] = useState(false);
  const latest = useRef(goOn);
  latest.current = goOn;
  const waits = wanted && !stopped;
  const ms = isAlone ? GOES_ON_MS.alone : GOES_ON_MS.table;
  useEffect(() => {
    if (!waits) return;
    const end = new AbortController();
    const stop = () => setStopped(true);
    const stopByPress = ({ target }: Event) => target instanceof Element && target.closest('button, input') && stop();
    const timer = setTimeout(() => latest.current(), ms);
    addEventListener('pointerdown', stopByPress, { capture: true, signal: end.signal });
    addEventListener('click', stopByPress, { capture: true, signal: end.signal });
    document.addEventListener('visibilitychange', stop, { signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [waits, ms]);
  return waits ? ms : null;
}
