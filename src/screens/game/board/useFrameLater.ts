import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * The same thing once what lies around it has been painted, so that neither waits until the other is drawn. With
 * another `of` it is a thing of its own, and there at once.
 */
export function useFrameLater<Thing>(now: Thing, of: unknown): Thing {
  const [shown, show] = useState({ thing: now, of });
  const isOther = !Object.is(shown.of, of);
  useLayoutEffect(() => {
    const showNow = () => show({ thing: now, of });
    if (isOther) showNow();
    return isOther || Object.is(shown.thing, now) ? undefined : afterNextFrame(showNow);
  }, [now, of]);
  return isOther ? now : shown.thing;
}

function afterNextFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
