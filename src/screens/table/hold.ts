/** How long a finger or the space bar must stay down. */
export const HOLD_MS = 600;
/** A press that is shorter is a tap; one in between is neither, and does nothing. */
const TAP_MS = 300;
/** How long a first tap waits for the second. */
const SECOND_TAP_MS = 2500;

/** What a cover that must not open by accident is doing. Times are in ms. */
export type Hold =
  | { readonly kind: 'covered' }
  | { readonly kind: 'holding'; readonly since: number; readonly tappedBefore: boolean }
  | { readonly kind: 'tapped'; readonly at: number }
  /** For good: letting go does not close it. */
  | { readonly kind: 'open' };

export type HoldStep =
  | { readonly step: 'press' | 'release' | 'tap' | 'time'; readonly at: number }
  /** The finger was taken away by the system, or the window lost the keyboard. */
  | { readonly step: 'break off' };

export const COVERED: Hold = { kind: 'covered' };
const OPEN: Hold = { kind: 'open' };

export function holdAfter(hold: Hold, step: HoldStep): Hold {
  if (hold.kind === 'open') return hold;
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

function waitsForTap(hold: Hold, at: number): boolean {
  return hold.kind === 'tapped' && at - hold.at < SECOND_TAP_MS;
}

function released({ since, tappedBefore }: Extract<Hold, { readonly kind: 'holding' }>, at: number): Hold {
  const held = at - since;
  if (held >= HOLD_MS) return OPEN;
  if (held >= TAP_MS) return COVERED;
  return tappedBefore ? OPEN : { kind: 'tapped', at };
}

function passed(hold: Hold, at: number): Hold {
  const due = dueAt(hold);
  if (due === null || at < due) return hold;
  return hold.kind === 'holding' ? OPEN : COVERED;
}

/** When time alone changes it; null: never. */
export function dueAt(hold: Hold): number | null {
  if (hold.kind === 'holding') return hold.since + HOLD_MS;
  return hold.kind === 'tapped' ? hold.at + SECOND_TAP_MS : null;
}
