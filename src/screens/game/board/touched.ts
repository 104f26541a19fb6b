import type { Draft } from '../../../table/turn/draft.ts';
import type { Asking, PromptWords } from '../words/promptWords.ts';

/** What a player touches that the rules know nothing of. What the rules know of becomes a draft. */
export type Touch =
  /** A button: the thing itself is to be touched next. */
  | { readonly touch: 'action'; readonly asking: Asking }
  /** A ticket: its path is lit. */
  | { readonly touch: 'ticket'; readonly ticket: number }
  /** A city where nothing is built: its routes are lit. */
  | { readonly touch: 'city'; readonly city: number }
  /** Something that only answers: why not, or what is known about a player. One is true only until the game is saved. */
  | { readonly touch: 'answer'; readonly told: PromptWords; readonly until?: 'saved' };

/** The last touch, and the draft that it was made beside: with any other draft it has been replaced. */
export interface LastTouch {
  readonly touch: Touch | null;
  readonly beside: Draft | null;
}

/** The one thing that shows, in parts of which at most one is there. */
export interface Touched {
  readonly asking: Asking | null;
  readonly ticket: number | null;
  readonly city: number | null;
  readonly told: PromptWords | null;
}

export const UNTOUCHED: LastTouch = { touch: null, beside: null };
const NOTHING: Touched = { asking: null, ticket: null, city: null, told: null };

export function touchedNow({ touch, beside }: LastTouch, draft: Draft | null): Touched {
  if (touch === null || beside !== draft) return NOTHING;
  switch (touch.touch) {
    case 'action':
      return { ...NOTHING, asking: touch.asking };
    case 'ticket':
      return { ...NOTHING, ticket: touch.ticket };
    case 'city':
      return { ...NOTHING, city: touch.city };
    case 'answer':
      return { ...NOTHING, told: touch.told };
    default:
      return touch satisfies never;
  }
}

/** What is touched a second time is put down; an answer is given as often as it is asked for. */
export function touchAfter(before: LastTouch, touch: Touch, draft: Draft | null): LastTouch {
  const isAgain = touch.touch !== 'answer' && before.beside === draft && isSame(before.touch, touch);
  return { touch: isAgain ? null : touch, beside: draft };
}

/** Whoever is paying may ask about something else and go on; every other touch puts down what was begun. */
export function putsDown({ touch }: Touch, draft: Draft | null): boolean {
  if (draft === null || draft.kind === 'tunnel' || draft.kind === 'keep') return false;
  return touch !== 'answer' || !('payment' in draft);
}

function isSame(one: Touch | null, other: Touch): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}
