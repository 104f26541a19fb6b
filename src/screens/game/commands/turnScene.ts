import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { HandScene, TableState } from '../../../table/session/scenes.ts';
import type { Story } from '../../../table/story/story.ts';
import type { Touched } from '../board/touched.ts';
import type { TurnCommands } from './turnCommands.ts';
import type { HintShown } from './useHint.ts';

/** An open hand, what was touched last, and what can be done. */
export interface TurnScene {
  readonly state: TableState;
  readonly scene: HandScene;
  readonly commands: TurnCommands;
  readonly touched: Touched;
  /** Null: nobody has asked, or something was touched since. */
  readonly hint: HintShown | null;
  /** The place of the row from which the last card came: what lies there now is new. */
  readonly refilled: number | null;
  readonly log: () => readonly Story[];
}

export const TurnContext = createContext<TurnScene | null>(null);

export function useTurnScene(): TurnScene {
  const turn = useContext(TurnContext);
  if (turn === null) throw new Error('No hand is open here.');
  return turn;
}
