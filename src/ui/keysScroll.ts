import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Nothing in it can be come to by keys. */
export const isWithoutStops = (place: Element) => place.querySelector(STOPS) === null;

/** For what may be longer than its place: without anything to go to by keys it is a stop itself, and arrow keys scroll it. */
export function useKeysScroll<Place extends HTMLElement>(): RefObject<Place | null> {
  const ref = useRef<Place>(null);
  useEffect(() => {
    const place = ref.current;
    if (place === null) return undefined;
    const sizes = new ResizeObserver(() => {
      if (place.scrollHeight > place.clientHeight && isWithoutStops(place)) place.tabIndex = 0;
      else place.removeAttribute('tabindex');
    });
    for (const sized of [place, ...place.children]) sizes.observe(sized);
    return () => sizes.disconnect();
  });
  return ref;
}
