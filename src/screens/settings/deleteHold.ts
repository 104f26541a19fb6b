export const DELETE_HOLD_MS = 1_500;
/** What comes sooner after a key was meant as the same press. */
const APART_MS = 300;

/** What a button does that nobody presses by accident. Times are in ms. */
export type DeleteHold =
  | { readonly kind: 'resting' }
  | { readonly kind: 'holding'; readonly since: number }
  | { readonly kind: 'pressed once'; readonly at: number }
  /** Until it is known whether it was done. */
  | { readonly kind: 'held' };

export type DeleteStep =
  | { readonly step: 'press' | 'time'; readonly at: number }
  /** A whole press of a key. */
  | { readonly step: 'key'; readonly at: number }
  | { readonly step: 'release' }
  /** It could not be done, and may be tried again. */
  | { readonly step: 'failed' };

export const RESTING: DeleteHold = { kind: 'resting' };
const HELD: DeleteHold = { kind: 'held' };

export function holdAfter(hold: DeleteHold, step: DeleteStep): DeleteHold {
  if (step.step === 'failed') return RESTING;
  if (hold.kind === 'held') return hold;
  switch (step.step) {
    case 'press':
      return { kind: 'holding', since: step.at };
    case 'release':
      return hold.kind === 'holding' ? RESTING : hold;
    case 'time':
      return hold.kind === 'holding' && step.at - hold.since >= DELETE_HOLD_MS ? HELD : hold;
    case 'key':
      return hold.kind === 'pressed once' ? second(hold, step.at) : { kind: 'pressed once', at: step.at };
    default:
      return step satisfies never;
  }
}

function second(hold: Extract<DeleteHold, { readonly kind: 'pressed once' }>, at: number): DeleteHold {
  return at - hold.at < APART_MS ? hold : HELD;
}
