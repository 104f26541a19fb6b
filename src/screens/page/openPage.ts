import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PlayerColor } from '../../engine/players.ts';
import type { Address } from '../shared/route.ts';

/** What can be a screen of its own, and lie above a game that stays as it is. */
export type PageAddress = Extract<Address, { readonly screen: 'rules' | 'settings' }>;

/** Opens a page. `from`: where its reader stands now, as the way back calls it: "Tunnel München – Venezia". */
export type OpenPage = (page: PageAddress, from?: string) => void;

export const OpenPageContext = createContext<OpenPage | null>(null);

export function useOpenPage(): OpenPage {
  const open = useContext(OpenPageContext);
  if (open === null) throw new Error('No page can be opened from here.');
  return open;
}

/** Back to where a page was opened. */
export interface WayBack {
  /** "Back to your turn" */
  readonly label: string;
  readonly note: string | null;
  /** Whose turn it is. */
  readonly color: PlayerColor | null;
  readonly onBack: () => void;
}
