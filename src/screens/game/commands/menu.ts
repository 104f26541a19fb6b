import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What lies around a game and is opened from its screens. */
export interface GameMenu {
  readonly onMenu: () => void;
  /** All bonuses, or the card of this id on the board. */
  readonly onBonus: (card: string | null) => void;
  /** The list of all routes is open; the screens of a game draw it, each as far as it may be known there. */
  readonly routes: boolean;
  readonly onRoutes: (open: boolean) => void;
  readonly onKeys: () => void;
  readonly onExport: () => void;
  readonly onLeave: () => void;
  /** Takes a way that leads away from this game, after a question where it would be lost. */
  readonly onAway: (way: () => void) => void;
}

export const GameMenuContext = createContext<GameMenu | null>(null);

export function useGameMenu(): GameMenu {
  const menu = useContext(GameMenuContext);
  if (menu === null) throw new Error('No game lies around this.');
  return menu;
}
