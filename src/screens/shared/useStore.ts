import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { StoreApi } from 'zustand/vanilla';

/** Reads a part of a store and draws again only when that part has changed. */
export function useStore<State, Part>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  select: (state: State) => Part,
): Part {
  const [, redraw] = useReducer((count: number, _: undefined) => count + 1, 0);
  const part = select(store.getState());
  const latest = useRef({ part, select });
  latest.current = { part, select };
  useEffect(() => {
    const compare = () => {
      if (!Object.is(latest.current.select(store.getState()), latest.current.part)) redraw(undefined);
    };
    compare(); // it may have changed between drawing and now
    return store.subscribe(compare);
  }, [store]);
  return part;
}
