import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What lies around a game and is opened from its screens. */
export interface GameMenu {
  readonly onMenu: () => void;
  /** All bonuses, or the card of this id on the board. */
  readonly onBonus: (card: string | null) => void;
  readonly onExport: () => void;
  readonly onLeave: () => void;
  /** Takes a way that leads away from this game, after a question where it would be lost. */
  readonly onAway: (way: () => void) => void;
}

const nothing = () => undefined;

export const GameMenuContext = createContext<GameMenu>({
  onMenu: nothing,
  onBonus: nothing,
  onExport: nothing,
  onLeave: nothing,
  onAway: (way) => way(),
});

export function useGameMenu(): GameMenu {
  return useContext(GameMenuContext);
}
