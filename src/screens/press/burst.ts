/** A place is calm once no finger has been there for so long, and what came there meanwhile can be seen by then. */
export const CALM_MS = 500;
/** What lay under a press is remembered for so long: a slow device may answer late. */
export const MEMORY_MS = 3_000;

/**
 * Presses at one place, one soon after the other. A nervous thumb means the first thing it touched: what takes that
 * thing's place in the meantime was not seen, and must not be pressed. Times are in ms.
 */
export interface Burst {
  /** When its first press came. */
  readonly began: number;
  /** When a finger was last there. */
  readonly last: number;
  /** Since when each thing lies there, by its name; what was there before the first press since ever. */
  readonly since: ReadonlyMap<string, number>;
}

/** A press on `on`; `there` is all that lies within the reach of the same thumb. */
export interface Press {
  readonly at: number;
  readonly on: string;
  readonly there: readonly string[];
}

export interface Judged {
  readonly burst: Burst;
  /** It does not count. */
  readonly deaf: boolean;
}

/** `before`: what is known of this place; null where nobody pressed lately. */
export function pressed(before: Burst | null, press: Press): Judged {
  const { at, on } = press;
  if (before === null || at - before.last > MEMORY_MS) return { burst: firstOf(press), deaf: false };
  const seen = noticed(before, press);
  const goesOn = at - before.last < CALM_MS;
  const began = goesOn ? before.began : at;
  const since = seen.since.get(on) ?? at;
  const deaf = at - since < CALM_MS || since > began;
  return { burst: { ...seen, began, last: Math.max(at, before.last) }, deaf };
}

function firstOf({ at, on, there }: Press): Burst {
  return { began: at, last: at, since: new Map([on, ...there].map((thing) => [thing, Number.NEGATIVE_INFINITY])) };
}

/** What lies there now. */
export function noticed(burst: Burst, { at, there }: Pick<Press, 'at' | 'there'>): Burst {
  const isKnown = there.length === burst.since.size && there.every((thing) => burst.since.has(thing));
  if (isKnown) return burst;
  // What went away and comes back is new again.
  return { ...burst, since: new Map(there.map((thing) => [thing, burst.since.get(thing) ?? at])) };
}

/** A finger has been there until now. */
export function lifted(burst: Burst, at: number): Burst {
  return { ...burst, last: Math.max(at, burst.last) };
}
