import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Room {
  readonly box: RefObject<HTMLElement | null>;
  /** Whether what lies in the box is as wide as the box at most. */
  readonly fits: boolean;
}

/**
 * Measured, as only the browser knows how long words are. What was too wide for a box is not tried again until the box is
 * wider than that, so it never goes to and fro.
 */
export function useRoom(asks: boolean): Room {
  const box = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const [tooNarrow, setTooNarrow] = useState(0);
  const fits = width > tooNarrow;
  useLayoutEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!asks || element === null || content == null) return undefined;
    const measure = () => {
      if (element.clientWidth === 0) return; // it is put away
      setWidth(element.clientWidth);
      if (fits && element.scrollWidth > element.clientWidth) setTooNarrow(element.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content);
    measure();
    return () => observer.disconnect();
  }, [asks, fits]);
  return { box, fits };
}
