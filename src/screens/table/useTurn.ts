import { useMemo, useState } from 'preact/hooks';
import type { Action } from '../../engine/actions.ts';
import { type Text, useText } from '../../i18n/text.ts';
import type { DraftStep } from '../../table/draft.ts';
import type { ActOutcome, OpenTable } from '../../table/tableStore.ts';
import type { Asking, PromptWords } from './promptWords.ts';
import { refusedWords } from './refusedWords.ts';
import { type Hints, useHint } from './useHint.ts';

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
  readonly hints: Hints;
  readonly ask: (what: Asking) => void;
  readonly tell: (words: PromptWords) => void;
  readonly light: (ticket: number) => void;
  readonly draft: (step: DraftStep) => void;
  readonly act: (action: Action) => void;
  readonly undo: () => void;
  readonly endTurn: () => void;
}

const NOTHING: Touched = { asking: null, told: null, ticket: null, refilled: null };

/** What the fingers of a player do, and what it leaves on the screen until the next touch. */
export function useTurn(table: OpenTable): TurnHands {
  const [touched, setTouched] = useState(NOTHING);
  const text = useText();
  const hints = useHint(table);
  const commands = useMemo(() => commandsOf(table, text, setTouched, hints.clear), [table, text]);
  return { ...touched, ...commands, hints: { ...hints, ask: () => askAfresh(table, commands, hints) } };
}

/** Whatever was begun is put down first; what the rules wait for stays. */
function askAfresh({ state }: OpenTable, { draft }: Pick<TurnHands, 'draft'>, hints: Hints): void {
  const { scene } = state.getState();
  if (scene.kind !== 'hand' || scene.beat !== null) return;
  if (scene.draft?.kind !== 'tunnel') draft({ step: 'drop' });
  hints.ask();
}

type SetTouched = (change: (before: Touched) => Touched) => void;
type Commands = Omit<TurnHands, keyof Touched | 'hints'>;

/** Every touch sends a hint away. */
function commandsOf(table: OpenTable, text: Text, setTouched: SetTouched, sendAway: () => void): Commands {
  const set: SetTouched = (change) => {
    sendAway();
    setTouched(change);
  };
  const tell = (told: PromptWords) => set((before) => ({ ...before, told }));
  const { moment } = text.turn.why;
  const answer = async (press: Promise<ActOutcome>) => {
    const outcome = await press;
    const told = answerTo(text, table, outcome);
    if (told !== null) tell(told);
    // Saved by now.
    if (outcome.ok) setTouched((before) => (before.told?.title === moment ? { ...before, told: null } : before));
  };
  return {
    ask: (what) => {
      table.draft({ step: 'drop' });
      set(({ asking, refilled }) => ({ ...NOTHING, refilled, asking: asking === what ? null : what }));
    },
    tell,
    light: (ticket) => set((before) => ({ ...before, told: null, ticket: before.ticket === ticket ? null : ticket })),
    draft: (step) => {
      table.draft(step);
      set(({ refilled }) => ({ ...NOTHING, refilled }));
    },
    act: (action) => {
      const refilled = action.type === 'drawCard' && action.from >= 0 ? action.from : null;
      set(() => ({ ...NOTHING, refilled }));
      void answer(table.act(action));
    },
    undo: () => void answer(table.undo()),
    endTurn: () => void answer(table.endTurn()),
  };
}

/** No press is lost without a word. */
function answerTo(text: Text, { state }: OpenTable, outcome: ActOutcome): PromptWords | null {
  const { players, scene } = state.getState();
  if (outcome.ok || scene.kind !== 'hand') return null;
  return refusedWords(text, outcome.refusal, { players, seat: scene.seat });
}
