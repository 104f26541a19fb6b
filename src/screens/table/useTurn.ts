import { useMemo, useState } from 'preact/hooks';
import type { Action } from '../../engine/actions.ts';
import type { DraftStep } from '../../table/draft.ts';
import type { OpenTable } from '../../table/tableStore.ts';
import type { Asking, PromptWords } from './promptWords.ts';

/** What a player has touched that the rules know nothing of. */
interface Touched {
  readonly asking: Asking | null;
  /** An answer to a touch: why not, or what is known about a player. */
  readonly told: PromptWords | null;
  /** The ticket whose path is lit. */
  readonly ticket: number | null;
  /** The place of the row from which the last card came: what lies there now is new. */
  readonly refilled: number | null;
}

export interface TurnHands extends Touched {
  readonly ask: (what: Asking) => void;
  readonly tell: (words: PromptWords) => void;
  readonly light: (ticket: number) => void;
  readonly draft: (step: DraftStep) => void;
  readonly act: (action: Action) => void;
}

const NOTHING: Touched = { asking: null, told: null, ticket: null, refilled: null };

/** What the fingers of a player do, and what it leaves on the screen until the next touch. */
export function useTurn(table: OpenTable): TurnHands {
  const [touched, setTouched] = useState(NOTHING);
  const commands = useMemo(() => commandsOf(table, setTouched), [table]);
  return { ...touched, ...commands };
}

type SetTouched = (change: (before: Touched) => Touched) => void;

function commandsOf(table: OpenTable, set: SetTouched): Omit<TurnHands, keyof Touched> {
  return {
    ask: (what) => {
      table.draft({ step: 'drop' });
      set(({ asking, refilled }) => ({ ...NOTHING, refilled, asking: asking === what ? null : what }));
    },
    tell: (told) => set((before) => ({ ...before, told })),
    light: (ticket) => set((before) => ({ ...before, told: null, ticket: before.ticket === ticket ? null : ticket })),
    draft: (step) => {
      table.draft(step);
      set(({ refilled }) => ({ ...NOTHING, refilled }));
    },
    act: (action) => {
      const refilled = action.type === 'drawCard' && action.from >= 0 ? action.from : null;
      set(() => ({ ...NOTHING, refilled }));
      void table.act(action);
    },
  };
}
