import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Burst, noticed, pressed } from '../../press/burst.ts';

/**
 * Whether a key is to be held back as its button would be: one that is kept down presses once, and one that has come to
 * mean another thing is deaf until it was left alone for a moment.
 */
export function useKeyBursts(moment: number): (event: KeyboardEvent) => boolean {
  const bursts = useRef(new Map<string, Burst>());
  const there = [`${moment}`];
  useLayoutEffect(() => {
    const at = performance.now();
    for (const [key, burst] of bursts.current) bursts.current.set(key, noticed(burst, { at, there }));
  }, [moment]);
  return ({ key, repeat, timeStamp: at }) => {
    const { burst, deaf } = pressed(bursts.current.get(key) ?? null, { at, on: `${moment}`, there });
    bursts.current.set(key, burst);
    return deaf || repeat;
  };
}
