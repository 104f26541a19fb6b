import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** On the screen, or nearly. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: '200px',
    });
    if (element.current !== null) watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return inView;
}
