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

/** What opens it; whoever holds may tap twice as well. */
export type RevealGesture = 'hold' | 'two taps' | 'one tap';

const COVERED: HoldState = { kind: 'covered', deafUntil: Number.NEGATIVE_INFINITY };
const OPEN: HoldState = { kind: 'open' };

/** A cover that has come just now. */
export function coveredAt(at: number): HoldState {
  return { kind: 'covered', deafUntil: at + DEAF_MS };
}

export function holdAfter(hold: HoldState, step: HoldStep, gesture: RevealGesture = 'hold'): HoldState {
  if (hold.kind === 'open' || isDeaf(hold, step)) return hold;
  switch (step.step) {
    case 'press':
      return { kind: 'holding', since: step.at, tappedBefore: waitsForTap(hold, step.at) };
    case 'release':
      return hold.kind === 'holding' ? released(hold, step.at, gesture) : hold;
    case 'tap':
      return tapped(waitsForTap(hold, step.at), step.at, gesture);
    case 'time':
      return passed(hold, step.at, gesture);
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

type Holding = Extract<HoldState, { readonly kind: 'holding' }>;

/** Where nothing is to be held, a slow tap is a tap. */
function released({ since, tappedBefore }: Holding, at: number, gesture: RevealGesture): HoldState {
  const held = at - since;
  if (gesture !== 'hold' || held < TAP_MS) return tapped(tappedBefore, at, gesture);
  return held >= HOLD_MS ? OPEN : COVERED;
}

function tapped(tappedBefore: boolean, at: number, gesture: RevealGesture): HoldState {
  return tappedBefore || gesture === 'one tap' ? OPEN : { kind: 'tapped', at };
}

function passed(hold: HoldState, at: number, gesture: RevealGesture): HoldState {
  const due = dueAt(hold, gesture);
  if (due === null || at < due) return hold;
  return hold.kind === 'holding' ? OPEN : COVERED;
}

/** When time alone changes it; null: never. */
export function dueAt(hold: HoldState, gesture: RevealGesture = 'hold'): number | null {
  if (hold.kind === 'holding') return gesture === 'hold' ? hold.since + HOLD_MS : null;
  return hold.kind === 'tapped' ? hold.at + SECOND_TAP_MS : null;
}
