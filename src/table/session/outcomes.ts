import type { Refusal } from '../../engine/refusals.ts';
import type { WhyNoUndo } from '../game/sitting.ts';

/** Why a command did nothing, where the rules have no part in it. */
export type TableRefusal =
  /** The last action is still being written down, and another command waits for that already. */
  | { readonly code: 'saving' }
  | { readonly code: 'elsewhere' }
  | { readonly code: 'covered' }
  /** The draft has not come to an action yet. */
  | { readonly code: 'unfinished' }
  | { readonly code: 'cannotUndo'; readonly why: WhyNoUndo };

export type ActOutcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal | TableRefusal };

export const DONE: ActOutcome = { ok: true };

export function refused(refusal: Refusal | TableRefusal): ActOutcome {
  return { ok: false, refusal };
}
