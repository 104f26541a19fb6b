import { useEffect, useRef, useState } from 'preact/hooks';

/** Long enough to read what came of the turn. */
export const GOES_ON_MS = 8_000;

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Goes on by itself after a while, unless anything is touched; says whether it still will. */
export function useGoesOn(wanted: boolean, goOn: () => void): boolean {
  const [stopped, setStopped] = useState(false);
  const latest = useRef(goOn);
  latest.current = goOn;
  const waits = wanted && !stopped;
  useEffect(() => {
    if (!waits) return;
    const stop = () => setStopped(true);
    const timer = setTimeout(() => latest.current(), GOES_ON_MS);
    for (const touch of TOUCHES) addEventListener(touch, stop, { capture: true, passive: true });
    document.addEventListener('visibilitychange', stop);
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) removeEventListener(touch, stop, { capture: true });
      document.removeEventListener('visibilitychange', stop);
    };
  }, [waits]);
  return waits;
}
