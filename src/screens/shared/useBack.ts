import { useLayoutEffect, useRef } from 'preact/hooks';

type OnBack = () => boolean;

/** Whoever could close something, the latest last. */
const listeners: { readonly current: OnBack }[] = [];

/** Asks the latest first. True: something was closed, and the screen stays. */
export function closedByBack(): boolean {
  return listeners.toReversed().some(({ current }) => current());
}

/** The Back of the device: `onBack` says whether there was something to close. */
export function useBack(onBack: OnBack): void {
  const listener = useRef(onBack);
  listener.current = onBack;
  useLayoutEffect(() => {
    listeners.push(listener);
    return () => {
      listeners.splice(listeners.indexOf(listener), 1);
    };
  }, []);
}
