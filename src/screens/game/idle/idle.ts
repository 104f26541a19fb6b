/** By two clocks, in ms. */
export interface ClockTimes {
  /** Only goes forward, but may stand still while a device sleeps. */
  readonly steady: number;
  /** Goes on whatever happens, but may be set, back too. */
  readonly wall: number;
}

/** For how long nobody has touched anything, as of a moment. */
export interface Idle {
  readonly ms: number;
  readonly at: ClockTimes;
}

/** So long before the end the screen grows dim, so that nobody is taken by surprise. */
export const DIM_MS = 5_000;
/** What has slept is noticed within this. */
const LOOK_MS = 1_000;

export function touchedAt(at: ClockTimes): Idle {
  return { ms: 0, at };
}

/** Whichever clock says that more time has passed is believed: a hand is rather covered too early than left open. */
export function idleAt({ ms, at }: Idle, now: ClockTimes): Idle {
  return { ms: ms + Math.max(0, now.steady - at.steady, now.wall - at.wall), at: now };
}

export type Attention = 'lit' | 'dim' | 'over';

export function attentionOf({ ms }: Idle, idleMs: number): Attention {
  if (ms >= idleMs) return 'over';
  return ms >= idleMs - DIM_MS ? 'dim' : 'lit';
}

/** After how many ms to look again. */
export function nextLook({ ms }: Idle, idleMs: number): number {
  const ahead = [idleMs - DIM_MS - ms, idleMs - ms].filter((left) => left > 0);
  return Math.min(LOOK_MS, ...ahead);
}
