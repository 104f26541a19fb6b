/** How long a finger or the space bar must stay down. */
export const HOLD_MS = 600;
/** A press that is shorter is a tap; one in between is neither, and does nothing. */
const TAP_MS = 300;
/** How long a first tap waits for the second. */
const SECOND_TAP_MS = 2500;

/** How long a cover is deaf that has just come. */
export const DEAF_MS = 700;

/** What a cover that must not open by accident is doing. Times are in ms. */
export type HoldState =
  /** Deaf for a while after it came: the hand that passed the tablet on may still be tapping. */
  | { readonly kind: 'covered'; readonly deafUntil: number }
  | { readonly kind: 'holding'; readonly since: number; readonly tappedBefore: boolean }
  | { readonly kind: 'tapped'; readonly at: number }
  /** For good: letting go does not close it. */
  | { readonly kind: 'open' };

export type HoldStep =
  | { readonly step: 'press' | 'release' | 'tap' | 'time'; readonly at: number }
  /** The finger was taken away by the system, or the window lost the keyboard. */
  | { readonly step: 'break off' };

const COVERED: HoldState = { kind: 'covered', deafUntil: Number.NEGATIVE_INFINITY };
const OPEN: HoldState = { kind: 'open' };

/** A cover that has come just now. */
export function coveredAt(at: number): HoldState {
  return { kind: 'covered', deafUntil: at + DEAF_MS };
}

export function holdAfter(hold: HoldState, step: HoldStep): HoldState {
  if (hold.kind === 'open' || isDeaf(hold, step)) return hold;
  switch (step.step) {
    case 'press':
      return { kind: 'holding', since: step.at, tappedBefore: waitsForTap(hold, step.at) };
    case 'release':
      return hold.kind === 'holding' ? released(hold, step.at) : hold;
    case 'tap':
      return waitsForTap(hold, step.at) ? OPEN : { kind: 'tapped', at: step.at };
    case 'time':
      return passed(hold, step.at);
    case 'break off':
      return hold.kind === 'holding' ? COVERED : hold;
    default:
      return step satisfies never;
  }
}

/** Whatever began in that time never counts, not as the first of two taps either. */
function isDeaf(hold: HoldState, step: HoldStep): boolean {
  return hold.kind === 'covered' && 'at' in step && step.at < hold.deafUntil;
}

function waitsForTap(hold: HoldState, at: number): boolean {
  return hold.kind === 'tapped' && at - hold.at < SECOND_TAP_MS;
}

function released({ since, tappedBefore }: Extract<HoldState, { readonly kind: 'holding' }>, at: number): HoldState {
  const held = at - since;
  if (held >= HOLD_MS) return OPEN;
  if (held >= TAP_MS) return COVERED;
  return tappedBefore ? OPEN : { kind: 'tapped', at };
}

function passed(hold: HoldState, at: number): HoldState {
  const due = dueAt(hold);
  if (due === null || at < due) return hold;
  return hold.kind === 'holding' ? OPEN : COVERED;
}

/** When time alone changes it; null: never. */
export function dueAt(hold: HoldState): number | null {
  if (hold.kind === 'holding') return hold.since + HOLD_MS;
  return hold.kind === 'tapped' ? hold.at + SECOND_TAP_MS : null;
}
