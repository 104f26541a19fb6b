import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What lies around a game and is opened from its screens. */
export interface Desk {
  readonly onMenu: () => void;
  readonly onBonus: () => void;
  readonly onExport: () => void;
  readonly onLeave: () => void;
}

const nothing = () => undefined;

export const DeskContext = createContext<Desk>({
  onMenu: nothing,
  onBonus: nothing,
  onExport: nothing,
  onLeave: nothing,
});

export function useDesk(): Desk {
  return useContext(DeskContext);
}
