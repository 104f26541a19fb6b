import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where a control that had the focus is gone, what it was in takes it: whoever plays by keys is never nowhere. */
export function useFallenFocus(): RefObject<HTMLElement | null> {
  const around = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && around.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // With the frame that paints it: to take the focus is to have the page laid out.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (wasInside.current && document.activeElement === document.body) around.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  return around;
}
