import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Address } from './route.ts';

/** The way to another screen, for whoever needs it deep inside one. */
export const GoContext = createContext<(to: Address) => void>(() => undefined);

export function useGo(): (to: Address) => void {
  return useContext(GoContext);
}
