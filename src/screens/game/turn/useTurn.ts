import { useMemo, useState } from 'preact/hooks';
import type { Action } from '../../../engine/actions.ts';
import type { Refusal } from '../../../engine/refusals.ts';
import { type Text, useText } from '../../../i18n/text.ts';
import type { ActOutcome, OpenTable } from '../../../table/openTable.ts';
import type { Draft, DraftStep } from '../../../table/turn/draft.ts';
import {
  type LastTouch,
  putsDown,
  type Touch,
  type Touched,
  touchAfter,
  touchedNow,
  UNTOUCHED,
} from '../board/touched.ts';
import { type Hints, useHint } from '../hints/useHint.ts';
import type { Asking, PromptWords } from '../words/promptWords.ts';
import { type Audience, whyNotWords } from '../words/whyNotWords.ts';
import { refusedWords } from './refusedWords.ts';

export interface TurnHands extends Touched {
  readonly hints: Hints;
  /** The place of the row from which the last card came: what lies there now is new. */
  readonly refilled: number | null;
  readonly ask: (what: Asking) => void;
  readonly tell: (words: PromptWords) => void;
  /** Does it, or says why not. */
  readonly unless: (refusal: Refusal | null, start: () => void) => void;
  readonly light: (ticket: number) => void;
  readonly lookAt: (city: number) => void;
  readonly draft: (step: DraftStep) => void;
  readonly act: (action: Action) => void;
  readonly undo: () => void;
  readonly endTurn: () => void;
}

/** What the fingers of a player do, and what it leaves on the screen until the next touch. */
export function useTurn(table: OpenTable, draft: Draft | null): TurnHands {
  const [last, setLast] = useState(UNTOUCHED);
  const [refilled, setRefilled] = useState<number | null>(null);
  const text = useText();
  const hints = useHint(table);
  const commands = useMemo(
    () => commandsOf(table, text, { setLast, setRefilled, sendAway: hints.clear }),
    [table, text],
  );
  return {
    ...touchedNow(last, draft),
    ...commands,
    refilled,
    hints: { ...hints, ask: () => askAfresh(table, commands, hints) },
  };
}

/** Whatever was begun is put down first; what the rules wait for stays. */
function askAfresh({ state }: OpenTable, { draft }: Pick<TurnHands, 'draft'>, hints: Hints): void {
  const { scene } = state.getState();
  if (scene.kind !== 'hand' || scene.beat !== null) return;
  if (scene.draft?.kind !== 'tunnel') draft({ step: 'drop' });
  hints.ask();
}

export interface Marks {
  readonly setLast: (change: (before: LastTouch) => LastTouch) => void;
  readonly setRefilled: (place: number | null) => void;
  /** Every touch sends a hint away. */
  readonly sendAway: () => void;
}

type Commands = Omit<TurnHands, keyof Touched | 'hints' | 'refilled'>;

/** Whatever is touched takes the place of what was touched before. */
export function commandsOf(table: OpenTable, text: Text, { setLast, setRefilled, sendAway }: Marks): Commands {
  const touch = (touched: Touch) => {
    sendAway();
    if (putsDown(touched, draftOn(table))) table.draft({ step: 'drop' });
    setLast((before) => touchAfter(before, touched, draftOn(table)));
  };
  const forget = () => {
    sendAway();
    setLast(() => UNTOUCHED);
  };
  const tell = (told: PromptWords) => touch({ touch: 'answer', told });
  const { moment } = text.turn.why;
  const answer = async (press: Promise<ActOutcome>) => {
    const outcome = await press;
    const told = answerTo(text, table, outcome);
    if (told !== null) tell(told);
    // Saved by now.
    if (outcome.ok) setLast((before) => (isTold(before, moment) ? UNTOUCHED : before));
  };
  return {
    ask: (asking) => touch({ touch: 'action', asking }),
    tell,
    unless: (refusal, start) => {
      if (refusal === null) start();
      else tell({ title: text.turn.why.title, words: whyNotWords(text, refusal, audienceOf(table)) });
    },
    light: (ticket) => touch({ touch: 'ticket', ticket }),
    lookAt: (city) => touch({ touch: 'city', city }),
    draft: (step) => {
      table.draft(step);
      forget();
    },
    act: (action) => {
      forget();
      setRefilled(action.type === 'drawCard' && action.from >= 0 ? action.from : null);
      void answer(table.act(action));
    },
    undo: () => {
      forget();
      void answer(table.undo());
    },
    endTurn: () => void answer(table.endTurn()),
  };
}

function draftOn({ state }: OpenTable): Draft | null {
  const { scene } = state.getState();
  return scene.kind === 'hand' ? scene.draft : null;
}

function isTold({ touch }: LastTouch, title: string): boolean {
  return touch?.touch === 'answer' && touch.told.title === title;
}

/** No press is lost without a word. */
function answerTo(text: Text, table: OpenTable, outcome: ActOutcome): PromptWords | null {
  const audience = audienceOf(table);
  return outcome.ok || audience === undefined ? null : refusedWords(text, outcome.refusal, audience);
}

/** The one whose hand is open. */
function audienceOf({ state }: OpenTable): Audience | undefined {
  const { players, scene } = state.getState();
  return scene.kind === 'hand' ? { players, seat: scene.seat } : undefined;
}
